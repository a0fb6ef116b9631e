import {
  acceptInvitation,
  declineInvitation as declineCall,
  inviteMember,
  listInvitations as listCall,
  listMyInvitations,
  resendInvitation,
  withdrawInvitation as withdrawCall,
} from "@bellhop/contract/invitations";
import {
  declineInvitation,
  lastEndedMembership,
  listInvitations,
  listInvitationsTo,
  type Person,
  toMyInvitation,
  withdrawInvitation,
} from "../../domain/members/index.ts";
import { memberInvites, memberInvitesAgain, personAccepts } from "../../journeys/accounts/member-invites.ts";
import { refuse } from "../../platform/refusal.ts";
import { changesAboveVenues, changesAsPerson, readsAboveVenues, readsAsPerson } from "./answer.ts";

export const invitationRoutes = [
  readsAboveVenues(listCall, (at, page, who) => listInvitations(at, who, page)),
  changesAboveVenues(inviteMember, (at, invited, who, services) => memberInvites(at, who, invited, services)),
  changesAboveVenues(resendInvitation, (at, { invitation_id }, who, services) =>
    memberInvitesAgain(at, who, invitation_id, services),
  ),
  changesAboveVenues(withdrawCall, async (at, { invitation_id }, who) => {
    await withdrawInvitation(at, who, invitation_id);
    return {};
  }),

  readsAsPerson(listMyInvitations, async (at, _input, person) => ({
    items: hasEmail(person) ? (await listInvitationsTo(at, person)).map(toMyInvitation) : [],
    ended: await lastEndedMembership(at, person.sub),
  })),

  changesAsPerson(acceptInvitation, (at, { invitation_id }, person) =>
    personAccepts(at, person, invitation_id, acceptInvitation.path),
  ),

  changesAsPerson(declineCall, async (at, { invitation_id }, person) => {
    if (!hasEmail(person)) throw refuse("not_found");
    await declineInvitation(at, person, invitation_id, declineCall.path);
    return {};
  }),
];

const hasEmail = (person: Person): person is Person & { email: string } => person.email !== undefined;
