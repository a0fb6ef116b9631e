import type { AnswerableEntry, KnowledgeEntry } from "../entries/index.ts";
import { contentHash } from "../entries/index.ts";
import { renderEntry, type Saying } from "./render-entry.ts";

/** Two of the largest venues, and some more. */
const REMEMBERED_MOST = 25_000;
const remembered = new Map<string, AnswerableEntry | undefined>();

/**
 * What the assistant may say of all that is written, in its order; entries with nothing to say are left out. The same
 * entry, as long as it stands as it stands, is said once and is the same object every time.
 */
export function renderEntries(written: Iterable<KnowledgeEntry>, saying: Saying): AnswerableEntry[] {
  const said: AnswerableEntry[] = [];
  for (const entry of written) {
    const one = sayOnce(entry, saying);
    if (one) said.push(one);
  }
  return said;
}

function sayOnce(entry: KnowledgeEntry, saying: Saying): AnswerableEntry | undefined {
  const key = `${contentHash(entry)} ${saying.languages.join(" ")}`;
  const known = remembered.get(key);
  if (known !== undefined || remembered.has(key)) return known;
  const said = renderEntry(entry, saying);
  remembered.set(key, said);
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED_MOST && oldest !== undefined) remembered.delete(oldest);
  return said;
}
