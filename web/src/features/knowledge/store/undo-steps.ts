import { differing, type Fields, same, withFieldsOf } from "./entry-fields.ts";
import type { Move } from "./kept-changes.ts";

/** How an entry was before and after (null where it was not there); where it was removed, also as the server had it. */
export type Changed = { before: Fields | null; after: Fields | null; base?: Fields | null };

/** Something a person did to a section, with what it takes to undo it. */
export type Step = {
  entries: Record<string, Changed>;
  /** Where entries stood that were put elsewhere or removed. */
  stood: Move[];
  atMs: number;
};

/** Typing on without a longer pause is one step. */
const pauseMs = 2_000;
const keptMost = 200;

/** The steps with one more, or with the last one gone further. */
export function withStep(steps: readonly Step[], step: Step): readonly Step[] {
  const last = steps.at(-1);
  const further = last && goneFurther(last, step);
  return further ? [...steps.slice(0, -1), further] : [...steps, step].slice(-keptMost);
}

function goneFurther(last: Step, step: Step): Step | null {
  const [id, ...others] = Object.keys(step.entries);
  const [before, now] = [last.entries[id ?? ""], step.entries[id ?? ""]];
  if (!id || others.length > 0 || Object.keys(last.entries).length > 1 || step.stood.length > 0) return null;
  if (!before?.after || !now?.after || !now.before || step.atMs - last.atMs > pauseMs) return null;
  const changed = differing(now.before, now.after);
  const changedBefore = before.before ? differing(before.before, before.after) : changed;
  if (changed.join() !== changedBefore.join()) return null;
  // Somebody else has written in between: undone as one step, it would take their words along.
  if (differing(before.after, now.before).some((name) => changed.includes(name))) return null;
  return { ...last, entries: { [id]: { before: before.before, after: now.after } }, atMs: step.atMs };
}

/** An entry with one step taken back: fields that were changed again since, and what is gone, stay as they are now. */
export function takenBack({ before, after }: Changed, now: Fields | null): Fields | null {
  if (before === null) return null;
  if (after === null) return now ?? before;
  if (now === null) return null;
  const names = differing(before, after).filter((name) => same(now[name], after[name]));
  return withFieldsOf(now, before, names);
}
