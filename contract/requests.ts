import * as z from "zod/mini";
import { call } from "./call.ts";
import { money } from "./entries.ts";
import { limits } from "./limits.ts";
import { deliveryState, handOverReason, messageText } from "./messages.ts";
import {
  anyRequestKind,
  decisionFields,
  department,
  requestAssignee,
  requestBy,
  requestDecision,
  requestMoves,
  requestSource,
  requestState,
  requestStates,
  requestTime,
} from "./request-fields.ts";
import { sendFailure } from "./send-failure.ts";
import {
  id,
  instant,
  language,
  listOf,
  localDate,
  name,
  page,
  searchWords,
  sendersId,
  words,
} from "./values.ts";

export * from "./request-fields.ts";

export const request = z.object({
  request_id: id,
  /** The number of the last change; changes name the version that they were made for. */
  version: z.int(),
  kind: anyRequestKind,
  /** Free words; the name of an extra when it was ordered. Empty if the kind says it all. */
  words: z.string(),
  count: z.nullable(z.int()),
  /** The day and time that the guest wants. */
  day: z.nullable(localDate),
  time: z.nullable(requestTime),
  room: z.nullable(z.string()),
  /** When staff must have acted. */
  due_at: instant,
  state: requestState,
  assignee: z.nullable(requestAssignee),
  /** What staff proposed last; kept once the guest has accepted. */
  proposed: z.nullable(z.object({ day: z.nullable(localDate), time: z.nullable(requestTime) })),
  /** As ordered: later changes of the entry don't change an order. The price is for all of them. */
  extra: z.nullable(z.object({ entry_id: id, quantity: z.int(), price: z.nullable(money) })),
  /** Only for staff. */
  note: z.string(),
  guest: z.nullable(
    z.object({
      guest_id: id,
      name: z.string(),
      room: z.nullable(z.string()),
      language: z.nullable(language),
    }),
  ),
  /** Where the guest is told; null if the request was made by hand for a guest who has never written. */
  conversation_id: z.nullable(id),
  /** The guest's message that asked for it. */
  message_id: z.nullable(id),
  /** The hand-over that it came with. */
  question_id: z.nullable(id),
  source: requestSource,
  created_at: instant,
  /** The last step that was not undone. */
  last: z.object({
    at: instant,
    by: requestBy,
    /** What the guest was told with it; null if nothing. */
    message_id: z.nullable(id),
    message_state: z.nullable(deliveryState),
    failure: z.nullable(sendFailure),
    /** Until then it can be undone, unless the guest has been told; null if it can't. */
    undo_until: z.nullable(instant),
  }),
});
export type Request = z.infer<typeof request>;

export const requestStep = z.object({
  number: z.int(),
  at: instant,
  by: requestBy,
  what: z.enum(["create", "change", ...requestMoves]),
  from: z.nullable(requestState),
  to: requestState,
  /** Names of the fields that changed, such as `time`. */
  changed: z.array(z.string()),
  /** Why it was declined or cancelled, as the guest reads it. */
  reason: z.nullable(z.string()),
  message: z.nullable(
    z.object({
      message_id: id,
      text: z.string(),
      state: z.nullable(deliveryState),
      failure: z.nullable(sendFailure),
    }),
  ),
  undone_at: z.nullable(instant),
  undone_by: z.nullable(z.string()),
});
export type RequestStep = z.infer<typeof requestStep>;

/** Whether an extra can be ordered for a day, at this moment. */
export const extraSlot = z.object({
  day: localDate,
  /** Null: no limit. */
  capacity: z.nullable(z.int()),
  left: z.nullable(z.int()),
  /** Orders for this day are over: the lead time has begun. Staff can confirm nevertheless. */
  is_too_late: z.boolean(),
});
export type ExtraSlot = z.infer<typeof extraSlot>;

export const requestGroups = ["open", "done", "all"] as const;
export const requestGroup = z.enum(requestGroups);
export type RequestGroup = z.infer<typeof requestGroup>;

const staffReads = { role: "staff", scope: "venue", access: "reads" } as const;
const staffChanges = { role: "staff", scope: "venue", access: "changes", audit: "noted" } as const;

export const requestCounts = z.object({
  open: z.int(),
  overdue: z.int(),
  /** Open and the caller's. */
  mine: z.int(),
  /** Open, and no one has it. */
  no_one: z.int(),
});

