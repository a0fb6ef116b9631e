import type { ImportFrom, ModelReading } from "@bellhop/contract/imports";
import type { ProblemParams } from "@bellhop/contract/problems";
import type { UnreadableReason } from "@bellhop/contract/unreadable";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { decodeBase64 } from "../../platform/base64.ts";
import { newId } from "../../platform/ids.ts";
import { Refusal, refuseField } from "../../platform/refusal.ts";
import { forEachInSlices } from "../../platform/time-slices.ts";
import { type KnowledgeRow, toEntry } from "../knowledge/index.ts";
import {
  countImports,
  dropSource,
  endImport,
  findUnread,
  insertImport,
  insertProposals,
  listEarlierRows,
  lockImports,
  selectLastModelReading,
  sweepImports,
  sweepOldImports,
} from "./imports.queries.ts";
import { changeOf, changesNothing, type Earlier, earlierOf, fitTo, matcherOf } from "./matching.ts";
import type { Proposed, Read } from "./proposing/proposed.ts";
import { readingLimits } from "./reading/index.ts";

/** Limits of one venue: imports at the same time, per day, and kept; days that reviewed ones are kept. */
const importLimits = { reading: 3, perDay: 100, kept: 100, keptDays: 90 } as const;
const dayMs = 24 * 60 * 60 * 1_000;
const sourceCharacters = 200;

/** Deletes imports of knowledge that were decided and are older than 90 days. Returns how many. */
export const sweepReviewedImports = (at: AtVenue, limit: number): Promise<number> =>
  at.tx.run(sweepOldImports, {
    venueId: at.venueId,
    before: new Date(at.now.getTime() - importLimits.keptDays * dayMs),
    limit,
  });

/**
 * Refuses another import beyond the limits, and locks the counts until the transaction ends. Deletes old imports without
 * open proposals.
 */
export async function requireRoomToRead(at: AtVenue) {
  await at.tx.run(lockImports, { venueId: at.venueId });
  await at.tx.run(sweepImports, { venueId: at.venueId, kept: importLimits.kept - 1 });
  const since = new Date(at.now.getTime() - dayMs);
  const { reading, asked: askedToday, kept } = await at.tx.row(countImports, { venueId: at.venueId, since });
  if (reading >= importLimits.reading)
    throw noRoom("imports_running", reading, "Other imports are still running. Wait for them, or stop them.");
  if (kept >= importLimits.kept)
    throw noRoom(
      "imports_to_review",
      kept,
      `${kept} imports have open proposals. Review some of them first.`,
    );
  if (askedToday >= importLimits.perDay)
    throw noRoom(
      "imports_today",
      askedToday,
      `${importLimits.perDay} imports were started within a day. Try again tomorrow.`,
    );
}

const noRoom = (limit: ProblemParams["limit_reached"]["limit"], count: number, detail: string) =>
  new Refusal("limit_reached", undefined, { detail, params: { limit, count } });

/** Stores an import with its source. */
export async function addImport(
  at: AtVenue,
  {
    importId,
    taskId,
    from,
    askedBy,
  }: { importId: string; taskId: string; from: ImportFrom; askedBy: string },
) {
  const bytes =
    from.kind === "file" ? bytesOf(from.content) : from.kind === "text" ? Buffer.from(from.text) : null;
  await at.tx.run(insertImport, {
    venueId: at.venueId,
    importId,
    taskId,
    kind: from.kind,
    source: sourceOf(from),
    bytes,
    askedBy,
    askedAt: at.now,
  });
}

/** How the last import since then was read by a model; undefined if none was. */
export const findLastModelReading = (at: ReadingAtVenue, since: Date) =>
  at.tx.maybeRow(selectLastModelReading, { venueId: at.venueId, since });

/** The name of an import: its address, file name or first words. */
export function sourceOf(from: ImportFrom): string {
  if (from.kind === "page") return from.url;
  const called = from.kind === "file" ? from.name : from.text.replace(/\s+/g, " ").trim();
  return called.length <= sourceCharacters ? called : `${called.slice(0, sourceCharacters - 1)}…`;
}

