import * as z from "zod/mini";
import { call } from "./call.ts";
import { channelKinds } from "./channel-kinds.ts";
import { invalid } from "./field-problems.ts";
import { type HandOverReason, handOverReasons } from "./hand-over-reasons.ts";
import { interactiveReply } from "./interactive-reply.ts";
import { limits } from "./limits.ts";
import { earlierText, messageContent, messageOrigin, quotedMessage, reaction } from "./message-content.ts";
import {
  anyRequestKind,
  decisionWithReply,
  requestBy,
  requestMoves,
  requestState,
} from "./request-fields.ts";
import { requestKinds } from "./request-kinds.ts";
import { sendFailure } from "./send-failure.ts";
import { score } from "./stay-ratings.ts";
import { cleanWords, id, instant, language, localDate, sendersId } from "./values.ts";

/** `unknown`: the channel may or may not have accepted it. */
export const deliveryState = z.enum([
  "queued",
  "sending",
  "accepted",
  "sent",
  "delivered",
  "read",
  "failed",
  "unknown",
]);
export type DeliveryState = z.infer<typeof deliveryState>;

/** The entry behind a sentence of the assistant, as of that version. */
export const source = z.object({
  entry_id: id,
  title: z.string(),
  section: z.enum(["profile", "policy", "amenities", "faq", "upsells"]),
  version: z.int(),
  quote: z.string(),
  /** The venue's own words, if the quote is a translation. */
  original: z.nullable(z.string()),
  /** A language model wrote the quote, and code has compared it with the original. */
  generated: z.boolean(),
});
export type Source = z.infer<typeof source>;

export const handOverReason = z.enum(Object.keys(handOverReasons) as HandOverReason[]);
export type { HandOverReason };

/** A guest's request, as far as the message states it. */
export const guestRequest = z.object({
  /** Null if it is none of these. */
  what: z.nullable(z.enum(requestKinds)),
  count: z.nullable(z.int()),
  /** "06:00" */
  time: z.nullable(z.string()),
  day: z.nullable(localDate),
  room: z.nullable(z.string()),
  /** What the guest takes back: something asked for before, its time or number, or a service such as the cleaning. */
  action: z.optional(z.enum(["cancel", "change", "skip"])),
});
export type GuestRequest = z.infer<typeof guestRequest>;

/** A change of a booking is something to do, too. */
export const asksForNew = ({ what, action }: GuestRequest): boolean =>
  !action || (action === "change" && what === "booking_change");

export const threadEvent = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("handed_over"),
    reason: handOverReason,
    about: z.string(),
    request: z.optional(guestRequest),
    /** For a reply: the question it answers. */
    asked: z.optional(z.string()),
    /** For `not_text`: the channel's word for what the guest sent, such as `image`. */
    sent: z.optional(z.string()),
  }),
  z.object({ kind: z.literal("taken_over"), member_name: z.string() }),
  z.object({ kind: z.literal("handed_back"), member_name: z.string() }),
  z.object({ kind: z.literal("done"), member_name: z.string() }),
  /** The guest rated the stay, from 1 to 5; null if they only complained. */
  z.object({ kind: z.literal("stay_rated"), score: z.nullable(score) }),
  /** Staff answered on the venue's phone: the assistant is silent until it is handed back. */
  z.object({ kind: z.literal("answered_on_phone") }),
  /** The guest has another number; null if WhatsApp does not say which. */
  z.object({ kind: z.literal("number_changed"), phone: z.nullable(z.string()) }),
  /** The guest shared their contact card: their phone is known now. */
  z.object({ kind: z.literal("phone_shared"), phone: z.string() }),
  /** Another agent on the venue's number handed the guest to the venue, or took them over. */
  z.object({ kind: z.literal("control_received") }),
  z.object({ kind: z.literal("control_taken") }),
  /** A step of a request; of those that come with a hand-over, its line tells. */
  z.object({
    kind: z.literal("request"),
    request_id: id,
    what: z.enum(["create", "change", ...requestMoves, "undo"]),
    state: requestState,
    by: requestBy,
    request: z.object({
      kind: anyRequestKind,
      words: z.string(),
      count: z.nullable(z.int()),
      day: z.nullable(localDate),
      time: z.nullable(z.string()),
      room: z.nullable(z.string()),
    }),
  }),
]);
export type ThreadEvent = z.infer<typeof threadEvent>;

