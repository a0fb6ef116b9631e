export { createGuestLink, findLinkState, isUsableLinkOf, signInByLink } from "./guest-links.ts";
export type { GuestSession } from "./guest-sessions.queries.ts";
export {
  beginSession,
  endSession,
  endSessionsOfGuests,
  endSignInsSince,
  findPlaceOfGuest,
  findSession,
  type Place,
  renewSession,
  setVerified,
  sweepGuestLinks,
  sweepGuestSessions,
} from "./guest-sessions.ts";
