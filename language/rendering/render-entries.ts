import type { AnswerableEntry, KnowledgeEntry } from "../entries/index.ts";
import { contentHash } from "../entries/index.ts";
import { type RenderOptions, renderEntry } from "./render-entry.ts";

/** More than two of the largest venues. */
const REMEMBERED_MOST = 25_000;
const remembered = new Map<string, AnswerableEntry | undefined>();

/** Renders entries in order and omits empty ones. An unchanged entry gives the same object again. */
export function renderEntries(written: Iterable<KnowledgeEntry>, options: RenderOptions): AnswerableEntry[] {
  const said: AnswerableEntry[] = [];
  for (const entry of written) {
    const one = renderCached(entry, options);
    if (one) said.push(one);
  }
  return said;
}

function renderCached(entry: KnowledgeEntry, options: RenderOptions): AnswerableEntry | undefined {
  const key = `${contentHash(entry)} ${options.languages.join(" ")}`;
  const known = remembered.get(key);
  if (known !== undefined || remembered.has(key)) return known;
  const said = renderEntry(entry, options);
  remembered.set(key, said);
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED_MOST && oldest !== undefined) remembered.delete(oldest);
  return said;
}
