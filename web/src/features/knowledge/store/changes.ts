import { type Draft, draftOf, storedDraft, wholeRecord } from "../../../core/autosave/draft.ts";
import type { Fields } from "../../../core/autosave/fields.ts";
import type { Listeners } from "../../../core/autosave/listeners.ts";
import { type CopyKey, storeCopy } from "../../../core/storage/device-copy.ts";
import { nowMs } from "../../../core/time/clock.ts";
import { isChanged } from "./draft.ts";
import { type Move, type SentUpdate, sentName } from "./sent-update.ts";
import type { ServerEntries } from "./server-entries.ts";

/** Whether it changes the list's length. */
const shapeOf = (draft: Draft | undefined) =>
  !draft
    ? ""
    : draft.mine === null
      ? `removed ${draft.conflicts.length}`
      : draft.base === null
        ? "added"
        : "";

/** Unsaved changes: entries, their positions, and the update being sent. Stored on the device. */
export function makeChanges(of: CopyKey, server: ServerEntries, listeners: Listeners) {
  const drafts = new Map<string, Draft>();
  const held = new Map<string, number>();
  let moves: readonly Move[] = [];
  let sent: SentUpdate | null = null;
  let isOnDevice = true;

  function set(id: string, draft: Draft | null) {
    const before = shapeOf(drafts.get(id));
    // The server may have the update being sent: until its result is known, later edits count as changes.
    const isOpen = draft !== null && (isChanged(draft) || (sent !== null && id in sent.as));
    // New here, although the server does not have it.
    const isBegun = draft?.base === null && draft.mine !== null;
    if (draft && (isOpen || isBegun || held.has(id))) drafts.set(id, draft);
    else drafts.delete(id);
    isOnDevice = storeCopy(of, id, isOpen ? storedDraft(draft) : null);
    if (shapeOf(drafts.get(id)) !== before) listeners.notify("shape");
    listeners.notify(id);
  }

  function letGo(id: string) {
    const draft = drafts.get(id);
    if (draft && !isChanged(draft)) set(id, draft.base === null ? null : draft);
  }

  return {
    drafts: drafts as ReadonlyMap<string, Draft>,
    set,
    /** Null if it does not exist. */
    fieldsOf(id: string): Fields | null {
      const draft = drafts.get(id);
      return draft ? draft.mine : (server.get(id)?.fields ?? null);
    },
    /** Sets an entry's fields; null removes it. */
    put(id: string, mine: Fields | null) {
      const stored = server.get(id);
      const version = stored ? server.versionOf(stored) : (server.version() ?? 0);
      const draft = drafts.get(id) ?? draftOf(stored?.fields ?? null, version);
      // An error of the whole entry is retried with the new values.
      const { [wholeRecord]: _, ...refused } = draft.refused;
      // Editing a removed entry keeps it.
      const isKept = draft.mine === null && mine !== null;
      const conflicts = isKept ? draft.conflicts.filter((name) => name !== wholeRecord) : draft.conflicts;
      set(id, { ...draft, mine, refused, conflicts, atMs: nowMs() });
    },
    moves: () => moves,
    setMoves(next: readonly Move[]) {
      moves = next;
      isOnDevice = storeCopy(of, "moves", next.length > 0 ? next : null);
      listeners.notify("shape");
    },
    sent: () => sent,
    send(one: SentUpdate) {
      sent = one;
      storeCopy(of, sentName(one), one);
    },
    /** The update's result is known. */
    answered(one: SentUpdate) {
      storeCopy(of, sentName(one), null);
      sent = null;
      for (const [id, as] of Object.entries(one.as)) {
        const draft = drafts.get(id);
        if (draft?.base === null && draft.mine === null && as === null) set(id, null);
      }
    },
    /** Drops what was kept only until the update's result was known. */
    settle(one: SentUpdate) {
      for (const id of Object.keys(one.as)) {
        const draft = drafts.get(id);
        if (draft?.base && !isChanged(draft)) set(id, draft);
      }
    },
    /** Changed or moved entries. */
    ids: () => [...new Set([...drafts.keys(), ...moves.map(({ entryId }) => entryId)])],
    isAny: () => moves.length > 0 || [...drafts.values()].some(isChanged),
    isOnDevice: () => isOnDevice,
    /** While an entry is being edited, it is not taken away. */
    hold(id: string, whenLeft: () => void) {
      held.set(id, (held.get(id) ?? 0) + 1);
      return () => {
        const stillHeld = (held.get(id) ?? 1) - 1;
        if (stillHeld > 0) held.set(id, stillHeld);
        else held.delete(id);
        // It may be opened again at once, in another place.
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
