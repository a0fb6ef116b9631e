import * as z from "zod/mini";
import { call } from "./call.ts";
import { channelKind, conversation } from "./conversations.ts";
import { message } from "./messages.ts";
import { cursor, id, listOf, localDate, page, searchWords } from "./values.ts";

export const transcript = z.object({
  conversation,
  /**
   * The newest page of messages, oldest first. In lists the newest `limits.transcriptListMessages`, each with the first
   * `limits.transcriptListCharacters` characters of its text.
   */
  messages: z.array(message),
  /** The number of all messages of the conversation. */
  messages_count: z.int(),
  /** For `messages_cursor`; null on the first page. */
  earlier_cursor: z.nullable(cursor),
  /** With `format: text`. Lines that begin at the left edge are the header's, or begin a message. */
  text: z.nullable(z.string()),
});
export type Transcript = z.infer<typeof transcript>;

export const listTranscripts = call("POST /api/get_guest_transcript", {
  summary:
    "Lists the venue's conversations with the beginnings of their newest messages, newest activity first; with `conversation_id`, one with its messages in full; with `format: text`, as plain text.",
  input: z.object({
    conversation_id: z.optional(id),
    guest_id: z.optional(id),
    phone: z.optional(z.string().check(z.maxLength(40))),
    reservation_number: z.optional(z.string().check(z.maxLength(100))),
    /** Prefixes of a guest's name or phone, or of a booking number. */
    search: z.optional(searchWords),
    /** Conversations with messages on these days, in the venue's time. */
    from: z.optional(localDate),
    to: z.optional(localDate),
    channel: z.optional(channelKind),
    state: z.optional(z.enum(["open", "done"])),
    /** Pages back; only with `conversation_id`. */
    messages_cursor: z.optional(cursor),
    format: z.optional(z.enum(["json", "text"])),
    ...page,
  }),
  output: listOf(transcript),
  role: "staff",
  scope: "venue",
  access: "reads",
});
