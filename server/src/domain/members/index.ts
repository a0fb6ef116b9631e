export { findInvitationByToken, invitationToken } from "./invitation-token.ts";
export type { InvitationRow } from "./invitations.queries.ts";
export {
  declineInvitation,
  findInvitationTo,
  listInvitations,
  listInvitationsTo,
  makeInvitation,
  redeemInvitation,
  renewInvitation,
  toInvitation,
  toMyInvitation,
  withdrawInvitation,
} from "./invitations.ts";
export type { MemberAccess } from "./member-access.ts";
export {
  listPastAndPresentMembers,
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
  type Member,
  type Person,
  recordSeen,
  seenIntervalMs,
  syncMemberProfile,
} from "./members.ts";
export {
  changeMembership,
  endMembership,
  endOwnMembership,
  lastEndedMembership,
  listVisibleMembers,
  lockOperatorFor,
  restoreMembership,
} from "./memberships.ts";
export { hasRole, mustActForAllVenues } from "./rights.ts";
