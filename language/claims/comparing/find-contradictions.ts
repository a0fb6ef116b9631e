import { createHash } from "node:crypto";
import { applyChange, type KnowledgeEntry, type KnowledgeText, titleIn } from "../../entries/index.ts";
import type { Claim, OtherText, VenueWords } from "../claim.ts";
import type { About, ClaimAspect, Contradiction, Place, Side } from "../contradiction.ts";
import { claimsOf } from "../reading/cached-claims.ts";
import { groupNamedOffers } from "../reading/named-offers.ts";
import { offerName } from "../reading/offer-names.ts";
import { claimsOfText } from "../reading/read-entry.ts";
import { canRewrite } from "../settling/rewrite.ts";
import { settlementChange } from "../settling/settlement-change.ts";
import { isOfTheHouse } from "../topic-kinds.ts";
import { hasManyPrices, isPermission } from "../topics.ts";
import { differ, shown } from "../value.ts";
import { qualifiersMatch } from "./qualifiers-match.ts";

/**
 * Limits open findings per topic and aspect, once within entries and once between entries. More appear after
 * some are settled.
 */
const pairsPerThingMost = 60;
/** Limits comparisons per topic and aspect. */
const comparisonsPerThingMost = 200_000;
/** Limits comparisons per venue to a few seconds. */
const comparisonsMost = 1_000_000;
/** Comparisons between two pauses. */
const comparedAtOnce = 64;
/** Limits open findings per venue. */
const contradictionsMost = 500;

/** A claim with the entry or text it comes from. `qualified` is its qualifiers as JSON. */
type SourcedClaim = Claim & { holder: Source; at: number; qualified: string };
type Budget = { left: number };
type Source = { id: string; entry: KnowledgeEntry | null; other: OtherText | null };

/**
 * Finds contradictions that one guest could receive. Dismissed ones are included, and do not count towards
 * the limits.
 */
