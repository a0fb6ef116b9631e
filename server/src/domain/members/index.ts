export { findMemberAtVenue, listTeam } from "./find-member-at-venue.ts";
export { findInvitationByToken, invitationToken } from "./invitation-token.ts";
export type { InvitationRow } from "./invitations.queries.ts";
export {
  countSeats,
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
export { lockOperator } from "./lock-operator.ts";
export { readAccess } from "./member-access.ts";
export type { TeamMember } from "./members.queries.ts";
export {
  type Acting,
  addMember,
  addOperator,
  claimFirstOperator,
  findPerson,
  listPastAndPresentMembers,
  listVenuesBeyondAccess,
  listVenuesOfMember,
  listVenuesOfOwners,
  type Member,
  type Person,
  recordSeen,
  seenIntervalMs,
  setCurrentVenue,
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
export { hasRole, isWithinReach, maySee, requireAllVenues } from "./rights.ts";
