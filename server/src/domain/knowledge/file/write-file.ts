import type { KnowledgeEntry } from "@bellhop/language/entries";

export const fileFormat = "bellhop-knowledge";
export const fileFormatVersion = 1;

/**
 * Writes all entries as one file, one line per entry. The same entries in the same order give the same bytes: the order
 * of fields is fixed, languages are sorted by tag.
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

/** Sorts the keys of all objects in a value. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, part]) => [name, inOrder(part)]));
}
