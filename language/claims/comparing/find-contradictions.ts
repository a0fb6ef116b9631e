import type { KnowledgeEntry } from "../../entries/index.ts";
import { runToEnd } from "../../text/index.ts";
import type { Claim, OtherText, VenueWords } from "../claim.ts";
import type { About, Contradiction } from "../contradiction.ts";
import { claimsOf } from "../reading/cached-claims.ts";
import { groupNamedOffers } from "../reading/named-offers.ts";
import { claimsOfText } from "../reading/read-entry.ts";
import { isOwnFacility } from "../topic-kinds.ts";
import { shown } from "../value.ts";
import { canConflict, contradict, keyOf, weeksOf } from "./contradict.ts";
import type { Source, SourcedClaim } from "./sourced-claim.ts";
import { toContradiction } from "./to-contradiction.ts";

/** Open findings per topic and aspect, once within entries and once between them. More appear after some are settled. */
const maxOpenPerTopic = 60;
const maxComparisonsPerTopic = 200_000;
const maxComparisons = 1_000_000;
const comparisonsBetweenPauses = 64;
const maxOpen = 500;

/** Finds contradictions that one guest could receive; dismissed ones do not count towards the limits. */
export const findContradictions = (
  ...written: Parameters<typeof findContradictionsInSteps>
): Contradiction[] => runToEnd(findContradictionsInSteps(...written));

/** Like `findContradictions`, with pauses so that the caller can do other work. */
export function* findContradictionsInSteps(
  entries: readonly KnowledgeEntry[],
  others: readonly OtherText[],
  venue: VenueWords,
  dismissed: ReadonlySet<string> = new Set(),
): Generator<void, Contradiction[]> {
  const claims: SourcedClaim[] = [];
  const add = (source: Source, own: readonly Claim[]) => {
    for (const claim of own)
      claims.push({ ...claim, source, at: claims.length, qualified: JSON.stringify(claim.qualifiers) });
  };
  for (const entry of entries) {
    if (!entry.internal) add({ id: entry.entryId, entry, other: null }, claimsOf(entry, venue.currency));
    yield;
  }
  for (const other of others)
    add({ id: `text:${other.name}`, entry: null, other }, claimsOfText(other, venue.currency));

  const offers = groupNamedOffers(claims.filter(({ named }) => named));
  const comparable = [
    ...claims.filter(({ named }) => !named),
    ...offers.map((one) => ({ ...one, qualified: JSON.stringify(one.qualifiers) })),
  ];
  yield;
  const kinds = kindsByTopic(comparable);
  const found: Contradiction[] = [];
  const search: Search = { venue, dismissed, comparisonsLeft: maxComparisons };
  let open = 0;
  for (const same of Map.groupBy(comparable, ({ topic, aspect }) => `${topic} ${aspect}`).values()) {
    if (same.length < 2) continue;
    const kindsOf = kinds.get(same[0]?.topic as About) ?? new Set();
    for (const one of yield* contradictionsIn(same, kindsOf, search)) {
      if (one.about === "offer" && isAlreadyFound(one, found)) continue;
      const isOpen = !dismissed.has(one.contradictionId);
      if (!isOpen || open < maxOpen) found.push(one);
      if (isOpen) open += 1;
    }
    if (open >= maxOpen) break;
  }
  return found;
}

/** True if a price contradiction between these entries was already found under a topic. */
const isAlreadyFound = ({ entryIds }: Contradiction, found: readonly Contradiction[]): boolean =>
  found.some((other) => other.aspect === "price" && other.entryIds.every((id) => entryIds.includes(id)));

/** The variants of each topic that a venue has: if all pools are outdoors, "the pool" is the outdoor pool. */
function kindsByTopic(claims: readonly SourcedClaim[]): Map<About, Set<string>> {
  const kinds = new Map<About, Set<string>>();
  for (const { topic, qualifiers, aspect, value } of claims) {
    if (qualifiers.which === null || !isOwnFacility(qualifiers.which)) continue;
    if (aspect === "is" && value.is === "no") continue;
    kinds.set(topic, (kinds.get(topic) ?? new Set()).add(qualifiers.which));
  }
  return kinds;
}

