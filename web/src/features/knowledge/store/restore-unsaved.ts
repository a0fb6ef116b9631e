import { mergedBelow, restored, type StoredDraft } from "../../../core/autosave/draft.ts";
import { makeRestore } from "../../../core/autosave/restore.ts";
import { isUnanswered } from "../../../core/autosave/saver.ts";
import { claimUnsaved, type Leftover, removeCopy } from "../../../core/storage/device-copy.ts";
import { arrived, isChanged } from "./draft.ts";
import { readEntries } from "./read-entries.ts";
import { post } from "./send-update.ts";
import { type Move, type SentUpdate, sentPrefix } from "./sent-update.ts";
import type { StoreState } from "./store-state.ts";

/** Restores unsaved changes of pages that are closed. */
export function makeRestoreUnsaved(store: StoreState, soon: (waitMs: number) => void) {
  const { copy, server, changes, listeners } = store;
  let claimed: ReturnType<typeof sorted> | undefined;
  const { restore, restoring } = makeRestore(restoreNow, () => listeners.notify("saving"));

  async function restoreNow() {
    claimed ??= sorted(await claimUnsaved(copy));
    await finishSending(claimed);
    const { entries, moves } = claimed;
    const moved = moves.flatMap(({ list }) => list);
    const ids = [...new Set([...entries, ...moved].map(({ entryId }) => entryId))];
    if (ids.length > 0) await readEntries(store, ids);
    for (const { entryId: id, kept, from } of entries) {
      const stored = server.get(id);
      const version = stored ? server.versionOf(stored) : (server.version() ?? 0);
      const earlier = restored(kept, stored?.fields ?? null, version);
      const typed = changes.drafts.get(id);
      changes.set(id, typed && isChanged(typed) ? mergedBelow(earlier, typed) : (earlier ?? typed ?? null));
      removeCopy(from);
    }
    if (moved.length > 0) changes.setMoves([...moved, ...changes.moves()]);
    for (const { from } of moves) removeCopy(from);
    claimed = undefined;
    if (ids.length > 0) soon(0);
  }

  /** Sends an update of unknown result again: it is applied once, or refused as outdated. */
  async function finishSending(found: ReturnType<typeof sorted>) {
    for (const { one, from } of found.sent) {
      if (await isDone(one))
        for (const entry of found.entries) entry.kept = arrived(entry.kept, one.as[entry.entryId]);
      removeCopy(from);
    }
    found.sent = [];
  }

  const isDone = (one: SentUpdate): Promise<boolean> =>
    post(store, one).then(
      () => true,
      (failure: unknown) => {
        if (isUnanswered(failure)) throw failure;
        return false;
      },
    );

  return {
    restore,
    restoring,
    /** Found but not restored yet. */
    isWaiting: () => claimed !== undefined && restoring() === undefined,
  };
}

/** Entries, the latest first; updates of unknown result; moves. */
function sorted(leftovers: readonly Leftover[]) {
  const isSent = ({ recordId }: Leftover) => recordId.startsWith(sentPrefix);
  const isMoves = ({ recordId }: Leftover) => recordId === "moves";
  const entries = leftovers
    .filter((from) => !isSent(from) && !isMoves(from))
    .map((from) => ({ entryId: from.recordId, kept: from.value as StoredDraft, from }))
    .sort((a, b) => b.kept.atMs - a.kept.atMs);
  return {
    entries,
    sent: leftovers.filter(isSent).map((from) => ({ one: from.value as SentUpdate, from })),
    moves: leftovers.filter(isMoves).map((from) => ({ list: from.value as Move[], from })),
  };
}