export const messageText = z.string().check(
  cleanWords,
  z.trim(),
  // Characters without a glyph, such as spaces, direction marks and joiners, don't count.
  z.minLength(1, invalid("text_missing")),
  z.refine((text) => /[^\s\p{Cf}]/u.test(text), invalid("text_missing")),
  z.maxLength(limits.messageCharacters, `A message has at most ${limits.messageCharacters} characters`),
);

export const message = z.object({
  message_id: id,
  conversation_id: id,
  /** Sort key: `position`, then `seq`. */
  position: instant,
  seq: z.int(),
  /** `rule`: sent first, as the venue has laid down for a moment of the stay. */
  author: z.enum(["guest", "staff", "assistant", "rule", "system"]),
  /** Who wrote it; for the assistant's, who approved it, if someone did. Names may be ambiguous. */
  member_id: z.nullable(id),
  member_name: z.nullable(z.string()),
  /** `text`, or the channel's word for its content: `image`, `audio`, `location`, `interactive`, `template` … */
  kind: z.string(),
  /** As it is now, if it was edited; a caption; what the guest chose; what a machine heard (`content.transcript`). */
  text: z.string(),
  /** Null for a plain text. */
  content: z.nullable(messageContent),
  quoted: z.nullable(quotedMessage),
  origin: z.nullable(messageOrigin),
  /** How a message of a rule goes to the guest; null for others. */
  channel: z.nullable(z.enum(channelKinds)),
  reactions: z.array(reaction),
  /** Before each edit, oldest first. */
  earlier_texts: z.array(earlierText),
  /** The sender deleted it; staff still see it. */
  deleted_at: z.nullable(instant),
  state: z.nullable(deliveryState),
  failure: z.nullable(sendFailure),
  sources: z.array(source),
  /** The guest's rating of an answer of the assistant; null without one. */
  is_helpful: z.nullable(z.boolean()),
  /** Who of the staff marked it as wrong; null if no one did. Guests do not see it. */
  marked_wrong: z.nullable(z.object({ by: z.string(), at: instant })),
  /** What the member wrote, where the text that the guest got is its translation; null otherwise. */
  translated_from: z.nullable(
    z.object({
      text: z.string(),
      /** The language of the message. */
      language,
      /** The message was written by a language model. */
      generated: z.literal(true),
    }),
  ),
  event: z.nullable(threadEvent),
});
export type Message = z.infer<typeof message>;

/** Whether a model wrote the text, or a part of it: what it heard, and translations of replies and of published sentences. */
export const isMachineText = ({
  content,
  translated_from,
  sources,
}: Pick<Message, "content" | "translated_from" | "sources">): boolean =>
  (content?.kind === "media" && content.transcript?.state === "done") ||
  translated_from != null ||
  sources.some(({ generated }) => generated);

/** What a message has that is only a text. */
export const plainMessage: Pick<
  Message,
  | "content"
  | "quoted"
  | "origin"
  | "channel"
  | "reactions"
  | "earlier_texts"
  | "deleted_at"
  | "is_helpful"
  | "marked_wrong"
  | "translated_from"
> = {
  content: null,
  quoted: null,
  origin: null,
  channel: null,
  reactions: [],
  earlier_texts: [],
  deleted_at: null,
  is_helpful: null,
  marked_wrong: null,
  translated_from: null,
};

