import type { InputOf, OutputOf } from "@bellhop/contract/call";
import { limits } from "@bellhop/contract/limits";
import {
  isOpenRequest,
  type listRequests as listCall,
  type Request,
  type RequestStep,
} from "@bellhop/contract/requests";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { decodeTimeCursor, toPage } from "../../platform/cursor.ts";
import { refuse } from "../../platform/refusal.ts";
import { wordsToFind } from "../../platform/search-terms.ts";
import { failureIn } from "../whatsapp/index.ts";
import {
  countDueBefore,
  countRequests,
  listByGroup,
  listOfConversation,
  listOfGuest,
  type RequestView,
  selectAreKnown,
  selectRequestView,
  selectStepViews,
} from "./views.queries.ts";

export async function viewRequest(at: ReadingAtVenue, requestId: string): Promise<Request> {
  return toRequest(await findView(at, requestId), at.now);
}

export async function findView(at: ReadingAtVenue, requestId: string): Promise<RequestView> {
  const row = await at.tx.maybeRow(selectRequestView, { venueId: at.venueId, requestId });
  if (!row) throw refuse("not_found");
  return row;
}

type RequestQuery = InputOf<typeof listCall>;

/** One page of requests, and how many are open. */
export async function listRequests(
  at: ReadingAtVenue,
  memberId: string,
  input: RequestQuery,
): Promise<OutputOf<typeof listCall>> {
  const limit = input.limit ?? limits.pageItems;
  const { guest_id: guestId = null, conversation_id: conversationId = null } = input;
  const [rows, counts, { are_known }] = await Promise.all([
    listRows(at, memberId, input, limit + 1),
    at.tx.row(countRequests, { venueId: at.venueId, now: at.now, memberId }),
    at.tx.row(selectAreKnown, { venueId: at.venueId, guestId, conversationId }),
  ]);
  if (!are_known) throw refuse("not_found");
  const { shown, next } = toPage(rows, limit, ({ request_id }) => request_id);
  return { items: shown.map((row) => toRequest(row, at.now)), next_cursor: next, counts };
}

function listRows(at: ReadingAtVenue, memberId: string, input: RequestQuery, limit: number) {
  const { group = "open", guest_id: guestId, conversation_id: conversationId } = input;
  const [cursorAt, cursorId] = decodeTimeCursor(input.cursor, "id");
  const who = input.assignee;
  const named = typeof who === "object" ? who : undefined;
  const words = wordsToFind(input.search);
  const params = {
    venueId: at.venueId,
    states: input.states ?? null,
    isExtra: input.what === undefined ? null : input.what === "extras",
    kind: input.kind ?? null,
    room: input.room ?? null,
    memberId: who === "me" ? memberId : named && "member_id" in named ? named.member_id : null,
    department: named && "department" in named ? named.department : null,
    noOne: who === "no_one",
    dueBefore: input.due_before === undefined ? null : new Date(input.due_before),
    searchRoom: words ? (input.search ?? "").trim() : null,
    words: words ?? [],
    cursorAt,
    cursorId,
    limit,
  };
  // A guest's are few: the other filters apply to them.
  if (conversationId !== undefined)
    return at.tx.rows(listOfConversation[group], { ...params, conversationId });
  if (guestId !== undefined) return at.tx.rows(listOfGuest[group], { ...params, guestId });
  return at.tx.rows(listByGroup[group], params);
}

/** Open requests that are due before then, the most overdue first, and how many there are. */
export async function listDueBefore(at: ReadingAtVenue, dueBefore: Date, limit: number) {
  const input = { group: "open", due_before: dueBefore.toISOString() } as const;
  const [rows, { due }] = await Promise.all([
    listRows(at, "", input, limit),
    at.tx.row(countDueBefore, { venueId: at.venueId, dueBefore }),
  ]);
  return { requests: rows.map((row) => toRequest(row, at.now)), count: due };
}

export async function listSteps(at: ReadingAtVenue, requestId: string): Promise<RequestStep[]> {
  const rows = await at.tx.rows(selectStepViews, { venueId: at.venueId, requestId });
  return rows.map((row) => ({
    number: row.number,
    at: row.at.toISOString(),
    by: { who: row.by_who, name: row.by_name },
    what: row.what as RequestStep["what"],
    from: row.from_state,
    to: row.to_state,
    changed: row.changed,
    reason: row.reason,
    message:
      row.message_id === null
        ? null
        : {
            message_id: row.message_id,
            text: row.text ?? "",
            state: row.message_state,
            failure: failureOf(row.message_state, row.failure_code),
          },
    undone_at: row.undone_at?.toISOString() ?? null,
    undone_by: row.undone_by,
  }));
}

const failureOf = (state: RequestView["last_message_state"], code: string | null) =>
  state === "failed" || state === "unknown" ? failureIn(state, code) : null;

export const undoMs = limits.requestUndoMinutes * 60_000;

export function toRequest(row: RequestView, now: Date): Request {
  const undoUntil = new Date(row.last_at.getTime() + undoMs);
  const isTold = row.last_message_state !== null && row.last_message_state !== "queued";
  const isUndoable = row.last_number > 1 && row.last_by === "member" && !isTold && undoUntil > now;
  return {
    request_id: row.request_id,
    version: row.version,
    kind: row.kind,
    words: row.words,
    count: row.count,
    day: row.day,
    time: row.time,
    room: row.room,
    due_at: row.due_at.toISOString(),
    state: row.state,
    assignee: assigneeOf(row),
    proposed:
      row.proposed_day === null && row.proposed_time === null
        ? null
        : { day: row.proposed_day, time: row.proposed_time },
    extra:
      row.extra_entry_id === null
        ? null
        : {
            entry_id: row.extra_entry_id,
            quantity: row.quantity ?? 1,
            price:
              row.price_minor === null || row.currency === null
                ? null
                : { amount: row.price_minor, currency: row.currency },
          },
    note: row.note,
    guest:
      row.guest_id === null
        ? null
        : {
            guest_id: row.guest_id,
            name: row.guest_name ?? "",
            room: row.guest_room,
            language: row.guest_language,
          },
    conversation_id: row.conversation_id,
    message_id: row.message_id,
    question_id: row.question_id,
    source: row.source,
    created_at: row.created_at.toISOString(),
    last: {
      at: row.last_at.toISOString(),
      by: { who: row.last_by, name: row.last_by_name },
      message_id: row.last_message_state === null ? null : row.last_message_id,
      message_state: row.last_message_state,
      failure: failureOf(row.last_message_state, row.last_failure_code),
      undo_until: isUndoable ? undoUntil.toISOString() : null,
    },
  };
}

function assigneeOf({ assignee_member_id, assignee_name }: RequestView): Request["assignee"] {
  if (assignee_name === null) return null;
  if (assignee_member_id === null) return { department: assignee_name };
  return { member_id: assignee_member_id, name: assignee_name };
}

/** When it expires if no one acts; null if it does not. */
export const expiresAt = ({ state, expires_at }: RequestView): string | null =>
  isOpenRequest(state) ? (expires_at?.toISOString() ?? null) : null;
