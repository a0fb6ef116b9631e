import { findLinkState, findSession, setVerified, signInByLink } from "../domain/guest-sessions/index.ts";
import { verifyGuest } from "../domain/reservations/index.ts";
import { findVenueDay } from "../domain/venues/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import type { Visit } from "./guest-page.ts";
import { beginVisit } from "./guest-writes-on-page.ts";

/**
 * A guest shows who they are by reservation number and surname. True if they belong together: the page shows the stay
 * then, and the assistant may tell what is meant for guests in the house. Other conversations stay closed.
 */
export async function guestVerifies(
  at: AtVenue,
  visit: Visit,
  { reservation_number: number, surname }: { reservation_number: string; surname: string },
): Promise<boolean> {
  const [{ today }, known] = await Promise.all([findVenueDay(at), findSession(at, visit.token)]);
  const guestId = await verifyGuest(at, { number, surname, today });
  if (!guestId) return false;
  await setVerified(at, known ?? (await beginVisit(at, visit)), guestId);
  return true;
}

/** A guest uses a link to their own conversation; false if someone else used it, or it has expired. */
export async function guestSignsIn(at: AtVenue, { token, place }: Visit, link: string): Promise<boolean> {
  if (await signInByLink(at, { link, token, place })) return true;
  return (await findLinkState(at, link, await findSession(at, token))) === "is_open";
}
