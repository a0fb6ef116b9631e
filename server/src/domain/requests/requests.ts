import type { LiveEvent } from "@bellhop/contract/live";
import type { RequestBy, RequestMove } from "@bellhop/contract/requests";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { Refusal, refuse } from "../../platform/refusal.ts";
import { noteChange } from "../notifications/index.ts";
import {
  countUndecided,
  insertRequestRow,
  insertStepRow,
  lockOpenRequestRows,
  lockRequestRow,
  type RequestValues,
  type StepRow,
  type StoredRequest,
  selectDue,
  selectLastStep,
  selectOpenIds,
  selectOpenOfConversation,
  selectPlace,
  selectRequestsOfMessage,
  setStepUndone,
  updateRequestRow,
  type ValueParams,
} from "./requests.queries.ts";

export type StepBy = RequestBy & { memberId: string | null };

export type NewRequest = RequestValues &
  Pick<
    StoredRequest,
    | "request_id"
    | "extra_entry_id"
    | "currency"
    | "guest_id"
    | "conversation_id"
    | "message_id"
    | "question_id"
    | "source"
  >;

/** Looks whether people must be called for the open requests, as after a venue was opened again. */
export async function noteOpenRequests(at: AtVenue) {
  for (const { request_id: id } of await at.tx.rows(selectOpenIds, { venueId: at.venueId }))
    await noteChange(at, { kind: "request", id });
}

/** Stores a request with its first step. False if there is one with this id. */
export async function insertRequest(at: AtVenue, added: NewRequest, by: StepBy): Promise<boolean> {
  const { request_id, extra_entry_id, currency, guest_id, conversation_id, message_id, question_id, source } =
    added;
  const row = await at.tx.maybeRow(insertRequestRow, {
    venueId: at.venueId,
    requestId: request_id,
    extraEntryId: extra_entry_id,
    currency,
    guestId: guest_id,
    conversationId: conversation_id,
    messageId: message_id,
    questionId: question_id,
    source,
    createdAt: at.now,
    ...paramsOf(added),
  });
  if (!row) return false;
  await insertStep(at, { ...added, version: 1 }, { what: "create", by, from: null, before: {} });
  await noteChange(at, { kind: "request", id: request_id });
  broadcastRequests(at, [request_id]);
  return true;
}

const paramsOf = (values: RequestValues): ValueParams => ({
  kind: values.kind,
  words: values.words,
  count: values.count,
  day: values.day,
  time: values.time,
  room: values.room,
  dueAt: values.due_at,
  expiresAt: values.expires_at,
  state: values.state,
  assigneeMemberId: values.assignee_member_id,
  assigneeName: values.assignee_name,
  proposedDay: values.proposed_day,
  proposedTime: values.proposed_time,
  quantity: values.quantity,
  priceMinor: values.price_minor,
  note: values.note,
});

/** Locks a request until the unit ends: its conversation is locked before. Refused if the id is unknown. */
export async function lockRequest(at: AtVenue, requestId: string): Promise<StoredRequest> {
  const row = await at.tx.maybeRow(lockRequestRow, { venueId: at.venueId, requestId });
  if (!row) throw refuse("not_found");
  return row;
}

/** For jobs: undefined if it was erased. */
export const lockRequestIfAny = (at: AtVenue, requestId: string) =>
  at.tx.maybeRow(lockRequestRow, { venueId: at.venueId, requestId });

/** Locks the open requests of a conversation, and of those merged into it, until the unit ends. */
export const lockOpenRequests = (at: AtVenue, conversationId: string) =>
  at.tx.rows(lockOpenRequestRows, { venueId: at.venueId, conversationId });

export const listOpenRequests = (at: ReadingAtVenue, conversationId: string) =>
  at.tx.rows(selectOpenOfConversation, { venueId: at.venueId, conversationId });

/** The conversation to lock before the request, and what the guest was told with its last step. Refused if the id is unknown. */
export async function findRequestPlace(at: ReadingAtVenue, requestId: string) {
  const place = await findRequestPlaceIfAny(at, requestId);
  if (!place) throw refuse("not_found");
  return place;
}

export const findRequestPlaceIfAny = (at: ReadingAtVenue, requestId: string) =>
  at.tx.maybeRow(selectPlace, { venueId: at.venueId, requestId });

