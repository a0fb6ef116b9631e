import {
  changeMember,
  leaveOperator,
  listMembers,
  removeMember,
  restoreMember,
} from "@bellhop/contract/members";
import {
  changeColleague,
  leave,
  listColleagues,
  removeColleague,
  restoreColleague,
} from "../../domain/members/index.ts";
import { refuse } from "../../platform/refusal.ts";
import { answerAtInstallation, answerPersonsAct, answerReadingAboveVenues } from "./answer.ts";

export const memberRoutes = [
  answerReadingAboveVenues(listMembers, (at, page, who) => listColleagues(at, who, page)),
  answerAtInstallation(changeMember, (at, change, who) => changeColleague(at, who, change)),
  answerAtInstallation(removeMember, (at, { member_id }, who) => removeColleague(at, who, member_id)),
  answerAtInstallation(restoreMember, (at, { member_id }, who) => restoreColleague(at, who, member_id)),

  answerPersonsAct(leaveOperator, async (at, { operator_id }, { memberships }) => {
    const member = memberships.find((one) => one.operator_id === operator_id);
    if (!member) throw refuse("not_found");
    await leave(at, { ...member, call: leaveOperator.path });
    return {};
  }),
];