type Search = { venue: VenueWords; dismissed: ReadonlySet<string>; comparisonsLeft: number };

/** Compares the claims of one topic and aspect. */
function* contradictionsIn(
  claims: readonly SourcedClaim[],
  kinds: ReadonlySet<string>,
  search: Search,
): Generator<void, Contradiction[]> {
  const { venue, dismissed } = search;
  const alternatives = Map.groupBy(claims, ({ source, place }) => `${source.id} ${place.language}`);
  const around = { kinds, alternatives, weeks: weeksOf(claims) };
  // Equal claims of one source are compared once.
  const firsts = [...Map.groupBy(claims, (claim) => `${claim.source.id} ${keyOf(claim)}`).values()].map(
    (same) => same.reduce((best, one) => (rank(one, venue) < rank(best, venue) ? one : best)),
  );
  const bySource = Map.groupBy(claims, ({ source }) => source);
  const found = new Map<string, Contradiction>();
  let open = 0;
  /** True if a contradiction was added. */
  const compare = (a: SourcedClaim, b: SourcedClaim): boolean => {
    if (!canConflict(a, b) || !contradict(a, b, around)) return false;
    const key = [a, b]
      .map(({ source, value }) => `${source.id} ${shown(value)}`)
      .sort()
      .join(" | ");
    if (found.has(key)) return false;
    const inOrder = a.at <= b.at ? ([a, b] as const) : ([b, a] as const);
    const contradiction = toContradiction(inOrder, (claim) => bySource.get(claim.source) ?? [], venue);
    found.set(key, contradiction);
    if (!dismissed.has(contradiction.contradictionId)) open += 1;
    return true;
  };
  const comparisons = Math.min(maxComparisonsPerTopic, search.comparisonsLeft);
  let remaining = comparisons;
  function* compareAll(pairs: Iterable<[SourcedClaim, SourcedClaim]>, isWithin: boolean, max: number) {
    for (const [a, b] of pairs) {
      remaining -= 1;
      const isNew = (a.source === b.source) === isWithin && compare(a, b);
      if (open >= max || remaining <= 0) return;
      if (isNew || remaining % comparisonsBetweenPauses === 0) yield;
    }
  }
  // Contradictions within one entry come first: they are the most certain.
  yield* compareAll(pairsWithin(firsts), true, maxOpenPerTopic);
  yield* compareAll(pairsBetween(firsts), false, open + maxOpenPerTopic);
  search.comparisonsLeft -= comparisons - remaining;
  return [...found.values()];
}

function* pairsWithin(claims: readonly SourcedClaim[]): Iterable<[SourcedClaim, SourcedClaim]> {
  for (const own of Map.groupBy(claims, ({ source }) => source).values())
    for (const [i, a] of own.entries()) for (const b of own.slice(i + 1)) yield [a, b];
}

/** Pairs of claims from different groups of equal claims. Groups that cannot conflict yield one pair only. */
function* pairsBetween(claims: readonly SourcedClaim[]): Iterable<[SourcedClaim, SourcedClaim]> {
  const groups = [...Map.groupBy(claims, keyOf).values()];
  for (const [i, one] of groups.entries())
    for (const other of groups.slice(i + 1)) {
      const max = canConflict(one[0] as SourcedClaim, other[0] as SourcedClaim) ? undefined : 1;
      for (const a of one.slice(0, max)) for (const b of other.slice(0, max)) yield [a, b];
    }
}

/** Structured fields rank before text, and the venue's default language before others. */
const rank = ({ place, implied }: SourcedClaim, { defaultLanguage }: VenueWords): number =>
  (implied ? 8 : 0) + (place.language === null ? 0 : place.language === defaultLanguage ? 1 : 2);
