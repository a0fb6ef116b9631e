import type { KnowledgeEntry } from "../entries/index.ts";
import { contentHash } from "../entries/index.ts";
import type { Claim } from "./claim.ts";
import { readEntry } from "./read-entry.ts";

/** Claims are read once of an entry as it stands: about as many as some of the largest venues have. */
const keptMost = 150_000;
const kept = new Map<string, readonly Claim[]>();
let keptCount = 0;
/** An entry that claims nothing takes room, too. */
const countOf = (claims: readonly Claim[]) => claims.length + 1;

/** Another one as soon as anything is read in another way: what was read before is not asked for then. */
export const readerVersion = 1;

const keys = new WeakMap<KnowledgeEntry, string>();

/** What the claims of an entry are remembered by: the same for as long as the same would be read. */
export function claimsKey(entry: KnowledgeEntry, currency: string): string {
  const hash = keys.get(entry) ?? contentHash(entry);
  keys.set(entry, hash);
  return `${readerVersion} ${currency} ${hash}`;
}

/** What an entry claims, in what is set and in its words. */
export function claimsOf(entry: KnowledgeEntry, currency: string): readonly Claim[] {
  const key = claimsKey(entry, currency);
  const known = kept.get(key);
  if (!known) return keepClaims(key, readEntry(entry, currency));
  kept.delete(key);
  kept.set(key, known);
  return known;
}

/** True where an entry's claims are at hand. */
export const hasClaims = (key: string): boolean => kept.has(key);

/** Has what was read at hand for whoever asks for it. */
export function keepClaims(key: string, claims: readonly Claim[]): readonly Claim[] {
  const before = kept.get(key);
  keptCount += countOf(claims) - (before ? countOf(before) : 0);
  kept.set(key, claims);
  for (const [oldest, itsClaims] of kept) {
    if (keptCount <= keptMost) break;
    kept.delete(oldest);
    keptCount -= countOf(itsClaims);
  }
  return claims;
}
