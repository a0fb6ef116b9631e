import { createHmac } from "node:crypto";
import { guestPagePath, roomParameter } from "@bellhop/contract/guest-page";
import type { GuestPageLinks, LinkPlace } from "@bellhop/contract/qr-code";
import type { AtVenue, Reading, ReadingAtVenue } from "../../platform/at/index.ts";
import { isSameText } from "../../platform/crypto/same-text.ts";
import { deriveKey } from "../../platform/crypto/seal.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { type Actor, recordChange } from "../audit/index.ts";
import { broadcastSettings } from "./change-settings.ts";
import { unguessableKey } from "./open-venue.ts";
import { selectPageByKey, updateLinkKeys, type Venue } from "./venues.queries.ts";
import { findVenue, lockVenue } from "./venues.ts";

/** Whose guest page a link opens, and whether it is a link of the codes inside the house. */
export type GuestPageLink = { venueId: number; isInHouse: boolean };

/** Undefined if no venue has the key. */
export async function findGuestPage(at: Reading, key: string): Promise<GuestPageLink | undefined> {
  const found = await at.tx.maybeRow(selectPageByKey, { key });
  return found && { venueId: Number(found.venue_id), isInHouse: found.is_house_key };
}

type Keys = Pick<Venue, "public_key" | "house_key">;

/** For a place, or for one room of the house. */
export function guestPageLink(
  { public_key, house_key }: Keys,
  { place, room }: { place: LinkPlace; room?: string | undefined },
  { publicUrl, secretKey }: { publicUrl: string; secretKey: Secret },
): string {
  const path = place === "public" ? guestPagePath(public_key) : houseLink(secretKey, house_key, room ?? null);
  return new URL(path, publicUrl).href;
}

export const viewGuestPageLinks = async (at: ReadingAtVenue, publicUrl: string): Promise<GuestPageLinks> =>
  linksOf(await findVenue(at), publicUrl);

const linksOf = ({ public_key, house_key }: Keys, publicUrl: string): GuestPageLinks => ({
  public_key,
  public_link: new URL(guestPagePath(public_key), publicUrl).href,
  house_link: new URL(guestPagePath(house_key), publicUrl).href,
});

/** Replaces a link, and with the one of the house all codes of rooms. Processes forget the old one within seconds. */
export async function renewGuestPageLink(
  at: AtVenue,
  by: Actor,
  place: LinkPlace,
  publicUrl: string,
): Promise<GuestPageLinks> {
  const before = await lockVenue(at);
  const keys = {
    public_key: before.public_key,
    house_key: before.house_key,
    [`${place}_key`]: unguessableKey(),
  };
  const after = await at.tx.row(updateLinkKeys, {
    venueId: at.venueId,
    publicKey: keys.public_key,
    houseKey: keys.house_key,
  });
  const noted = (venue: Keys) => ({ [`${place}_link`]: shortened(venue[`${place}_key`]) });
  await recordChange(at, by, { kind: "guest_link_renewed", before: noted(before), after: noted(after) });
  broadcastSettings(at, after);
  return linksOf(after, publicUrl);
}

/** Enough to tell links apart in the log, which may be exported, and too little to open one. */
const shortened = (key: string): string => `…${key.slice(-3)}`;

/** A code inside the house, of one room if it is given. */
export function houseLink(secretKey: Secret, houseKey: string, room: string | null): string {
  const path = guestPagePath(houseKey);
  if (room === null) return path;
  return `${path}?${new URLSearchParams({ [roomParameter]: roomCode(secretKey, houseKey, room) })}`;
}

/** The room of a code; undefined if it was not made here for this house key: guests may change what they scan. */
export function roomOfCode(secretKey: Secret, houseKey: string, code: string): string | undefined {
  const room = code.slice(0, Math.max(0, code.lastIndexOf("-")));
  return room && isSameText(code, roomCode(secretKey, houseKey, room)) ? room : undefined;
}

const proofCharacters = 8;

function roomCode(secretKey: Secret, houseKey: string, room: string): string {
  const proof = createHmac("sha256", deriveKey(secretKey, "room codes"))
    .update(JSON.stringify([houseKey, room]))
    .digest("base64url");
  // A dash would end the room too early.
  return `${room}-${proof.replaceAll("-", "").slice(0, proofCharacters)}`;
}
