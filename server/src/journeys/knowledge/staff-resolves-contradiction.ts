import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type {
  dismissContradiction,
  listContradictions,
  Contradiction as OnTheWire,
  resolveContradiction,
} from "@bellhop/contract/contradictions";
import type { EntryChange, Section } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import type { LiveEvent } from "@bellhop/contract/live";
import {
  type Contradiction,
  type Place,
  previewResolution,
  resolve,
  type Side,
} from "@bellhop/language/claims";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import {
  deleteDismissal,
  insertDismissal,
  type Made,
  viewContradiction,
} from "../../domain/contradictions/index.ts";
import { listNamed, listSections, type SectionRow, saveKnowledge } from "../../domain/knowledge/index.ts";
import { findVenue } from "../../domain/venues/index.ts";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { decodeOffset, pageAtOffset } from "../../platform/cursor.ts";
import { refuse, refuseField } from "../../platform/refusal.ts";
import {
  type CheckServices,
  checkCurrent,
  findContradictions,
  withDismissals,
} from "./find-contradictions.ts";

/** Dismissed contradictions are listed only on request. */
export async function staffListsContradictions(
  venueId: number,
  { entry_id, dismissed, cursor, limit = limits.pageItems }: InputOf<typeof listContradictions>,
  services: CheckServices,
): Promise<OutputOf<typeof listContradictions>> {
  const from = decodeOffset(cursor);
  const named =
    entry_id === undefined
      ? undefined
      : await services.db.readAtVenue(venueId, (at) => listNamed(at, [entry_id]));
  if (named?.length === 0) throw refuse("not_found");
  const all = (await findContradictions(venueId, services)).filter(
    (one) =>
      (dismissed === true || one.dismissedBy === null) &&
      (entry_id === undefined || one.entryIds.includes(entry_id.toLowerCase())),
  );
  const { items, next_cursor } = pageAtOffset(all, from, limit);
  const makes = await services.db.readAtVenue(venueId, (at) => makesOf(at, items));
  return {
    items: items.map((one) => viewContradiction(one, one.dismissedBy, makes.get(one.contradictionId) ?? [])),
    next_cursor,
    total: all.length,
  };
}

/** By contradiction, what using each side would write. A side whose value does not fit is left out. */
async function makesOf(
  at: ReadingAtVenue,
  contradictions: readonly Contradiction[],
): Promise<Map<string, Made[]>> {
  const named = new Set(
    contradictions.filter(({ canUse }) => canUse.length > 0).flatMap(({ entryIds }) => entryIds),
  );
  const [rows, venue] = await Promise.all([listNamed(at, [...named]), findVenue(at)]);
  const words = { defaultLanguage: venue.default_language, currency: venue.currency };
  const entryOf = ({ entryId }: Side) => rows.find(({ entry }) => entry.entryId === entryId)?.entry;
  return new Map(
    contradictions.map((found) => {
      const makes = found.canUse.flatMap((use) => {
        const [used, other] = use === 0 ? found.sides : found.sides.toReversed();
        const entry = other && entryOf(other);
        if (!used || !entry) return [];
        const sentences = previewResolution(found, use, { used: entryOf(used) ?? null, other: entry }, words);
        return sentences ? [{ use, sentences }] : [];
      });
      return [found.contradictionId, makes];
    }),
  );
}

/** `found` is undefined if there is no such contradiction. */
type ToResolve<Choice> = {
  choice: Choice;
  found: Contradiction | undefined;
  versions: readonly SectionRow[];
};

/** Finds the contradiction before the transaction begins: a check takes a while. */
export async function findToResolve<Choice extends { contradiction_id: string }>(
  choice: Choice,
  venueId: number,
  services: CheckServices,
): Promise<ToResolve<Choice>> {
  const { contradictions, versions } = await checkCurrent(venueId, services);
  const found = contradictions.find((one) => one.contradictionId === choice.contradiction_id);
  return { choice, found, versions };
}

