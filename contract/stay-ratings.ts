import * as z from "zod/mini";
import { call } from "./call.ts";
import { id, instant, listOf, page } from "./values.ts";

/** From 1, the worst, to 5. */
export const score = z.int().check(z.gte(1), z.lte(5));

/** How a guest rated a stay. */
export const stayRating = z.object({
  /** The message that asked. */
  asked_id: id,
  rule_id: id,
  reservation_id: id,
  guest_id: id,
  guest_name: z.string(),
  conversation_id: z.nullable(id),
  /** Null if the guest only complained. */
  score: z.nullable(score),
  /** At most 3, or with a complaint in words: staff got it as a complaint. */
  is_bad: z.boolean(),
  /** The guest's words, if there are more than the rating. */
  comment: z.string(),
  rated_at: instant,
  /** What the guest had rated before, oldest first. */
  earlier: z.array(z.object({ score: z.nullable(score), comment: z.string(), at: instant })),
  complaint: z.enum(["none", "open", "settled"]),
  /** When the guest got the link to review the hotel publicly; null: not yet, or the hotel has none. */
  review_sent_at: z.nullable(instant),
});
export type StayRating = z.infer<typeof stayRating>;

export const listStayRatings = call("POST /api/list_stay_ratings", {
  summary: "Lists how guests rated their stays, newest first.",
  input: z.object({ rule_id: z.optional(id), guest_id: z.optional(id), ...page }),
  output: listOf(stayRating),
  role: "staff",
  scope: "venue",
  access: "reads",
  refuses: ["not_found"],
});
