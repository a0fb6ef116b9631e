import * as z from "zod/mini";
import { call } from "./call.ts";
import { changedSection, section } from "./knowledge.ts";
import { id, language, listOf, page } from "./values.ts";

export const contradictionSide = z.object({
  /** Null for texts outside of entries, such as the greeting. */
  entry_id: z.nullable(id),
  section: z.nullable(section),
  /** Catalogue key. */
  key: z.nullable(z.string()),
  title: z.string(),
  titles: z.record(language, z.string()),
  language: z.nullable(language),
  /** `text`, or a structured field such as `facts.from`, `price`, `availability`. */
  field: z.string(),
  quote: z.string(),
  /** Position of the value in the quote, in UTF-16 units. */
  mark: z.object({ from: z.int(), to: z.int() }),
  /** Normalised: `07:00`, `9.00 EUR`, `yes`. */
  value: z.string(),
});
export type ContradictionSide = z.infer<typeof contradictionSide>;

export const contradiction = z.object({
  /** Stable while neither side changes. */
  contradiction_id: z.string(),
  /** Topic, such as `breakfast`; `offer` if there is none. */
  about: z.string(),
  kind: z.enum(["time", "price", "yes_no", "number"]),
  sides: z.array(contradictionSide).check(z.minLength(2), z.maxLength(2)),
  /** Null while open. */
  dismissed_by: z.nullable(z.string()),
  /** Indexes of the sides that `resolve_contradiction` can apply to the other. */
  can_use: z.array(z.int()),
  /** The sentences that each of these writes into the other entry; none if it only sets a field. */
  makes: z.array(z.object({ use: z.int(), sentences: z.array(z.object({ language, text: z.string() })) })),
});
export type Contradiction = z.infer<typeof contradiction>;

export const listContradictions = call("POST /api/list_contradictions", {
  summary:
    "Lists contradictions in the venue's knowledge. With `entry_id`: those of one entry. Dismissed ones are included only with `dismissed`.",
  input: z.object({ entry_id: z.optional(id), dismissed: z.optional(z.boolean()), ...page }),
  output: z.extend(listOf(contradiction), { total: z.int() }),
  role: "staff",
  scope: "venue",
  access: "reads",
  refuses: ["not_found"],
});

const changes = { role: "manager", scope: "venue", access: "changes" } as const;
const contradictionId = z.string().check(z.maxLength(100));

export const dismissContradiction = call("POST /api/dismiss_contradiction", {
  summary:
    "Dismisses a contradiction, or reopens it with `dismissed: false`. A dismissal ends when one of the entries changes its value.",
  input: z.strictObject({ contradiction_id: contradictionId, dismissed: z.optional(z.boolean()) }),
  output: contradiction,
  ...changes,
  audit: "noted",
  refuses: ["not_found"],
});

/** A text that may still state the other value, and that only a person can change. */
export const leftText = z.object({
  entry_id: id,
  section,
  language: z.nullable(language),
  /** `title`, `text`, or a structured field. */
  field: z.string(),
  quote: z.string(),
});
export type LeftText = z.infer<typeof leftText>;

export const resolveContradiction = call("POST /api/resolve_contradiction", {
  summary:
    "Resolves a contradiction by copying one side's value to the other entry, in every field and language: a time, a price, a number, or yes or no. The changed entry is read again. If texts are `left` that only a person can change, nothing is saved. With `despite_left`: the rest is saved. The versions of the changed sections increase.",
  input: z.strictObject({
    contradiction_id: contradictionId,
    use: z.int().check(z.gte(0), z.lte(1)),
    despite_left: z.optional(z.boolean()),
  }),
  output: z.object({
    sections: z.array(changedSection),
    /** All 0 if nothing was saved. A place in several languages counts once. */
    changed: z.object({ places: z.int(), languages: z.int() }),
    left: z.array(leftText),
  }),
  ...changes,
  audit: "history_shows_it",
  refuses: ["not_found", "wrong_state"],
});