export const sendReply = call("POST /api/send_reply", {
  summary:
    "Sends a reply and takes the conversation over. The sender makes `message_id`: the same id again is the same message. `quoted` is the message that it replies to; `interactive` is what the guest can tap below the text. `translated_from` is what the member wrote, if `text` is the translation that `translate_text` returned for it in this language. `decisions` decide requests of this conversation with the same reply: all of them, or nothing happens; refusals are those of `decide_request`. `undo_seconds` holds the reply back for as long, see `undo_reply`.",
  input: z.object({
    conversation_id: id,
    message_id: sendersId,
    text: messageText,
    quoted: z.optional(id),
    interactive: z.optional(interactiveReply),
    translated_from: z.optional(z.strictObject({ text: messageText, language })),
    decisions: z.optional(z.array(decisionWithReply).check(z.maxLength(limits.decisionsPerReply))),
    undo_seconds: z.optional(z.int().check(z.gte(0), z.lte(limits.replyUndoSeconds))),
  }),
  output: message,
  role: "staff",
  scope: "venue",
  access: "changes",
  needs: "dashboardConversationEnable",
  audit: "thread_shows_it",
  refuses: ["reply_window_closed", "not_possible_now", "wrong_state"],
});

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/** One emoji, or nothing. */
function isEmojiOrEmpty(text: string): boolean {
  if (text === "") return true;
  const [first, ...more] = graphemes.segment(text);
  if (!first || more.length > 0) return false;
  return /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|\u20e3/u.test(text);
}

export const reactToMessage = call("POST /api/react_to_message", {
  summary:
    "Reacts to a message with an emoji, in place of the venue's earlier reaction; an empty `emoji` removes it. The same reaction again does nothing.",
  input: z.object({
    message_id: id,
    emoji: z
      .string()
      .check(z.maxLength(40), z.refine(isEmojiOrEmpty, invalid("not_one_emoji")))
      .register(z.globalRegistry, { examples: ["👍"] }),
  }),
  output: message,
  role: "staff",
  scope: "venue",
  access: "changes",
  needs: "dashboardConversationEnable",
  audit: "thread_shows_it",
  refuses: ["reply_window_closed", "not_possible_now"],
});

export const markWrongAnswer = call("POST /api/mark_wrong_answer", {
  summary:
    "Marks a message of the assistant as wrong, or takes the mark back. Its question becomes a gap. Guests do not see the mark.",
  input: z.strictObject({ message_id: id, is_wrong: z.boolean() }),
  output: message,
  role: "staff",
  scope: "venue",
  access: "changes",
  needs: "dashboardConversationEnable",
  audit: "thread_shows_it",
});

export const sendFile = call("POST /api/send_file", {
  summary:
    "Sends a picture, video, sound or document with a caption, and takes the conversation over. Its type is read from its bytes. The sender makes `message_id`: the same id again is the same message.",
  input: z.object({
    conversation_id: id,
    message_id: sendersId,
    name: z.string().check(cleanWords, z.trim(), z.minLength(1), z.maxLength(200)),
    content: z
      .string()
      .check(z.minLength(1), z.maxLength(limits.attachmentBase64Characters))
      .register(z.globalRegistry, { description: "Base64.", examples: ["JVBERi0xLjQKJSVFT0Y="] }),
    caption: z._default(z.string().check(cleanWords, z.trim(), z.maxLength(limits.captionCharacters)), ""),
    quoted: z.optional(id),
  }),
  output: message,
  role: "staff",
  scope: "venue",
  access: "changes",
  needs: "dashboardConversationEnable",
  audit: "thread_shows_it",
  refuses: ["reply_window_closed"],
  bodyBytes: limits.attachmentBase64Characters + 64 * 1024,
});

export const sendAgain = call("POST /api/send_message_again", {
  summary: "Sends a message again that failed or whose state is unknown.",
  input: z.object({ message_id: id }),
  output: message,
  role: "staff",
  scope: "venue",
  access: "changes",
  needs: "dashboardConversationEnable",
  audit: "thread_shows_it",
  refuses: ["wrong_state", "fate_unknown", "reply_window_closed"],
});
