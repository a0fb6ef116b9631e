import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import {
  deleteEndedTokens,
  deleteExpiredLinks,
  deleteLinksMadeSince,
  deleteLinksOfGuests,
  deleteSession,
  deleteSessionsOfGuests,
  deleteSessionsSignedInSince,
  deleteUnusedSessions,
  forgetFormerToken,
  type GuestSession,
  identifySession,
  insertSession,
  lockSession,
  selectEndedToken,
  selectLinksOf,
  selectPlaceOfGuest,
  selectSession,
  selectSessionById,
  selectSessionsOf,
  updateSession,
} from "./guest-sessions.queries.ts";
import { hashOf, isSessionToken } from "./guest-tokens.ts";

/** Where the guest opened the page: in the house if by a code inside it, perhaps one of a room. */
export type Place = { isInHouse: boolean; room: string | null };

/**
 * `moved`: another response gives the browser a newer token; `isLost` if that response never arrived. `ended`: the
 * token belonged to a session that has ended and can't begin again.
 */
export type TokenState =
  | { is: "current"; session: GuestSession }
  | { is: "moved"; isLost: boolean }
  | { is: "ended" }
  | { is: "unknown" };

/** A response that takes longer counts as lost. */
const movingMs = 60_000;

/** `arrivedAt`: when the request with the token arrived. An upload may take longer than a response is on its way. */
export async function readToken(at: ReadingAtVenue, token: string, arrivedAt = at.now): Promise<TokenState> {
  const sought = { venueId: at.venueId, tokenHash: hashOf(token) };
  const found = await at.tx.maybeRow(selectSession, sought);
  if (!found) {
    const hasEnded = isSessionToken(token) || (await at.tx.maybeRow(selectEndedToken, sought)) !== undefined;
    return { is: hasEnded ? "ended" : "unknown" };
  }
  const { is_current, token_since, ...session } = found;
  if (is_current) return { is: "current", session };
  return { is: "moved", isLost: arrivedAt.getTime() - token_since.getTime() > movingMs };
}

/** The session of the browser with this token; undefined if it has none. */
export async function findSession(at: ReadingAtVenue, token: string): Promise<GuestSession | undefined> {
  const state = await readToken(at, token);
  return state.is === "current" ? state.session : undefined;
}

/** Finds a session even if its token has changed; undefined if it has ended. */
export const findSessionById = (at: ReadingAtVenue, sessionId: string): Promise<GuestSession | undefined> =>
  at.tx.maybeRow(selectSessionById, { venueId: at.venueId, sessionId });

/** Locks the session until the unit ends; false if it has ended or has another token. */
export async function holdSession(
  at: AtVenue,
  { session_id: sessionId }: GuestSession,
  token: string,
): Promise<boolean> {
  const held = { venueId: at.venueId, sessionId, tokenHash: hashOf(token) };
  return (await at.tx.maybeRow(lockSession, held)) !== undefined;
}

type Beginning = {
  /** The browser's current token. */
  formerToken: string;
  token: string;
  guestId: string;
  place: Place;
  /** When the request arrived. */
  arrivedAt: Date;
  /** Who the guest is known to be. */
  verifiedGuestId?: string;
  /** True for a link: the browser shows the guest's own conversation. */
  isSignIn?: boolean;
};

/** Begins a browser's session. Refused as a conflict if the same browser has just begun one: repeat the unit. */
export async function beginSession(
  at: AtVenue,
  { formerToken, token, guestId, place, arrivedAt, verifiedGuestId, isSignIn = false }: Beginning,
): Promise<GuestSession> {
  const { venueId } = at;
  const begin = () =>
    at.tx.maybeRow(insertSession, {
      venueId,
      sessionId: newId(),
      tokenHash: hashOf(token),
      formerTokenHash: hashOf(formerToken),
      guestId,
      ...place,
      seesAllChannels: isSignIn,
      verifiedGuestId: verifiedGuestId ?? null,
      createdAt: at.now,
    });
  const former = await readToken(at, formerToken, arrivedAt);
  if (former.is === "moved" && former.isLost)
    await at.tx.run(forgetFormerToken, { venueId, tokenHash: hashOf(formerToken) });
  const begun = await begin();
  if (!begun) throw new SessionBegunMeanwhile();
  return begun;
}

