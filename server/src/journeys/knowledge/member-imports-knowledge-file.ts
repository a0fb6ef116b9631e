import type { InputOf, OutputOf } from "@bellhop/contract/call";
import { type replaceKnowledge, section as sections } from "@bellhop/contract/knowledge";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import {
  type FiledEntry,
  listAllEntries,
  readKnowledgeFile,
  replaceEntries,
  writeKnowledgeFile,
} from "../../domain/knowledge/index.ts";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";

/** A member exports all knowledge as one file. */
export async function memberExportsKnowledge(at: ReadingAtVenue): Promise<{ name: string; json: string }> {
  const bySection = Map.groupBy(await listAllEntries(at), ({ entry }) => entry.section);
  const rows = sections.options.flatMap((section) => bySection.get(section) ?? []);
  const name = `bellhop-knowledge-${at.now.toISOString().slice(0, 10)}.json`;
  return { name, json: writeKnowledgeFile(rows.map(({ entry }) => entry)) };
}

/** Parses the file before the transaction begins: thousands of entries take a while. */
export async function readReplacement({
  file,
  try: isTried = false,
  versions: seen = {},
}: Replace): Promise<Replacement> {
  return { entries: await readKnowledgeFile(file), isTried, seen };
}

type Replace = InputOf<typeof replaceKnowledge>;
type Replacement = { entries: FiledEntry[]; isTried: boolean; seen: NonNullable<Replace["versions"]> };

/** A member replaces all knowledge by a file, or with `try` sees what that would do. */
export async function memberImportsKnowledgeFile(
  at: AtVenue,
  by: Actor,
  { entries, ...options }: Replacement,
): Promise<OutputOf<typeof replaceKnowledge>> {
  const counts = await replaceEntries(at, by, entries, options);
  const { unchanged: _, versions: __, moved, ...others } = counts;
  const after = moved > 0 ? { ...others, moved } : others;
  const isAnother = Object.values(after).some((count) => count > 0);
  if (isAnother && !options.isTried)
    await recordChange(at, by, { kind: "knowledge_replaced", before: null, after });
  return counts;
}
