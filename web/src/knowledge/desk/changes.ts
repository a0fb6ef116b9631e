import { nowMs } from "../../app/clock.ts";
import type { Fields } from "../entry-fields.ts";
import { type Draft, draftOf, isChanged, keptOf, whole } from "./draft.ts";
import { type KeptFor, keep, type Move, type SentUpdate, sentName } from "./kept-changes.ts";
import type { News } from "./news.ts";
import type { ServerEntries } from "./server-entries.ts";

/** Whether the list is longer or shorter for it. */
const shapeOf = (draft: Draft | undefined) =>
  !draft ? "" : draft.mine === null ? `removed ${draft.both.length}` : draft.base === null ? "added" : "";

/** All that was changed here and is not saved: entries, their places, and the update on its way. It is kept on the device. */
export function makeChanges(of: KeptFor, server: ServerEntries, news: News) {
  const drafts = new Map<string, Draft>();
  const held = new Map<string, number>();
  let moves: readonly Move[] = [];
  let sent: SentUpdate | null = null;
  let isOnDevice = true;

  function set(id: string, draft: Draft | null) {
    const before = shapeOf(drafts.get(id));
    // What is begun here, or being added right now, is there although the server does not have it.
    const isThere = (draft?.base === null && draft.mine !== null) || (sent !== null && id in sent.as);
    if (draft && (isChanged(draft) || isThere || held.has(id))) drafts.set(id, draft);
    else drafts.delete(id);
    isOnDevice = keep(of, id, draft && isChanged(draft) ? keptOf(draft) : null);
    if (shapeOf(drafts.get(id)) !== before) news.tell("shape");
    news.tell(id);
  }

  function letGo(id: string) {
    const draft = drafts.get(id);
    if (draft && !isChanged(draft)) set(id, draft.base === null ? null : draft);
  }

  return {
    drafts: drafts as ReadonlyMap<string, Draft>,
    set,
    /** An entry as it is to be; null where there is none. */
    fieldsOf(id: string): Fields | null {
      const draft = drafts.get(id);
      return draft ? draft.mine : (server.get(id)?.fields ?? null);
    },
    /** Puts an entry on screen as it is to be; null removes it. */
    put(id: string, mine: Fields | null) {
      const there = server.get(id);
      const seen = there ? server.seenOf(there) : (server.version() ?? 0);
      const draft = drafts.get(id) ?? draftOf(there?.fields ?? null, seen);
      // Whatever was wrong with the whole is tried again with what is new.
      const { [whole]: _, ...refused } = draft.refused;
      set(id, { ...draft, mine, refused, atMs: nowMs() });
    },
    moves: () => moves,
    setMoves(next: readonly Move[]) {
      moves = next;
      isOnDevice = keep(of, "moves", next.length > 0 ? next : null);
      news.tell("shape");
    },
    sent: () => sent,
    send(one: SentUpdate) {
      sent = one;
      keep(of, sentName(one), one);
    },
    /** The update on its way has been answered. */
    answered(one: SentUpdate) {
      keep(of, sentName(one), null);
      sent = null;
      for (const [id, as] of Object.entries(one.as)) {
        const draft = drafts.get(id);
        if (draft?.base === null && draft.mine === null && as === null) set(id, null);
      }
    },
    isAny: () => moves.length > 0 || [...drafts.values()].some(isChanged),
    isOnDevice: () => isOnDevice,
    /** While somebody edits an entry, it is not taken from under their hands. */
    hold(id: string, whenLeft: () => void) {
      held.set(id, (held.get(id) ?? 0) + 1);
      return () => {
        const left = (held.get(id) ?? 1) - 1;
        if (left > 0) held.set(id, left);
        else held.delete(id);
        // It may be taken up again at once, in another place.
        setTimeout(() => {
          if (held.has(id)) return;
          letGo(id);
          whenLeft();
        }, 0);
      };
    },
  };
}

export type Changes = ReturnType<typeof makeChanges>;
