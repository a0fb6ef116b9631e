import * as z from "zod/mini";
import { call } from "./call.ts";
import { invalid } from "./field-problems.ts";
import { limits } from "./limits.ts";
import { requestKinds } from "./request-kinds.ts";
import { cleanWords, id, instant, localDate, sendersId } from "./values.ts";

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
});
export type Source = z.infer<typeof source>;

export const handOverReason = z.enum([
  "emergency",
  "no_entry",
  "unsure",
  "entries_disagree",
  "wants_person",
  "complaint",
  "safety",
  "sensitive",
  /** The guest asks for something to be done: a taxi, a table, towels. */
  "request",
  /** The guest answers what staff asked last. */
  "reply",
  /** The guest tells something and asks nothing. */
  "statement",
  "not_text",
  "not_built",
  "paused",
  "assistant_failed",
]);
export type HandOverReason = z.infer<typeof handOverReason>;

/** What a guest asks for, as far as the message states it. */
export const guestRequest = z.object({
  /** Null if it is none of these. */
  what: z.nullable(z.enum(requestKinds)),
  count: z.nullable(z.int()),
  /** "06:00" */
  time: z.nullable(z.string()),
  day: z.nullable(localDate),
  room: z.nullable(z.string()),
});
export type GuestRequest = z.infer<typeof guestRequest>;

export const threadEvent = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("handed_over"),
    reason: handOverReason,
    about: z.string(),
    request: z.optional(guestRequest),
  }),
  z.object({ kind: z.literal("taken_over"), member_name: z.string() }),
  z.object({ kind: z.literal("handed_back"), member_name: z.string() }),
  z.object({ kind: z.literal("done"), member_name: z.string() }),
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
  author: z.enum(["guest", "staff", "assistant", "system"]),
  /** Names may be ambiguous. */
  member_id: z.nullable(id),
  member_name: z.nullable(z.string()),
  /** `text`, or the channel's type of unsupported content (`image`, `audio`, …). */
  kind: z.string(),
  text: z.string(),
  state: z.nullable(deliveryState),
  failure: z.nullable(z.object({ code: z.string(), cause: z.string(), next_step: z.string() })),
  sources: z.array(source),
  event: z.nullable(threadEvent),
});
export type Message = z.infer<typeof message>;

export const sendReply = call("POST /api/send_reply", {
  says: "Sends a reply and takes the conversation over. The sender makes `message_id`: the same id again is the same message.",
  input: z.object({ conversation_id: id, message_id: sendersId, text: messageText }),
  output: message,
  may: "staff",
  about: "venue",
  does: "changes",
  audit: "thread_shows_it",
  refuses: ["reply_window_closed"],
});

export const sendAgain = call("POST /api/send_message_again", {
  says: "Sends a message again that failed or whose state is unknown.",
  input: z.object({ message_id: id }),
  output: message,
  may: "staff",
  about: "venue",
  does: "changes",
  audit: "thread_shows_it",
  refuses: ["wrong_state", "fate_unknown", "reply_window_closed"],
});
