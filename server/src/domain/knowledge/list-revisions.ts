import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type { listRevisions as listRevisionsCall, Revision } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { titleIn } from "@bellhop/language/entries";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { decodeCursor, encodeCursor } from "../../platform/cursor.ts";
import { refuse } from "../../platform/refusal.ts";
import { findVenue } from "../venues/index.ts";
import {
  type ChangeRow,
  isEntryKnown,
  listChangesOfSteps,
  listSteps,
  listStepsOfEntry,
  type StepRow,
} from "./sections.queries.ts";
import { sections } from "./sections.ts";
import { toEntry } from "./to-entry.ts";

const changesShown = 20;

/**
 * One page of the history of a section or entry, newest first. Repeated changes of the same entries by one member
 * without a pause are merged into one step.
 */
export async function listRevisions(
  at: ReadingAtVenue,
  { section, entry_id, cursor, limit = limits.pageItems }: InputOf<typeof listRevisionsCall>,
): Promise<OutputOf<typeof listRevisionsCall>> {
  const [beforeVersion = null] = decodeCursor(cursor, /^step (\d{1,9})$/) ?? [];
  const page = { venueId: at.venueId, section, beforeVersion, limit: limit + 1 };
  const [rows, venue, known] = await Promise.all([
    entry_id ? at.tx.rows(listStepsOfEntry, { ...page, entryId: entry_id }) : at.tx.rows(listSteps, page),
    findVenue(at),
    entry_id
      ? at.tx.row(isEntryKnown, { venueId: at.venueId, entryId: entry_id, sections })
      : { known: true },
  ]);
  if (!known.known) throw refuse("not_found");
  const steps = rows.slice(0, limit);
  const changes = await at.tx.rows(listChangesOfSteps, {
    venueId: at.venueId,
    section,
    begunVersions: steps.map((step) => step.begun_version),
    versions: steps.map((step) => step.version),
    limit: changesShown,
    entryId: entry_id ?? null,
  });
  const byStep = Map.groupBy(changes, (change) => change.version);
  const last = rows.length > limit ? steps.at(-1) : undefined;
  return {
    items: steps.map((step): Revision => {
      const ofStep = byStep.get(step.version) ?? [];
      return {
        section,
        version: step.version,
        from_version: step.begun_version - 1,
        at: step.changed_at.toISOString(),
        by: step.member_name,
        changes: ofStep.map((change) => toChange(change, step, venue.default_language)),
        changes_count: entry_id ? ofStep.length : step.changes_count,
        moved: step.moved && !entry_id,
      };
    }),
    next_cursor: last ? encodeCursor(`step ${last.begun_version}`) : null,
  };
}

function toChange(change: ChangeRow, step: StepRow, language: string): Revision["changes"][number] {
  const { before, before_at, before_by, after } = change;
  const shown = after ?? before;
  return {
    entry_id: change.entry_id,
    title: shown ? titleIn(shown, language) : "",
    before: before && before_at && toEntry({ entry: before, updatedAt: before_at, updatedBy: before_by }),
    after: after && toEntry({ entry: after, updatedAt: step.changed_at, updatedBy: step.member_name }),
  };
}