export const listRequests = call("POST /api/list_requests", {
  summary:
    "Lists requests. Open ones by due time, the most overdue first; `done` and `all` by due time, the latest first. All filters given must match.",
  input: z.object({
    /** `open` without it. */
    group: z.optional(requestGroup),
    states: z.optional(z.array(requestState).check(z.minLength(1), z.maxLength(requestStates.length))),
    what: z.optional(z.enum(["requests", "extras"])),
    kind: z.optional(anyRequestKind),
    room: z.optional(name(limits.roomCharacters)),
    assignee: z.optional(
      z.union([z.enum(["me", "no_one"]), z.strictObject({ member_id: id }), z.strictObject({ department })]),
    ),
    guest_id: z.optional(id),
    conversation_id: z.optional(id),
    /** Only those that are due before then. */
    due_before: z.optional(instant),
    /** A room, or the beginning of words of the guest's name. */
    search: z.optional(searchWords),
    ...page,
  }),
  output: z.extend(listOf(request), { counts: requestCounts }),
  ...staffReads,
});

export const readRequest = call("POST /api/read_request", {
  summary:
    "Returns a request with all its steps, the guest's message, and for an extra whether it is possible now.",
  input: z.object({ request_id: id }),
  output: z.object({
    request,
    steps: z.array(requestStep),
    message: z.nullable(z.object({ message_id: id, text: z.string(), at: instant })),
    /** Null if it is no extra or has no day. */
    possible: z.nullable(extraSlot),
    /** When it expires if no one acts; null if it does not. */
    expires_at: z.nullable(instant),
  }),
  ...staffReads,
});

const requestValues = {
  kind: anyRequestKind,
  words: words(limits.requestWordsCharacters),
  count: z.nullable(z.int().check(z.gte(1), z.lte(999))),
  day: z.nullable(localDate),
  time: z.nullable(requestTime),
  room: z.nullable(name(limits.roomCharacters)),
  assignee: z.nullable(z.union([z.strictObject({ member_id: id }), z.strictObject({ department })])),
  note: words(limits.requestNoteCharacters),
};

export const createRequest = call("POST /api/create_request", {
  summary:
    "Makes a request by hand, also one of a guest's message. The sender makes `new_request_id`: the same id again is the same request. With `extra` it is an order: its price is the entry's at this moment, and it is refused if the day is full. An extra that needs no approval is confirmed at once. `anyway` makes it although its lead time has begun.",
  input: z.strictObject({
    new_request_id: sendersId,
    ...z.partial(z.strictObject(requestValues)).shape,
    kind: requestValues.kind,
    due_at: z.optional(instant),
    /** The conversation of its guest, or a guest who has never written; neither for the hotel's own. */
    conversation_id: z.optional(id),
    guest_id: z.optional(id),
    message_id: z.optional(id),
    question_id: z.optional(id),
    extra: z.optional(
      z.strictObject({ entry_id: id, quantity: z.optional(z.int().check(z.gte(1), z.lte(999))) }),
    ),
    anyway: z.optional(z.boolean()),
  }),
  output: request,
  ...staffChanges,
  refuses: ["not_possible_now"],
});

export const changeRequest = call("POST /api/change_request", {
  summary:
    "Changes an open request: what, when, where, who has it, its note. A new time moves `due_at`, unless that is given too. Refused with `wrong_state` if it has changed since.",
  input: z.strictObject({
    request_id: id,
    version: z.int(),
    ...z.partial(z.strictObject(requestValues)).shape,
    due_at: z.optional(instant),
    quantity: z.optional(z.int().check(z.gte(1), z.lte(999))),
  }),
  output: request,
  ...staffChanges,
  refuses: ["wrong_state", "not_possible_now"],
});

export const decideRequest = call("POST /api/decide_request", {
  summary:
    "Decides a request. `words` are sent to the guest as a message with the id `new_message_id`, without taking the conversation over; null sends nothing. Refused with `wrong_state` if it has changed since: the problem's parameters say who was first, when, and which state it has. Confirming an extra is refused with `not_possible_now` if the day is full or its lead time has begun.",
  input: z.strictObject({
    ...decisionFields,
    words: z.nullable(messageText),
    new_message_id: z.optional(sendersId),
    /** Holds the words back for as long, so that an undo takes them back too. */
    undo_seconds: z.optional(z.int().check(z.gte(0), z.lte(limits.replyUndoSeconds))),
  }),
  output: request,
  ...staffChanges,
  refuses: ["wrong_state", "not_possible_now", "reply_window_closed"],
});

