import { createHash } from "node:crypto";
import { limits } from "@bellhop/contract/limits";
import type { Logo } from "@bellhop/contract/settings";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { refuseField } from "../../platform/refusal.ts";
import { type Actor, recordChange } from "../audit/index.ts";
import { broadcastSettings } from "./change-settings.ts";
import { deleteLogo, type LogoRow, selectLogo, upsertLogo } from "./logo.queries.ts";
import { readImage, requireDecodable } from "./read-image.ts";
import { lockVenue } from "./venues.ts";

type StoredLogo = Omit<LogoRow, "sha256">;

export const findLogo = (at: ReadingAtVenue): Promise<StoredLogo | undefined> =>
  at.tx.maybeRow(selectLogo, { venueId: at.venueId });

/** The image in base64, as calls return it. */
export function viewLogo(logo: StoredLogo | undefined): Logo | null {
  if (!logo) return null;
  const { type, width, height, image } = logo;
  return { type, width, height, image: image.toString("base64") };
}

/** Replaces the logo by an image in base64; null removes it. The same image again changes nothing. */
export async function changeLogo(at: AtVenue, by: Actor, image: string | null): Promise<Logo | null> {
  const next = image === null ? undefined : readLogo(image);
  const venue = await lockVenue(at);
  const before = await at.tx.maybeRow(selectLogo, { venueId: at.venueId });
  if (next && before?.sha256.equals(next.sha256)) return viewLogo(next);
  if (!next && !before) return null;
  if (next) await at.tx.run(upsertLogo, { venueId: at.venueId, ...next, changedAt: at.now });
  else await at.tx.run(deleteLogo, { venueId: at.venueId });
  const subject = { id: String(at.venueId), name: venue.name };
  const sizeOf = (logo: LogoRow | undefined) => ({
    logo: logo ? `${logo.width} × ${logo.height}, ${logo.sha256.toString("hex").slice(0, 8)}` : null,
  });
  await recordChange(at, by, {
    kind: "settings_changed",
    subject,
    before: sizeOf(before),
    after: sizeOf(next),
  });
  broadcastSettings(at, venue);
  return viewLogo(next);
}

function readLogo(base64: string): LogoRow {
  const image = Buffer.from(base64, "base64");
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) throw refuseField("image", "file_not_base64");
  if (image.length > limits.logoBytes) throw refuseField("image", "logo_too_large");
  const read = readImage(image);
  if (!read) throw refuseField("image", "logo_type_refused");
  if (Math.max(read.width, read.height) > limits.maxLogoPixels)
    throw refuseField("image", "logo_too_many_pixels", { pixels: limits.maxLogoPixels });
  try {
    requireDecodable(image, read);
  } catch {
    throw refuseField("image", "logo_type_refused");
  }
  return { ...read, image, sha256: createHash("sha256").update(image).digest() };
}
