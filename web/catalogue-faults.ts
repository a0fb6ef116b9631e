import { getCatalogs } from "@lingui/cli/api";
import type { LinguiConfigNormalized } from "@lingui/conf";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";

/**
 * What is wrong with the catalogues: messages of the source that English lacks and the other way round, translations that
 * are missing or that do not fit their English message, and messages that are not where English says: the build divides
 * the words by these files (`words-by-part.ts`).
 */
export async function findCatalogueFaults(config: LinguiConfigNormalized): Promise<string[]> {
  const source = config.sourceLocale ?? "en";
  const faults: string[] = [];
  for (const catalogue of await getCatalogs(config)) {
    const inSource = (await catalogue.collect()) ?? {};
    const kept = (await catalogue.read(source)) ?? {};
    const english = (id: string) => JSON.stringify((inSource[id] ?? kept[id])?.message ?? id);
    for (const [id, { origin }] of Object.entries(inSource)) {
      const known = kept[id];
      if (!known) faults.push(`${source}: ${english(id)} is missing`);
      else if (placesOf(origin) !== placesOf(known.origin))
        faults.push(`${source}: ${english(id)} has moved`);
    }
    for (const id of Object.keys(kept)) if (!inSource[id]) faults.push(`${source}: ${english(id)} is unused`);
    for (const language of config.locales.filter((one) => one !== source)) {
      const translated = (await catalogue.read(language)) ?? {};
      for (const id of Object.keys(translated))
        if (!inSource[id])
          faults.push(`${language}: ${JSON.stringify(translated[id]?.message ?? id)} is unused`);
      for (const [id, { message = "" }] of Object.entries(inSource)) {
        const fault = translationFault(language, message, translated[id]?.translation);
        if (fault) faults.push(`${language}: ${english(id)} ${fault}`);
      }
    }
  }
  return faults;
}

const placesOf = (origin: readonly (readonly [string, ...unknown[]])[] = []): string =>
  [...new Set(origin.map(([file]) => file))].sort().join();

/** What a translation lacks or has too much, in comparison with the English message. */
export function translationFault(
  language: string,
  message: string,
  translation: string | undefined,
): string | undefined {
  if (!translation) return "is not translated";
  const [expected, actual] = [partsOf(message), partsOf(translation)];
  if (!expected) return "cannot be read itself";
  if (!actual) return "has a translation that cannot be read";
  const missing = [...expected.names.difference(actual.names)];
  if (missing.length > 0) return `lacks ${missing.join(", ")} in its translation`;
  const added = [...actual.names.difference(expected.names)];
  if (added.length > 0) return `has ${added.join(", ")} in its translation only`;
  const forms = new Set<string>(new Intl.PluralRules(language).resolvedOptions().pluralCategories);
  const unknown = [...actual.forms].filter((form) => !/^\d+$/.test(form) && !forms.has(form));
  if (unknown.length > 0) return `has plural forms that the language lacks: ${unknown.join(", ")}`;
  return undefined;
}

type Parts = {
  /** Placeholders with their formats, and tags. */
  names: Set<string>;
  /** The plural forms; `=0` is "0". */
  forms: Set<string>;
};

/** Undefined if the message is not in ICU's format. */
function partsOf(message: string): Parts | undefined {
  const parts: Parts = { names: new Set(), forms: new Set() };
  try {
    collect(compileMessageOrThrow(message), parts);
    return parts;
  } catch {
    return undefined;
  }
}

function collect(compiled: unknown, parts: Parts): void {
  if (typeof compiled === "string") {
    for (const [tag] of compiled.matchAll(/<\/?\w+\/?>/g)) parts.names.add(tag);
    return;
  }
  if (!Array.isArray(compiled)) return;
  for (const token of compiled) {
    if (!Array.isArray(token)) {
      collect(token, parts);
      continue;
    }
    const [name, format, options] = token as [string, string?, unknown?];
    parts.names.add(`{${[name, format].filter(Boolean).join(", ")}}`);
    if (typeof options !== "object" || options === null) continue;
    for (const [form, words] of Object.entries(options)) {
      if (format === "plural" && form !== "offset") parts.forms.add(form);
      collect(words, parts);
    }
  }
}
