import { type ProactiveField, proactiveFields } from "@bellhop/contract/proactive";

export type TextPart = { text: string } | { field: ProactiveField } | { unknown: string };

const known = new Set<string>(proactiveFields);
export const isField = (name: string): name is ProactiveField => known.has(name);

/** A text as words and fields. `{room_nr}` is written like a field, but is none. */
export function partsOf(text: string): TextPart[] {
  return text.split(/(\{[a-z_]+\})/).flatMap((part, index): TextPart[] => {
    if (part === "") return [];
    if (index % 2 === 0) return [{ text: part }];
    const name = part.slice(1, -1);
    return [isField(name) ? { field: name } : { unknown: name }];
  });
}

export const writtenField = (field: string): string => `{${field}}`;

export const textOf = (parts: readonly TextPart[]): string =>
  parts
    .map((part) => {
      if ("text" in part) return part.text;
      return writtenField("field" in part ? part.field : part.unknown);
    })
    .join("");

export function fieldsOf(text: string): ProactiveField[] {
  const fields = partsOf(text).flatMap((part) => ("field" in part ? [part.field] : []));
  return [...new Set(fields)];
}

export function unknownFieldsOf(text: string): string[] {
  const names = partsOf(text).flatMap((part) => ("unknown" in part ? [part.unknown] : []));
  return [...new Set(names)];
}

/** The field that a misspelt one most likely means: it shares the longest beginning with it. */
export function likelyField(unknown: string): ProactiveField | undefined {
  const shared = (field: string) => {
    let length = 0;
    while (length < field.length && field[length] === unknown[length]) length += 1;
    return length;
  };
  const [best] = proactiveFields.toSorted((a, b) => shared(b) - shared(a));
  return best && shared(best) >= 3 ? best : undefined;
}

/** Words between asterisks are bold on WhatsApp. */
export function boldParts(text: string): { text: string; isBold: boolean }[] {
  return text
    .split(/(\*[^\s*](?:[^*\n]*[^\s*])?\*)/)
    .map((part, index) => ({ text: index % 2 === 1 ? part.slice(1, -1) : part, isBold: index % 2 === 1 }))
    .filter(({ text: words }) => words !== "");
}
