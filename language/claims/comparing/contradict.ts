import { everyDay } from "../../values/index.ts";
import { offerName } from "../reading/offer-names.ts";
import { hasManyPrices, isPermission } from "../topics.ts";
import { differ, shown } from "../value.ts";
import { hasConditions, haveDifferentConditions } from "./conditions.ts";
import { qualifiersMatch } from "./qualifiers-match.ts";
import type { Source, SourcedClaim } from "./sourced-claim.ts";

/** The same for claims with the same value and qualifiers. */
export const keyOf = ({ value, qualified }: SourcedClaim): string => `${shown(value)} ${qualified}`;

/** A fast check before `contradict`. */
export const canConflict = (a: SourcedClaim, b: SourcedClaim): boolean =>
  differ(a.value, b.value) || (a.aspect === "price" && differInBasis(a, b));

type Around = {
  /** The variants of the topic that the venue has. */
  kinds: ReadonlySet<string>;
  /** Claims by source and language: several prices in one text are alternatives. */
  alternatives: Map<string, SourcedClaim[]>;
  weeks: Map<string, SourcedClaim[]>;
};

/** True if two claims of one topic and aspect, which can conflict, do. */
export function contradict(a: SourcedClaim, b: SourcedClaim, around: Around): boolean {
  if ((a.implied && b.implied) || !canApplyTogether(a.source, b.source)) return false;
  if (a.source === b.source && (!differ(a.value, b.value) || !canConflictWithin(a, b))) return false;
  if (a.aspect === "price" && hasManyPrices(a.topic) && !isSameOffer(a, b)) return false;
  if (haveDifferentConditions(a, b)) return false;
  // €15 per night and €40 per stay are two prices; the same amount for both is a slip.
  if (a.aspect === "price" && differInBasis(a, b) && differ(a.value, b.value)) return false;
  const matches =
    qualifiersMatch(a, b, around.kinds, isPermission(a.topic)) ||
    conflictsWithWeek(a, b, around) ||
    conflictsWithWeek(b, a, around);
  // A text that states a price for some guests, and another one for others, agrees with both.
  const isAlternative = (of: SourcedClaim, than: SourcedClaim) =>
    around.alternatives
      .get(`${than.source.id} ${than.place.language}`)
      ?.some(
        (one) =>
          one !== than &&
          (one.qualified === than.qualified || isPriceField(of) || isPriceUnderConditions(one)) &&
          !differ(one.value, of.value) &&
          one.value.is === of.value.is,
      );
  return matches && !isAlternative(a, b) && !isAlternative(b, a);
}

/** A price field has no conditions: a text that states it for some guests, and another one for others, agrees. */
const isPriceField = ({ aspect, place }: SourcedClaim): boolean =>
  aspect === "price" && place.language === null;

const isPriceUnderConditions = (claim: SourcedClaim): boolean =>
  claim.aspect === "price" && claim.value.is === "money" && hasConditions(claim);

/** Two massages are two things unless the same words name them. */
function isSameOffer(a: SourcedClaim, b: SourcedClaim): boolean {
  if (a.source === b.source) return a.place.language !== b.place.language;
  const language =
    a.place.language ?? b.place.language ?? Object.keys(a.source.entry?.texts ?? {})[0] ?? "en";
  const theirs = offersOf(b, language);
  return offersOf(a, language).some((offer) => theirs.includes(offer));
}

const offers = new WeakMap<SourcedClaim, Map<string, readonly string[]>>();

function offersOf(claim: SourcedClaim, language: string): readonly string[] {
  const known = offers.get(claim) ?? new Map<string, readonly string[]>();
  offers.set(claim, known);
  const found = known.get(language) ?? findOffers(claim, language);
  known.set(language, found);
  return found;
}

function findOffers({ place, source }: SourcedClaim, language: string): readonly string[] {
  const title = source.entry?.texts[language]?.title ?? "";
  const own = place.language === language ? [offerName(place.quote, language)] : [];
  // A title that names only the kind counts only if nothing else names the offer.
  const ofTitle = title && offerName(title, language);
  return ofTitle || (title && place.at === null) ? [...own, ofTitle] : own;
}

/** "€20 per night" and "€20 per stay" are the same amount on another basis. */
function differInBasis(a: SourcedClaim, b: SourcedClaim): boolean {
  const times = [a.qualifiers.per.time, b.qualifiers.per.time].sort().join(" ");
  return times === "night stay" && a.value.is === "money" && b.value.is === "money";
}

/** By source, hours stated per day that together cover the week, except for one day off. */
export function weeksOf(claims: readonly SourcedClaim[]): Map<string, SourcedClaim[]> {
  const byDay = claims.filter(
    ({ qualifiers }) => qualifiers.days !== null && qualifiers.months === null && qualifiers.who === null,
  );
  const weeks = Map.groupBy(byDay, ({ source }) => source.id);
  for (const [id, own] of weeks) {
    const off = everyDay & ~own.reduce((mask, { qualifiers }) => mask | (qualifiers.days ?? 0), 0);
    if ((off & (off - 1)) !== 0) weeks.delete(id);
  }
  return weeks;
}

/** "Until 10:30" without a day conflicts if the other source states another time for every day. */
function conflictsWithWeek(a: SourcedClaim, b: SourcedClaim, { weeks, kinds }: Around): boolean {
  const week = weeks.get(b.source.id);
  if (!week?.includes(b) || a.qualifiers.days !== null) return false;
  if (week.some((one) => !differ(one.value, a.value))) return false;
  const withoutDays = (one: SourcedClaim) => ({ ...one, qualifiers: { ...one.qualifiers, days: null } });
  return week.find((one) => qualifiersMatch(withoutDays(one), a, kinds, false)) === b;
}

/** True if some guest can receive both at some time. */
function canApplyTogether({ entry: a }: Source, { entry: b }: Source): boolean {
  if (!a || !b || a === b) return true;
  if (a.scope && b.scope && a.scope !== b.scope) return false;
  return [a, b].every(({ validFrom }) =>
    [a, b].every(({ validUntil }) => !validFrom || !validUntil || validFrom <= validUntil),
  );
}

/** Within one entry, fields may conflict with text, and languages with each other. */
function canConflictWithin({ place: p, ...a }: SourcedClaim, { place: q, ...b }: SourcedClaim): boolean {
  if (p.language === q.language && p.language !== null) return false;
  if (a.aspect === "is" && (a.implied || b.implied)) return p.language === null || q.language === null;
  return p.field !== q.field || p.language !== q.language;
}
