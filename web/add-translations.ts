import { readFileSync } from "node:fs";
import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { translationFault } from "./catalogue-faults.ts";

/**
 * Puts translations into a catalogue: `npm run translate -w web -- de FILE.json …`, each file an object from the English
 * message to its translation. Later files win. Leaves out what does not fit its message, and prints it together with the
 * messages that the catalogue does not have.
 */
const [language = "", ...files] = process.argv.slice(2);
const translations = Object.assign(
  {},
  ...files.map((file) => JSON.parse(readFileSync(file, "utf8"))),
) as Record<string, string>;
const config = getConfig({ cwd: import.meta.dirname });
if (!config.locales.includes(language)) throw new Error(`There is no src/locales/${language}.po`);

for (const catalogue of await getCatalogs(config)) {
  const messages = (await catalogue.read(language)) ?? {};
  const unknown = new Set(Object.keys(translations));
  let added = 0;
  for (const entry of Object.values(messages)) {
    const english = entry.message ?? "";
    unknown.delete(english);
    const translation = translations[english];
    if (translation === undefined || translation === entry.translation) continue;
    const fault = translationFault(language, english, translation);
    if (fault) {
      console.warn(`left out: ${JSON.stringify(english)} ${fault}`);
      continue;
    }
    entry.translation = translation;
    added += 1;
  }
  await catalogue.write(language, messages);
  const missing = Object.values(messages).filter(({ translation }) => !translation).length;
  for (const message of unknown) console.warn(`not in the catalogue: ${JSON.stringify(message)}`);
  console.log(`${language}: ${added} added or changed, ${missing} missing`);
}
