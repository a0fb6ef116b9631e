import * as z from "zod/mini";
import { call } from "./call.ts";
import { type ChannelKind, channelKinds } from "./channel-kinds.ts";
import { guestRequest, handOverReason, message, messageText, source } from "./messages.ts";
import { cursor, id, instant, language, listOf, localDate, page } from "./values.ts";

export const channelKind = z.enum(channelKinds);
export type { ChannelKind };

export const reservationStatuses = [
  "inquiry",
  "pending",
  "confirmed",
  "checked_in",
  "checked_out",
  "cancelled",
  "no_show",
] as const;
export const reservationStatus = z.enum(reservationStatuses);

/** The current stay, else the next, else the last. */
export const stay = z.object({
  reservation_number: z.string(),
  checkin: localDate,
  checkout: localDate,
  room: z.string(),
  status: reservationStatus,
});
export type Stay = z.infer<typeof stay>;

/** `staff` without a member: handed over and not taken yet. */
export const holder = z.discriminatedUnion("by", [
  z.object({ by: z.literal("assistant") }),
  z.object({ by: z.literal("staff"), member_id: z.nullable(id), member_name: z.nullable(z.string()) }),
]);
export type Holder = z.infer<typeof holder>;

/** Hand-overs that staff have not answered: a question, a request, a complaint. */
export const openQuestion = z.object({
  question_id: id,
  reason: handOverReason,
  /** The guest's words. */
  about: z.string(),
  request: z.nullable(guestRequest),
  /** For a reply: the question of staff or of the assistant that it answers. */
  asked: z.nullable(z.string()),
  asked_at: instant,
});
export type OpenQuestion = z.infer<typeof openQuestion>;

/** An answer of published sentences that waits until a member approves it. */
export const answerDraft = z.object({
  draft_id: id,
  text: z.string(),
  /** The language of the text. */
  language,
  /** The guest's words that it answers. */
  about: z.string(),
  sources: z.array(source),
  drafted_at: instant,
});
export type AnswerDraft = z.infer<typeof answerDraft>;

/** `address`: an address of one came with an address of the other. `page`: one verified as the other on the guest page. */
export const conflictCause = z.enum(["address", "page"]);
export type ConflictCause = z.infer<typeof conflictCause>;

/** Another guest who may be the same person. */
export const guestConflict = z.object({
  conflict_id: id,
  cause: conflictCause,
  /** With the cause `page`: this conversation's guest is the visitor. */
  is_visitor: z.boolean(),
  guest: z.object({ guest_id: id, name: z.string(), phone: z.nullable(z.string()) }),
});
export type GuestConflict = z.infer<typeof guestConflict>;

export const conversation = z.object({
  conversation_id: id,
  /** The conversation that shows its messages, if staff have merged their guests. Lists leave it out. */
  merged_into: z.nullable(id),
  guest: z.object({
    guest_id: id,
    name: z.string(),
    phone: z.nullable(z.string()),
    language: z.nullable(language),
    /** The guest wrote STOP: they get replies only. */
    opted_out: z.boolean(),
    /** WhatsApp could not deliver to the guest, who has not written since. */
    not_on_whatsapp: z.boolean(),
  }),
  /** Staff have not decided yet. */
  conflict: z.nullable(guestConflict),
  stay: z.nullable(stay),
  /** Where the guest opened the guest page last; null on other channels. The room is known by its code. */
  place: z.nullable(z.object({ in_house: z.boolean(), room: z.nullable(z.string()) })),
  channel: channelKind,
  held: holder,
  state: z.enum(["open", "done"]),
  /** Since the first guest message without a reply from staff or a final answer of the assistant, or since the oldest open question. */
  waiting_since: z.nullable(instant),
  /** The guest's newest words, if the guest waits and the last message is not theirs: a reply that failed. */
  waiting_text: z.nullable(z.string()),
  /** Oldest first. */
  open_questions: z.array(openQuestion),
  /** The assistant's answer, if members approve its answers. */
  draft: z.nullable(answerDraft),
  unread: z.int(),
  /** Staff read it in their own languages, and their replies are translated. */
  is_translated: z.boolean(),
  last_message: z.nullable(
    z.object({
      author: z.enum(["guest", "staff", "assistant", "rule"]),
      member_name: z.nullable(z.string()),
      text: z.string(),
      at: instant,
      failed: z.boolean(),
    }),
  ),
  /** The channel accepts free text until then; null if it always does. */
  window_closes_at: z.nullable(instant),
  /** The channel is not connected: messages wait until it works again. */
  sending_stopped: z.boolean(),
  /** Another agent on the venue's number is to answer, such as Meta's. The venue's next message takes the thread back. */
  answered_elsewhere: z.boolean(),
});
export type Conversation = z.infer<typeof conversation>;

/** A guest whom the assistant keeps waiting longer than this waits for staff. */
export const assistantMayTakeMs = 30_000;

