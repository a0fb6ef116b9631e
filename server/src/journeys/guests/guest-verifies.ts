import { foldedNumber } from "@bellhop/language/names";
import { findLinkState, findSession, useGuestLink } from "../../domain/guest-sessions/index.ts";
import {
  countTry,
  createCode,
  refundTry,
  type Try,
  type TryKind,
  useCode,
} from "../../domain/guest-verification/index.ts";
import { findOpenReservation, listGuestsToReach, verifyGuest } from "../../domain/reservations/index.ts";
import { findVenue, findVenueDay } from "../../domain/venues/index.ts";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { retryOnConflict } from "../../platform/db/index.ts";
import type { Services } from "../../services.ts";
import { enterSession, identifyGuest } from "./enter-session.ts";
import { requireOpenPage } from "./guest-writes-on-page.ts";
import type { Visit } from "./view-guest-page.ts";

/** The guest's input. `formId` identifies the form, so that a repeat is the same act. */
type Verifying = { by: Guesser; number: string; surname: string; formId: string };

/** The network of a try, and whether its browser has a session. */
type Guesser = { network: string; isKnown: boolean };

/**
 * `token` is the browser's new one. After some tries, wrong data is `too_many_tries` too, so that the response shows
 * nothing about the booking.
 */
export type Verified = { token: string } | "wrong" | "too_many_tries";

/**
 * A guest shows who they are by reservation number and surname. If they belong together, the page shows the stay, and the
 * assistant may tell what is meant for guests in the house. Other conversations stay closed. The try is counted and
 * committed before anything is compared.
 */
export async function guestVerifies(
  services: Services,
  visit: Visit,
  { by, number, surname, formId }: Verifying,
): Promise<Verified> {
  const { db, config } = services;
  const enter = (at: ReadingAtVenue) => enterSession(at, visit, config.secretKey, `verify ${formId}`);
  const before = await db.readAtVenue(visit.venueId, enter);
  if (before.isRepeated) return { token: before.token };
  const one = tryOf("surname", visit, by, number);
  const counted = await count(services, visit, one);
  if (counted.isRefused) return "too_many_tries";
  const guestId = await db.readAtVenue(visit.venueId, async (at) =>
    verifyGuest(at, { number, surname, today: (await findVenueDay(at)).today }),
  );
  if (guestId === undefined) return counted.isOverShown ? "too_many_tries" : "wrong";
  return inUnit(services, visit, async (at) => {
    const entry = await enter(at);
    await refundTry(at, config.secretKey, one);
    if (!entry.isRepeated) await identifyGuest(at, visit, entry, { guestId, isSignIn: false });
    return { token: entry.next };
  });
}

/** A guest requests a one-time code. Stores and returns the same whether or not a booking has the number. */
export async function guestAsksForCode(
  services: Services,
  visit: Visit,
  { by, number }: { by: Guesser; number: string },
): Promise<"asked" | "too_many_tries"> {
  requireOpenPage(await services.db.readAtVenue(visit.venueId, findVenue));
  const counted = await count(services, visit, tryOf("code", visit, by, number));
  if (counted.isRefused) return "too_many_tries";
  await inUnit(services, visit, async (at) => {
    const { today } = await findVenueDay(at);
    const reservationId = (await findOpenReservation(at, number, today)) ?? null;
    await createCode(at, { token: visit.token, reservationId, language: visit.language });
  });
  return "asked";
}

/**
 * A guest enters the code that this browser asked for. Returns the browser's new token; undefined if the code is wrong,
 * used, expired, or of a stay that has ended.
 */
export const guestEntersCode = (
  services: Services,
  visit: Visit,
  { code, formId }: { code: string; formId: string },
): Promise<string | undefined> =>
  inUnit(services, visit, async (at) => {
    const { secretKey } = services.config;
    const entry = await enterSession(at, visit, secretKey, `enter code ${formId}`);
    if (entry.isRepeated) return entry.token;
    const [{ today }, used] = [
      await findVenueDay(at),
      await useCode(at, secretKey, { token: visit.token, code }),
    ];
    if (!used) return undefined;
    const guests = await listGuestsToReach(at, used.reservationId, today);
    if (!guests.some(({ guest_id }) => guest_id === used.guestId)) return undefined;
    await identifyGuest(at, visit, entry, { guestId: used.guestId, isSignIn: false });
    return entry.next;
  });

function tryOf(kind: TryKind, { token, place }: Visit, by: Guesser, number: string): Try {
  return {
    kind,
    token,
    place: place.room === null ? `network ${by.network}` : `room ${place.room}`,
    isKnown: by.isKnown,
    isInHouse: place.isInHouse,
    number: foldedNumber(number),
  };
}

const count = (services: Services, visit: Visit, one: Try) =>
  inUnit(services, visit, (at) => countTry(at, services.config.secretKey, one));

const inUnit = <T>({ db }: Services, { venueId }: Visit, work: (at: AtVenue) => Promise<T>): Promise<T> =>
  retryOnConflict(() => db.atVenue(venueId, work));

/**
 * A guest uses a link to their own conversation. Returns the browser's token then; undefined if someone else used it, or
 * it has expired.
 */
export async function guestSignsIn(
  at: AtVenue,
  visit: Visit,
  link: string,
  secretKey: Secret,
): Promise<string | undefined> {
  const entry = await enterSession(at, visit, secretKey, `sign in ${link}`);
  if (entry.isRepeated) return entry.token;
  const guestId = await useGuestLink(at, link);
  if (!guestId) {
    // The same form was sent twice at once.
    if (await findSession(at, entry.next)) return entry.next;
    return (await findLinkState(at, link, entry.session)) === "is_open" ? entry.token : undefined;
  }
  await identifyGuest(at, visit, entry, { guestId, isSignIn: true });
  return entry.next;
}
