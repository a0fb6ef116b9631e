import type { KnowledgeEntry } from "@bellhop/language/entries";

export const fileFormat = "bellhop-knowledge";
export const fileFormatVersion = 1;

/**
 * All that a venue has written as one file, a line for each entry. The same entries in the same order give the same
 * bytes: fields stand in one order, languages by their tags, and what is not set is left out.
 */
export function writeKnowledgeFile(entries: readonly KnowledgeEntry[]): string {
  const head = `"format":"${fileFormat}","format_version":${fileFormatVersion}`;
  const lines = entries.map((entry) => `\n${JSON.stringify(asInFile(entry))}`);
  return `{${head},"entries":[${lines.join(",")}${lines.length > 0 ? "\n" : ""}]}\n`;
}

function asInFile({ entryId, section, texts, internal, validFrom, validUntil, ...entry }: KnowledgeEntry) {
  return {
    entry_id: entryId,
    section,
    key: entry.key,
    availability: entry.availability,
    facts: inOrder(entry.facts),
    price: inOrder(entry.price),
    unit: entry.unit,
    offer: inOrder(entry.offer),
    scope: entry.scope,
    internal,
    valid_from: validFrom,
    valid_until: validUntil,
    texts: Object.fromEntries(
      Object.keys(texts)
        .toSorted()
        .map((language) => {
          const { title, question, text, place } = texts[language] ?? { title: "", text: "" };
          return [language, { title, question, text, place }];
        }),
    ),
  };
}

/** The same, with the fields of every object in it by their names. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, part]) => [name, inOrder(part)]));
}
