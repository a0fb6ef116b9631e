import {
  type EntryChange,
  entryChange,
  type Section,
  section as sectionSchema,
} from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import * as z from "zod/mini";
import { fieldErrorsOf } from "../../../platform/field-errors.ts";
import { inSlices } from "../../../platform/in-slices.ts";
import { type FieldError, refuse } from "../../../platform/refusal.ts";
import { fileFormat, fileFormatVersion } from "./write-file.ts";

/** A complete entry of a file, with omitted fields as null, and its index in the file. */
export type FiledEntry = { section: Section; change: EntryChange; index: number };

const head = z.looseObject({ format: z.literal(fileFormat), format_version: z.number() });
const body = z.strictObject({
  format: z.literal(fileFormat),
  format_version: z.literal(fileFormatVersion),
  entries: z
    .array(z.looseObject({ section: sectionSchema }))
    .check(z.maxLength(limits.entriesMost, `A venue has at most ${limits.entriesMost} entries`)),
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
  if (!whose.success) throw refuseFile(notOurs);
  if (whose.data.format_version > fileFormatVersion)
    throw refuseFile("This file was written by a newer version than this one. Update this one first");
  const read = body.safeParse(given);
  if (!read.success) throw refuse("invalid_fields", fieldErrorsOf(read.error, ["file"]));

  const entries: FiledEntry[] = [];
  const errors: FieldError[] = [];
  const seen = new Set<string>();
  await inSlices(read.data.entries.entries(), ([index, { section, ...fields }]) => {
    const at = ["file", "entries", index];
    const change = entryChange.safeParse({ ...nothing, ...fields, texts: wholeTexts(fields.texts) });
    if (!change.success) return void errors.push(...fieldErrorsOf(change.error, at));
    const entry_id = change.data.entry_id.toLowerCase();
    if (seen.has(entry_id))
      errors.push({ field: [...at, "entry_id"].join("."), message: "This entry stands here twice" });
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

const notOurs = "This is not a Bellhop export. Choose the file that Export gave you";

function parsed(file: string): unknown {
  try {
    return JSON.parse(file.replace(/^\uFEFF/, ""));
  } catch {
    throw refuseFile(notOurs);
  }
}

const refuseFile = (message: string) => refuse("invalid_fields", [{ field: "file", message }]);

/** Fills omitted fields of texts. Values that are not texts stay, for the schema to refuse. */
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
