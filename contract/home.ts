import * as z from "zod/mini";
import { call } from "./call.ts";
import { conversation, stay } from "./conversations.ts";
import { sendFailure } from "./send-failure.ts";
import { id, nothing, phone } from "./values.ts";

/** Each list of Home has at most this many rows. */
export const homeRows = 6;

const stayOfGuest = z.extend(stay, {
  reservation_id: id,
  guest_name: z.string(),
  /** The guest's data was deleted, with the name. */
  guest_deleted: z.boolean(),
  conversation_id: z.nullable(id),
  /** Such as 18:30; null if unknown. */
  arrival_time: z.nullable(z.string()),
  has_phone: z.boolean(),
  /** The guest's words about their oldest open question; null if none is open. */
  asks: z.nullable(z.string()),
});
export type StayOfGuest = z.infer<typeof stayOfGuest>;

export const home = z.object({
  waiting: z.array(conversation),
  waiting_count: z.int(),
  failed: z.array(
    z.object({
      message_id: id,
      conversation_id: id,
      guest_name: z.string(),
      guest_phone: z.nullable(phone),
      text: z.string(),
      failure: sendFailure,
    }),
  ),
  failed_count: z.int(),
  /** Questions without an entry in the last 7 days, most frequent first. */
  to_teach: z.array(
    z.object({
      question: z.string(),
      guests: z.int(),
      conversation_id: id,
      /** Staff replied to it, so the reply can become an answer. */
      has_reply: z.boolean(),
    }),
  ),
  to_teach_count: z.int(),
  /** Answers that staff suggest for the FAQ and no manager has decided about. */
  suggestions: z.int(),
  /** Stays that begin or end today at the venue. The lists leave out guests who have come or left; the counts do not. */
  stays: z.object({
    arriving: z.array(stayOfGuest),
    arriving_count: z.int(),
    arrived_count: z.int(),
    leaving: z.array(stayOfGuest),
    leaving_count: z.int(),
    left_count: z.int(),
    /** Occupied rooms. */
    in_house: z.int(),
  }),
  /** The assistant's answers of each hour since midnight at the venue. */
  answers_by_hour: z.array(z.int()),
  /** No conversation exists yet. */
  is_new: z.boolean(),
});
export type Home = z.infer<typeof home>;

export const fetchHome = call("POST /api/fetch_home", {
  summary:
    "Returns what needs staff now, today's arrivals and departures, and the assistant's answers of today.",
  input: nothing,
  output: home,
  role: "staff",
  scope: "venue",
  access: "reads",
});
