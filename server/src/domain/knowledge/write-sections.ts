import { isDeepStrictEqual } from "node:util";
import type { ChangedSection, Section } from "@bellhop/contract/knowledge";
import type { LiveEvent } from "@bellhop/contract/live";
import type { KnowledgeEntry } from "@bellhop/language/entries";
import type { AtVenue } from "../../platform/at/index.ts";
import { forEachInSlices } from "../../platform/time-slices.ts";
import { deleteEntries, type EntryRow, listOrders, putEntries, setOrdinals } from "./entries.queries.ts";
import { foldedWords } from "./folded-words.ts";
import { type LockedSections, requireRoom } from "./lock-sections.ts";
import { formerOrder, withFirst } from "./order.ts";
import { warmClaimsQueue } from "./queues.ts";
import { insertChanges, insertRevisions, setVersions } from "./sections.queries.ts";
import { toEntry } from "./to-entry.ts";

/** Null: the product. */
export type Writer = { member_id: string | null; name: string } | null;

/** The target of a section: entries to put, ids to remove, and ids to move to the front. */
export type SectionTarget = {
  section: Section;
  put: KnowledgeEntry[];
  remove: string[];
  order?: string[] | undefined;
};

type Difference = {
  section: Section;
  version: number;
  put: { before: EntryRow | undefined; after: KnowledgeEntry }[];
  removed: EntryRow[];
  /** Set if entries are reordered or removed. `kept` is the order without the requested reordering. */
  order: { before: string[]; kept: string[]; after: string[] } | undefined;
  last: number;
};

const pauseMs = 5 * 60_000;
const maxStepMs = 60 * 60_000;
/** Per live event; if there are more, the dashboard reads the section again. */
const maxIds = 100;
/** The claims of fewer changed entries are read quickly on demand. */
const warmedFrom = 50;
/** Thousands of entries are saved in several calls; the delay merges their jobs. */
const warmAfterMs = 3_000;

/**
 * The one place that changes knowledge: forms, imports, resolved contradictions, restored revisions, files and first
 * entries end here. Each section in which something differs gets a new version, a revision and a live event; if many
 * entries changed, their claims are read ahead of time. Refused if there is no room. Returns the entries in `wanted` as
 * they are now.
 */
export async function writeSections(
  at: AtVenue,
  by: Writer,
  locked: LockedSections,
  changes: SectionTarget[],
  { standsAlone = false } = {},
): Promise<ChangedSection[]> {
  const differences = await differencesOf(at, locked, changes);
  const changed = differences.filter(isDifferent);
  requireRoom(locked, {
    added: changed.flatMap(({ put }) => put).filter(({ before }) => !before).length,
    removed: changed.flatMap(({ removed }) => removed).length,
  });
  if (changed.length > 0) await write(at, by, changed, standsAlone);
  for (const one of changed) broadcastSection(at, by, one);
  await warmClaims(at, changed);
  return differences.map((one, index) => {
    const put = new Map(one.put.map(({ after }) => [after.entryId, after]));
    const rows = (changes[index]?.put ?? []).map(({ entryId }) => {
      const after = put.get(entryId);
      return after
        ? { entry: after, updatedAt: at.now, updatedBy: by?.name ?? null }
        : locked.entries.get(entryId);
    });
    return {
      section: one.section,
      version: isDifferent(one) ? one.version + 1 : one.version,
      entries: rows.flatMap((row) => (row ? [toEntry(row)] : [])),
      removed: one.removed.map(({ entry }) => entry.entryId),
    };
  });
}

async function warmClaims(at: AtVenue, changed: Difference[]) {
  if (changed.reduce((sum, { put }) => sum + put.length, 0) < warmedFrom) return;
  const startAfter = new Date(at.now.getTime() + warmAfterMs);
  await at.enqueue(warmClaimsQueue, { venue_id: at.venueId }, { key: `${at.venueId}`, startAfter });
}

function isDifferent({ put, removed, order }: Difference): boolean {
  return put.length > 0 || removed.length > 0 || isReordered(order);
}

function isReordered(order: Difference["order"]): order is NonNullable<Difference["order"]> {
  return order !== undefined && !isDeepStrictEqual(order.kept, order.after);
}

