import {
  changeMember,
  leaveOperator,
  listMembers,
  removeMember,
  restoreMember,
} from "@bellhop/contract/members";
import { listVisibleMembers } from "../../domain/members/index.ts";
import { memberIsRestored } from "../../journeys/accounts/member-invites.ts";
import { memberIsChanged, memberIsRemoved, memberLeaves } from "../../journeys/accounts/member-is-removed.ts";
import { changesAboveVenues, changesAsPerson, readsAboveVenues } from "./answer.ts";

export const memberRoutes = [
  readsAboveVenues(listMembers, (at, page, who) => listVisibleMembers(at, who, page)),
  changesAboveVenues(changeMember, (at, change, who) => memberIsChanged(at, who, change)),
  changesAboveVenues(removeMember, (at, { member_id }, who) => memberIsRemoved(at, who, member_id)),
  changesAboveVenues(restoreMember, (at, { member_id }, who, services) =>
    memberIsRestored(at, who, member_id, services),
  ),

  changesAsPerson(leaveOperator, async (at, { operator_id }, person) => {
    await memberLeaves(at, person, operator_id, leaveOperator.path);
    return {};
  }),
];
