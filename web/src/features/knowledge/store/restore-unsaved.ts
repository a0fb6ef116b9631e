import { arrived, below, restored } from "./draft.ts";
import { readEntries } from "./read-entries.ts";
import { longestWaitMs } from "./save-timer.ts";
import { isUnanswered, post } from "./send-update.ts";
import type { StoreState } from "./store-state.ts";
import { claimUnsaved, type Kept, keep, type SentUpdate, sentName } from "./unsaved-storage.ts";

/** Restores unsaved changes of pages that are closed. */
export function makeRestoreUnsaved(store: StoreState, soon: (waitMs: number) => void) {
  const { of, server, changes, listeners } = store;
  let left: Kept | undefined;
  let restoring: Promise<void> | undefined;

  function restore(): Promise<void> {
    restoring ??= restoreNow()
      .catch((failure: unknown) => {
        console.warn("Restoring unsaved changes failed; retrying later:", failure);
        setTimeout(() => void restore(), longestWaitMs);
      })
      .finally(() => {
        restoring = undefined;
        listeners.notify("saving");
      });
    return restoring;
  }

  async function restoreNow() {
    left ??= await claimUnsaved(of);
    await finishSending(left);
    const { entries, moves } = left;
    const ids = [...new Set([...entries, ...moves].map(({ entryId }) => entryId))];
    if (ids.length > 0) await readEntries(store, ids);
    for (const { entryId: id, kept, name } of entries) {
      const there = server.get(id);
      const seen = there ? server.seenOf(there) : (server.version() ?? 0);
      changes.set(id, below(restored(kept, there?.fields ?? null, seen), changes.drafts.get(id)));
      keep(of, name, null);
    }
    if (moves.length > 0) changes.setMoves([...moves, ...changes.moves()]);
    left = undefined;
    if (ids.length > 0) soon(0);
  }

  /** Sends an update of unknown result again: it is applied once, or refused as outdated. */
  async function finishSending(found: Kept) {
    for (const one of found.sent)
      if (await isDone(one))
        for (const entry of found.entries) entry.kept = arrived(entry.kept, one.as[entry.entryId]);
    found.sent = [];
  }

  async function isDone(one: SentUpdate): Promise<boolean> {
    const isTaken = await post(store, one).then(
      () => true,
      (failure: unknown) => {
        if (isUnanswered(failure)) throw failure;
        return false;
      },
    );
    keep(of, sentName(one), null);
    return isTaken;
  }

  return {
    restore,
    restoring: () => restoring,
    /** Found but not restored yet. */
    isWaiting: () => left !== undefined && restoring === undefined,
  };
}
