import type { InputOf, OutputOf } from "@bellhop/contract/call";
import { guestPagePath, linkParameter } from "@bellhop/contract/guest-page";
import type { createGuestLink as theCall } from "@bellhop/contract/guests";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import { createGuestLink } from "../../domain/guest-sessions/index.ts";
import { findGuest } from "../../domain/guests/index.ts";
import { findNextStay, listReservationsOfGuest } from "../../domain/reservations/index.ts";
import { findVenue, findVenueDay, settingsOf } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuseField } from "../../platform/refusal.ts";

const dayMs = 86_400_000;

/** A member makes a link to a guest's own conversation, to send it to them on another channel or to print it. */
export async function staffCreatesGuestLink(
  at: AtVenue,
  by: Actor,
  { guest_id, for: use = "message" }: InputOf<typeof theCall>,
  publicUrl: string,
): Promise<OutputOf<typeof theCall>> {
  const [guest, venue] = await Promise.all([findGuest(at, guest_id), findVenue(at)]);
  if (!settingsOf(venue).public.enabled) throw refuseField("guest_id", "guest_page_off");
  const until = use === "card" ? await endOfStay(at, guest.guest_id) : undefined;
  const { token, expiresAt } = await createGuestLink(at, guest.merged_into ?? guest.guest_id, until);
  const link = new URL(guestPagePath(venue.public_key), publicUrl);
  link.searchParams.set(linkParameter, token);
  const expires_at = expiresAt.toISOString();
  await recordChange(at, by, {
    kind: "guest_link_created",
    // The log keeps no names of guests.
    subject: { id: guest.guest_id, name: guest.guest_id },
    before: null,
    after: { expires_at },
  });
  return { link: link.href, expires_at };
}

/** The end of the day after check-out; undefined without a stay. */
async function endOfStay(at: AtVenue, guestId: string): Promise<Date | undefined> {
  const [{ today, midnight }, stays] = await Promise.all([
    findVenueDay(at),
    listReservationsOfGuest(at, guestId),
  ]);
  const stay = findNextStay(stays, today);
  if (!stay) return undefined;
  const days = (Date.parse(stay.checkout) - Date.parse(today)) / dayMs;
  return new Date(midnight.getTime() + (days + 2) * dayMs);
}
