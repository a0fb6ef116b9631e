import type { AnswerableEntry, KnowledgeEntry } from "../entries/index.ts";
import { contentHash } from "../entries/index.ts";
import { type RenderOptions, renderEntry } from "./render-entry.ts";

const MAX_CACHED_ENTRIES = 25_000;
const cache = new Map<string, AnswerableEntry | undefined>();

/** Renders entries in order and omits empty ones. An unchanged entry gives the same object again. */
export function renderEntries(written: Iterable<KnowledgeEntry>, options: RenderOptions): AnswerableEntry[] {
  const rendered: AnswerableEntry[] = [];
  for (const entry of written) {
    const one = renderCached(entry, options);
    if (one) rendered.push(one);
  }
  return rendered;
}

function renderCached(entry: KnowledgeEntry, options: RenderOptions): AnswerableEntry | undefined {
  const key = `${contentHash(entry)} ${options.languages.join(" ")}`;
  const known = cache.get(key);
  if (known !== undefined || cache.has(key)) return known;
  const rendered = renderEntry(entry, options);
  cache.set(key, rendered);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED_ENTRIES && oldest !== undefined) cache.delete(oldest);
  return rendered;
}
