import { createHmac } from "node:crypto";
import { guestPagePath, roomParameter } from "@bellhop/contract/guest-page";
import type { AtVenue, Reading } from "../../platform/at/index.ts";
import { isSameText } from "../../platform/crypto/same-text.ts";
import { deriveKey } from "../../platform/crypto/seal.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { newId } from "../../platform/ids.ts";
import { insertWebChannel, selectPageByKey, selectWebChannel } from "./venues.queries.ts";

/** Whose guest page a link opens, and whether it is a link of the codes inside the house. */
export type GuestPageLink = { venueId: number; isInHouse: boolean };

/** Undefined if no venue has the key. */
export async function findGuestPage(at: Reading, key: string): Promise<GuestPageLink | undefined> {
  const found = await at.tx.maybeRow(selectPageByKey, { key });
  return found && { venueId: Number(found.venue_id), isInHouse: found.is_house_key };
}

/** The venue's channel for its guest page, which begins with the first message. */
export async function openWebChannel(at: AtVenue): Promise<string> {
  const known = await findWebChannel(at);
  if (known) return known;
  await at.tx.run(insertWebChannel, { venueId: at.venueId, channelId: newId(), connectedAt: at.now });
  return (await at.tx.row(selectWebChannel, { venueId: at.venueId })).channel_id;
}

/** Undefined before the first message. */
export const findWebChannel = async (at: AtVenue): Promise<string | undefined> =>
  (await at.tx.maybeRow(selectWebChannel, { venueId: at.venueId }))?.channel_id;

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
