import { nowMs } from "../../../core/time/clock.ts";
import { type Draft, draftOf, isChanged, keptOf, whole } from "./draft.ts";
import type { Fields } from "./entry-fields.ts";
import { type KeptFor, keep, type Move, type SentUpdate, sentName } from "./kept-changes.ts";
import type { News } from "./listeners.ts";
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
    // The server may have what is on its way: as long as nobody knows, what became of it since is a change.
    const isOpen = draft !== null && (isChanged(draft) || (sent !== null && id in sent.as));
    // What is begun here is there although the server does not have it.
    const isBegun = draft?.base === null && draft.mine !== null;
    if (draft && (isOpen || isBegun || held.has(id))) drafts.set(id, draft);
    else drafts.delete(id);
    isOnDevice = keep(of, id, isOpen ? keptOf(draft) : null);
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
      // Who goes on with what they had removed keeps it.
      const isKept = draft.mine === null && mine !== null;
      const both = isKept ? draft.both.filter((name) => name !== whole) : draft.both;
      set(id, { ...draft, mine, refused, both, atMs: nowMs() });
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
    /** Lets go of what was kept only for as long as nobody knew what became of an update. */
    settle(one: SentUpdate) {
      for (const id of Object.keys(one.as)) {
        const draft = drafts.get(id);
        if (draft?.base && !isChanged(draft)) set(id, draft);
      }
    },
    /** The entries that are changed or put elsewhere. */
    ids: () => [...new Set([...drafts.keys(), ...moves.map(({ entryId }) => entryId)])],
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
