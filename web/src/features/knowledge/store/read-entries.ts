import { type Entry, listEntries } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { rebased } from "./draft.ts";
import { fieldsOf } from "./entry-fields.ts";
import type { DeskState } from "./store-state.ts";

/** So many entries can be asked for by name at once. */
export const namedMost = limits.pageItemsMost;

/** Takes in entries as the server had them at a version, below what is changed here. `by` is who changed them. */
export function takeIn(desk: DeskState, items: readonly Entry[], at: number, by: string | null = null) {
  const { server, changes, news } = desk;
  if (server.version() === undefined) server.startAt(at);
  for (const entry of items) {
    const id = entry.entry_id;
    const there = server.get(id);
    if (there && server.seenOf(there) > at) continue;
    server.put(id, entry, at);
    const draft = changes.drafts.get(id);
    if (draft) changes.set(id, rebased(draft, fieldsOf(entry), at, by ?? entry.updated_by));
    else if (there?.entry.updated_at !== entry.updated_at) news.tell(id);
  }
  news.tell("saving");
}

/** The same, where nothing is known of what else has changed until then. */
export function takeInAnew(desk: DeskState, items: readonly Entry[], at: number, by: string | null = null) {
  if (at > (desk.server.version() ?? -1)) desk.server.startAt(at);
  takeIn(desk, items, at, by);
}

/** Reads entries as they are now, and puts what is changed here over them. Without any, only the section's version. */
export const readEntries = (desk: DeskState, ids: readonly string[], by: string | null = null) =>
  read(desk, ids, by, takeIn);

/** The same, where nothing is known of what else has changed until now. */
export const readAnew = (desk: DeskState, ids: readonly string[]) => read(desk, ids, null, takeInAnew);

async function read(desk: DeskState, ids: readonly string[], by: string | null, take: typeof takeIn) {
  const { section } = desk.of;
  const gone: string[] = [];
  for (let from = 0; from === 0 || from < ids.length; from += namedMost) {
    const entry_ids = ids.slice(from, from + namedMost);
    const named = entry_ids.length > 0 ? { limit: entry_ids.length, entry_ids } : { limit: 1 };
    const { items, version } = await desk.ask(listEntries, { section, ...named });
    take(desk, items, version, by);
    const there = new Set(items.map(({ entry_id }) => entry_id));
    for (const id of entry_ids.filter((one) => !there.has(one))) {
      if (desk.server.has(id)) gone.push(id);
      forget(desk, id, version, by);
    }
  }
  if (gone.length > 0) desk.onList({ added: [], removed: gone, moves: [] });
}

function forget({ server, changes, news }: DeskState, id: string, at: number, by: string | null) {
  server.drop(id);
  const draft = changes.drafts.get(id);
  if (draft) changes.set(id, rebased(draft, null, at, by));
  news.tell(id);
}
