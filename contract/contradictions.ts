import * as z from "zod/mini";
import { call } from "./call.ts";
import { changedSection, section } from "./knowledge.ts";
import { id, language, listOf, page } from "./values.ts";

/** What one side of a contradiction says, and where it stands. */
export const contradictionSide = z.object({
  /** An entry, or a text of the venue that goes out beside them, such as the assistant's greeting. */
  entry_id: z.nullable(id),
  section: z.nullable(section),
  /** Of the catalogue: what it is about. */
  key: z.nullable(z.string()),
  title: z.string(),
  /** What the venue calls it, in each language in which it has a title. */
  titles: z.record(language, z.string()),
  language: z.nullable(language),
  /** Where in the entry: `text`, or what is set, such as `facts.from`, `price`, `availability`. */
  field: z.string(),
  /** The words around it; of what is set, what the assistant says of it. */
  quote: z.string(),
  /** Where in the quote the value stands, in UTF-16 units. */
  mark: z.object({ from: z.int(), to: z.int() }),
  /** As it is read: `07:00`, `9.00 EUR`, `yes`. */
  value: z.string(),
});
export type ContradictionSide = z.infer<typeof contradictionSide>;

export const contradiction = z.object({
  /** The same as long as both sides say what they say. */
  contradiction_id: z.string(),
  /** The topic that they disagree about, such as `breakfast`; `offer` for what has none, such as a picnic basket. */
  about: z.string(),
  kind: z.enum(["time", "price", "yes_no", "number"]),
  sides: z.array(contradictionSide).check(z.minLength(2), z.maxLength(2)),
  /** Who said that both are right; null while it is open. */
  dismissed_by: z.nullable(z.string()),
  /** Which sides' values the other one can be given by `resolve_contradiction`. */
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
