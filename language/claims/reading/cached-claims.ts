import type { KnowledgeEntry } from "../../entries/index.ts";
import { contentHash } from "../../entries/index.ts";
import type { Claim } from "../claim.ts";
import { readEntry } from "./read-entry.ts";

/** About the number of claims in the largest venues. */
const keptMost = 150_000;
const kept = new Map<string, readonly Claim[]>();
let keptCount = 0;
/** Entries without claims count too. */
const countOf = (claims: readonly Claim[]) => claims.length + 1;

/** Increase it when the rules' output changes; stored claims of other versions are ignored. */
export const readerVersion = 1;

const keys = new WeakMap<KnowledgeEntry, string>();

/** The cache key of an entry's claims: changes with content, currency and `readerVersion`. */
export function claimsKey(entry: KnowledgeEntry, currency: string): string {
  const hash = keys.get(entry) ?? contentHash(entry);
  keys.set(entry, hash);
  return `${readerVersion} ${currency} ${hash}`;
}

/** The claims of an entry's fields and texts, cached. */
export function claimsOf(entry: KnowledgeEntry, currency: string): readonly Claim[] {
  const key = claimsKey(entry, currency);
  const known = kept.get(key);
  if (!known) return cacheClaims(key, readEntry(entry, currency));
  kept.delete(key);
  kept.set(key, known);
  return known;
}

export const hasCachedClaims = (key: string): boolean => kept.has(key);

export function cacheClaims(key: string, claims: readonly Claim[]): readonly Claim[] {
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
