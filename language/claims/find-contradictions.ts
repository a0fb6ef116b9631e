import { createHash } from "node:crypto";
import { applyChange, type KnowledgeEntry, type KnowledgeText, titleIn } from "../entries/index.ts";
import type { Claim, OtherText, VenueWords } from "./claim.ts";
import { claimsOf } from "./claims-of.ts";
import { mayMean } from "./compare.ts";
import type { About, ClaimAspect, Contradiction, Place, Side } from "./contradiction.ts";
import { isOfTheHouse } from "./kinds.ts";
import { namedAlike } from "./named-offers.ts";
import { offerIn } from "./offers.ts";
import { claimsOfText } from "./read-entry.ts";
import { canBeGiven } from "./rewrite.ts";
import { settled } from "./settle.ts";
import { hasManyPrices, isPermission } from "./topics.ts";
import { differ, shown } from "./value.ts";

/** Open ones of one thing, within entries and again between them; the others are found when these are settled. */
const pairsPerThingMost = 60;
/** Of one thing; a venue that says it in more than a few hundred ways has been told enough by then. */
const comparisonsPerThingMost = 200_000;
/** Of one venue: a few seconds. */
const comparisonsMost = 1_000_000;
/** Between two of the moments at which all else may go on. */
const comparedAtOnce = 64;
/** Open ones of one venue: nobody reads more. */
const contradictionsMost = 500;

/** A claim with whose it is. */
type Held = Claim & { holder: Holder; at: number; qualified: string };
/** How many comparisons are left. */
type Budget = { left: number };
type Holder = { id: string; entry: KnowledgeEntry | null; other: OtherText | null };

/**
 * Finds where what a venue has written contradicts itself, in what guests may hear at the same time. What is dismissed,
 * by its id, is found beside as much as else would be.
 */
