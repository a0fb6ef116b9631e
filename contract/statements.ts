import * as z from "zod/mini";
import { call } from "./call.ts";
import { invalid } from "./field-problems.ts";
import { section } from "./knowledge.ts";
import { limits } from "./limits.ts";
import { modelMoney } from "./model.ts";
import { startedTask } from "./tasks.ts";
import { id, instant, language, listOf, page, words } from "./values.ts";

/** Sentences of the live version, and what guests get of them in languages that the venue has not written. */

export const translationState = z.enum([
  /** A language model wrote it, and code found no difference. Guests get it. */
  "holds",
  /** The translation differs from the source, or the model gave none. Guests get the venue's own words. */
  "refused",
  /** A language model named the subject of a sentence in its own language. Guests get it if staff approve it. */
  "to_approve",
  /** Staff wrote or approved it. Guests get it. */
  "corrected",
  /** Staff decided that guests get the venue's own words. */
  "own_words",
]);
export type TranslationState = z.infer<typeof translationState>;

/**
 * What differs from the source. `unusable`: the model's answer was no translation; `word`: a sentence in its own language
 * has a word that the entry does not have, or leaves out a word of the sentence.
 */
export const findingKind = z.enum([
  "figure",
  "time",
  "date",
  "weekday",
  "price",
  "unit",
  "phone",
  "address",
  "name",
  "negation",
  "yes_no",
  "free",
  "included",
  "language",
  "word",
  "unusable",
]);
export type FindingKind = z.infer<typeof findingKind>;

/** `missing`: words of the source; `extra`: words of the translation. */
const finding = z.object({ kind: findingKind, missing: z.array(z.string()), extra: z.array(z.string()) });
export type Finding = z.infer<typeof finding>;

export const statementTranslation = z.object({
  translation_id: id,
  /** The number of the last change; a decision names the version that it was made for. */
  version: z.int(),
  state: translationState,
  /** What guests get, or would get; null without a translation. */
  text: z.nullable(z.string()),
  /** A language model wrote the text. */
  generated: z.boolean(),
  findings: z.array(finding),
  machine: z.object({ text: z.nullable(z.string()), model: z.string(), findings: z.array(finding) }),
  /** Null unless staff have decided. */
  decided: z.nullable(z.object({ by: z.string(), at: instant })),
});
export type StatementTranslation = z.infer<typeof statementTranslation>;

export const translatedStatement = z.object({
  statement_id: z.string(),
  entry_id: id,
  section,
  title: z.string(),
  source: z.object({ text: z.string(), language }),
  /** That of the source if the sentence does not say what it is about: a language model names its subject. */
  language,
  /** Null if it is not translated yet. */
  translation: z.nullable(statementTranslation),
});
export type TranslatedStatement = z.infer<typeof translatedStatement>;

/** `refused` includes those that wait to be approved. */
export const statementFilter = z.enum(["refused", "machine", "corrected", "own_words", "missing"]);
export type StatementFilter = z.infer<typeof statementFilter>;

export const listStatements = call("POST /api/list_statements", {
  summary:
    "Lists the sentences of the live version that the venue has not written in one of its languages, with their translations, and those that lack a subject, with one, by entry.",
  input: z.object({ language: z.optional(language), state: z.optional(statementFilter), ...page }),
  output: z.extend(listOf(translatedStatement), {
    /** Sentences to write in each language, and how many of them are in which state. */
    languages: z.array(
      z.object({
        language,
        all: z.int(),
        refused: z.int(),
        /** The part of the refused ones without a text: the answer of the model was no translation. */
        unusable: z.int(),
        machine: z.int(),
        corrected: z.int(),
        own_words: z.int(),
        missing: z.int(),
        /** The part that guests get in this language as the venue wrote it. */
        own: z.int(),
      }),
    ),
    /** What translations have used in the venue's calendar month. */
    tokens: z.int(),
    /** Null if the price is unknown, and for staff. */
    cost: z.nullable(modelMoney),
    /** What the venue needs for translations. */
    has_model: z.boolean(),
    enabled: z.boolean(),
    is_live: z.boolean(),
  }),
  role: "staff",
  scope: "venue",
  access: "reads",
});

/** What guests get: this text, the machine's if it holds, or the venue's own words. */
const choice = z.discriminatedUnion("use", [
  z.strictObject({
    use: z.literal("text"),
    text: words(limits.statementCharacters).check(z.minLength(1, invalid("text_missing"))),
  }),
  z.strictObject({ use: z.literal("machine") }),
  z.strictObject({ use: z.literal("own_words") }),
]);
export type TranslationChoice = z.infer<typeof choice>;

export const correctStatement = call("POST /api/correct_statement", {
  summary:
    "Decides what guests get instead of a sentence, until its source changes. A text may differ from the source: the findings say what differs. Refused with `wrong_state` if the translation has changed since.",
  input: z.strictObject({ translation_id: id, version: z.int(), choice }),
  output: statementTranslation,
  role: "manager",
  scope: "venue",
  access: "changes",
  audit: "noted",
  refuses: ["not_found", "wrong_state"],
});

export const translateStatements = call("POST /api/translate_statements", {
  summary:
    "Has the venue's language model translate what is missing, as a task. Publishing does the same. A text that is translated is not translated again.",
  input: z.strictObject({
    /** Also sentences for which the model's answer was no translation. */
    retries: z.boolean(),
  }),
  output: startedTask,
  role: "manager",
  scope: "venue",
  access: "changes",
  audit: "noted",
  refuses: ["not_possible_now"],
});
