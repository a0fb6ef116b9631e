import * as z from "zod/mini";
import { call } from "./call.ts";
import { section } from "./knowledge.ts";
import { handOverReason } from "./messages.ts";
import { startedTask } from "./tasks.ts";
import { id, instant, language, listOf, page } from "./values.ts";

/** How many of the guests' last messages are replayed. */
export const replaySizes = [100, 1_000, 10_000] as const;

/** What the draft does with a guest's messages, compared with the live version. */
export const replayOutcome = z.enum(["better", "same", "changed", "worse"]);
export type ReplayOutcome = z.infer<typeof replayOutcome>;
const difference = z.enum(["better", "changed", "worse"]);

/** What a version does with a guest's messages. */
export const replayedAnswer = z.object({
  action: z.enum(["answer", "hand_over", "stay_silent"]),
  reason: z.nullable(handOverReason),
  text: z.string(),
  sources: z.array(z.object({ entry_id: id, title: z.string(), section, quote: z.string() })),
});
export type ReplayedAnswer = z.infer<typeof replayedAnswer>;

export const replay = z.object({
  task_id: id,
  asked_by: z.string(),
  asked_at: instant,
  /** Null while it runs, and if it was stopped. */
  ended_at: z.nullable(instant),
  live_version: z.int(),
  /** Guests' messages until now, and of how many. Messages that follow each other at once count as one question. */
  messages: z.int(),
  messages_total: z.int(),
  questions: z.object({ better: z.int(), same: z.int(), changed: z.int(), worse: z.int() }),
  /** Questions that need no person. */
  answered: z.object({ live: z.int(), draft: z.int() }),
  /** The draft or the live version is another one now. */
  is_outdated: z.boolean(),
});
export type Replay = z.infer<typeof replay>;

/** A guest's messages that the draft does not treat like the live version. */
export const replayedQuestion = z.object({
  message_id: id,
  conversation_id: id,
  written_at: instant,
  text: z.string(),
  language,
  outcome: difference,
  /** The critical test question that makes it worse; null if none does. */
  fails_test: z.nullable(z.string()),
  /** As the live version and the draft answer now. */
  live: replayedAnswer,
  draft: replayedAnswer,
});
export type ReplayedQuestion = z.infer<typeof replayedQuestion>;

export const startReplay = call("POST /api/start_replay", {
  summary:
    "Tries what guests wrote last with the live version and with the draft, as a task. Nothing is sent. The result replaces the one before.",
  input: z.strictObject({ messages: z.literal(replaySizes) }),
  output: startedTask,
  role: "manager",
  scope: "venue",
  access: "changes",
  audit: "noted",
  refuses: ["not_possible_now"],
});

export const readReplay = call("POST /api/read_replay", {
  summary: "Returns the last replay and its differences, worst first. Null before the first one.",
  input: z.object({ outcome: z.optional(difference), ...page }),
  output: z.extend(listOf(replayedQuestion), { replay: z.nullable(replay) }),
  role: "staff",
  scope: "venue",
  access: "reads",
});
