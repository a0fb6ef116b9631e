import {
  beginSession,
  endSession,
  findSession,
  type GuestSession,
  identifyBrowser,
  isSessionToken,
  nextGuestToken,
  readToken,
} from "../domain/guest-sessions/index.ts";
import { keepCodes } from "../domain/guest-verification/index.ts";
import { findGuest } from "../domain/guests/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import type { Secret } from "../platform/crypto/secret.ts";
import { refuse, refuseFor } from "../platform/refusal.ts";
import { addVisitor } from "./add-visitor.ts";
import type { Visit } from "./guest-page.ts";
import { visitorIsGuest } from "./visitor-is-guest.ts";

export type Entry = {
  /** The browser's session; undefined if it has none. */
  session: GuestSession | undefined;
  /** The session's token. */
  token: string;
  /** The token that the browser gets if this act begins a session or changes who the guest is. */
  next: string;
  /** The same was done before, and its response was lost: give the browser `token`. */
  isRepeated: boolean;
};

/**
 * What a browser may do with its token: go on with its session, repeat what began it, or begin one. `act` names what it
 * does, with a secret of its page. Refused if its session has ended, or for a moment if it is just getting another token.
 */
export async function enterSession(
  at: AtVenue,
  visit: Visit,
  secretKey: Secret,
  act: string,
): Promise<Entry> {
  const next = nextGuestToken(secretKey, { venueId: at.venueId, token: visit.token, act });
  const state = await readToken(at, visit.token, visit.arrivedAt);
  if (state.is === "current") return { session: state.session, token: visit.token, next, isRepeated: false };
  const begun = await findSession(at, next);
  if (begun) return { session: begun, token: next, next, isRepeated: true };
  // The other response has the new token: the browser sends this again with it.
  if (state.is === "moved" && !state.isLost) throw refuseFor("too_many", 1);
  if (state.is === "ended" || isSessionToken(visit.token)) throw refuse("session_expired");
  return { session: undefined, token: next, next, isRepeated: false };
}

/** Begins the session of a browser that has none, with a new guest. */
export async function beginVisit(at: AtVenue, visit: Visit, token: string): Promise<GuestSession> {
  const { guest_id: guestId } = await addVisitor(at, visit.language);
  await keepCodes(at, visit.token, token);
  return beginSession(at, { formerToken: visit.token, token, guestId, place: visit.place, arrivedAt: visit.arrivedAt });
}

/**
 * The browser's guest is known to be this one, by a booking or by a link; it gets another token. What it wrote before
 * belongs to that guest. A browser that was known as someone else shows none of that any more.
 */
export async function identifyGuest(
  at: AtVenue,
  visit: Visit,
  { session, next }: Entry,
  { guestId, isSignIn }: { guestId: string; isSignIn: boolean },
) {
  const as = {
    formerToken: visit.token,
    token: next,
    place: visit.place,
    arrivedAt: visit.arrivedAt,
    isSignIn,
  };
  const knownAs = session?.verified_guest_id ?? null;
  const isOther = knownAs !== null && !(await isSamePerson(at, knownAs, guestId));
  if (session && (isSignIn || !isOther)) {
    if (!session.sees_all_channels && !isOther) await visitorIsGuest(at, session.guest_id, guestId);
    return identifyBrowser(at, session, { ...as, guestId });
  }
  if (session) await endSession(at, visit.token);
  const visitorId = isSignIn ? guestId : (await addVisitor(at, visit.language)).guest_id;
  await visitorIsGuest(at, visitorId, guestId);
  await beginSession(at, { ...as, guestId: visitorId, verifiedGuestId: guestId });
}

async function isSamePerson(at: AtVenue, guestId: string, otherId: string): Promise<boolean> {
  const [one, other] = await Promise.all([findGuest(at, guestId), findGuest(at, otherId)]);
  return (one.merged_into ?? one.guest_id) === (other.merged_into ?? other.guest_id);
}
