import type { EntryChange } from "@bellhop/contract/knowledge";
import { applyChange, type KnowledgeEntry } from "../../entries/index.ts";
import type { VenueWords } from "../claim.ts";
import { findContradictions } from "../comparing/find-contradictions.ts";
import type { Contradiction, Place } from "../contradiction.ts";
import { isYesOrNo } from "../value.ts";
import { findOtherPlaces, findRemaining, type LeftText, type OtherPlaces } from "./other-places.ts";
import { resolutionChange } from "./resolution-change.ts";
import { type MadeSentence, sentencesMade } from "./sentences-made.ts";

type Resolution = {
  change: EntryChange;
  /** Every place that the change rewrites. */
  places: readonly Place[];
  /** What a person has to change; empty if the entry agrees after the change. */
  leftTexts: LeftText[];
};

/**
 * Makes one side's entry state the other side's value, in every field and language, and reads the changed entry again.
 * Undefined if the value does not fit.
 */
export function resolve(
  found: Contradiction,
  use: number,
  entries: { used: KnowledgeEntry | null; other: KnowledgeEntry },
  venue: VenueWords,
): Resolution | undefined {
  const resolved = changeFor(found, use, entries, venue);
  if (!resolved) return undefined;
  const { change, places: all, leftTexts, used, side } = resolved;
  const after = applyChange(entries.other, entries.other.section, change);
  const changed = new Set(all.flatMap(({ language, at }) => (at && language ? [language] : [])));
  const remaining = isYesOrNo(used.says) ? [] : findRemaining(after, found, side, venue.currency, changed);
  const unsettled = [
    ...leftTexts,
    ...stillDisagreeing(found, used.value, entries, change, venue),
    ...remaining,
  ];
  return { change, places: all, leftTexts: withoutRepetition(unsettled) };
}

/** The sentences that `resolve` would write into the other entry; undefined if the value does not fit. */
export function previewResolution(...parameters: Parameters<typeof changeFor>): MadeSentence[] | undefined {
  const resolved = changeFor(...parameters);
  return resolved && sentencesMade(parameters[2].other, resolved.change);
}

function changeFor(
  found: Contradiction,
  use: number,
  entries: { used: KnowledgeEntry | null; other: KnowledgeEntry },
  venue: VenueWords,
) {
  const [one, two] = found.sides;
  const [used, side] = use === 0 ? [one, two] : [two, one];
  const { places, leftTexts }: OtherPlaces = isYesOrNo(used.says)
    ? { places: [], leftTexts: [] }
    : findOtherPlaces(entries.other, found, side, used, venue.currency);
  const all: Place[] = [...side.places, ...places];
  const [first, ...rest] = all;
  if (!first) return undefined;
  const change = resolutionChange(
    entries.other,
    { ...side, places: [first, ...rest] },
    { side: used, entry: entries.used, about: found.about },
  );
  return change && { change, places: all, leftTexts, used, side };
}

/** A sentence that is left for several reasons is listed once. */
function withoutRepetition(leftTexts: LeftText[]): LeftText[] {
  const isPart = (one: LeftText, of: LeftText) =>
    one.language === of.language && one.field === of.field && of.quote.includes(one.quote);
  return leftTexts.filter((one, at) => !leftTexts.some((other, before) => before < at && isPart(one, other)));
}

/** What the changed entry states otherwise, by contradictions that were not found before the change. */
function stillDisagreeing(
  found: Contradiction,
  value: string,
  { used, other }: { used: KnowledgeEntry | null; other: KnowledgeEntry },
  change: EntryChange,
  venue: VenueWords,
): LeftText[] {
  const beside = used && used.entryId !== other.entryId ? [used] : [];
  const findIn = (entry: KnowledgeEntry) => findContradictions([...beside, entry], [], venue);
  const known = new Set(findIn(other).map(({ contradictionId }) => contradictionId));
  known.delete(found.contradictionId);
  const fresh = findIn(applyChange(other, other.section, change)).filter(
    ({ contradictionId, aspect }) => aspect === found.aspect && !known.has(contradictionId),
  );
  return fresh.flatMap(({ sides }) =>
    sides
      .filter((side) => side.entryId === other.entryId && side.value !== value)
      .map(({ places: [{ language, field, quote }] }) => ({
        entryId: other.entryId,
        language,
        field,
        quote: quote.trim(),
      })),
  );
}