export const undoRequest = call("POST /api/undo_request", {
  summary:
    "Takes back the last step of a request, within ten minutes, unless the guest has been told: words that still wait to be sent are taken back too. Everything that one reply decided is taken back together, see `undo_reply`.",
  input: z.strictObject({ request_id: id, version: z.int() }),
  output: request,
  ...staffChanges,
  refuses: ["wrong_state", "not_possible_now"],
});

export const undoReply = call("POST /api/undo_reply", {
  summary:
    "Takes back a reply that still waits to be sent, with all that it decided and answered. Refused with `not_possible_now` once it is being sent.",
  input: z.strictObject({ message_id: id }),
  output: z.object({ conversation_id: id, request_ids: z.array(id) }),
  ...staffChanges,
  refuses: ["not_possible_now"],
});

export const requestWords = call("POST /api/request_words", {
  summary:
    "Returns the sentence that each decision sends, in the guest's language: at most 20 at once. Staff can change it before it is sent. Null for `start` and `finish`, which tell nothing.",
  input: z.object({
    items: z
      .array(
        z.strictObject({
          request_id: id,
          decision: requestDecision,
          day: decisionFields.day,
          time: decisionFields.time,
          reason: decisionFields.reason,
        }),
      )
      .check(z.minLength(1), z.maxLength(limits.decisionsPerReply)),
  }),
  output: z.object({
    items: z.array(
      z.object({ request_id: id, decision: requestDecision, text: z.nullable(z.string()), language }),
    ),
  }),
  ...staffReads,
});

export const extraToOrder = z.object({
  entry_id: id,
  title: z.string(),
  price: z.nullable(money),
  approval: z.enum(["instant", "staff"]),
  lead_minutes: z.nullable(z.int()),
  capacity: z.nullable(z.int()),
});

export const listExtras = call("POST /api/list_extras", {
  summary: "Lists the extras that can be ordered: entries of the upsells that are present, with their price.",
  input: z.object({}),
  output: z.object({ items: z.array(extraToOrder) }),
  ...staffReads,
});

export const listFreeSlots = call("POST /api/list_free_slots", {
  summary: "Returns how many of an extra are left on each of the next days.",
  input: z.object({
    entry_id: id,
    from: localDate,
    /** 7 without it. */
    days: z.optional(z.int().check(z.gte(1), z.lte(31))),
  }),
  output: z.object({ items: z.array(extraSlot) }),
  ...staffReads,
});

const waiting = z.object({
  conversation_id: id,
  guest_name: z.string(),
  room: z.nullable(z.string()),
  since: instant,
  /** The gravest of its open questions; null if only a message waits. */
  reason: z.nullable(handOverReason),
  text: z.string(),
});

export const shiftNote = z.object({ text: z.string(), by: z.string(), at: instant });

export const readShift = call("POST /api/read_shift", {
  summary:
    "Returns what the next shift must know: guests who wait and open questions, complaints without an answer, open requests that are due within 12 hours, failed messages, and the note of the shift before.",
  input: z.object({}),
  output: z.object({
    at: instant,
    /** Longest first, without the complaints; at most 100. */
    waiting: z.array(waiting),
    complaints: z.array(waiting),
    /** At most 200; `requests_count` counts all. */
    requests: z.array(request),
    requests_count: z.int(),
    failed: z.array(
      z.object({
        message_id: id,
        conversation_id: id,
        guest_name: z.string(),
        text: z.string(),
        failure: sendFailure,
      }),
    ),
    note: z.nullable(shiftNote),
  }),
  ...staffReads,
});

export const writeShiftNote = call("POST /api/write_shift_note", {
  summary: "Writes the note for the next shift, in place of the last one. An empty text removes it.",
  input: z.strictObject({ text: words(limits.shiftNoteCharacters) }),
  output: z.object({ note: z.nullable(shiftNote) }),
  ...staffChanges,
});
