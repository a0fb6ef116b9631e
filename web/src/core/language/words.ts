import { i18n, type Messages } from "@lingui/core";

/** Loads a part's messages, by language. */
export type Words = Record<string, () => Promise<{ messages: Messages }>>;

const loading = new Set<Words>();
let latest: string | undefined;

/** Loads a language for all loaded parts, and for those loaded later. */
export async function loadWords(language: string, start: Words): Promise<void> {
  latest = language;
  loading.add(start);
  await Promise.all([...loading].map((words) => load(words, language)));
}

/** Loads a part together with its messages. The build inserts this call around lazy imports. */
export async function withWords<Part>(part: Promise<Part>, words: Words): Promise<Part> {
  loading.add(words);
  const [loaded] = await Promise.all([part, latest === undefined ? undefined : load(words, latest)]);
  return loaded;
}

async function load(words: Words, language: string): Promise<void> {
  const { messages } = (await words[language]?.()) ?? {};
  if (messages) i18n.load(language, messages);
}
