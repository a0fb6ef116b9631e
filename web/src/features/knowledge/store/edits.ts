import { nowMs } from "../../../core/time/clock.ts";
import { broughtBack, type Choice, decided, whole } from "./draft.ts";
import { differing, type Fields, withFieldsOf } from "./entry-fields.ts";
import type { Move } from "./kept-changes.ts";
import { placeOf } from "./on-screen.ts";
import type { DeskState } from "./store-state.ts";
import { type Changed, type Step, takenBack, withStep } from "./undo-steps.ts";

/** Where more are removed at once, they come back to the end. */
const placesKeptMost = 20;

/** What a person does to a section, step by step: each can be taken back. `soon` has it saved. */
export function makeEdits(desk: DeskState, soon: (waitMs?: number) => void) {
  const { changes, news, server } = desk;
  let steps: readonly Step[] = [];

  function setSteps(next: readonly Step[]) {
    steps = next;
    news.tell("steps");
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
      // Removed here, and changed by somebody else, it stands there as they have left it.
      const before = changes.fieldsOf(id) ?? (draft?.both.includes(whole) ? draft.base : null);
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
      return changes.set(id, broughtBack(draft, was.before, was.base ?? null));

    const isWrittenInto = now && (draft?.both.length || differing(was.after ?? {}, now).length > 0);
    changes.put(id, takenBack(was, now));
    const removed = changes.drafts.get(id);
    // What was added here goes, but not with what somebody else has written into it since.
    if (!was.before && isWrittenInto && removed)
      changes.set(id, { ...removed, both: [whole], by: server.get(id)?.entry.updated_by ?? null });
  }

  /** Whether something of a step is still as the step has left it. */
  function isThere({ entries, stood }: Step): boolean {
    const differs = ([id, was]: [string, Step["entries"][string]]) => {
      const now = changes.fieldsOf(id);
      const next = takenBack(was, now);
      return (now === null) !== (next === null) || differing(now ?? {}, next ?? {}).length > 0;
    };
    return stood.length > 0 || Object.entries(entries).some(differs);
  }

  return {
    change,
    /** Begins an entry, at the end or behind another one (null: at the beginning). */
    add(entryId: string, fields: Fields, after?: string | null) {
      changes.put(entryId, fields);
      if (after !== undefined) addMoves([{ entryId, after }]);
      remember({ [entryId]: { before: null, after: fields } });
      soon();
    },
    /** Takes entries away. What is answered brings them back to where they stood. */
    remove(ids: readonly string[]): () => void {
      change(ids, () => null, ids.length > placesKeptMost ? [] : ids.map((id) => placeOf(desk, id)));
      const step = steps.at(-1);
      return () => {
        if (!step || !steps.includes(step)) return;
        setSteps(steps.filter((other) => other !== step));
        takeBack(step);
      };
    },
    /** Puts an entry behind another one, or to the beginning. */
    move(entryId: string, after: string | null) {
      const stood = placeOf(desk, entryId);
      if (stood.after === after || entryId === after) return;
      addMoves([{ entryId, after }]);
      remember({}, [stood]);
      soon();
    },
    /** Decides a field that both have changed: with mine, with theirs, or with other words. */
    decide(id: string, name: string, choice: Choice) {
      const draft = changes.drafts.get(id);
      if (!draft) return;
      const next = decided(draft, name, choice);
      if (name !== whole && next?.mine) {
        // Undone, it is as somebody else has left it.
        const before = withFieldsOf(next.mine, draft.base ?? {}, [name]);
        if (differing(before, next.mine).length > 0) remember({ [id]: { before, after: next.mine } });
      }
      changes.set(id, next);
      soon(0);
    },
    canUndo: () => steps.length > 0,
    /** Takes the last step back of which something is still there. Answers which entries it was about. */
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