async function differencesOf(
  at: AtVenue,
  locked: LockedSections,
  changes: SectionTarget[],
): Promise<Difference[]> {
  const ordered = changes.filter(({ order, remove }) => order !== undefined || remove.length > 0);
  const orders =
    ordered.length === 0
      ? []
      : await at.tx.rows(listOrders, { venueId: at.venueId, sections: ordered.map((one) => one.section) });
  const idsOf = new Map(orders.map(({ section, ids }) => [section, ids]));
  return changes.map((one) => {
    const { section, put, remove, order } = one;
    const storedRow = (id: string) => {
      const row = locked.entries.get(id);
      return row?.entry.section === section ? row : undefined;
    };
    const differing = put
      .map((after) => ({ before: storedRow(after.entryId), after }))
      .filter(({ before, after }) => !before || !isDeepStrictEqual(before.entry, after));
    const removed = [...new Set(remove)].flatMap((id) => storedRow(id) ?? []);
    const gone = new Set(removed.map(({ entry }) => entry.entryId));
    const added = differing.flatMap(({ before, after }) => (before ? [] : [after.entryId]));
    const before = idsOf.get(section) ?? [];
    const kept = [...before.filter((id) => !gone.has(id)), ...added];
    return {
      section,
      version: locked.versions.get(section) ?? 0,
      put: differing,
      removed,
      order: ordered.includes(one)
        ? { before, kept, after: order ? withFirst(kept, order) : kept }
        : undefined,
      last: locked.counts.get(section)?.last ?? -1,
    };
  });
}

/** Pipelines statements of many entries each. */
async function write(at: AtVenue, by: Writer, changed: Difference[], standsAlone: boolean) {
  const { tx, venueId, now } = at;
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const revisions = changed.map((one) => revisionRow(one, standsAlone));
  const removed = changed.flatMap((one) => one.removed.map(({ entry }) => entry.entryId));
  const placed = changed.flatMap(placedRows);
  const changes = await serialize(changed.flatMap(changeRows));
  const put = await serialize(await putRows(changed));
  await Promise.all([
    tx.run(setVersions, {
      venueId,
      sections: changed.map((one) => one.section),
      versions: changed.map((one) => one.version + 1),
    }),
    tx.run(insertRevisions, {
      venueId,
      revisions: JSON.stringify(revisions),
      changedAt: now,
      memberId: by?.member_id ?? null,
      memberName: by?.name ?? null,
      changedAfter: ago(pauseMs),
      begunAfter: ago(maxStepMs),
    }),
    ...changes.map((rows) => tx.run(insertChanges, { venueId, changes: rows })),
    ...inPieces(removed).map((ids) => tx.run(deleteEntries, { venueId, entryIds: ids })),
    ...put.map((rows) =>
      tx.run(putEntries, { venueId, entries: rows, updatedAt: now, updatedBy: by?.name ?? null }),
    ),
    ...inPieces(placed).map((rows) =>
      tx.run(setOrdinals, {
        venueId,
        entryIds: rows.map(({ id }) => id),
        ordinals: rows.map(({ ordinal }) => ordinal),
      }),
    ),
  ]);
}

/** Keeps each statement short, however large the entries are. */
const rowsAtOnce = 1_000;

function inPieces<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );
}

/** JSON for the statements, in slices: thousands of rows take a while to serialize. */
async function serialize(rows: object[]): Promise<string[]> {
  const pieces: string[] = [];
  await forEachInSlices(inPieces(rows), (piece) => void pieces.push(JSON.stringify(piece)));
  return pieces;
}

async function putRows(changed: Difference[]) {
  const rows: object[] = [];
  for (const { section, put, last } of changed) {
    let ordinal = last;
    await forEachInSlices(put, ({ before, after }) => {
      // An existing entry keeps its place.
      const place = before ? 0 : ++ordinal;
      const folded = foldedWords(after);
      rows.push({ entry_id: after.entryId, section, ordinal: place, entry: after, folded });
    });
  }
  return rows;
}

function placedRows({ order }: Difference) {
  return isReordered(order) ? order.after.map((id, ordinal) => ({ id, ordinal })) : [];
}

function revisionRow({ section, version, put, removed, order }: Difference, standsAlone: boolean) {
  const entryIds = [...put.map(({ after }) => after.entryId), ...removed.map(({ entry }) => entry.entryId)];
  const former = order && formerOrder(order.before, order.after);
  const gone = new Set(removed.map(({ entry }) => entry.entryId));
  const moved =
    order !== undefined &&
    formerOrder(
      order.before.filter((id) => !gone.has(id)),
      order.after,
    ) !== null;
  return {
    section,
    version: version + 1,
    entry_ids: entryIds.toSorted(),
    moved,
    stands_alone: standsAlone,
    // Words that are changed again, or one order after the other.
    extends_last:
      !standsAlone &&
      removed.length === 0 &&
      put.every(({ before }) => before) &&
      moved === (put.length === 0),
    ...former,
  };
}

function changeRows({ section, version, put, removed }: Difference) {
  return [
    ...put.map(({ after }) => ({ entry_id: after.entryId, after })),
    ...removed.map(({ entry }) => ({ entry_id: entry.entryId, after: null })),
  ].map((change) => ({ section, version: version + 1, ...change }));
}

function broadcastSection(at: AtVenue, by: Writer, { section, version, put, removed }: Difference) {
  const ids = [...put.map(({ after }) => after.entryId), ...removed.map(({ entry }) => entry.entryId)];
  at.broadcast({
    kind: "knowledge",
    section,
    version: version + 1,
    entry_ids: ids.length > maxIds ? null : ids,
    by: by?.name ?? null,
  } satisfies LiveEvent);
}
