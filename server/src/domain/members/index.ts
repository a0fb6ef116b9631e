export {
  changeColleague,
  leave,
  listColleagues,
  removeColleague,
  restoreColleague,
  takeTurnAtOperator,
} from "./colleagues.ts";
export { findInvitationByToken, invitationToken } from "./invitation-token.ts";
export type { InvitationRow } from "./invitations.queries.ts";
export {
  decline,
  findInvitationTo,
  type Invited,
  invite,
  listInvitations,
  listInvitationsTo,
  renew,
  takeUp,
  toInvitation,
  toMyInvitation,
  withdraw,
} from "./invitations.ts";
export {
  listEverybody,
  listVenuesOfMember,
  listVenuesOfOwners,
  setCurrentVenue,
  setPersonOfMembers,
} from "./members.queries.ts";
export {
  type Acting,
  addMember,
  addOperator,
  claimFirstOperator,
  findPerson,
  followEmail,
  type Member,
  noteSeen,
  type Person,
  seenEveryMs,
} from "./members.ts";
export { mayMake, mustActForAllVenues, type Standing } from "./rights.ts";
