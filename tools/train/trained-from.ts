import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.join(import.meta.dirname, "../..");
/** Examples, features, and the lists and topics used as signs. */
const sources = [
  "tools/train/acts",
  "tools/train/wrap-examples.ts",
  "language/classifier",
  "language/intents/acts/words",
  "language/intents/acts/signs.ts",
  "language/intents/acts/find-dangers.ts",
  "language/intents/acts/danger.words.ts",
  "language/intents/intent.words.ts",
  "language/lexicon",
];

/** A hash of the model's sources: if it differs from the model's, run `npm run train`. */
export function trainedFrom(): string {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesOf)) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest("hex").slice(0, 16);
}

function filesOf(source: string): string[] {
  if (path.extname(source) !== "") return [source];
  return readdirSync(path.join(root, source))
    .filter((name) => !name.endsWith(".test.ts"))
    .sort()
    .map((name) => `${source}/${name}`);
}