/** A manager dismisses a contradiction, or reopens it. A dismissal holds until one of the sides changes. */
export async function staffDismissesContradiction(
  at: AtVenue,
  by: Actor,
  { choice: { contradiction_id, dismissed = true }, found }: ToResolve<InputOf<typeof dismissContradiction>>,
): Promise<OnTheWire> {
  if (!found) throw refuse("not_found");
  const [now] = await withDismissals(at, [found]);
  const dismissedBy = now?.dismissedBy ?? null;
  if ((dismissedBy !== null) === dismissed) return viewContradiction(found, dismissedBy);
  if (dismissed) await insertDismissal(at, found, by.name);
  else await deleteDismissal(at, contradiction_id);
  at.broadcast({ kind: "contradictions" } satisfies LiveEvent);
  await recordChange(at, by, {
    kind: dismissed ? "contradiction_dismissed" : "contradiction_reopened",
    subject: { id: contradiction_id, name: found.about },
    before: { dismissed: !dismissed },
    after: { dismissed },
  });
  return viewContradiction(found, dismissed ? by.name : null);
}

/**
 * A manager uses one side: the other entry is changed to state the same in every field and language. If a text is left that
 * only a person can change, nothing is saved and the contradiction stays open, unless `despite_left`. Refused if the section
 * of either entry has changed since the contradiction was found, since the places may have moved.
 */
export async function staffResolvesContradiction(
  at: AtVenue,
  by: Actor,
  { choice: { use, despite_left = false }, found, versions }: ToResolve<InputOf<typeof resolveContradiction>>,
): Promise<OutputOf<typeof resolveContradiction>> {
  if (!found) throw refuse("not_found");
  const [one, two] = found.sides;
  const [used, other] = use === 0 ? [one, two] : [two, one];
  if (!other.section) throw refuseField("use", "side_is_no_entry");
  if (!found.canUse.includes(use)) throw refuseField("use", "side_not_transferable");
  const seen = new Map(versions.map(({ section, version }) => [section, version]));
  const updateOf = (section: Section, entries: EntryChange[] = []) => ({
    [section]: { version: seen.get(section) ?? 0, entries },
  });
  const [current, rows, venue] = await Promise.all([
    listSections(at),
    listNamed(at, [...found.entryIds]),
    findVenue(at),
  ]);
  const isChanged = ({ section, version }: SectionRow) =>
    (section === used.section || section === other.section) && version !== (seen.get(section) ?? 0);
  if (current.some(isChanged)) throw refuse("wrong_state");
  const entryOf = ({ entryId }: Side) => rows.find(({ entry }) => entry.entryId === entryId)?.entry;
  const entry = entryOf(other);
  if (!entry) throw refuse("wrong_state");
  const resolution = resolve(
    found,
    use,
    { used: entryOf(used) ?? null, other: entry },
    { defaultLanguage: venue.default_language, currency: venue.currency },
  );
  if (!resolution) throw refuseField("use", "side_not_transferable");
  const section = other.section;
  const remaining = resolution.leftTexts.map(({ entryId, ...text }) => ({
    entry_id: entryId,
    section,
    ...text,
  }));
  if (remaining.length > 0 && !despite_left)
    return { sections: [], changed: { places: 0, languages: 0 }, left: remaining };
  const updates = { ...(used.section && updateOf(used.section)), ...updateOf(section, [resolution.change]) };
  const sections = await saveKnowledge(at, by, updates);
  return {
    sections: sections.filter(({ entries }) => entries.length > 0),
    changed: countPlaces(resolution.places),
    left: remaining,
  };
}

/** A place in several languages counts once. */
function countPlaces(places: readonly Place[]): { places: number; languages: number } {
  const perLanguage = Map.groupBy(places, ({ language }) => language ?? "");
  const inFields = perLanguage.get("")?.length ?? 0;
  perLanguage.delete("");
  const inTexts = Math.max(0, ...[...perLanguage.values()].map(({ length }) => length));
  return { places: inFields + inTexts, languages: perLanguage.size };
}
