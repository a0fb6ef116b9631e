import type { Encoding } from "@bellhop/contract/reservation-imports";
import { readName } from "./read-names.ts";
import { cellText } from "./read-values.ts";
import type { CsvFormat } from "./recognise-csv.ts";

const maxNames = 3;
const maxCharacters = 60;
const maxEncodings = 4;

/** Names with letters that differ between encodings, in each of these. Empty if all are the same. */
export function sampleNames(
  lines: Buffer,
  encodings: readonly Encoding[],
  { columns, delimiter }: Pick<CsvFormat, "columns" | "delimiter">,
): { encoding: Encoding; names: string[] }[] {
  const places = columns.flatMap(({ field }, index) =>
    field === "guest_name" || field === "first_name" || field === "last_name" ? [index] : [],
  );
  const samples = new Map<string, { encoding: Encoding; names: string[] }>();
  for (const encoding of encodings) {
    const cells = new TextDecoder(encoding)
      .decode(lines)
      .split("\n")
      .flatMap((line) => {
        const row = line.replaceAll('"', "").split(delimiter);
        return places.map((place) => readName(cellText(row[place] ?? "")).slice(0, maxCharacters));
      });
    const names = [...new Set(cells.filter((cell) => /[^\0-\x7f]/.test(cell)))].slice(0, maxNames);
    const key = names.join("\n");
    if (names.length > 0 && !samples.has(key)) samples.set(key, { encoding, names });
  }
  return samples.size > 1 ? [...samples.values()].slice(0, maxEncodings) : [];
}
