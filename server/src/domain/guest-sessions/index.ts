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
} from "./guest-sessions.ts";
