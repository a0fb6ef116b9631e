import { randomBytes } from "node:crypto";
import { limits } from "@bellhop/contract/limits";
import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { insertLink, selectUsableLink, upsertSignedIn, useLink } from "./guest-sessions.queries.ts";
import { hashOf, type Place } from "./guest-sessions.ts";

const dayMs = 86_400_000;

/** Makes a link for one guest; returns its token, which is stored nowhere. */
export async function createGuestLink(
  at: AtVenue,
  guestId: string,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(24).toString("base64url");
  const expiresAt = new Date(at.now.getTime() + limits.guestLinkDays * dayMs);
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

/** True if the link can still be used. Previews of links open them, so that opening uses nothing. */
export const isUsableLink = async (at: AtVenue, token: string): Promise<boolean> =>
  (await at.tx.maybeRow(selectUsableLink, { venueId: at.venueId, tokenHash: hashOf(token), now: at.now })) !==
  undefined;

/** Signs a browser in to the link's conversation; false if the link was used or has expired. */
export async function signInByLink(
  at: AtVenue,
  { link, token, place }: { link: string; token: string; place: Place },
): Promise<boolean> {
  const used = await at.tx.maybeRow(useLink, { venueId: at.venueId, tokenHash: hashOf(link), now: at.now });
  if (!used) return false;
  await at.tx.run(upsertSignedIn, {
    venueId: at.venueId,
    sessionId: newId(),
    tokenHash: hashOf(token),
    guestId: used.guest_id,
    ...place,
    createdAt: at.now,
  });
  return true;
}
