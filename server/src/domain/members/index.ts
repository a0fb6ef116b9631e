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
  listEverybody,
  listVenuesOfMember,
  listVenuesOfOwners,
  setCurrentVenue,
} from "./members.queries.ts";
export {
  type Acting,
  addMember,
  addOperator,
  claimFirstOperator,
  findPerson,
  followPerson,
  type Member,
  noteSeen,
  type Person,
  seenEveryMs,
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
