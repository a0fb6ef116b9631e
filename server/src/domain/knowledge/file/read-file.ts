import {
  type EntryChange,
  entryChange,
  type Section,
  section as sectionSchema,
} from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import * as z from "zod/mini";
import { fieldErrorsOf } from "../../../platform/field-errors.ts";
import { type FieldError, fieldError, refuse, refuseField } from "../../../platform/refusal.ts";
import { forEachInSlices } from "../../../platform/time-slices.ts";
import { fileFormat, fileFormatVersion } from "./write-file.ts";

/** A complete entry of a file, with omitted fields as null, and its index in the file. */
export type FiledEntry = { section: Section; change: EntryChange; index: number };

const head = z.looseObject({ format: z.literal(fileFormat), format_version: z.number() });
const body = z.strictObject({
  format: z.literal(fileFormat),
  format_version: z.literal(fileFormatVersion),
  entries: z.array(z.looseObject({ section: sectionSchema })).check(z.maxLength(limits.entriesMost)),
});
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

/** Parses a file of `writeKnowledgeFile`; refused with an error per field. */
export async function readKnowledgeFile(file: string): Promise<FiledEntry[]> {
  const given = parsed(file);
  const whose = head.safeParse(given);
  if (!whose.success) throw refuseField("file", "file_not_export");
  if (whose.data.format_version > fileFormatVersion) throw refuseField("file", "file_newer");
  const read = body.safeParse(given);
  if (!read.success) throw refuse("invalid_fields", fieldErrorsOf(read.error, ["file"]));

  const entries: FiledEntry[] = [];
  const errors: FieldError[] = [];
  const seen = new Set<string>();
  await forEachInSlices(read.data.entries.entries(), ([index, { section, ...fields }]) => {
    const at = ["file", "entries", index];
    const change = entryChange.safeParse({ ...nothing, ...fields, texts: wholeTexts(fields.texts) });
    if (!change.success) return void errors.push(...fieldErrorsOf(change.error, at));
    const entry_id = change.data.entry_id.toLowerCase();
    if (seen.has(entry_id)) errors.push(fieldError([...at, "entry_id"].join("."), "entry_twice"));
    seen.add(entry_id);
    entries.push({ section, change: { ...change.data, entry_id }, index });
  });
  refuseFields(errors);
  return entries;
}

const maxErrors = 50;

export function refuseFields(errors: FieldError[]): void {
  if (errors.length > 0) throw refuse("invalid_fields", errors.slice(0, maxErrors));
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(file.replace(/^\uFEFF/, ""));
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