export function findContradictions(
  ...written: Parameters<typeof findContradictionsInSteps>
): Contradiction[] {
  const work = findContradictionsInSteps(...written);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Like `findContradictions`, with pauses so that the caller can do other work. */
export function* findContradictionsInSteps(
  entries: readonly KnowledgeEntry[],
  others: readonly OtherText[],
  venue: VenueWords,
  dismissed: ReadonlySet<string> = new Set(),
): Generator<void, Contradiction[]> {
  const held: SourcedClaim[] = [];
  const take = (holder: Source, claims: readonly Claim[]) => {
    for (const claim of claims)
      held.push({ ...claim, holder, at: held.length, qualified: JSON.stringify(claim.qualifiers) });
  };
  for (const entry of entries) {
    if (!entry.internal) take({ id: entry.entryId, entry, other: null }, claimsOf(entry, venue.currency));
    yield;
  }
  for (const other of others)
    take({ id: `text:${other.name}`, entry: null, other }, claimsOfText(other, venue.currency));

  const [offers, plain] = [held.filter(({ named }) => named), held.filter(({ named }) => !named)];
  const claimed = [
    ...plain,
    ...groupNamedOffers(offers).map((one) => ({ ...one, qualified: JSON.stringify(one.qualifiers) })),
  ];
  yield;
  const things = Map.groupBy(claimed, ({ topic, aspect }) => `${topic} ${aspect}`);
  const kinds = kindsByTopic(claimed);
  const found: Contradiction[] = [];
  const budget = { left: comparisonsMost };
  let open = 0;
  for (const claims of things.values()) {
    if (claims.length < 2) continue;
    const kindsOf = kinds.get(claims[0]?.topic as About) ?? new Set();
    for (const one of yield* disagreementsIn(claims, { kinds: kindsOf, venue, dismissed, budget })) {
      if (one.about === "offer" && isAlreadyFound(one, found)) continue;
      const isOpen = !dismissed.has(one.contradictionId);
      if (!isOpen || open < contradictionsMost) found.push(one);
      if (isOpen) open += 1;
    }
    if (open >= contradictionsMost) break;
  }
  return found;
}

/** True if a price contradiction between these entries was already found under a topic. */
const isAlreadyFound = ({ entryIds }: Contradiction, found: readonly Contradiction[]): boolean =>
  found.some((other) => other.aspect === "price" && other.entryIds.every((id) => entryIds.includes(id)));

/** The variants of each topic that a venue has: if all pools are outdoors, "the pool" is the outdoor pool. */
function kindsByTopic(held: readonly SourcedClaim[]): Map<About, Set<string>> {
  const kinds = new Map<About, Set<string>>();
  for (const { topic, qualifiers, aspect, value } of held) {
    if (qualifiers.which === null || !isOfTheHouse(qualifiers.which)) continue;
    if (aspect === "is" && value.is === "no") continue;
    kinds.set(topic, (kinds.get(topic) ?? new Set()).add(qualifiers.which));
  }
  return kinds;
}

type Within = {
  kinds: ReadonlySet<string>;
  venue: VenueWords;
  dismissed: ReadonlySet<string>;
  budget: Budget;
};

function* disagreementsIn(
  claims: readonly SourcedClaim[],
  { kinds, venue, dismissed, budget }: Within,
): Generator<void, Contradiction[]> {
  const around = { kinds, alternatives: alternativesOf(claims), weeks: weeksOf(claims) };
  // Equal claims of one source are compared once.
  const said = [...Map.groupBy(claims, (claim) => `${claim.holder.id} ${keyOf(claim)}`).values()].map(
    (same) => [...same].sort((a, b) => rank(a, venue) - rank(b, venue)),
  );
  const firsts = said.flatMap(([first]) => (first ? [first] : []));
  const ofHolder = Map.groupBy(claims, ({ holder }) => holder);
  const all = (claim: SourcedClaim) => sameStatements(claim, ofHolder.get(claim.holder) ?? []);
  const found = new Map<string, Contradiction>();
  let open = 0;
  /** Compares two claims; true if a contradiction was added. */
  const look = (a: SourcedClaim, b: SourcedClaim): boolean => {
    if (!canConflict(a, b) || !contradict(a, b, around)) return false;
    const key = [`${a.holder.id} ${shown(a.value)}`, `${b.holder.id} ${shown(b.value)}`].sort().join(" | ");
    if (found.has(key)) return false;
    const [one, other] = a.at <= b.at ? [a, b] : [b, a];
    const contradiction = toContradiction(all(one), all(other), one, other, venue);
    found.set(key, contradiction);
    if (!dismissed.has(contradiction.contradictionId)) open += 1;
    return true;
  };
  // Contradictions within one entry come first: they are the most certain.
  const comparisons = Math.min(comparisonsPerThingMost, budget.left);
  let left = comparisons;
  for (const [a, b] of inPairsOfOne(firsts)) {
    left -= 1;
    const isNew = look(a, b);
    if (open >= pairsPerThingMost || left <= 0) break;
    if (isNew || left % comparedAtOnce === 0) yield;
  }
  const most = open + pairsPerThingMost;
  for (const [a, b] of inPairsOfTwo(firsts)) {
    left -= 1;
    const isNew = a.holder !== b.holder && look(a, b);
    if (open >= most || left <= 0) break;
    if (isNew || left % comparedAtOnce === 0) yield;
  }
  budget.left -= comparisons - left;
  return [...found.values()];
}

function* inPairsOfOne(claims: readonly SourcedClaim[]): Iterable<[SourcedClaim, SourcedClaim]> {
  for (const own of Map.groupBy(claims, ({ holder }) => holder).values())
    for (const [i, a] of own.entries())
      for (let j = i + 1; j < own.length; j++) yield [a, own[j] as SourcedClaim];
}

/** Pairs of claims from different groups of equal claims. Groups that cannot conflict yield one pair only. */
function* inPairsOfTwo(claims: readonly SourcedClaim[]): Iterable<[SourcedClaim, SourcedClaim]> {
  const groups = [...Map.groupBy(claims, keyOf).values()];
  for (const [i, one] of groups.entries())
    for (let j = i + 1; j < groups.length; j++) {
      const other = groups[j] as SourcedClaim[];
      const mayAny = canConflict(one[0] as SourcedClaim, other[0] as SourcedClaim);
      for (const a of mayAny ? one : one.slice(0, 1))
        for (const b of mayAny ? other : other.slice(0, 1)) yield [a, b];
    }
}

const keyOf = ({ value, qualified }: SourcedClaim): string => `${shown(value)} ${qualified}`;

/** Structured fields rank before text, and the venue's default language before others. */
const rank = ({ place, implied }: SourcedClaim, { defaultLanguage }: VenueWords): number =>
  (implied ? 8 : 0) + (place.language === null ? 0 : place.language === defaultLanguage ? 1 : 2);

function canConflict(a: SourcedClaim, b: SourcedClaim): boolean {
  return differ(a.value, b.value) || (a.aspect === "price" && differInBasis(a, b));
}

type Around = {
  kinds: ReadonlySet<string>;
  alternatives: Map<string, SourcedClaim[]>;
  weeks: Map<string, SourcedClaim[]>;
};

function contradict(a: SourcedClaim, b: SourcedClaim, { kinds, alternatives, weeks }: Around): boolean {
  if (a.implied && b.implied) return false;
  if (!canApplyTogether(a.holder, b.holder)) return false;
  if (a.holder === b.holder && !canConflictWithin(a, b)) return false;
  if (a.aspect === "price" && hasManyPrices(a.topic) && !isSameOffer(a, b)) return false;
  const differs = differ(a.value, b.value);
  if (!differs && !(a.aspect === "price" && differInBasis(a, b) && a.holder !== b.holder)) return false;
  if (
    !qualifiersMatch(a, b, kinds, isPermission(a.topic)) &&
    !conflictsWithWeek(a, b, weeks, kinds) &&
    !conflictsWithWeek(b, a, weeks, kinds)
  )
    return false;
  const others = (of: SourcedClaim) => alternatives.get(`${of.holder.id} ${of.place.language}`) ?? [];
  const isOneOf = (of: SourcedClaim, than: SourcedClaim) =>
    others(than).some(
      (one) =>
        one !== than && sameThing(one, than) && !differ(one.value, of.value) && one.value.is === of.value.is,
    );
  return !isOneOf(a, b) && !isOneOf(b, a);
}

/** Two massages are two things unless the same words name them. */
function isSameOffer(a: SourcedClaim, b: SourcedClaim): boolean {
  if (a.holder === b.holder) return a.place.language !== b.place.language;
  const language =
    a.place.language ?? b.place.language ?? Object.keys(a.holder.entry?.texts ?? {})[0] ?? "en";
  const theirs = offersOf(b, language);
  return offersOf(a, language).some((offer) => theirs.includes(offer));
}

const offers = new WeakMap<SourcedClaim, Map<string, readonly string[]>>();

function offersOf(claim: SourcedClaim, language: string): readonly string[] {
  const known = offers.get(claim) ?? new Map<string, readonly string[]>();
  offers.set(claim, known);
  const before = known.get(language);
  if (before) return before;
  const { place, holder } = claim;
  const title = holder.entry?.texts[language]?.title ?? "";
  const own = place.language === language ? [offerName(place.quote, language)] : [];
  // A title that names only the kind counts only if nothing else names the offer.
  const called =
    title === "" ? [] : [offerName(title, language)].filter((offer) => offer || place.at === null);
  const found = [...own, ...called];
  known.set(language, found);
  return found;
}

/** "€20 per night" and "€20 per stay" are the same amount on another basis. */
function differInBasis(a: SourcedClaim, b: SourcedClaim): boolean {
  const times = [a.qualifiers.per.time, b.qualifiers.per.time].sort().join(" ");
  return times === "night stay" && a.value.is === "money" && b.value.is === "money";
}

const sameThing = (a: SourcedClaim, b: SourcedClaim): boolean => a.qualified === b.qualified;

/** Claims by source and language: several prices in one text are alternatives. */
function alternativesOf(claims: readonly SourcedClaim[]): Map<string, SourcedClaim[]> {
  return Map.groupBy(claims, (claim) => `${claim.holder.id} ${claim.place.language}`);
}

/** Hours for this many days count as hours for the whole week. */
const mostDays = 6;
const daysOf = (mask: number) => [0, 1, 2, 3, 4, 5, 6].filter((day) => mask & (1 << day)).length;

/** By source, hours stated per day that together cover the week. */
function weeksOf(claims: readonly SourcedClaim[]): Map<string, SourcedClaim[]> {
  const weeks = new Map<string, SourcedClaim[]>();
  for (const [holder, said] of Map.groupBy(claims, ({ holder }) => holder.id)) {
    const byDay = said.filter(
      ({ qualifiers }) => qualifiers.days !== null && qualifiers.months === null && qualifiers.who === null,
    );
    const all = byDay.reduce((mask, { qualifiers }) => mask | (qualifiers.days ?? 0), 0);
    if (daysOf(all) >= mostDays) weeks.set(holder, byDay);
  }
  return weeks;
}

/** "Until 10:30" without a day conflicts if the other source states another time for every day. */
function conflictsWithWeek(
  a: SourcedClaim,
  b: SourcedClaim,
  weeks: Map<string, SourcedClaim[]>,
  kinds: ReadonlySet<string>,
): boolean {
  const week = weeks.get(b.holder.id);
  if (!week?.includes(b) || a.qualifiers.days !== null) return false;
  if (week.some((one) => !differ(one.value, a.value))) return false;
  const first = week.find((one) =>
    qualifiersMatch({ ...one, qualifiers: { ...one.qualifiers, days: null } }, a, kinds, false),
  );
  return first === b;
}

/** True if some guest can receive both at some time. */
function canApplyTogether(a: Source, b: Source): boolean {
  const [x, y] = [a.entry, b.entry];
  if (!x || !y || x === y) return true;
  if (x.scope && y.scope && x.scope !== y.scope) return false;
  const from = [x.validFrom, y.validFrom]
    .filter((day) => day !== undefined && day !== null)
    .sort()
    .at(-1);
  const until = [x.validUntil, y.validUntil].filter((day) => day !== undefined && day !== null).sort()[0];
  return from === undefined || until === undefined || from <= until;
}

/** Within one entry, fields may conflict with text, and languages with each other. */
function canConflictWithin(a: SourcedClaim, b: SourcedClaim): boolean {
  if (a.place.language === b.place.language && a.place.language !== null) return false;
  if (a.aspect === "is" && (a.implied || b.implied))
    return a.place.language === null || b.place.language === null;
  return a.place.field !== b.place.field || a.place.language !== b.place.language;
}

/** All claims of one source that state the same value, so that settling changes all of them. */
function sameStatements(claim: SourcedClaim, ofHolder: readonly SourcedClaim[]): SourcedClaim[] {
  const apart = ({ qualifiers }: SourcedClaim) => JSON.stringify({ ...qualifiers, per: null, where: null });
  const same = ofHolder.filter(
    (one) => one !== claim && shown(one.value) === shown(claim.value) && apart(one) === apart(claim),
  );
  return [claim, ...same];
}

const kindOf: Record<ClaimAspect, Contradiction["kind"]> = {
  from: "time",
  until: "time",
  at: "time",
  all_day: "time",
  deadline: "time",
  price: "price",
  is: "yes_no",
  age: "number",
  count: "number",
  height: "number",
  notice: "number",
  share: "number",
};

function toContradiction(
  aAll: SourcedClaim[],
  bAll: SourcedClaim[],
  a: SourcedClaim,
  b: SourcedClaim,
  { currency }: VenueWords,
): Contradiction {
  const sides = [sideOf(a, aAll), sideOf(b, bAll)] as const;
  const names = [a, b]
    .map((one, i) => `${one.holder.id} ${sides[i]?.value} ${JSON.stringify(one.qualifiers)}`)
    .sort();
  const canUse = [0, 1].filter((use) => {
    const [from, to] = use === 0 ? [a, bAll] : [b, aAll];
    const [used, other] = use === 0 ? sides : [sides[1], sides[0]];
    if (other.entryId === null) return false;
    return (
      canRewrite(from.value, from.qualifiers, to) ||
      canReplaceSentence({ from, used }, { to, other }, currency)
    );
  });
  return {
    contradictionId: createHash("sha256")
      .update(JSON.stringify([a.topic, a.aspect, names]))
      .digest("hex")
      .slice(0, 32),
    about: a.topic,
    aspect: a.aspect,
    kind: kindOf[a.aspect],
    entryIds: [...new Set([a, b].flatMap(({ holder }) => holder.entry?.entryId ?? []))],
    sides,
    canUse,
  };
}

/** True if the other entry, with this side's sentence in it, would be read as agreeing. */
function canReplaceSentence(
  { from, used }: { from: SourcedClaim; used: Side },
  { to, other }: { to: readonly SourcedClaim[]; other: Side },
  currency: string,
): boolean {
  const before = to[0]?.holder.entry;
  const set = to.filter(({ place }) => place.at === null);
  if (from.aspect !== "is" || !from.holder.entry || !before) return false;
  if (!canRewrite(from.value, from.qualifiers, set)) return false;
  const change = settlementChange(before, other, { side: used, entry: from.holder.entry, about: from.topic });
  if (!change) return false;
  const said = claimsOf(applyChange(before, before.section, change), currency).filter(
    ({ topic, aspect }) => topic === from.topic && aspect === from.aspect,
  );
  return (
    said.some(({ value }) => shown(value) === shown(from.value)) &&
    !said.some(({ value }) => differ(value, from.value))
  );
}

function sideOf(claim: SourcedClaim, all: readonly SourcedClaim[]): Side {
  const { entry, other } = claim.holder;
  const seen = new Set<string>();
  const places = all
    .map(({ place }) => place)
    .filter((place) => {
      const key = `${place.field} ${place.language} ${place.at?.from}`;
      return !seen.has(key) && seen.add(key);
    });
  const [first = claim.place, ...rest] = places;
  return {
    entryId: entry?.entryId ?? null,
    otherText: other?.name ?? null,
    section: entry?.section ?? null,
    says: claim.value,
    key: entry?.key ?? null,
    title: other?.title ?? titleOf(entry, first),
    titles: titlesOf(entry),
    value:
      claim.aspect === "all_day"
        ? claim.value.is === "yes"
          ? "24 h"
          : claim.place.quote.slice(claim.place.mark.from, claim.place.mark.to)
        : shown(claim.value),
    places: [first, ...rest],
  };
}

const titlesOf = (entry: KnowledgeEntry | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(entry?.texts ?? {}).flatMap(([language, text]) => {
      const title = nameOf(text);
      return title ? [[language, title]] : [];
    }),
  );

const nameOf = (text: KnowledgeText | undefined): string => text?.title || text?.question || "";

const titleOf = (entry: KnowledgeEntry | null, { language }: Place): string =>
  (entry && (titleIn(entry, language ?? "") || entry.key)) ?? "";
