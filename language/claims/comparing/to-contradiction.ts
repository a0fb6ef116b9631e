import { createHash } from "node:crypto";
import { applyChange, titleIn } from "../../entries/index.ts";
import type { VenueWords } from "../claim.ts";
import type { ClaimAspect, Contradiction, Side } from "../contradiction.ts";
import { claimsOf } from "../reading/cached-claims.ts";
import { resolutionChange } from "../resolving/resolution-change.ts";
import { canRewrite } from "../resolving/rewrite.ts";
import { differ, shown } from "../value.ts";
import { haveSameConditions } from "./conditions.ts";
import type { SourcedClaim } from "./sourced-claim.ts";

type Party = {
  claim: SourcedClaim;
  same: readonly SourcedClaim[];
  side: Side;
  /** Its text states other prices too: "€110 for three people, €150 for six". */
  isOneOfSeveralPrices: boolean;
};

const kindOf: Partial<Record<ClaimAspect, Contradiction["kind"]>> = {
  from: "time",
  until: "time",
  at: "time",
  all_day: "time",
  deadline: "time",
  price: "price",
  is: "yes_no",
};

export function toContradiction(
  [a, b]: readonly [SourcedClaim, SourcedClaim],
  claimsOfSource: (claim: SourcedClaim) => readonly SourcedClaim[],
  { currency }: VenueWords,
): Contradiction {
  const partyOf = (claim: SourcedClaim): Party => {
    const ofSource = claimsOfSource(claim);
    const same = sameStatements(claim, ofSource);
    const languages = same.map(({ place }) => place.language).filter((language) => language !== null);
    const isOneOfSeveralPrices =
      claim.aspect === "price" &&
      ofSource.some((one) => languages.includes(one.place.language ?? "") && differ(one.value, claim.value));
    return { claim, same, side: sideOf(claim, same), isOneOfSeveralPrices };
  };
  const [one, other] = [partyOf(a), partyOf(b)];
  const names = [one, other]
    .map(({ claim, side }) => `${claim.source.id} ${side.value} ${JSON.stringify(claim.qualifiers)}`)
    .sort();
  return {
    contradictionId: createHash("sha256")
      .update(JSON.stringify([a.topic, a.aspect, names]))
      .digest("hex")
      .slice(0, 32),
    about: a.topic,
    aspect: a.aspect,
    kind: kindOf[a.aspect] ?? "number",
    entryIds: [...new Set([a, b].flatMap(({ source }) => source.entry?.entryId ?? []))],
    sides: [one.side, other.side],
    canUse: [0, 1].filter((use) => (use === 0 ? canUse(one, other, currency) : canUse(other, one, currency))),
  };
}

/** All claims of one source that state the same value, so that resolving changes all of them. */
function sameStatements(claim: SourcedClaim, ofSource: readonly SourcedClaim[]): SourcedClaim[] {
  const keyOf = ({ qualifiers, value }: SourcedClaim) =>
    `${shown(value)} ${JSON.stringify({ ...qualifiers, per: null, where: null })}`;
  return [claim, ...ofSource.filter((one) => one !== claim && keyOf(one) === keyOf(claim))];
}

/**
 * True if the value or sentence of one side can replace the other one, and leave a true sentence. A sentence with a
 * condition, or one of several prices, is left to a person.
 */
function canUse({ claim, side }: Party, other: Party, currency: string): boolean {
  const before = other.claim.source.entry;
  if (!before || other.isOneOfSeveralPrices) return false;
  if (!other.same.every((one) => haveSameConditions(claim, one))) return false;
  if (canRewrite(claim.value, claim.qualifiers, other.same)) return true;
  const fields = other.same.filter(({ place }) => place.at === null);
  const { entry } = claim.source;
  if (claim.aspect !== "is" || !entry || !canRewrite(claim.value, claim.qualifiers, fields)) return false;
  const change = resolutionChange(before, other.side, { side, entry, about: claim.topic });
  if (!change) return false;
  const after = claimsOf(applyChange(before, before.section, change), currency).filter(
    ({ topic, aspect }) => topic === claim.topic && aspect === claim.aspect,
  );
  return (
    after.some(({ value }) => shown(value) === shown(claim.value)) &&
    !after.some(({ value }) => differ(value, claim.value))
  );
}

function sideOf(
  { source: { entry, other }, aspect, value, place }: SourcedClaim,
  same: readonly SourcedClaim[],
): Side {
  const keys = same.map(({ place: { field, language, at } }) => `${field} ${language} ${at?.from}`);
  const places = same.map((one) => one.place).filter((_, i) => keys.indexOf(keys[i] ?? "") === i);
  const [first = place, ...rest] = places;
  const titles = Object.entries(entry?.texts ?? {}).flatMap(([language, text]) => {
    const title = text.title || text.question;
    return title ? [[language, title]] : [];
  });
  const hours = value.is === "yes" ? "24 h" : place.quote.slice(place.mark.from, place.mark.to);
  return {
    entryId: entry?.entryId ?? null,
    otherText: other?.name ?? null,
    section: entry?.section ?? null,
    says: value,
    key: entry?.key ?? null,
    title: other?.title ?? ((entry && (titleIn(entry, first.language ?? "") || entry.key)) || ""),
    titles: Object.fromEntries(titles),
    value: aspect === "all_day" ? hours : shown(value),
    places: [first, ...rest],
  };
}