function bytesOf(content: string): Buffer {
  const bytes = decodeBase64(content);
  if (!bytes) throw refuseField("from.content", "file_not_base64");
  if (bytes.length === 0) throw refuseField("from.content", "file_empty");
  if (bytes.length > readingLimits.bytes)
    throw refuseField("from.content", "file_too_large", { megabytes: readingLimits.bytes / (1024 * 1024) });
  return bytes;
}

/** The import of a task, if it has not been read yet. */
export async function unreadImport(at: AtVenue, taskId: string) {
  return at.tx.maybeRow(findUnread, { venueId: at.venueId, taskId });
}

type NewProposal = Proposed & {
  proposal_id: string;
  entry_id: string;
  state: "open" | "written";
  earlier: Proposed["entry"] | null;
};

const maxEarlier = 10_000;

/** What earlier imports of the same source added, to be found again. */
export const listEarlier = (at: ReadingAtVenue, importId: string): Promise<Earlier[]> =>
  at.tx.rows(listEarlierRows, { venueId: at.venueId, importId, limit: maxEarlier });

/**
 * The proposals with the id of the entry that each changes or adds. `written` are those that the venue has as they stand
 * in the source. Slow for thousands of proposals: call it outside of transactions.
 */
export async function proposalsOf(
  proposed: readonly Proposed[],
  written: readonly KnowledgeRow[],
  earlier: readonly Earlier[] = [],
): Promise<NewProposal[]> {
  const entries = written.map(toEntry);
  const byId = new Map(entries.map((entry) => [entry.entry_id, entry]));
  const match = matcherOf(entries);
  const again = earlierOf(proposed, earlier);
  const changed = new Set<string>();
  const proposals: NewProposal[] = [];
  await forEachInSlices(proposed, (found) => {
    const before = again.get(found);
    const matched = before ? byId.get(before.entry_id) : found.leftOut ? undefined : match(found);
    const current = matched && !changed.has(matched.entry_id) ? matched : undefined;
    if (current) changed.add(current.entry_id);
    const one = current ? fitTo(current, found) : found;
    const isSame = before ? before.passage === found.passage : false;
    const isWritten = current && (isSame || changesNothing(changeOf(current, one.entry)));
    proposals.push({
      ...one,
      proposal_id: newId(),
      entry_id: current?.entry_id ?? newId(),
      state: isWritten ? "written" : "open",
      earlier: before?.entry ?? null,
    });
  });
  // Written ones come last: what is shown is numbered without gaps.
  return proposals.toSorted(
    (one, other) => Number(one.state === "written") - Number(other.state === "written"),
  );
}

/** Stores the proposals and marks the import as ready. */
export async function keepProposals(
  at: AtVenue,
  importId: string,
  proposals: readonly NewProposal[],
  leftOut: Read["leftOut"],
  model: ModelReading | null,
) {
  await at.tx.run(endImport, {
    venueId: at.venueId,
    importId,
    state: "ready",
    alreadyWritten: proposals.filter(({ state }) => state === "written").length,
    withOrders: proposals.filter((one) => one.leftOut === "orders").length,
    leftOut: JSON.stringify(leftOut),
    model,
  });
  const values = proposals.map(({ leftOut: left_out, ...row }, ordinal) => ({ ...row, left_out, ordinal }));
  if (values.length > 0)
    await at.tx.run(insertProposals, { venueId: at.venueId, importId, proposals: JSON.stringify(values) });
}

/** Marks the import as refused. Its task keeps the reason. */
export async function refuseImport(at: AtVenue, importId: string, reason: UnreadableReason) {
  await at.tx.run(endImport, {
    venueId: at.venueId,
    importId,
    state: "refused",
    alreadyWritten: 0,
    withOrders: 0,
    leftOut: JSON.stringify(reason.code === "no_visible_text" ? reason.left_out : []),
    model: null,
  });
}

/** Deletes the source of an import whose task has ended. */
export async function forgetSource(at: AtVenue, taskId: string) {
  await at.tx.run(dropSource, { venueId: at.venueId, taskId });
}
