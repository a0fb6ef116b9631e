import * as z from "zod/mini";
import { call } from "./call.ts";
import { limits } from "./limits.ts";
import { id, instant, language, listOf, page } from "./values.ts";

/** Why a question is a gap: nothing answered it, or staff marked the answer as wrong. */
const gapCause = z.enum(["unanswered", "wrong"]);

const staffReply = z.object({ text: z.string(), language, by: z.nullable(z.string()) });

/** A guest's question of a gap. */
export const gapQuestion = z.object({
  /** The id of the hand-over, or of the message that is marked as wrong. */
  question_id: id,
  conversation_id: id,
  text: z.string(),
  language,
  asked_at: instant,
  cause: gapCause,
  /** What staff wrote to the guest next; null if nothing. */
  reply: z.nullable(staffReply),
});
export type GapQuestion = z.infer<typeof gapQuestion>;

/** Questions of guests about the same thing that the knowledge does not answer, or answers wrongly. */
export const gap = z.object({
  /** One of its questions, in the language of the drafted answer if there is one, else in the venue's. */
  question: z.string(),
  language,
  /** All its questions. */
  question_ids: z.array(id),
  guests: z.int(),
  languages: z.array(language),
  last_asked_at: instant,
  /** How many of its questions were answered wrongly. */
  wrong: z.int(),
  /** The newest ones. */
  questions: z.array(gapQuestion),
  /** The last reply of staff, preferably in the venue's language; null if they replied to none. */
  draft: z.nullable(z.extend(staffReply, { replies: z.int() })),
});
export type Gap = z.infer<typeof gap>;

export const listGaps = call("POST /api/list_gaps", {
  summary:
    "Lists what guests asked that nothing answered, or that was answered wrongly, grouped by what they asked; most frequent first. Leaves out what was dismissed, and what the live version answers.",
  input: z.object({ days: z.literal([30, 90]), ...page }),
  /** `total`: how many gaps there are, not how many questions. */
  output: z.extend(listOf(gap), { total: z.int() }),
  role: "staff",
  scope: "venue",
  access: "reads",
});

export const dismissGap = call("POST /api/dismiss_gap", {
  summary:
    "Dismisses the questions of a gap, or takes that back. The gap returns only if it is asked again later.",
  input: z.strictObject({
    question_ids: z.array(id).check(z.minLength(1), z.maxLength(limits.gapQuestions)),
    is_dismissed: z.boolean(),
  }),
  output: z.object({}),
  role: "staff",
  scope: "venue",
  access: "changes",
  audit: "noted",
  refuses: ["not_found"],
});