/** The guest needs staff: they hold the conversation, a question is open, an answer waits for approval, or the assistant is late. */
export function waitsForStaff(
  one: Pick<Conversation, "merged_into" | "state" | "held" | "waiting_since" | "open_questions" | "draft">,
  now: number,
): boolean {
  if (one.merged_into || one.state !== "open" || one.waiting_since === null) return false;
  if (one.held.by === "staff" || one.open_questions.length > 0 || one.draft !== null) return true;
  return now - Date.parse(one.waiting_since) > assistantMayTakeMs;
}

export const inboxTabs = ["waiting", "mine", "assistant", "all", "done"] as const;
export const inboxTab = z.enum(inboxTabs);
export type InboxTab = z.infer<typeof inboxTab>;

/** Emergencies first, then `waiting`: who has waited longest, then the others by newest activity. */
export const inboxSorts = ["newest", "waiting"] as const;
export const inboxSort = z.enum(inboxSorts);
export type InboxSort = z.infer<typeof inboxSort>;

export const inboxCounts = z.object({
  waiting: z.int(),
  mine: z.int(),
  assistant: z.int(),
  all: z.int(),
  /** Counted up to 1,000. */
  done: z.int(),
});
export type InboxCounts = z.infer<typeof inboxCounts>;

export const listConversations = call("POST /api/list_conversations", {
  summary:
    "Lists conversations of one inbox tab, emergencies first: `waiting` by who has waited longest, the others by newest activity. `sort` is for `all` only.",
  input: z.object({ tab: inboxTab, sort: z.optional(inboxSort), ...page }),
  output: z.extend(listOf(conversation), { counts: inboxCounts }),
  role: "staff",
  scope: "venue",
  access: "reads",
  needs: "dashboardConversationEnable",
});

export const readConversation = call("POST /api/read_conversation", {
  summary: "Returns a conversation with the newest page of its messages, oldest first. `cursor` pages back.",
  input: z.object({ conversation_id: id, ...page }),
  output: z.object({ conversation, messages: z.array(message), earlier_cursor: z.nullable(cursor) }),
  role: "staff",
  scope: "venue",
  access: "reads",
  needs: "dashboardConversationEnable",
});

const oneConversation = {
  input: z.object({ conversation_id: id }),
  output: conversation,
  role: "staff",
  scope: "venue",
  access: "changes",
  needs: "dashboardConversationEnable",
  audit: "thread_shows_it",
} as const;

export const takeOver = call("POST /api/take_over_conversation", {
  summary: "Takes the conversation over. The assistant is silent until it is handed back.",
  ...oneConversation,
});

export const handBack = call("POST /api/hand_back_conversation", {
  summary: "Hands the conversation back. The assistant answers from the guest's next message on.",
  ...oneConversation,
});

export const markRead = call("POST /api/mark_conversation_read", {
  summary: "Marks the conversation as read.",
  ...oneConversation,
});

export const markUnread = call("POST /api/mark_conversation_unread", {
  summary: "Marks the conversation as unread.",
  ...oneConversation,
});

export const markDone = call("POST /api/mark_conversation_done", {
  summary:
    "Marks the conversation as done and hands it back to the assistant. The guest's next message reopens it.",
  ...oneConversation,
});

export const reopen = call("POST /api/reopen_conversation", {
  summary: "Reopens a conversation that is done. The signed-in member holds it.",
  ...oneConversation,
});

const oneQuestion = {
  ...oneConversation,
  input: z.object({ conversation_id: id, question_id: id }),
} as const;

export const markQuestionAnswered = call("POST /api/settle_question", {
  summary:
    "Marks an open question as answered: staff have taken care of it. Does nothing if it is marked already.",
  ...oneQuestion,
});

export const markQuestionUnanswered = call("POST /api/reopen_question", {
  summary: "Opens an answered question again.",
  ...oneQuestion,
});

export const approveDraft = call("POST /api/approve_draft", {
  summary:
    "Sends the answer that waits for approval, as the assistant's message with its sources; the assistant keeps the conversation. With another `text` it is sent as the member's own message, without taking the conversation over. The message has the draft's id: the same call again returns it. An answer whose sentences are no longer published is not sent: the assistant writes a new one.",
  input: z.object({ conversation_id: id, draft_id: id, text: z.optional(messageText) }),
  output: message,
  role: "staff",
  scope: "venue",
  access: "changes",
  needs: "dashboardConversationEnable",
  audit: "thread_shows_it",
  refuses: ["reply_window_closed", "not_possible_now", "wrong_state"],
});

export const discardDraft = call("POST /api/discard_draft", {
  summary:
    "Discards the answer that waits for approval. The guest waits for staff until they reply or mark the conversation as done.",
  ...oneConversation,
  input: z.object({ conversation_id: id, draft_id: id }),
  audit: "noted",
});
