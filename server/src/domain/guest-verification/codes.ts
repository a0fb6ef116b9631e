import { createHash, createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type { GuestLanguage } from "@bellhop/contract/guest-languages";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { deriveKey } from "../../platform/crypto/seal.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { newId } from "../../platform/ids.ts";
import {
  deleteCodesOf,
  deleteExpiredCodes,
  insertCode,
  lockCodeToSend,
  markCodeUsed,
  selectCodesOf,
  tryNewestCode,
  updateBrowserOfCodes,
  updateSentCode,
} from "./codes.queries.ts";
import { sendStayCodeQueue } from "./queues.ts";

const validMs = 10 * 60_000;
const triesPerCode = 5;
const digits = 6;

/**
 * Stores a browser's request for a code and enqueues the job. It does the same without a reservation, so that neither
 * the response nor its time shows whether there is one.
 */
export async function createCode(
  at: AtVenue,
  { token, reservationId, language }: { token: string; reservationId: string | null; language: string },
) {
  const codeId = newId();
  await at.tx.run(insertCode, {
    venueId: at.venueId,
    codeId,
    tokenHash: hashOf(token),
    reservationId,
    language,
    createdAt: at.now,
    expiresAt: new Date(at.now.getTime() + validMs),
  });
  await at.enqueue(sendStayCodeQueue, { venue_id: at.venueId, code_id: codeId }, { key: codeId });
}

/**
 * Locks a code that has yet to be sent; undefined if there is nothing to send. `make` stores its hash for a guest of the
 * reservation and returns the code, to be sent in the same unit.
 */
export async function prepareCode(at: AtVenue, key: Secret, codeId: string) {
  const found = await at.tx.maybeRow(lockCodeToSend, { venueId: at.venueId, codeId, now: at.now });
  if (!found) return undefined;
  const make = async (guestId: string): Promise<string> => {
    const code = String(randomInt(10 ** digits)).padStart(digits, "0");
    await at.tx.run(updateSentCode, {
      venueId: at.venueId,
      codeId,
      guestId,
      codeHash: hashOfCode(key, codeId, code),
      expiresAt: new Date(at.now.getTime() + validMs),
    });
    return code;
  };
  return { reservationId: found.reservation_id, language: found.language as GuestLanguage, make };
}

/**
 * Compares `code` with the newest code that this browser requested. If it is right, marks it as used and returns its
 * guest and reservation. Every try counts, even if no code was sent.
 */
export async function useCode(
  at: AtVenue,
  key: Secret,
  { token, code }: { token: string; code: string },
): Promise<{ guestId: string; reservationId: string } | undefined> {
  const found = await at.tx.maybeRow(tryNewestCode, {
    venueId: at.venueId,
    tokenHash: hashOf(token),
    now: at.now,
    max: triesPerCode,
  });
  const {
    code_id: codeId = "",
    code_hash: stored,
    guest_id: guestId,
    reservation_id: reservationId,
  } = found ?? {};
  const hash = hashOfCode(key, codeId, code);
  const isRight = timingSafeEqual(hash, stored ?? Buffer.alloc(hash.length));
  if (!isRight || !stored || !guestId || !reservationId) return undefined;
  await at.tx.run(markCodeUsed, { venueId: at.venueId, codeId, usedAt: at.now });
  return { guestId, reservationId };
}

/** Moves unused codes to the browser's new token. */
export const keepCodes = (at: AtVenue, token: string, nextToken: string) =>
  at.tx.run(updateBrowserOfCodes, {
    venueId: at.venueId,
    tokenHash: hashOf(token),
    nextTokenHash: hashOf(nextToken),
  });

export const forgetCodesOf = (at: AtVenue, guestIds: string[], reservationIds: string[]) =>
  at.tx.run(deleteCodesOf, { venueId: at.venueId, guestIds, reservationIds });

/** When codes were sent to these guests, and used. */
export const exportCodes = (at: ReadingAtVenue, guestIds: string[]) =>
  at.tx.rows(selectCodesOf, { venueId: at.venueId, guestIds });

/** Deletes up to `limit` codes that can no longer be used; returns how many. */
export async function sweepCodes(at: AtVenue, limit: number): Promise<number> {
  return (await at.tx.row(deleteExpiredCodes, { venueId: at.venueId, before: at.now, limit })).count;
}

const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Keyed, because all million codes can be hashed within seconds. */
const hashOfCode = (key: Secret, codeId: string, code: string): Buffer =>
  createHmac("sha256", deriveKey(key, "stay codes"))
    .update(JSON.stringify([codeId, code]))
    .digest();
