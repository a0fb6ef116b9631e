import { listEntries, type Section } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Ask } from "../../../core/api/ask.ts";
import { builderKey } from "../../../core/api/builder-keys.ts";
import { venueKey } from "../../../core/api/query.ts";
import { moved } from "./entry-order.ts";
import type { SectionStore } from "./section-store.ts";
import type { Move } from "./sent-update.ts";

/** Only ids; the store has the entries. */
export type ListPage = { ids: string[]; next_cursor: string | null; total: number; version: number };
export type List = InfiniteData<ListPage, string | undefined>;

export const listsKey = (venueId: number, section: Section) =>
  [...venueKey(venueId), "knowledge", section] as const;
export const listKey = (venueId: number, section: Section, search: string) =>
  [...listsKey(venueId, section), search] as const;
export const overviewKey = (venueId: number) => [...builderKey(venueId), "overview"] as const;

type Reading = { ask: Ask; store: SectionStore; search: string; signal: AbortSignal };

/** Reads a page, again if the section has changed meanwhile. */
export async function readPage(
  reading: Reading,
  cursor: string | undefined,
  isLast = false,
): Promise<ListPage> {
  const { ask, store, search, signal } = reading;
  const input = {
    section: store.section,
    limit: limits.maxPageItems,
    ...(search && { search }),
    ...(cursor && { cursor }),
  };
  const { items, next_cursor, total, version } = await ask(listEntries, input, { signal });
  if (version < (store.version() ?? 0) && !isLast) return readPage(reading, cursor, true);
  store.mergePage(items, version);
  return { ids: items.map(({ entry_id }) => entry_id), next_cursor, total, version };
}

/** Each loaded entry once. */
export function idsOf(list: { pages: ListPage[] } | undefined): string[] {
  return [...new Set(list?.pages.flatMap(({ ids }) => ids) ?? [])];
}

/** The version of the whole loaded list. */
export const versionOf = (list: { pages: ListPage[] } | undefined) =>
  Math.min(...(list?.pages.map(({ version }) => version) ?? []));

/** Applies additions, removals and moves to the loaded lists. */
export function changeLists(
  queryClient: QueryClient,
  venueId: number,
  section: Section,
  change: { added: string[]; removed: string[]; moves: readonly Move[] },
) {
  for (const [queryKey, list] of queryClient.getQueriesData<List>({ queryKey: listsKey(venueId, section) }))
    if (list) queryClient.setQueryData<List>(queryKey, changed(list, change, queryKey.at(-1) === ""));
}

function changed(
  list: List,
  { added, removed, moves }: Parameters<typeof changeLists>[3],
  isWhole: boolean,
): List {
  const gone = new Set(removed);
  const before = idsOf(list);
  const listed = new Set(before);
  const isNew = isWhole ? added.filter((id) => !listed.has(id)) : [];
  const ids = moved([...before.filter((id) => !gone.has(id)), ...isNew], isWhole ? moves : []);
  const grown = ids.length - before.length;
  let from = 0;
  const pages = list.pages.map((page, index) => {
    const isLast = index === list.pages.length - 1;
    const slice = ids.slice(from, isLast ? undefined : from + page.ids.length);
    from += slice.length;
    return { ...page, ids: slice, total: page.total + grown };
  });
  return { ...list, pages };
}
