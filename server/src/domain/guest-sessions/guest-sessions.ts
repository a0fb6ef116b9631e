import { createHash } from "node:crypto";
import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import {
  deleteExpiredLinks,
  deleteLinksMadeSince,
  deleteLinksOfGuests,
  deleteSession,
  deleteSessionsOfGuests,
  deleteSessionsSignedInSince,
  deleteUnusedSessions,
  type GuestSession,
  insertSession,
  selectPlaceOfGuest,
  selectSession,
  updateSession,
  updateVerified,
} from "./guest-sessions.queries.ts";

/** Where the guest opened the page: in the house if by a code inside it, perhaps one of a room. */
export type Place = { isInHouse: boolean; room: string | null };

/** The session of the browser with this token; undefined if it has none. */
export const findSession = (at: AtVenue, token: string): Promise<GuestSession | undefined> =>
  at.tx.maybeRow(selectSession, { venueId: at.venueId, tokenHash: hashOf(token) });

/** Begins a browser's session. Refused as a conflict if the same browser has just begun one: repeat the unit. */
export async function beginSession(
  at: AtVenue,
  { token, guestId, place }: { token: string; guestId: string; place: Place },
): Promise<GuestSession> {
  const begun = await at.tx.maybeRow(insertSession, {
    venueId: at.venueId,
    sessionId: newId(),
    tokenHash: hashOf(token),
    guestId,
    ...place,
    createdAt: at.now,
  });
  if (!begun) throw new SessionBegunMeanwhile();
  return begun;
}

/** `retryOnConflict` repeats the unit, which finds the session then. */
class SessionBegunMeanwhile extends Error {
  readonly code = "40001";
}

/** Often enough for `last_used_at` to be right to the hour. */
const renewMs = 3_600_000;

/** Records that the session is used, and from where. */
export async function renewSession(at: AtVenue, session: GuestSession, { isInHouse, room }: Place) {
  const isSame = session.is_in_house === isInHouse && (room === null || session.room === room);
  if (isSame && at.now.getTime() - session.last_used_at.getTime() < renewMs) return;
  const { session_id: sessionId } = session;
  await at.tx.run(updateSession, { venueId: at.venueId, sessionId, isInHouse, room, lastUsedAt: at.now });
}

/** Ends a browser's session: what was written stays with the venue, and this browser shows none of it. */
export const endSession = (at: AtVenue, token: string) =>
  at.tx.maybeRow(deleteSession, { venueId: at.venueId, tokenHash: hashOf(token) });

/** Ends the sessions of these guests, and makes their links useless. */
export async function endSessionsOfGuests(at: AtVenue, guestIds: string[]) {
  await at.tx.run(deleteSessionsOfGuests, { venueId: at.venueId, guestIds });
  await at.tx.run(deleteLinksOfGuests, { venueId: at.venueId, guestIds });
}

/** Takes back the links made for this guest since then, and ends the sessions that signed in since. */
export async function endSignInsSince(at: AtVenue, guestId: string, since: Date) {
  await at.tx.run(deleteSessionsSignedInSince, { venueId: at.venueId, guestId, since });
  await at.tx.run(deleteLinksMadeSince, { venueId: at.venueId, guestId, since });
}

/** The guest of this session is known to be that one. */
export const setVerified = (at: AtVenue, { session_id: sessionId }: GuestSession, verifiedGuestId: string) =>
  at.tx.run(updateVerified, { venueId: at.venueId, sessionId, verifiedGuestId });

/** As long as the cookie: an unused session is one that no browser has any more. */
const unusedMs = 30 * 24 * 3_600_000;

/** Deletes up to `limit` sessions that have not been used for 30 days; returns how many. */
export async function sweepGuestSessions(at: AtVenue, limit: number): Promise<number> {
  const before = new Date(at.now.getTime() - unusedMs);
  return (await at.tx.row(deleteUnusedSessions, { venueId: at.venueId, before, limit })).count;
}

/** Deletes up to `limit` links that can no longer be used; returns how many. */
export async function sweepGuestLinks(at: AtVenue, limit: number): Promise<number> {
  return (await at.tx.row(deleteExpiredLinks, { venueId: at.venueId, before: at.now, limit })).count;
}

/** Where the guest, or one merged into them, last used the page; undefined if never. */
export const findPlaceOfGuest = (at: AtVenue, guestId: string) =>
  at.tx.maybeRow(selectPlaceOfGuest, { venueId: at.venueId, guestId });

export const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();
