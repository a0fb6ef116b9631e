export { lastPlaceOf, sessionExists } from "./fragments.ts";
export { createGuestLink, findLinkState, isUsableLinkOf, useGuestLink } from "./guest-links.ts";
export type { GuestSession } from "./guest-sessions.queries.ts";
export {
  beginSession,
  endSession,
  endSessionsOfGuests,
  endSignInsSince,
  findPlaceOfGuest,
  findSession,
  findSessionById,
  holdSession,
  identifyBrowser,
  type Place,
  readToken,
  readVisitsOfGuests,
  renewSession,
  sweepEndedTokens,
  sweepGuestLinks,
  sweepGuestSessions,
  type TokenState,
} from "./guest-sessions.ts";
export { isGuestToken, isSessionToken, nextGuestToken, visitorToken } from "./guest-tokens.ts";
