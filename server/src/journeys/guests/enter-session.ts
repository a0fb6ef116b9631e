import {
  beginSession,
  endSession,
  findSession,
  type GuestSession,
  identifyBrowser,
  isSessionToken,
  nextGuestToken,
  readToken,
} from "../../domain/guest-sessions/index.ts";
import { keepCodes } from "../../domain/guest-verification/index.ts";
import { findGuest } from "../../domain/guests/index.ts";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { refuse, refuseFor } from "../../platform/refusal.ts";
import { addVisitor } from "./add-visitor.ts";
import type { Visit } from "./view-guest-page.ts";
import { visitorIsGuest } from "./visitor-is-guest.ts";

export type Entry = {
  /** The browser's session; undefined if it has none. */
  session: GuestSession | undefined;
  /** The session's token. */
  token: string;
  /** The token that the browser gets if this act begins a session or changes who the guest is. */
  next: string;
  /** A repeat of an act whose response was lost: give the browser `token`. */
  isRepeated: boolean;
};

/**
 * Finds the browser's session by its token, recognises a repeat of the act that began it, or prepares a new session.
 * `act` names the act with a secret of the page. Refused if the session has ended, or for a second while the token
 * changes.
 */
export async function enterSession(
  at: ReadingAtVenue,
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
  return beginSession(at, {
    formerToken: visit.token,
    token,
    guestId,
    place: visit.place,
    arrivedAt: visit.arrivedAt,
  });
}

/**
 * Records that the browser's guest verified as this one, by a booking or by a link, and changes the browser's token.
 * Its earlier messages belong to that guest. A browser that was verified as someone else no longer shows their
 * conversation.
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
