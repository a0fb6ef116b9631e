import * as z from "zod/mini";
import { call } from "./call.ts";
import { scope, section } from "./knowledge.ts";
import { limits } from "./limits.ts";
import { cleanWords, id, language, listOf, localDate, page, searchWords } from "./values.ts";

/** An entry as the assistant may say it. */
export const previewedEntry = z.object({
  entry_id: id,
  section,
  key: z.nullable(z.string()),
  texts: z.record(
    language,
    z.object({ title: z.string(), question: z.nullable(z.string()), text: z.string() }),
  ),
  languages: z.array(language),
  /** In characters, over all languages. */
  size: z.int(),
  scope,
  valid_from: z.nullable(localDate),
  valid_until: z.nullable(localDate),
  /** Staff only; in no published version. */
  internal: z.boolean(),
  is_live: z.boolean(),
  /** Null without a question. */
  score: z.nullable(z.number()),
});
export type PreviewedEntry = z.infer<typeof previewedEntry>;

export const fetchInfoData = call("POST /api/fetch_info_data_converted", {
  summary:
    "Lists the venue's knowledge as the assistant sees it: the draft or the live version. With `question`: the entries that would answer it today, best first, with the assistant's confidence, for a guest in the house or, with `stay`, before arrival.",
  input: z.object({
    of: z.optional(z.enum(["draft", "live"])),
    question: z.optional(
      z.string().check(cleanWords, z.trim(), z.minLength(1), z.maxLength(limits.messageCharacters)),
    ),
    stay: z.optional(z.enum(["in_house", "before_arrival"])),
    search: z.optional(searchWords),
    section: z.optional(section),
    ...page,
  }),
  output: z.extend(listOf(previewedEntry), {
    total: z.int(),
    live_version: z.nullable(z.int()),
    /** Null without a question. */
    confidence: z.nullable(z.number()),
    /** The assistant hands over below it. */
    threshold: z.number(),
    /** The matching entries contradict each other, so the assistant hands over. */
    contested: z.boolean(),
  }),
  role: "staff",
  scope: "venue",
  access: "reads",
});

/** An entry that visitors are not told. */
export const withheldEntry = z.object({
  entry_id: id,
  section,
  /** In the default language. */
  title: z.string(),
  because: z.enum(["in_house", "wifi", "dates"]),
});
export type WithheldEntry = z.infer<typeof withheldEntry>;

export const readVisitorAnswers = call("POST /api/get_visitor_answers", {
  summary:
    "Returns how many published entries the guest page tells visitors who have not shown a booking and opened it outside the house, and which ones it does not.",
  input: z.object({}),
  output: z.object({
    /** Null if none is published. */
    live_version: z.nullable(z.int()),
    told: z.int(),
    withheld: z.int(),
    /** The first 20. */
    withheld_entries: z.array(withheldEntry),
  }),
  role: "staff",
  scope: "venue",
  access: "reads",
});
