import { i18n, type Messages } from "@lingui/core";

/** What the dashboard or a part of it says: one function per language that loads it. */
export type Words = Record<string, () => Promise<{ messages: Messages }>>;

const asked = new Set<Words>();
let wanted: string | undefined;

/** Loads a language for everything that is there, and for what is loaded from now on. */
export async function loadWords(language: string, start: Words): Promise<void> {
  wanted = language;
  asked.add(start);
  await Promise.all([...asked].map((words) => load(words, language)));
}

/** A part of the dashboard together with its words; the build writes it around each part that is loaded lazily. */
export async function withWords<Part>(part: Promise<Part>, words: Words): Promise<Part> {
  asked.add(words);
  const [loaded] = await Promise.all([part, wanted === undefined ? undefined : load(words, wanted)]);
  return loaded;
}

async function load(words: Words, language: string): Promise<void> {
  const { messages } = (await words[language]?.()) ?? {};
  if (messages) i18n.load(language, messages);
}
