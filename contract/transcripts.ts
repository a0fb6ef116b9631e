import * as z from "zod/mini";
import { call } from "./call.ts";
import { channelKind, conversation } from "./conversations.ts";
import { message } from "./messages.ts";
import { cursor, id, listOf, localDate, page, searchWords } from "./values.ts";

/** A conversation made to be read: its messages in order, the newest page of them. */
export const transcript = z.object({
  conversation,
  messages: z.array(message),
  /** Goes into `messages_cursor` for the page before; null where it begins here. */
  earlier_cursor: z.nullable(cursor),
  /** These messages as plain text, where that was asked for. */
  text: z.nullable(z.string()),
});
export type Transcript = z.infer<typeof transcript>;

export const listTranscripts = call("POST /api/get_guest_transcript", {
  says: "Lists the venue's conversations with their messages, newest activity first; of one conversation, with `format: text`, also as plain text.",
  input: z.object({
    conversation_id: z.optional(id),
    guest_id: z.optional(id),
    phone: z.optional(z.string().check(z.maxLength(40))),
    reservation_number: z.optional(z.string().check(z.maxLength(100))),
    /** Beginnings of words of a guest's name or phone, or of a booking's number. */
    search: z.optional(searchWords),
    /** Conversations in which something was written on these days, as the venue counts them. */
    from: z.optional(localDate),
    to: z.optional(localDate),
    channel: z.optional(channelKind),
    state: z.optional(z.enum(["open", "done"])),
    /** Pages back through the messages of the one conversation that is asked for. */
    messages_cursor: z.optional(cursor),
    format: z.optional(z.enum(["json", "text"])),
    ...page,
  }),
  output: listOf(transcript),
  may: "staff",
  about: "venue",
  does: "reads",
});
