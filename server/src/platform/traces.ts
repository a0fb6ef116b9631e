import { foldedText } from "./search-terms.ts";

/** What identifies a deleted person in texts and rows that are about more than that person. */
export type Traces = {
  /** Ids of the guest, their conversations and the bookings that are theirs alone. */
  ids: string[];
  /** Phones as digits, e-mail addresses, ids in WhatsApp. */
  addresses: string[];
  names: string[];
  /** Numbers of the bookings that are theirs alone. */
  numbers: string[];
};

/** A shorter name is part of too many words. */
const nameCharactersLeast = 3;
/** Rows that do not belong to the guest are recognised only by names that few others have. */
const distinctNameCharacters = 8;

export function tracesOf({ ids, addresses, names, numbers }: Traces): Traces {
  const unique = (all: string[], min: number) => [
    ...new Set(all.map((one) => one.trim()).filter((one) => one.length >= min)),
  ];
  return {
    ids: unique(ids, 1),
    addresses: unique(addresses, 6),
    names: unique(names, nameCharactersLeast),
    numbers: unique(numbers, 4),
  };
}

/** The words to search rows for, also as JSON writes them. */
export function searchWords({ ids, addresses, names, numbers }: Traces): string[] {
  const distinct = names.filter((name) => name.length >= distinctNameCharacters || /\s/u.test(name));
  const words = [...ids, ...addresses, ...distinct, ...numbers];
  const spelled = words.flatMap((word) => [word, word.toLowerCase(), JSON.stringify(word).slice(1, -1)]);
  return [...new Set(spelled)];
}

/** Computed once for each statement, and each pattern once, because every row is compared with every pattern. */
const patterns = String.raw`(select array_agg(distinct '%' || regexp_replace(lower(word), '([\\%_])', '\\\1', 'g') || '%')
     from unnest($words::text[]) word)::text[]`;

/** True for rows whose column contains one of `$words`, in capital or small letters. */
export const mentions = (column: string) => `lower(${column}) like any (${patterns})`;

const removed = "…";

/** The text without names, addresses and numbers. */
export function withoutTraces(text: string, { addresses, names, numbers }: Traces): string {
  const phones = addresses.filter((address) => /^\d+$/.test(address));
  const others = addresses.filter((address) => !/^\d+$/.test(address));
  const patterns = [
    // However its digits are grouped.
    ...phones.map((digits) => `\\+?${[...digits].join("[\\s().\\-/]*")}`),
    ...others.map(escapePattern),
    ...[...names, ...numbers].map((word) => `(?<![\\p{L}\\p{N}])${escapePattern(word)}(?![\\p{L}\\p{N}])`),
  ];
  return patterns.reduce((rest, pattern) => rest.replaceAll(new RegExp(pattern, "giu"), removed), text);
}

/** True if a file name contains the guest's name, however its words are joined, an address or a number. */
export function isNamedAfter(fileName: string, traces: Traces): boolean {
  const words = new Set(foldedText(fileName).split(" "));
  const hasName = traces.names.some((name) =>
    foldedText(name)
      .split(" ")
      .every((word) => words.has(word)),
  );
  return hasName || withoutTraces(fileName, traces) !== fileName;
}

const escapePattern = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