/**
 * Records whom this session verified as; after a link, the browser shows that guest's own conversation. Replaces the
 * browser's token. Throws a conflict if the token has just changed: repeat the unit.
 */
export async function identifyBrowser(
  at: AtVenue,
  session: GuestSession,
  { formerToken, token, guestId, place, isSignIn = false }: Beginning,
): Promise<void> {
  const changed = await at.tx.maybeRow(identifySession, {
    venueId: at.venueId,
    sessionId: session.session_id,
    formerTokenHash: hashOf(formerToken),
    tokenHash: hashOf(token),
    guestId: isSignIn ? guestId : session.guest_id,
    verifiedGuestId: guestId,
    isSignIn,
    ...place,
    now: at.now,
  });
  if (!changed) throw new SessionBegunMeanwhile();
}

/** `retryOnConflict` repeats the unit, which finds the session then. */
class SessionBegunMeanwhile extends Error {
  readonly code = "40001";
}

/** Often enough for `last_used_at` to be right to the hour. */
const renewMs = 3_600_000;

/** Records that the session is used, and from where. True if the browser's cookie is due to be renewed with it. */
export async function renewSession(
  at: AtVenue,
  session: GuestSession,
  { isInHouse, room }: Place,
): Promise<boolean> {
  const isSame = session.is_in_house === isInHouse && (room === null || session.room === room);
  const isDue = at.now.getTime() - session.last_used_at.getTime() >= renewMs;
  if (isSame && !isDue) return false;
  const { session_id: sessionId } = session;
  await at.tx.run(updateSession, { venueId: at.venueId, sessionId, isInHouse, room, lastUsedAt: at.now });
  return isDue;
}

/** Ends a browser's session: what was written stays with the venue, and this browser shows none of it. */
export const endSession = (at: AtVenue, token: string) =>
  at.tx.run(deleteSession, { venueId: at.venueId, tokenHash: hashOf(token), endedAt: at.now });

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

/** As long as the cookie: an unused session is one that no browser has any more. */
const unusedMs = 30 * 24 * 3_600_000;

/** Longer than any request takes. */
const endedMs = 3_600_000;

/** Deletes up to `limit` tokens of sessions that ended an hour ago; returns how many. */
export async function sweepEndedTokens(at: AtVenue, limit: number): Promise<number> {
  const before = new Date(at.now.getTime() - endedMs);
  return (await at.tx.row(deleteEndedTokens, { venueId: at.venueId, before, limit })).count;
}

/** Deletes up to `limit` sessions that have not been used for 30 days; returns how many. */
export async function sweepGuestSessions(at: AtVenue, limit: number): Promise<number> {
  const before = new Date(at.now.getTime() - unusedMs);
  return (await at.tx.row(deleteUnusedSessions, { venueId: at.venueId, before, limit })).count;
}

/** Deletes up to `limit` links that can no longer be used; returns how many. */
export async function sweepGuestLinks(at: AtVenue, limit: number): Promise<number> {
  return (await at.tx.row(deleteExpiredLinks, { venueId: at.venueId, before: at.now, limit })).count;
}

/** The browsers of these guests, and the links that were made for them. */
export async function readVisitsOfGuests(at: ReadingAtVenue, guestIds: string[]) {
  const of = { venueId: at.venueId, guestIds };
  const [sessions, links] = await Promise.all([
    at.tx.rows(selectSessionsOf, of),
    at.tx.rows(selectLinksOf, of),
  ]);
  return { sessions, links };
}

/** Where the guest, or one merged into them, last used the page; undefined if never. */
export const findPlaceOfGuest = (at: ReadingAtVenue, guestId: string) =>
  at.tx.maybeRow(selectPlaceOfGuest, { venueId: at.venueId, guestId });
