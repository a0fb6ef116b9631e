import { foldedNumber } from "@bellhop/language/names";
import { findLinkState, findSession, setVerified, signInByLink } from "../domain/guest-sessions/index.ts";
import {
  countTry,
  createCode,
  type Try,
  type TryKind,
  takeBack,
  useCode,
} from "../domain/guest-verification/index.ts";
import { findOpenReservation, listGuestsToReach, verifyGuest } from "../domain/reservations/index.ts";
import { findVenue, findVenueDay } from "../domain/venues/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { retryOnConflict } from "../platform/db/index.ts";
import type { Services } from "../services.ts";
import type { Visit } from "./guest-page.ts";
import { beginVisit, mustBeOpen } from "./guest-writes-on-page.ts";

/** `too_many_tries` also stands for wrong data, once there were some tries: the answer shows nothing about the booking. */
export type Verified = "verified" | "wrong" | "too_many_tries";

/**
 * A guest shows who they are by reservation number and surname. If they belong together, the page shows the stay, and the
 * assistant may tell what is meant for guests in the house. Other conversations stay closed. The try is counted and
 * committed before anything is compared.
 */
export async function guestVerifies(
  services: Services,
  visit: Visit,
  { network, number, surname }: { network: string; number: string; surname: string },
): Promise<Verified> {
  const one = tryOf("surname", visit, network, number);
  const counted = await count(services, visit, one);
  if (counted.isRefused) return "too_many_tries";
  const guestId = await services.db.readAtVenue(visit.venueId, async (at) =>
    verifyGuest(at, { number, surname, today: (await findVenueDay(at)).today }),
  );
  if (guestId === undefined) return counted.isOverShown ? "too_many_tries" : "wrong";
  await inUnit(services, visit, async (at) => {
    await takeBack(at, services.config.secretKey, one);
    await markVerified(at, visit, guestId);
  });
  return "verified";
}

/** A guest asks for a one-time code. What is stored and answered is the same without a booking that has the number. */
export async function guestAsksForCode(
  services: Services,
  visit: Visit,
  { network, number }: { network: string; number: string },
): Promise<"asked" | "too_many_tries"> {
  mustBeOpen(await services.db.readAtVenue(visit.venueId, findVenue));
  const counted = await count(services, visit, tryOf("code", visit, network, number));
  if (counted.isRefused) return "too_many_tries";
  await inUnit(services, visit, async (at) => {
    const { today } = await findVenueDay(at);
    const reservationId = (await findOpenReservation(at, number, today)) ?? null;
    await createCode(at, { token: visit.token, reservationId, language: visit.language });
  });
  return "asked";
}

/** A guest enters the code that this browser asked for; false if it is wrong, used, expired, or of a stay that has ended. */
export const guestEntersCode = (services: Services, visit: Visit, code: string): Promise<boolean> =>
  inUnit(services, visit, async (at) => {
    const { token } = visit;
    const [{ today }, used] = [
      await findVenueDay(at),
      await useCode(at, services.config.secretKey, { token, code }),
    ];
    if (!used) return false;
    const guests = await listGuestsToReach(at, used.reservationId, today);
    if (!guests.some(({ guest_id }) => guest_id === used.guestId)) return false;
    await markVerified(at, visit, used.guestId);
    return true;
  });

async function markVerified(at: AtVenue, visit: Visit, guestId: string) {
  await setVerified(at, (await findSession(at, visit.token)) ?? (await beginVisit(at, visit)), guestId);
}

function tryOf(kind: TryKind, { token, place }: Visit, network: string, number: string): Try {
  return { kind, token, network, isInHouse: place.isInHouse, number: foldedNumber(number) };
}

const count = (services: Services, visit: Visit, one: Try) =>
  inUnit(services, visit, (at) => countTry(at, services.config.secretKey, one));

const inUnit = <T>({ db }: Services, { venueId }: Visit, work: (at: AtVenue) => Promise<T>): Promise<T> =>
  retryOnConflict(() => db.atVenue(venueId, work));

/** A guest uses a link to their own conversation; false if someone else used it, or it has expired. */
export async function guestSignsIn(at: AtVenue, { token, place }: Visit, link: string): Promise<boolean> {
  if (await signInByLink(at, { link, token, place })) return true;
  return (await findLinkState(at, link, await findSession(at, token))) === "is_open";
}
