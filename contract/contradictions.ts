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
});
export type Contradiction = z.infer<typeof contradiction>;

export const listContradictions = call("POST /api/list_contradictions", {
  says: "Lists where what the venue has written contradicts itself: times, prices, yes and no. With `entry_id`, those of one entry; the ones that somebody has dismissed only where they are asked for.",
  input: z.object({ entry_id: z.optional(id), dismissed: z.optional(z.boolean()), ...page }),
  output: z.extend(listOf(contradiction), { total: z.int() }),
  may: "staff",
  about: "venue",
  does: "reads",
  refuses: ["not_found"],
});

const changes = { may: "manager", about: "venue", does: "changes" } as const;
const contradictionId = z.string().check(z.maxLength(100));

export const dismissContradiction = call("POST /api/dismiss_contradiction", {
  says: "Says that both sides are right, or, with `dismissed: false`, that they are not after all. It holds until one of them says something else.",
  input: z.strictObject({ contradiction_id: contradictionId, dismissed: z.optional(z.boolean()) }),
  output: contradiction,
  ...changes,
  audit: "noted",
  refuses: ["not_found"],
});

export const resolveContradiction = call("POST /api/resolve_contradiction", {
  says: "Has the other side say what this one says: the time or the price is put in its place; of yes and no what is set, or the sentence that says it. The sections' versions go up as with every change.",
  input: z.strictObject({ contradiction_id: contradictionId, use: z.int().check(z.gte(0), z.lte(1)) }),
  output: z.object({ sections: z.array(changedSection) }),
  ...changes,
  audit: "history_shows_it",
  refuses: ["not_found", "wrong_state"],
});
