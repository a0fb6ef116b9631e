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
  says: "Lists the venue's knowledge as the assistant sees it: the draft or the live version. With `question`: the entries that would answer it today, best first, with the assistant's confidence, for a guest in the house or, with `stay`, before arrival.",
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
  may: "staff",
  about: "venue",
  does: "reads",
});
