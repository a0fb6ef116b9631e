import { randomBytes } from "node:crypto";
import { limits } from "@bellhop/contract/limits";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { type GuestSession, insertLink, selectLink, useLink } from "./guest-sessions.queries.ts";
import { hashOf } from "./guest-tokens.ts";

const dayMs = 86_400_000;

/** Makes a link for one guest that ends at `until`, or earlier; returns its token, which is stored nowhere. */
export async function createGuestLink(
  at: AtVenue,
  guestId: string,
  until = new Date(at.now.getTime() + limits.guestLinkDays * dayMs),
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(24).toString("base64url");
  const latest = at.now.getTime() + limits.guestLinkDays * dayMs;
  const expiresAt = new Date(Math.min(until.getTime(), latest));
  await at.tx.run(insertLink, {
    venueId: at.venueId,
    linkId: newId(),
    tokenHash: hashOf(token),
    guestId,
    createdAt: at.now,
    expiresAt,
  });
  return { token, expiresAt };
}

/** True if the link can still be used, and is this guest's. */
export async function isUsableLinkOf(at: ReadingAtVenue, token: string, guestId: string): Promise<boolean> {
  const link = await findLink(at, token);
  return link?.is_usable === true && link.guest_id === guestId;
}

/**
 * What a link does in a browser: nothing if the browser shows the link's conversation already, also if the link has been
 * deleted since. Previews of links open them, so that opening uses nothing.
 */
export async function findLinkState(
  at: ReadingAtVenue,
  token: string,
  session: GuestSession | undefined,
): Promise<"usable" | "used" | "is_open"> {
  const link = await findLink(at, token);
  if (session?.sees_all_channels && (!link || link.guest_id === session.guest_id)) return "is_open";
  return link?.is_usable ? "usable" : "used";
}

const findLink = (at: ReadingAtVenue, token: string) =>
  at.tx.maybeRow(selectLink, { venueId: at.venueId, tokenHash: hashOf(token), now: at.now });

/** Marks the link as used and returns its guest; undefined if it was used before or has expired. */
export async function useGuestLink(at: AtVenue, link: string): Promise<string | undefined> {
  const used = { venueId: at.venueId, tokenHash: hashOf(link), now: at.now };
  return (await at.tx.maybeRow(useLink, used))?.guest_id;
}
