import { isDeepStrictEqual } from "node:util";
import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type { replaceKnowledge, Section } from "@bellhop/contract/knowledge";
import { fromWireSections, mapWireSections } from "@bellhop/contract/sections";
import type { KnowledgeEntry } from "@bellhop/language/entries";
import { applyChange } from "@bellhop/language/entries";
import type { AtVenue } from "../../../platform/at/index.ts";
import { FieldErrorList } from "../../../platform/field-errors.ts";
import { forEachInSlices } from "../../../platform/time-slices.ts";
import type { KnowledgeRow } from "../entries.queries.ts";
import { listAllEntries } from "../list-entries.ts";
import { type LockedSections, lockSections, requireVersions } from "../lock-sections.ts";
import { filedMisfits } from "../misfits.ts";
import { sections } from "../sections.ts";
import { type Writer, writeSections } from "../write-sections.ts";
import type { FiledEntry } from "./read-file.ts";

type Seen = NonNullable<InputOf<typeof replaceKnowledge>["versions"]>;

type Replaced = { before: KnowledgeEntry | undefined; after: KnowledgeEntry };

/**
 * Replaces all entries of the venue with a file's, in one transaction, with a revision per changed section. Refused with
 * fields such as `file.entries.3.texts.en.text`, or if a section's version is not the one in `seen`. `isTried` is a dry run.
 */
export async function replaceEntries(
  at: AtVenue,
  by: Writer,
  filed: readonly FiledEntry[],
  { isTried, seen }: { isTried: boolean; seen: Seen },
): Promise<OutputOf<typeof replaceKnowledge>> {
  const locked = await lockSections(at, []);
  const seenAt = Object.entries(fromWireSections(seen)) as [Section, number][];
  requireVersions(
    locked,
    seenAt.map(([section, version]) => ({ section, version })),
  );
  const rows = await listAllEntries(at);
  const replaced = await replacedBy(filed, rows, locked);
  const stays = new Set(replaced.map(({ after }) => after.entryId));
  const gone = rows.filter(({ entry }) => !stays.has(entry.entryId));
  const made = isTried ? [] : await write(at, by, { ...locked, entries: byId(rows) }, replaced, rows);
  const changed = replaced.filter(({ before, after }) => before && !isDeepStrictEqual(before, after)).length;
  const added = replaced.filter(({ before }) => !before).length;
  const unchanged = replaced.length - added - changed;
  const now = new Map([
    ...locked.versions,
    ...made.map(({ section, version }) => [section, version] as const),
  ]);
  const versions = mapWireSections((section) => now.get(section) ?? 0);
  return { added, changed, removed: gone.length, unchanged, moved: countMoved(rows, replaced), versions };
}

/** Counts entries that stay in their section but change places among each other. */
function countMoved(rows: readonly KnowledgeRow[], replaced: readonly Replaced[]): number {
  const moved = sections.map((section) => {
    const after = idsOf(
      section,
      replaced.map((one) => one.after),
    );
    const before = idsOf(
      section,
      rows.map(({ entry }) => entry),
    );
    const [were, stay] = [new Set(before), new Set(after)];
    const then = before.filter((id) => stay.has(id));
    return after.filter((id) => were.has(id)).filter((id, place) => then[place] !== id).length;
  });
  return moved.reduce((sum, count) => sum + count, 0);
}

const idsOf = (section: Section, entries: readonly KnowledgeEntry[]) =>
  entries.filter((entry) => entry.section === section).map(({ entryId }) => entryId);

const byId = (rows: readonly KnowledgeRow[]) => new Map(rows.map((row) => [row.entry.entryId, row]));

async function replacedBy(
  filed: readonly FiledEntry[],
  rows: readonly KnowledgeRow[],
  { venue }: LockedSections,
): Promise<Replaced[]> {
  const storedById = byId(rows);
  const errors = new FieldErrorList();
  const replaced: Replaced[] = [];
  await forEachInSlices(filed, ({ section, change, index }) => {
    const before = storedById.get(change.entry_id)?.entry;
    const after = applyChange(undefined, section, change);
    for (const error of filedMisfits(before, after, venue))
      errors.add([{ ...error, field: `file.entries.${index}.${error.field}` }]);
    replaced.push({ before, after });
  });
  errors.refuseIfAny();
  return replaced;
}

async function write(
  at: AtVenue,
  by: Writer,
  locked: LockedSections,
  replaced: Replaced[],
  rows: readonly KnowledgeRow[],
) {
  const changes = sections.map((section) => {
    const put = replaced.filter(({ after }) => after.section === section).map(({ after }) => after);
    const order = put.map(({ entryId }) => entryId);
    const stays = new Set(order);
    const leaving = rows.filter(({ entry }) => entry.section === section && !stays.has(entry.entryId));
    return { section, put, remove: leaving.map(({ entry }) => entry.entryId), order };
  });
  return writeSections(at, by, locked, changes, { standsAlone: true });
}
