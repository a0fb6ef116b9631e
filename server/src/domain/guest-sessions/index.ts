export { createGuestLink, deleteOldLinks, isUsableLink, signInByLink } from "./guest-links.ts";
export type { GuestSession } from "./guest-sessions.queries.ts";
export {
  beginSession,
  deleteOldSessions,
  endSession,
  endSessionsOfGuests,
  findPlaceOfGuest,
  findSession,
  type Place,
  renewSession,
  setVerified,
} from "./guest-sessions.ts";
