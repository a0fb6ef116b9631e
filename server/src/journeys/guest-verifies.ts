import { findLinkState, findSession, useGuestLink } from "../domain/guest-sessions/index.ts";
import { verifyGuest } from "../domain/reservations/index.ts";
import { findVenueDay } from "../domain/venues/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import type { Secret } from "../platform/crypto/secret.ts";
import type { Visit } from "./guest-page.ts";
import { enterSession, identifyGuest } from "./guest-session.ts";

type Verifying = {
  reservation_number: string;
  surname: string;
  /** Of the form: sent again, it is the same act. */
  form_id: string;
};

/**
 * A guest shows who they are by reservation number and surname. Returns the browser's new token if they belong together:
 * the page shows the stay then, and the assistant may tell what is meant for guests in the house. Other conversations
 * stay closed.
 */
export async function guestVerifies(
  at: AtVenue,
  visit: Visit,
  { reservation_number: number, surname, form_id }: Verifying,
  secretKey: Secret,
): Promise<string | undefined> {
  const [{ today }, entry] = await Promise.all([
    findVenueDay(at),
    enterSession(at, visit, secretKey, `verify ${form_id}`),
  ]);
  if (entry.isRepeated) return entry.token;
  const guestId = await verifyGuest(at, { number, surname, today });
  if (!guestId) return undefined;
  await identifyGuest(at, visit, entry, { guestId, isSignIn: false });
  return entry.next;
}

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
