import { nowMs } from "../../../core/time/clock.ts";
import { namedMost, readEntries } from "./read-entries.ts";
import type { Saver } from "./saver.ts";
import type { DeskState } from "./store-state.ts";

/** A section has changed: to which version, which entries where that is told, and by whom. */
export type SectionChanged = { version: number; entry_ids: string[] | null; by: string | null };

/** Hears what has changed in a section, one change after the other, and not while an update is on its way. */
export function makeHearing(desk: DeskState, saver: Saver) {
  let earlier: Promise<void> = Promise.resolve();
  return hear;

  /** `me` is whose own changes are no news. */
  function hear(event: SectionChanged, me: string): Promise<void> {
    earlier = earlier.then(() => hearNow(event, me)).catch(noteUnread);
    return earlier;
  }

  async function hearNow(event: SectionChanged, me: string) {
    if (saver.isAsking()) return saver.afterwards(() => void hear(event, me));
    const isNews = await takeInChange(desk, event, me);
    if (isNews && desk.changes.drafts.size > 0) saver.soon(0);
  }
}

/** Saving finds out what has changed, at the latest. */
function noteUnread(failure: unknown) {
  console.warn("What somebody else has changed could not be read:", failure);
}

/** Takes in what has changed. Answers whether that was news. */
async function takeInChange(desk: DeskState, event: SectionChanged, me: string): Promise<boolean> {
  const { server, changes, onUnknown } = desk;
  const { version, entry_ids: named, by } = event;
  const here = server.version();
  if (server.isOwn(version)) return false;
  if (here === undefined) {
    onUnknown();
    return false;
  }
  if (version <= here + 1 && named && named.length > 0 && named.length <= namedMost) {
    await takeInNamed(desk, version, named, by);
    if (by !== null && by !== me) tellWho(desk, named, by);
    return true;
  }
  if (version > here) server.startAt(version);
  onUnknown();
  if (changes.ids().length > 0) await readEntries(desk, changes.ids(), by);
  return true;
}

async function takeInNamed(desk: DeskState, version: number, named: readonly string[], by: string | null) {
  const { server, onList } = desk;
  const ids = named.filter((id) => (server.get(id)?.seen ?? -1) < version);
  const isNew = new Set(ids.filter((id) => !server.has(id)));
  if (ids.length > 0) await readEntries(desk, ids, by);
  // Those that are not named are as they were; those that are had to be read before.
  server.goOnTo(version);
  const added = ids.filter((id) => isNew.has(id) && server.has(id));
  if (added.length > 0) onList({ added, removed: [], moves: [] });
}

function tellWho({ heard, news }: DeskState, ids: readonly string[], by: string) {
  for (const id of ids) {
    heard.set(id, { by, atMs: nowMs() });
    news.tell(id);
  }
}
