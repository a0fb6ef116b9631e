import * as z from "zod/mini";
import { call } from "./call.ts";
import { conversation, stay } from "./conversations.ts";
import { sendFailure } from "./send-failure.ts";
import { id, nothing } from "./values.ts";

const stayOfGuest = z.extend(stay, {
  reservation_id: id,
  guest_name: z.string(),
  /** Their data was deleted, and the name with it. */
  guest_deleted: z.boolean(),
  conversation_id: z.nullable(id),
});

export const home = z.object({
  waiting: z.array(conversation),
  waiting_count: z.int(),
  failed: z.array(
    z.object({
      message_id: id,
      conversation_id: id,
      guest_name: z.string(),
      text: z.string(),
      failure: sendFailure,
    }),
  ),
  /** Questions without an entry in the last 7 days, most frequent first. */
  to_teach: z.array(z.object({ question: z.string(), guests: z.int(), conversation_id: id })),
  /** Answers that staff suggest for the FAQ and no manager has decided about. */
  suggestions: z.int(),
  stays: z.object({
    arriving: z.array(stayOfGuest),
    leaving: z.array(stayOfGuest),
    in_house: z.int(),
  }),
  /** Since midnight at the venue. */
  assistant_today: z.object({ answered: z.int(), handed_over: z.int(), by_hour: z.array(z.int()) }),
});
export type Home = z.infer<typeof home>;

export const fetchHome = call("POST /api/fetch_home", {
  summary: "Returns what needs staff now, today's arrivals and departures, and the assistant's day.",
  input: nothing,
  output: home,
  role: "staff",
  scope: "venue",
  access: "reads",
});
