import { differing, type Fields, same, withFieldsOf } from "../../../core/autosave/fields.ts";
import type { Move } from "./sent-update.ts";

/** Before and after a step (null: did not exist); for removals also the server's fields. */
export type Changed = { before: Fields | null; after: Fields | null; base?: Fields | null };

export type Step = {
  entries: Record<string, Changed>;
  /** Former positions of moved or removed entries. */
  stood: Move[];
  atMs: number;
};

/** Typing without a longer pause is one step. */
const pauseMs = 2_000;
const maxKept = 200;

/** Adds a step, or extends the last one. */
export function withStep(steps: readonly Step[], step: Step): readonly Step[] {
  const last = steps.at(-1);
  const further = last && goneFurther(last, step);
  return further ? [...steps.slice(0, -1), further] : [...steps, step].slice(-maxKept);
}

function goneFurther(last: Step, step: Step): Step | null {
  const [id, ...others] = Object.keys(step.entries);
  const [before, now] = [last.entries[id ?? ""], step.entries[id ?? ""]];
  if (!id || others.length > 0 || Object.keys(last.entries).length > 1 || step.stood.length > 0) return null;
  if (!before?.after || !now?.after || !now.before || step.atMs - last.atMs > pauseMs) return null;
  const changed = differing(now.before, now.after);
  const changedBefore = before.before ? differing(before.before, before.after) : changed;
  if (changed.join() !== changedBefore.join()) return null;
  // Someone else has edited in between: one step would undo their text too.
  if (differing(before.after, now.before).some((name) => changed.includes(name))) return null;
  return { ...last, entries: { [id]: { before: before.before, after: now.after } }, atMs: step.atMs };
}

/** Undoes a step; fields that have changed again since stay. */
export function undoneFields({ before, after }: Changed, now: Fields | null): Fields | null {
  if (before === null) return null;
  if (after === null) return now ?? before;
  if (now === null) return null;
  const names = differing(before, after).filter((name) => same(now[name], after[name]));
  return withFieldsOf(now, before, names);
}
