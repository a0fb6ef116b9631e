import type { OutputOf } from "@bellhop/contract/call";
import { guestPagePath, linkParameter } from "@bellhop/contract/guest-page";
import type { createGuestLink as theCall } from "@bellhop/contract/guests";
import { type Actor, recordChange } from "../domain/audit/index.ts";
import { createGuestLink } from "../domain/guest-sessions/index.ts";
import { findGuest } from "../domain/guests/index.ts";
import { findVenue } from "../domain/venues/index.ts";
import type { AtVenue } from "../platform/at/index.ts";

/** A member makes a link to a guest's own conversation, to send it to them on another channel. */
export async function staffCreatesGuestLink(
  at: AtVenue,
  by: Actor,
  guestId: string,
  publicUrl: string,
): Promise<OutputOf<typeof theCall>> {
  const [guest, venue] = await Promise.all([findGuest(at, guestId), findVenue(at)]);
  const { token, expiresAt } = await createGuestLink(at, guest.merged_into ?? guest.guest_id);
  const link = new URL(guestPagePath(venue.public_key), publicUrl);
  link.searchParams.set(linkParameter, token);
  const expires_at = expiresAt.toISOString();
  const subject = { id: guest.guest_id, name: guest.name };
  await recordChange(at, by, { kind: "guest_link_created", subject, before: null, after: { expires_at } });
  return { link: link.href, expires_at };
}