/** Refused if the request has changed since: the refusal says who was first, when, and how it is now. */
export async function requireVersion(at: ReadingAtVenue, request: StoredRequest, version: number) {
  if (request.version === version) return;
  const last = await findLastStep(at, request.request_id);
  throw new Refusal("wrong_state", undefined, {
    params: {
      by: last?.by_name ?? last?.by_who ?? "",
      at: (last?.at ?? request.created_at).toISOString(),
      state: request.state,
    },
  });
}

export const findLastStep = (at: ReadingAtVenue, requestId: string): Promise<StepRow | undefined> =>
  at.tx.maybeRow(selectLastStep, { venueId: at.venueId, requestId });

type Step = {
  what: "create" | "change" | RequestMove;
  by: StepBy;
  reason?: string | null | undefined;
  messageId?: string | null | undefined;
  answeredQuestionId?: string | null | undefined;
};

/** Changes a locked request, with a step that can be undone. Returns the request as it is then. */
export async function applyStep(
  at: AtVenue,
  request: StoredRequest,
  changes: Partial<RequestValues>,
  step: Step,
): Promise<StoredRequest> {
  const before = Object.fromEntries(
    Object.entries(changes)
      .filter(([name, value]) => !isSame(value, request[name as keyof RequestValues]))
      .map(([name]) => [name, request[name as keyof RequestValues]]),
  );
  const changed = { ...request, ...changes, version: request.version + 1 };
  await at.tx.run(updateRequestRow, {
    venueId: at.venueId,
    requestId: request.request_id,
    ...paramsOf(changed),
  });
  await insertStep(at, changed, { ...step, from: request.state, before });
  await noteChange(at, { kind: "request", id: request.request_id });
  broadcastRequests(at, [request.request_id]);
  return changed;
}

const isSame = (one: unknown, other: unknown): boolean =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;

async function insertStep(
  at: AtVenue,
  { request_id, version, state }: Pick<StoredRequest, "request_id" | "version" | "state">,
  {
    what,
    by,
    from,
    before,
    reason,
    messageId,
    answeredQuestionId,
  }: Step & {
    from: StoredRequest["state"] | null;
    before: object;
  },
) {
  await at.tx.run(insertStepRow, {
    venueId: at.venueId,
    requestId: request_id,
    number: version,
    at: at.now,
    byWho: by.who,
    byMemberId: by.memberId,
    byName: by.name,
    what,
    fromState: from,
    toState: state,
    before: JSON.stringify(before),
    reason: reason || null,
    messageId: messageId ?? null,
    answeredQuestionId: answeredQuestionId ?? null,
  });
}

const dates = new Set(["due_at", "expires_at"]);

/** Restores what the last step changed. The first step, which made the request, is never undone. */
export async function undoStep(
  at: AtVenue,
  request: StoredRequest,
  step: StepRow,
  by: string,
): Promise<StoredRequest> {
  const before = Object.fromEntries(
    Object.entries(step.before).map(([name, value]) => [
      name,
      dates.has(name) && typeof value === "string" ? new Date(value) : value,
    ]),
  ) as Partial<RequestValues>;
  const restored = { ...request, ...before, version: request.version + 1 };
  await at.tx.run(updateRequestRow, {
    venueId: at.venueId,
    requestId: request.request_id,
    ...paramsOf(restored),
  });
  await at.tx.run(setStepUndone, {
    venueId: at.venueId,
    requestId: request.request_id,
    number: step.number,
    undoneAt: at.now,
    undoneBy: by,
  });
  await noteChange(at, { kind: "request", id: request.request_id });
  broadcastRequests(at, [request.request_id]);
  return restored;
}

/** The requests that a reply decided. */
export const listDecidedWith = async (at: ReadingAtVenue, messageId: string): Promise<string[]> =>
  (await at.tx.rows(selectRequestsOfMessage, { venueId: at.venueId, messageId })).map(
    ({ request_id }) => request_id,
  );

/** Whether staff have decided all other requests that came with the same hand-over. */
export async function isLastUndecided(
  at: ReadingAtVenue,
  { request_id, question_id }: { request_id: string; question_id: string },
): Promise<boolean> {
  const others = { venueId: at.venueId, questionId: question_id, exceptId: request_id };
  return (await at.tx.row(countUndecided, others)).undecided === 0;
}

/** When staff must have acted, and whether they still must; undefined if it was erased. */
export const findDue = (at: ReadingAtVenue, requestId: string) =>
  at.tx.maybeRow(selectDue, { venueId: at.venueId, requestId });

export function broadcastRequests(at: AtVenue, requestIds: string[] | null) {
  at.broadcast({ kind: "request_changed", request_ids: requestIds } satisfies LiveEvent);
}
