import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { otherSpellings } from "../../platform/other-spellings.ts";
import { termsOf } from "../../platform/search-terms.ts";
import { insertErased, selectErased } from "./erased-guests.queries.ts";

/** The installation's key for the hashes of deleted guests. */
export type ErasureKey = Buffer;

/**
 * What identifies a person in an import. `reservations`: their source, and their id there or their number; with the
 * person's name, if others belong to them too.
 */
export type Identifiers = {
  phone?: string | null;
  email?: string | null;
  /** Their ids in WhatsApp. */
  whatsappIds?: readonly string[];
  reservations?: readonly { source: string; id: string; name?: string }[];
};

/**
 * Keyed hashes of what identifies a guest: without the key, no one can tell whose they are. All spellings of a phone
 * have one each.
 */
export function erasureHashes(
  venueId: number,
  key: ErasureKey,
  { phone = null, email = null, whatsappIds = [], reservations = [] }: Identifiers,
): Buffer[] {
  const prepared = prepare(key);
  const hash = (kind: string, ...parts: string[]) =>
    createHmac("sha256", prepared)
      .update(JSON.stringify(["erased guest", venueId, kind, ...parts]))
      .digest();
  return [
    ...(phone === null ? [] : [phone, ...otherSpellings(phone)].map((one) => hash("phone", one))),
    ...(email === null ? [] : [hash("email", email.toLowerCase())]),
    ...whatsappIds.map((id) => hash("whatsapp", id)),
    ...reservations.map(({ source, id, name }) =>
      name === undefined
        ? hash("reservation", source, id)
        : hash("guest of reservation", source, id, ...termsOf(name).sort()),
    ),
  ];
}

const preparedKeys = new WeakMap<ErasureKey, KeyObject>();

/** With a prepared key, a hash takes a fifth of the time. */
function prepare(key: ErasureKey): KeyObject {
  const prepared = preparedKeys.get(key) ?? createSecretKey(key);
  preparedKeys.set(key, prepared);
  return prepared;
}

/** From now on, imports skip this person and nothing is sent to them first. */
export async function rememberErased(at: AtVenue, key: ErasureKey, identifiers: Identifiers) {
  const hashes = erasureHashes(at.venueId, key, identifiers);
  if (hashes.length > 0) await at.tx.run(insertErased, { venueId: at.venueId, hashes, erasedAt: at.now });
}

/** Whether a guest with one of these was deleted. */
export async function wasErased(
  at: ReadingAtVenue,
  key: ErasureKey,
  identifiers: Identifiers,
): Promise<boolean> {
  const hashes = erasureHashes(at.venueId, key, identifiers);
  if (hashes.length === 0) return false;
  return (await at.tx.rows(selectErased, { venueId: at.venueId, hashes })).length > 0;
}

/** The hashes that belong to deleted guests, in hexadecimal. One statement for many rows. */
export async function listErased(at: ReadingAtVenue, hashes: Buffer[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await at.tx.rows(selectErased, { venueId: at.venueId, hashes });
  return new Set(rows.map(({ identifier_hash }) => identifier_hash.toString("hex")));
}
