export { findInvitationByToken, invitationToken } from "./invitation-token.ts";
export type { InvitationRow } from "./invitations.queries.ts";
export {
  declineInvitation,
  findInvitationTo,
  listInvitations,
  listInvitationsTo,
  makeInvitation,
  renewInvitation,
  takeUpInvitation,
  toInvitation,
  toMyInvitation,
  withdrawInvitation,
} from "./invitations.ts";
export {
  type Acting,
  addMember,
  addOperator,
  claimFirstOperator,
  findPerson,
  followPerson,
  listEverybody,
  listVenuesOfMember,
  listVenuesOfOwners,
  type Member,
  noteSeen,
  type Person,
  seenEveryMs,
  setCurrentVenue,
} from "./members.ts";
export {
  changeMembership,
  endMembership,
  endOwnMembership,
  lastEndedMembership,
  listMembersKnownTo,
  restoreMembership,
  takeTurnAtOperator,
} from "./memberships.ts";
export { mayMake, mustActForAllVenues } from "./rights.ts";
export type { Standing } from "./standing.ts";
