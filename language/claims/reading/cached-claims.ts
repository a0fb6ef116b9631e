import type { KnowledgeEntry } from "../../entries/index.ts";
import { contentHash } from "../../entries/index.ts";
import type { Claim } from "../claim.ts";
import { readEntry } from "./read-entry.ts";

/** About the number of claims in the largest venues. */
const maxCachedClaims = 150_000;
const cache = new Map<string, readonly Claim[]>();
let cachedCount = 0;
/** Entries without claims count too. */
const countOf = (claims: readonly Claim[]) => claims.length + 1;

/** Increase it when the rules' output changes; stored claims of other versions are ignored. */
export const readerVersion = 6;

const keys = new WeakMap<KnowledgeEntry, string>();

/** The cache key of an entry's claims: changes with content, currency and `readerVersion`. */
export function claimsKey(entry: KnowledgeEntry, currency: string): string {
  const hash = keys.get(entry) ?? contentHash(entry);
  keys.set(entry, hash);
  return `${readerVersion} ${currency} ${hash}`;
}

export function claimsOf(entry: KnowledgeEntry, currency: string): readonly Claim[] {
  const key = claimsKey(entry, currency);
  const known = cache.get(key);
  if (!known) return cacheClaims(key, readEntry(entry, currency));
  cache.delete(key);
  cache.set(key, known);
  return known;
}

export const hasCachedClaims = (key: string): boolean => cache.has(key);

export function cacheClaims(key: string, claims: readonly Claim[]): readonly Claim[] {
  const before = cache.get(key);
  cachedCount += countOf(claims) - (before ? countOf(before) : 0);
  cache.set(key, claims);
  for (const [oldest, itsClaims] of cache) {
    if (cachedCount <= maxCachedClaims) break;
    cache.delete(oldest);
    cachedCount -= countOf(itsClaims);
  }
  return claims;
}
