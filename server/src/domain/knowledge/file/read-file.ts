import {
  type EntryChange,
  entryChange,
  type Section,
  section as sectionSchema,
} from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import * as z from "zod/mini";
import { countFieldErrors, FieldErrorList, fieldErrorsOf } from "../../../platform/field-errors.ts";
import { findOversized } from "../../../platform/find-oversized.ts";
import { type FieldError, fieldError, refuse, refuseField } from "../../../platform/refusal.ts";
import { forEachInSlices } from "../../../platform/time-slices.ts";
import { splitFile } from "./split-file.ts";
import { fileFormat, fileFormatVersion } from "./write-file.ts";

/** A complete entry of a file, with omitted fields as null, and its index in the file. */
export type FiledEntry = { section: Section; change: EntryChange; index: number };

const head = z.looseObject({ format: z.literal(fileFormat), format_version: z.number() });
const body = z.strictObject({
  format: z.literal(fileFormat),
  format_version: z.literal(fileFormatVersion),
  // They are split off before.
  entries: z.array(z.unknown()).check(z.maxLength(0)),
});
const filedEntry = z.looseObject({ section: sectionSchema });
const nothing = {
  key: null,
  availability: null,
  facts: {},
  price: null,
  unit: null,
  offer: null,
  scope: "everyone",
  internal: false,
  valid_from: null,
  valid_until: null,
};
const noText = { title: "", question: null, text: "", place: null };

/** 30 languages of the longest texts, with every character escaped. */
const maxEntryCharacters = 512 * 1024;

/** Parses a file of `writeKnowledgeFile`; refused with an error per field. */
export async function readKnowledgeFile(file: string): Promise<FiledEntry[]> {
  const split = await splitFile(file.replace(/^\uFEFF/, ""));
  if (!split) throw refuseField("file", "file_not_export");
  if (split.entries.length > limits.maxEntries)
    throw refuseField("file.entries", "too_many", { maximum: limits.maxEntries });
  checkHead(parsed(split.head));

  const entries: FiledEntry[] = [];
  const errors = new FieldErrorList();
  const seen = new Set<string>();
  await forEachInSlices(split.entries.entries(), ([index, text]) => {
    const at = ["file", "entries", index];
    if (text.length > maxEntryCharacters)
      return errors.add([fieldError(at.join("."), "too_long", { maximum: maxEntryCharacters })]);
    const entry = readEntry(parsed(text), at);
    if ("errors" in entry) return errors.add(entry.errors, entry.count);
    const entry_id = entry.change.entry_id.toLowerCase();
    if (seen.has(entry_id)) errors.add([fieldError([...at, "entry_id"].join("."), "entry_twice")]);
    seen.add(entry_id);
    entries.push({ section: entry.section, change: { ...entry.change, entry_id }, index });
  });
  errors.refuseIfAny();
  return entries;
}

function checkHead(raw: unknown): void {
  const whose = head.safeParse(raw);
  if (!whose.success) throw refuseField("file", "file_not_export");
  if (whose.data.format_version > fileFormatVersion) throw refuseField("file", "file_newer");
  const read = body.safeParse(raw);
  if (!read.success) throw refuse("invalid_fields", fieldErrorsOf(read.error, ["file"]));
}

function readEntry(
  raw: unknown,
  at: PropertyKey[],
): Pick<FiledEntry, "section" | "change"> | { errors: FieldError[]; count: number } {
  const oversized = findOversized(raw, at);
  if (oversized) return { errors: [oversized], count: 1 };
  const filed = filedEntry.safeParse(raw);
  if (!filed.success) return wrong(filed.error, at);
  const { section, ...fields } = filed.data;
  const change = entryChange.safeParse({ ...nothing, ...fields, texts: wholeTexts(fields.texts) });
  return change.success ? { section, change: change.data } : wrong(change.error, at);
}

const wrong = (error: z.core.$ZodError, at: PropertyKey[]) => ({
  errors: fieldErrorsOf(error, at),
  count: countFieldErrors(error),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuseField("file", "file_not_export");
  }
}

/** What is left out of a text is empty; what is no text is left for the schema to refuse. */
function wholeTexts(texts: unknown): unknown {
  if (texts === undefined) return {};
  if (typeof texts !== "object" || texts === null || Array.isArray(texts)) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [
      language,
      typeof text === "object" && text !== null ? { ...noText, ...text } : text,
    ]),
  );
}