export function findContradictions(...written: Parameters<typeof comparing>): Contradiction[] {
  const work = comparing(...written);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** The same work, with pauses in which the caller may do something else. */
export function* comparing(
  entries: readonly KnowledgeEntry[],
  others: readonly OtherText[],
  venue: VenueWords,
  dismissed: ReadonlySet<string> = new Set(),
): Generator<void, Contradiction[]> {
  const held: Held[] = [];
  const take = (holder: Holder, claims: readonly Claim[]) => {
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
    ...namedAlike(offers).map((one) => ({ ...one, qualified: JSON.stringify(one.qualifiers) })),
  ];
  yield;
  const things = Map.groupBy(claimed, ({ topic, aspect }) => `${topic} ${aspect}`);
  const kinds = whichOfEach(claimed);
  const found: Contradiction[] = [];
  const budget = { left: comparisonsMost };
  let open = 0;
  for (const claims of things.values()) {
    if (claims.length < 2) continue;
    const kindsOf = kinds.get(claims[0]?.topic as About) ?? new Set();
    for (const one of yield* disagreementsIn(claims, { kinds: kindsOf, venue, dismissed, budget })) {
      if (one.about === "offer" && isToldOf(one, found)) continue;
      const isOpen = !dismissed.has(one.contradictionId);
      if (!isOpen || open < contradictionsMost) found.push(one);
      if (isOpen) open += 1;
    }
    if (open >= contradictionsMost) break;
  }
  return found;
}

/** True where the same price is told of by its topic already. */
const isToldOf = ({ entryIds }: Contradiction, found: readonly Contradiction[]): boolean =>
  found.some((other) => other.aspect === "price" && other.entryIds.every((id) => entryIds.includes(id)));

/** The kinds of each thing that a venue has: where all pools are outdoors, "the pool" is the outdoor pool. */
function whichOfEach(held: readonly Held[]): Map<About, Set<string>> {
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
  claims: readonly Held[],
  { kinds, venue, dismissed, budget }: Within,
): Generator<void, Contradiction[]> {
  const around = { kinds, alternatives: alternativesOf(claims), weeks: weeksOf(claims) };
  // Claims that say the same are looked at as one: what is compared is what differs.
  const said = [...Map.groupBy(claims, (claim) => `${claim.holder.id} ${keyOf(claim)}`).values()].map(
    (same) => [...same].sort((a, b) => rank(a, venue) - rank(b, venue)),
  );
  const firsts = said.flatMap(([first]) => (first ? [first] : []));
  const ofHolder = Map.groupBy(claims, ({ holder }) => holder);
  const all = (claim: Held) => everywhere(claim, ofHolder.get(claim.holder) ?? []);
  const found = new Map<string, Contradiction>();
  let open = 0;
  /** True where it takes a while. */
  const look = (a: Held, b: Held): boolean => {
    if (!mayDiffer(a, b) || !contradict(a, b, around)) return false;
    const key = [`${a.holder.id} ${shown(a.value)}`, `${b.holder.id} ${shown(b.value)}`].sort().join(" | ");
    if (found.has(key)) return false;
    const [one, other] = a.at <= b.at ? [a, b] : [b, a];
    const contradiction = toContradiction(all(one), all(other), one, other, venue);
    found.set(key, contradiction);
    if (!dismissed.has(contradiction.contradictionId)) open += 1;
    return true;
  };
  // An entry that contradicts itself comes first: nothing is surer.
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

/** What one entry says, each with each. */
function* inPairsOfOne(claims: readonly Held[]): Iterable<[Held, Held]> {
  for (const own of Map.groupBy(claims, ({ holder }) => holder).values())
    for (const [i, a] of own.entries()) for (let j = i + 1; j < own.length; j++) yield [a, own[j] as Held];
}

/** Those that say one thing with those that say another, each with each; of those that cannot differ, the first two. */
function* inPairsOfTwo(claims: readonly Held[]): Iterable<[Held, Held]> {
  const groups = [...Map.groupBy(claims, keyOf).values()];
  for (const [i, one] of groups.entries())
    for (let j = i + 1; j < groups.length; j++) {
      const other = groups[j] as Held[];
      const mayAny = mayDiffer(one[0] as Held, other[0] as Held);
      for (const a of mayAny ? one : one.slice(0, 1))
        for (const b of mayAny ? other : other.slice(0, 1)) yield [a, b];
    }
}

const keyOf = ({ value, qualified }: Held): string => `${shown(value)} ${qualified}`;

/** What is set before what is written, the venue's own language before others. */
const rank = ({ place, implied }: Held, { defaultLanguage }: VenueWords): number =>
  (implied ? 8 : 0) + (place.language === null ? 0 : place.language === defaultLanguage ? 1 : 2);

function mayDiffer(a: Held, b: Held): boolean {
  return differ(a.value, b.value) || (a.aspect === "price" && bases(a, b));
}

type Around = { kinds: ReadonlySet<string>; alternatives: Map<string, Held[]>; weeks: Map<string, Held[]> };

function contradict(a: Held, b: Held, { kinds, alternatives, weeks }: Around): boolean {
  if (a.implied && b.implied) return false;
  if (!areTogether(a.holder, b.holder)) return false;
  if (a.holder === b.holder && !mayDisagreeInside(a, b)) return false;
  if (a.aspect === "price" && hasManyPrices(a.topic) && !isSameOffer(a, b)) return false;
  const differs = differ(a.value, b.value);
  if (!differs && !(a.aspect === "price" && bases(a, b) && a.holder !== b.holder)) return false;
  if (
    !mayMean(a, b, kinds, isPermission(a.topic)) &&
    !againstWholeWeek(a, b, weeks, kinds) &&
    !againstWholeWeek(b, a, weeks, kinds)
  )
    return false;
  const others = (of: Held) => alternatives.get(`${of.holder.id} ${of.place.language}`) ?? [];
  const isOneOf = (of: Held, than: Held) =>
    others(than).some(
      (one) =>
        one !== than && sameThing(one, than) && !differ(one.value, of.value) && one.value.is === of.value.is,
    );
  return !isOneOf(a, b) && !isOneOf(b, a);
}

/** Two massages are two things, unless the same words tell them apart from others. */
function isSameOffer(a: Held, b: Held): boolean {
  if (a.holder === b.holder) return a.place.language !== b.place.language;
  const language =
    a.place.language ?? b.place.language ?? Object.keys(a.holder.entry?.texts ?? {})[0] ?? "en";
  const theirs = offersOf(b, language);
  return offersOf(a, language).some((offer) => theirs.includes(offer));
}

const offers = new WeakMap<Held, Map<string, readonly string[]>>();

/** What a claim offers: as its own words say it, and as its entry is called. */
function offersOf(claim: Held, language: string): readonly string[] {
  const known = offers.get(claim) ?? new Map<string, readonly string[]>();
  offers.set(claim, known);
  const before = known.get(language);
  if (before) return before;
  const { place, holder } = claim;
  const title = holder.entry?.texts[language]?.title ?? "";
  const own = place.language === language ? [offerIn(place.quote, language)] : [];
  // A title that names nothing but the kind tells of an offer only where nothing else does.
  const called = title === "" ? [] : [offerIn(title, language)].filter((offer) => offer || place.at === null);
  const found = [...own, ...called];
  known.set(language, found);
  return found;
}

/** "€20 per night" and "€20 per stay": one amount, another bill. */
function bases(a: Held, b: Held): boolean {
  const times = [a.qualifiers.per.time, b.qualifiers.per.time].sort().join(" ");
  return times === "night stay" && a.value.is === "money" && b.value.is === "money";
}

const sameThing = (a: Held, b: Held): boolean => a.qualified === b.qualified;

/** What one holder says of the thing in one language: several prices for it are alternatives, not a contradiction. */
function alternativesOf(claims: readonly Held[]): Map<string, Held[]> {
  return Map.groupBy(claims, (claim) => `${claim.holder.id} ${claim.place.language}`);
}

/** So many days with hours are the week, with a day off. */
const mostDays = 6;
const daysOf = (mask: number) => [0, 1, 2, 3, 4, 5, 6].filter((day) => mask & (1 << day)).length;

/** Hours that together are those of the whole week, or of most of it. */
function weeksOf(claims: readonly Held[]): Map<string, Held[]> {
  const weeks = new Map<string, Held[]>();
  for (const [holder, said] of Map.groupBy(claims, ({ holder }) => holder.id)) {
    const byDay = said.filter(
      ({ qualifiers }) => qualifiers.days !== null && qualifiers.months === null && qualifiers.who === null,
    );
    const all = byDay.reduce((mask, { qualifiers }) => mask | (qualifiers.days ?? 0), 0);
    if (daysOf(all) >= mostDays) weeks.set(holder, byDay);
  }
  return weeks;
}

/** "Until 10:30" without a day, where the other says for each day another time. */
function againstWholeWeek(a: Held, b: Held, weeks: Map<string, Held[]>, kinds: ReadonlySet<string>): boolean {
  const week = weeks.get(b.holder.id);
  if (!week?.includes(b) || a.qualifiers.days !== null) return false;
  if (week.some((one) => !differ(one.value, a.value))) return false;
  const first = week.find((one) =>
    mayMean({ ...one, qualifiers: { ...one.qualifiers, days: null } }, a, kinds, false),
  );
  return first === b;
}

/** True where guests may hear both: at some time, and some of them. */
function areTogether(a: Holder, b: Holder): boolean {
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

/** Within one entry: what is set against the words, or one language against another. */
function mayDisagreeInside(a: Held, b: Held): boolean {
  if (a.place.language === b.place.language && a.place.language !== null) return false;
  if (a.aspect === "is" && (a.implied || b.implied))
    return a.place.language === null || b.place.language === null;
  return a.place.field !== b.place.field || a.place.language !== b.place.language;
}

/** Every place in which the same is said by the same, so that all of them can be put right together. */
function everywhere(claim: Held, ofHolder: readonly Held[]): Held[] {
  const apart = ({ qualifiers }: Held) => JSON.stringify({ ...qualifiers, per: null, where: null });
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
  aAll: Held[],
  bAll: Held[],
  a: Held,
  b: Held,
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
    return canBeGiven(from.value, from.qualifiers, to) || canBeSaid({ from, used }, { to, other }, currency);
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

/** True where the other entry, with a sentence of this one's put into it, is read as saying the same, and nothing else of it. */
function canBeSaid(
  { from, used }: { from: Held; used: Side },
  { to, other }: { to: readonly Held[]; other: Side },
  currency: string,
): boolean {
  const before = to[0]?.holder.entry;
  const set = to.filter(({ place }) => place.at === null);
  if (from.aspect !== "is" || !from.holder.entry || !before) return false;
  if (!canBeGiven(from.value, from.qualifiers, set)) return false;
  const change = settled(before, other, { side: used, entry: from.holder.entry, about: from.topic });
  if (!change) return false;
  const said = claimsOf(applyChange(before, before.section, change), currency).filter(
    ({ topic, aspect }) => topic === from.topic && aspect === from.aspect,
  );
  return (
    said.some(({ value }) => shown(value) === shown(from.value)) &&
    !said.some(({ value }) => differ(value, from.value))
  );
}

function sideOf(claim: Held, all: readonly Held[]): Side {
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
