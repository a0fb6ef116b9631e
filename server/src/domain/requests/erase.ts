import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { searchWords, type Traces, withoutTraces } from "../../platform/traces.ts";
import { noteChange } from "../notifications/index.ts";
import {
  eraseRequestRows,
  eraseStepRows,
  lockOldRequests,
  lockRequestsThatMention,
  lockToErase,
  selectRequestsOf,
  setRequestWords,
} from "./erase.queries.ts";
import { broadcastRequests } from "./requests.ts";
import { selectShiftNote, setShiftNoteText } from "./shift-notes.queries.ts";

type Whose = { guestIds: string[]; conversationIds: string[] };

/** Removes the words of these guests' requests, which are hidden from then on. Their rows stay for counts. */
export async function eraseRequests(at: AtVenue, whose: Whose) {
  const rows = await at.tx.rows(lockToErase, { venueId: at.venueId, ...whose });
  await eraseLocked(at, rows);
}

/** Requests of no conversation that are older than the venue keeps transcripts. Returns how many. */
export async function eraseOldRequests(at: AtVenue, before: Date, limit: number): Promise<number> {
  const rows = await at.tx.rows(lockOldRequests, { venueId: at.venueId, before, limit });
  await eraseLocked(at, rows);
  return rows.length;
}

async function eraseLocked(at: AtVenue, rows: { request_id: string }[]) {
  if (rows.length === 0) return;
  const requestIds = rows.map(({ request_id }) => request_id);
  await at.tx.run(eraseRequestRows, { venueId: at.venueId, requestIds, erasedAt: at.now });
  await at.tx.run(eraseStepRows, { venueId: at.venueId, requestIds });
  for (const id of requestIds) await noteChange(at, { kind: "request", id });
  broadcastRequests(at, null);
}

/** Removes a deleted guest's name and addresses from what staff wrote in other requests and in the shift note. */
export async function eraseFromRequests(at: AtVenue, traces: Traces) {
  const { venueId } = at;
  const words = [...searchWords({ ...traces, ids: [] }), ...traces.names];
  for (const one of await at.tx.rows(lockRequestsThatMention, { venueId, words }))
    await at.tx.run(setRequestWords, {
      venueId,
      requestId: one.request_id,
      words: withoutTraces(one.words, traces),
      note: withoutTraces(one.note, traces),
    });
  const note = await at.tx.maybeRow(selectShiftNote, { venueId });
  if (!note) return;
  const text = withoutTraces(note.text, traces);
  if (text !== note.text) await at.tx.run(setShiftNoteText, { venueId, text });
}

export const exportRequests = (at: ReadingAtVenue, whose: Whose) =>
  at.tx.rows(selectRequestsOf, { venueId: at.venueId, ...whose });
