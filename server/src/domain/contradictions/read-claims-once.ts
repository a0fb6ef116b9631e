import { cacheClaims, claimsKey, claimsOf, hasCachedClaims } from "@bellhop/language/claims";
import type { KnowledgeEntry } from "@bellhop/language/entries";
import type { Database } from "../../platform/at/index.ts";
import { openKeyedMutex } from "../../platform/keyed-mutex.ts";
import { forEachInSlices } from "../../platform/time-slices.ts";
import { deleteOtherReadClaims, insertReadClaims, listReadClaims } from "./read-claims.queries.ts";
import { readInWorkers } from "./read-in-workers.ts";

/** Reading fewer is faster than looking them up. */
const lookedUpFrom = 50;
/** Below this, reading is faster than starting a worker thread. */
const besideFrom = 500;
/** Keeps each statement short. */
const rowsAtOnce = 1_000;

/** A second reader of the same venue waits this long for the first, and then finds the claims cached. */
const patienceMs = 10_000;
const runExclusive = openKeyedMutex(patienceMs);

/**
 * Loads the claims of entries into the cache: from the database if a process has read them before, else by reading the
 * entries. Call the returned function to store the new claims.
 */
export async function readClaimsOnce(
  db: Database,
  venueId: number,
  entries: readonly KnowledgeEntry[],
  currency: string,
): Promise<() => Promise<void>> {
  return runExclusive([`${venueId}`], () => readNow(db, venueId, entries, currency));
}

async function readNow(db: Database, venueId: number, entries: readonly KnowledgeEntry[], currency: string) {
  const heard = entries.filter((entry) => !entry.internal);
  const byKey = new Map<string, KnowledgeEntry>();
  await forEachInSlices(heard, (entry) => void byKey.set(claimsKey(entry, currency), entry));
  const lacking = [...byKey.keys()].filter((key) => !hasCachedClaims(key));
  if (lacking.length < lookedUpFrom) return nothingToKeep;
  const known = await db.readAtVenue(venueId, (at) =>
    at.tx.rows(listReadClaims, { venueId, readOf: lacking }),
  );
  await forEachInSlices(known, ({ read_of, claims }) => void cacheClaims(read_of, JSON.parse(claims)));
  const found = new Set(known.map(({ read_of }) => read_of));
  const unread = lacking.filter((key) => !found.has(key)).toSorted();
  if (unread.length === 0) return nothingToKeep;
  const read = await readAll(
    unread.map((key) => byKey.get(key) as KnowledgeEntry),
    currency,
  );
  return () =>
    db.atVenue(venueId, async (at) => {
      await at.tx.run(deleteOtherReadClaims, { venueId, readOf: [...byKey.keys()] });
      for (let from = 0; from < unread.length; from += rowsAtOnce) {
        const to = from + rowsAtOnce;
        await at.tx.run(insertReadClaims, {
          venueId,
          readOf: unread.slice(from, to),
          claims: read.slice(from, to),
        });
      }
    });
}

const nothingToKeep = async () => {};

/** Reads and caches the claims of entries. Returns them as JSON. */
async function readAll(entries: readonly KnowledgeEntry[], currency: string): Promise<string[]> {
  const read: string[] = [];
  if (entries.length < besideFrom) {
    await forEachInSlices(entries, (entry) => void read.push(JSON.stringify(claimsOf(entry, currency))));
    return read;
  }
  read.push(...(await readInWorkers(entries, currency)));
  await forEachInSlices(
    entries.entries(),
    ([nth, entry]) => void cacheClaims(claimsKey(entry, currency), JSON.parse(read[nth] ?? "[]")),
  );
  return read;
}
