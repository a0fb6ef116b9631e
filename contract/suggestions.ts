import * as z from "zod/mini";
import { call } from "./call.ts";
import { invalid } from "./field-problems.ts";
import { changedSection, section } from "./knowledge.ts";
import { limits } from "./limits.ts";
import { handOverReason } from "./messages.ts";
import { id, instant, language, listOf, page, sendersId, words } from "./values.ts";

const someWords = (max: number) => words(max).check(z.minLength(1, invalid("text_missing")));

const question = someWords(limits.entryQuestionCharacters);
const answer = someWords(limits.entryTextCharacters);

/** An answer that a member suggests for the FAQ. It counts once a manager accepts it. */
export const suggestion = z.object({
  suggestion_id: id,
  question: z.string(),
  answer: z.string(),
  language,
  suggested_at: instant,
  suggested_by: z.string(),
  /** Null while it is open. */
  decision: z.nullable(z.enum(["accepted", "dismissed"])),
  decided_by: z.nullable(z.string()),
  /** The entry that was made of it. */
  entry_id: z.nullable(id),
});
export type Suggestion = z.infer<typeof suggestion>;

export const prepareAnswer = call("POST /api/prepare_answer", {
  summary:
    "Prepares a new FAQ entry for what a guest asked: the question without greeting, thanks and names, why the assistant handed it over, and the nearest entry of the draft. The question is empty if the venue does not have the guest's language.",
  input: z.object({ asked: someWords(limits.messageCharacters) }),
  output: z.object({
    question: z.string(),
    language,
    /** Null if no one has asked it in these words. */
    reason: z.nullable(handOverReason),
    /** Null if no entry comes near. */
    nearest: z.nullable(
      z.object({ entry_id: id, section, key: z.nullable(z.string()), title: z.string(), text: z.string() }),
    ),
  }),
  role: "staff",
  scope: "venue",
  access: "reads",
});

export const suggestAnswer = call("POST /api/suggest_answer", {
  summary:
    "Suggests an answer for the FAQ to the venue's managers. Guests see nothing of it until a manager accepts it and publishes.",
  input: z.strictObject({ suggestion_id: sendersId, question, answer, language }),
  output: suggestion,
  role: "staff",
  scope: "venue",
  access: "changes",
  audit: "noted",
  refuses: ["limit_reached"],
});

export const listSuggestions = call("POST /api/list_suggestions", {
  summary: "Lists the open suggestions for the FAQ, oldest first.",
  input: z.object({ ...page }),
  output: z.extend(listOf(suggestion), { total: z.int() }),
  role: "staff",
  scope: "venue",
  access: "reads",
});

export const decideSuggestion = call("POST /api/decide_suggestion", {
  summary:
    "Accepts a suggestion, which adds an entry to the FAQ, or dismisses it. `open` reopens a dismissed one. `question` and `answer` replace the words that were suggested.",
  input: z.strictObject({
    suggestion_id: id,
    decision: z.enum(["accepted", "dismissed", "open"]),
    question: z.optional(question),
    answer: z.optional(answer),
  }),
  output: z.object({ suggestion, section: z.nullable(changedSection) }),
  role: "manager",
  scope: "venue",
  access: "changes",
  audit: "noted",
  refuses: ["not_found", "wrong_state", "limit_reached"],
});
