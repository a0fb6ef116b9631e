// What imports make of hotel texts: `npm run eval -- import [FOLDER]`. Prints each entry with its values and the words they
// were read from, for a person to judge, and how much of the text is where. If the folder has `verdicts.tsv`, it also
// prints how many values were right. See imports/README.md.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { detectLanguage, guestLanguages } from "../../language/detection/index.ts";
import { propose } from "../../server/src/domain/imports/proposing/propose.ts";
import type { Proposed } from "../../server/src/domain/imports/proposing/proposed.ts";
import { readSource } from "../../server/src/domain/imports/reading/index.ts";
import { type Judged, linesOf, readVerdicts, verdictKey } from "./imports/verdicts.ts";

export const tunedFolder = path.join(import.meta.dirname, "imports/tuned");

export async function evaluateImport(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { keys: { type: "boolean" } },
  });
  const [folder = tunedFolder] = positionals;
  const { texts, isJudged } = await suggestionsIn(folder);
  const all = texts.flatMap(({ suggestions }) => suggestions.flatMap(({ fields }) => fields));
  if (values.keys) return console.log(all.map(({ key }) => `right\t${key}`).join("\n"));
  for (const { file, suggestions } of texts) {
    console.log(`\n===== ${file}`);
    for (const { proposed, fields } of suggestions) print(proposed, fields);
  }
  const proposed = texts.flatMap(({ suggestions }) => suggestions.map((one) => one.proposed));
  console.log(["", ...linesOf(all, isJudged), sharesLine(proposed)].join("\n"));
}

/** The suggestions for the texts of a folder, with their verdicts if the folder has some. */
export async function suggestionsIn(folder: string) {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort();
  const verdictsFile = path.join(folder, "verdicts.tsv");
  const isJudged = existsSync(verdictsFile);
  const verdicts = readVerdicts(isJudged ? readFileSync(verdictsFile, "utf8") : "");
  const suggestionsOf = async (file: string, text: string) =>
    (await proposedIn(text, file)).map((proposed) => {
      const fields = proposed.fields.map((field): Judged => {
        const key = verdictKey(file, proposed, field.field, shownValue(proposed.entry, field.field));
        return { ...field, file, key, verdict: verdicts.get(key) };
      });
      return { proposed, fields };
    });
  const texts: { file: string; text: string; suggestions: Awaited<ReturnType<typeof suggestionsOf>> }[] = [];
  for (const file of files) {
    const text = readFileSync(path.join(folder, file), "utf8");
    texts.push({ file, text, suggestions: await suggestionsOf(file, text) });
  }
  return { texts, isJudged };
}

async function proposedIn(text: string, name: string): Promise<Proposed[]> {
  const document = await readSource({ bytes: Buffer.from(text), kind: "text", name, contentType: "" });
  const first = detectLanguage(text, guestLanguages, "en");
  const languages = [first, ...guestLanguages.filter((one) => one !== first)];
  return propose(document, { languages, currency: currencyOf(text) }).proposed;
}

function print({ section, entry, place, leftOut }: Proposed, fields: Proposed["fields"]) {
  console.log(`\n  ${leftOut ? `left out (${leftOut}) ` : ""}${section}/${entry.key ?? "-"}  (${place})`);
  for (const words of Object.values(entry.texts ?? {}))
    console.log(`    ${[words?.title, words?.question, words?.text].filter(Boolean).join(" | ")}`);
  for (const { field, quote } of fields)
    console.log(`    [x] ${field} = ${shownValue(entry, field)}  ← ${JSON.stringify(quote)}`);
}

function sharesLine(all: readonly Proposed[]): string {
  const lengthOf = (isIn: (one: Proposed) => boolean) =>
    all.filter(isIn).reduce((sum, { passage }) => sum + passage.length, 0);
  const whole = lengthOf(() => true);
  const share = (isIn: (one: Proposed) => boolean) => `${((lengthOf(isIn) / whole) * 100).toFixed(1)} %`;
  const isCatalogue = ({ leftOut, entry }: Proposed) => leftOut === null && entry.key != null;
  const isOwn = ({ leftOut, entry }: Proposed) => leftOut === null && entry.key == null;
  return `Text: ${share(isCatalogue)} in the catalogue, ${share(isOwn)} in own entries, ${share(({ leftOut }) => leftOut !== null)} left out`;
}

/** The value of a field, as a person reads it. */
function shownValue(entry: Proposed["entry"], field: string): string {
  const value = field
    .split(".")
    .reduce<unknown>((of, name) => (of as Record<string, unknown>)?.[name], entry);
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The currency that a text names most often. */
function currencyOf(text: string): string {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const counts = [
    ["EUR", count(/€|\beuros?\b|\bEUR\b/giu)],
    ["GBP", count(/£|\bGBP\b/gu)],
    ["CHF", count(/\bCHF\b|\bFr\.\s?\d/gu)],
    ["JPY", count(/¥|\byen\b|\bJPY\b/giu)],
    ["MXN", count(/\bMXN\b|\bpesos?\b/giu)],
    ["TRY", count(/\bTL\b|₺/gu)],
    ["USD", count(/\bUSD\b|\$/gu)],
  ] as const;
  return counts.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? "EUR";
}
