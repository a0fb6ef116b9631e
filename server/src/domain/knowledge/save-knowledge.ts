import type { ChangedSection, EntryChange, Section, SectionUpdate } from "@bellhop/contract/knowledge";
import { toWireSection } from "@bellhop/contract/sections";
import { applyChange } from "@bellhop/language/entries";
import type { AtVenue } from "../../platform/at/index.ts";
import { type FieldError, fieldError, refuse } from "../../platform/refusal.ts";
import { type LockedSections, lockSections, requireVersions } from "./lock-sections.ts";
import { misfits } from "./misfits.ts";
import { sections } from "./sections.ts";
import { type SectionTarget, type Writer, writeSections } from "./write-sections.ts";

export type SectionUpdates = { [Name in Section]?: SectionUpdate | undefined };

/** How the nth changed entry of a section is called in refusals, as the call has it that asks for the change. */
export type NameOfEntry = (section: Section, index: number) => string;

const nameInUpdates: NameOfEntry = (section, index) => `updates.${toWireSection(section)}.entries.${index}`;

type SaveOptions = {
  nameOf?: NameOfEntry;
  /** Texts may be in these, although the venue does not use them: of an entry that moves. */
  knownLanguages?: readonly string[];
};

type SectionInput = {
  section: Section;
  version: number;
  entries: EntryChange[];
  remove: string[];
  order?: string[];
};

/**
 * Saves changes to any of a venue's sections: all of them or none (`write-sections.ts`). Refused if a section is at another
 * version, if a field does not fit (`nameOf` names it), or if there is no room. If nothing differs, nothing is saved. An
 * entry that is removed from one section may be put into another one.
 */
export async function saveKnowledge(
  at: AtVenue,
  by: Writer,
  updates: SectionUpdates,
  { nameOf = nameInUpdates, knownLanguages = [] }: SaveOptions = {},
): Promise<ChangedSection[]> {
  const requested = sections.flatMap((section) => toInputs(section, updates[section]));
  if (requested.length === 0) return [];
  const ids = requested.flatMap((one) => [...one.entries.map((entry) => entry.entry_id), ...one.remove]);
  const locked = await lockSections(at, ids);
  requireVersions(locked, requested);

  const { venue } = locked;
  const accepted = { ...venue, languages: [...venue.languages, ...knownLanguages] };
  const errors: FieldError[] = [];
  const seen = new Set<string>();
  const changes = requested.map(({ section, entries, remove, order }): SectionTarget => {
    const put = entries.map((change, index) => {
      const row = locked.entries.get(change.entry_id);
      const before = row?.entry.section === section ? row.entry : undefined;
      const after = applyChange(before, section, change);
      const wrong = [
        ...misplaced(change, section, locked, requested, seen),
        ...misfits(change, before, after, accepted),
      ];
      for (const error of wrong) errors.push({ ...error, field: `${nameOf(section, index)}.${error.field}` });
      return after;
    });
    return { section, put, remove, order };
  });
  if (errors.length > 0) throw refuse("invalid_fields", errors);
  return writeSections(at, by, locked, changes);
}

/** An id is the same in capitals. */
function toInputs(section: Section, update: SectionUpdate | undefined): SectionInput[] {
  if (!update) return [];
  const { version, entries = [], remove = [], order } = update;
  const lower = (ids: string[]) => ids.map((id) => id.toLowerCase());
  return [
    {
      section,
      version,
      entries: entries.map((entry) => ({ ...entry, entry_id: entry.entry_id.toLowerCase() })),
      remove: lower(remove),
      ...(order && { order: lower(order) }),
    },
  ];
}

/** An entry may appear once: in one section, changed or removed. */
function misplaced(
  { entry_id }: EntryChange,
  section: Section,
  { entries }: LockedSections,
  requested: SectionInput[],
  seen: Set<string>,
): FieldError[] {
  const isTwice = seen.has(entry_id);
  seen.add(entry_id);
  const isRemovedFrom = (from: Section | undefined) =>
    requested.some((one) => one.section === from && one.remove.includes(entry_id));
  const current = entries.get(entry_id)?.entry.section;
  if (isTwice || isRemovedFrom(section)) return [fieldError("entry_id", "entry_twice")];
  if (current === undefined || current === section || isRemovedFrom(current)) return [];
  return [fieldError("entry_id", "entry_in_other_section")];
}
