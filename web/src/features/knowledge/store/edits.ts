import { type Choice, resolveField, wholeRecord } from "../../../core/autosave/draft.ts";
import { differing, type Fields, withFieldsOf } from "../../../core/autosave/fields.ts";
import { nowMs } from "../../../core/time/clock.ts";
import { undoRemoval } from "./draft.ts";
import { placeOf } from "./entry-views.ts";
import type { Move } from "./sent-update.ts";
import type { StoreState } from "./store-state.ts";
import { type Changed, type Step, undoneFields, withStep } from "./undo-steps.ts";

/** When more are removed at once, undo appends them. */
const maxPlacesKept = 20;

/** Edits as undoable steps. `soon` schedules saving. */
export function makeEdits(store: StoreState, soon: (waitMs?: number) => void) {
  const { changes, listeners, server } = store;
  let steps: readonly Step[] = [];

  function setSteps(next: readonly Step[]) {
    steps = next;
    listeners.notify("steps");
  }

  const remember = (entries: Step["entries"], stood: Move[] = []) =>
    setSteps(withStep(steps, { entries, stood, atMs: nowMs() }));

  const addMoves = (more: readonly Move[]) => {
    if (more.length > 0) changes.setMoves([...changes.moves(), ...more]);
  };

  function change(
    ids: readonly string[],
    next: (fields: Fields, id: string) => Fields | null,
    stood: Move[] = [],
  ) {
    const entries: Step["entries"] = {};
    for (const id of ids) {
      const draft = changes.drafts.get(id);
      // Removed here and changed by someone else: show it as they left it.
      const before = changes.fieldsOf(id) ?? (draft?.conflicts.includes(wholeRecord) ? draft.base : null);
      if (!before) continue;
      const after = next(before, id);
      changes.put(id, after);
      if (!after) entries[id] = { before, after, base: draft ? draft.base : before };
      else if (differing(before, after).length > 0) entries[id] = { before, after };
    }
    soon();
    if (Object.keys(entries).length > 0) remember(entries, stood);
  }

  function takeBack({ entries, stood }: Step) {
    for (const [id, was] of Object.entries(entries)) takeBackOne(id, was);
    addMoves(stood);
    soon(0);
  }

  function takeBackOne(id: string, was: Changed) {
    const draft = changes.drafts.get(id);
    const now = changes.fieldsOf(id);
    if (draft && !now && was.before && !was.after)
      return changes.set(id, undoRemoval(draft, was.before, was.base ?? null));

    const isWrittenInto = now && (draft?.conflicts.length || differing(was.after ?? {}, now).length > 0);
    changes.put(id, undoneFields(was, now));
    const removed = changes.drafts.get(id);
    // Undoing an addition keeps what someone else has written into it.
    if (!was.before && isWrittenInto && removed)
      changes.set(id, { ...removed, conflicts: [wholeRecord], by: server.get(id)?.entry.updated_by ?? null });
  }

  /** Whether anything of a step is still as it left it. */
  function isThere({ entries, stood }: Step): boolean {
    const differs = ([id, was]: [string, Step["entries"][string]]) => {
      const now = changes.fieldsOf(id);
      const next = undoneFields(was, now);
      return (now === null) !== (next === null) || differing(now ?? {}, next ?? {}).length > 0;
    };
    return stood.length > 0 || Object.entries(entries).some(differs);
  }

  return {
    change,
    /** Adds an entry at the end or after another one; null: first. */
    add(entryId: string, fields: Fields, after?: string | null) {
      changes.put(entryId, fields);
      if (after !== undefined) addMoves([{ entryId, after }]);
      remember({ [entryId]: { before: null, after: fields } });
      soon();
    },
    /** Returns the undo, which restores the positions too. */
    remove(ids: readonly string[]): () => void {
      change(ids, () => null, ids.length > maxPlacesKept ? [] : ids.map((id) => placeOf(store, id)));
      const step = steps.at(-1);
      return () => {
        if (!step || !steps.includes(step)) return;
        setSteps(steps.filter((other) => other !== step));
        takeBack(step);
      };
    },
    /** Moves an entry after another one, or first. */
    move(entryId: string, after: string | null) {
      const stood = placeOf(store, entryId);
      if (stood.after === after || entryId === after) return;
      addMoves([{ entryId, after }]);
      remember({}, [stood]);
      soon();
    },
    /** Resolves a conflict with mine, theirs or another value. */
    decide(id: string, name: string, choice: Choice) {
      const draft = changes.drafts.get(id);
      if (!draft) return;
      const next = resolveField(draft, name, choice);
      if (name !== wholeRecord && next?.mine) {
        // Undo leaves it as the other person has it.
        const before = withFieldsOf(next.mine, draft.base ?? {}, [name]);
        if (differing(before, next.mine).length > 0) remember({ [id]: { before, after: next.mine } });
      }
      changes.set(id, next);
      soon(0);
    },
    canUndo: () => steps.length > 0,
    /** Undoes the last step that still applies. Returns its entries. */
    undo(): string[] {
      for (let step = steps.at(-1); step; step = steps.at(-1)) {
        setSteps(steps.slice(0, -1));
        if (!isThere(step)) continue;
        takeBack(step);
        return [...Object.keys(step.entries), ...step.stood.map(({ entryId }) => entryId)];
      }
      return [];
    },
  };
}
