import type { FieldProblem } from "@bellhop/contract/field-problems";
import { findHoursError, isEmptyRange, type OpeningHours } from "@bellhop/contract/hours";
import type { EntryChange } from "@bellhop/contract/knowledge";
import { fieldSentence } from "../../../core/api/field-sentence.ts";
import { changeOf, differing, type Fields, isEmpty, same, withFieldsOf } from "./entry-fields.ts";
import { merge } from "./merge.ts";
import type { StoredDraft } from "./unsaved-storage.ts";

export type Draft = {
  /** The server's fields; null if it does not have the entry. */
  base: Fields | null;
  /** The fields on screen; null if removed here. */
  mine: Fields | null;
  /** The section's version of `base`. */
  seen: number;
  /** Errors per field, valid while it has that value. */
  refused: Readonly<Record<string, { value: unknown; message: string }>>;
  /** Conflicting fields, not sent until resolved; `whole` if one side has removed the entry. */
  both: readonly string[];
  /** The other author, if known. */
  by: string | null;
  /** The last edit here. */
  atMs: number;
};

/** Stands for the entry as a whole instead of a field. */
export const whole = "";

/** Without a base, a new entry. */
export const draftOf = (base: Fields | null, seen: number): Draft => ({
  base,
  mine: base,
  seen,
  refused: {},
  both: [],
  by: null,
  atMs: 0,
});

/** False for a new entry that is still empty. */
export function isChanged({ base, mine }: Draft): boolean {
  if (mine === null) return base !== null;
  if (base === null) return !isEmpty(mine);
  return differing(base, mine).length > 0;
}

/** Errors of the current values; two fields that do not fit are both named. */
export function errorsOf({ refused, base, mine }: Draft): Record<string, string> {
  const still = Object.entries(refused).filter(([name, { value }]) =>
    name === whole ? value === mine : same(value, mine?.[name]),
  );
  return {
    ...(mine && misfits(base ?? {}, mine)),
    ...Object.fromEntries(still.map(([name, { message }]) => [name, message])),
  };
}

const times = ["facts.from", "facts.until"];
const days = ["valid_from", "valid_until"];

/** Errors across fields; what the server already has may stay. */
function misfits(base: Fields, mine: Fields): Record<string, string> {
  const isNew = (names: string[]) => names.some((name) => !same(mine[name], base[name]));
  const errorAt = (names: string[], problem: FieldProblem) =>
    Object.fromEntries(names.map((name) => [name, fieldSentence(problem) ?? problem.code]));
  const [from, until, first, last] = [...times, ...days].map((name) => mine[name] as string | undefined);
  const hours = mine["facts.hours"] as OpeningHours | undefined;
  const wrong = hours && isNew(["facts.hours"]) && findHoursError(hours);
  return {
    ...(from && until && isNew(times) && isEmptyRange(from, until) && errorAt(times, { code: "no_time" })),
    ...(first && last && isNew(days) && first > last && errorAt(days, { code: "last_day_before_first" })),
    ...(wrong && errorAt(["facts.hours"], wrong.problem)),
  };
}

export function withErrors(draft: Draft, errors: Record<string, string>): Draft {
  const found = Object.entries(errors).map(([name, message]) => [
    name,
    { value: name === whole ? draft.mine : draft.mine?.[name], message },
  ]);
  return { ...draft, refused: { ...draft.refused, ...Object.fromEntries(found) } };
}

export type Sendable = { change: EntryChange | null; as: Fields | null };

/** Everything except refused and conflicting fields; null if nothing is left. */
export function sendablePart(entryId: string, draft: Draft): Sendable | null {
  const { base, mine, both } = draft;
  const held = [...both, ...Object.keys(errorsOf(draft))];
  if (held.includes(whole) || !isChanged(draft)) return null;
  if (mine === null) return { change: null, as: null };
  const as = withFieldsOf(mine, base ?? {}, held);
  if (base === null && isEmpty(as)) return null;
  const change = changeOf(entryId, base, as);
  return change && { change, as };
}

/**
 * Moves the draft onto the server's current fields (null: removed). Fields that only this side has changed
 * stay.
 */
export function rebased(draft: Draft, theirs: Fields | null, seen: number, by: string | null): Draft | null {
  const { base, mine } = draft;
  if (mine === null) {
    if (theirs === null) return null;
    const isOther = base !== null && differing(base, theirs).length > 0;
    return {
      ...draft,
      base: theirs,
      seen,
      both: isOther ? [whole] : draft.both,
      by: isOther ? by : draft.by,
    };
  }
  if (theirs === null) {
    if (base === null) return { ...draft, seen };
    return isChanged(draft) ? { ...draft, base: null, seen, both: [whole], by } : null;
  }
  const { fields, both } = merge(base ?? {}, mine, theirs);
  const undecided = [...new Set([...draft.both, ...both])].filter(
    (name) => name !== whole && !same(fields[name], theirs[name]),
  );
  return { ...draft, base: theirs, mine: fields, seen, both: undecided, by: both.length > 0 ? by : draft.by };
}

/** The draft after the server has stored `sent` as `kept`. */
export function saved(draft: Draft, sent: Fields | null, kept: Fields | null, seen: number): Draft | null {
  if (draft.mine === null || kept === null || sent === null)
    return draft.mine === null && kept === null ? null : { ...draft, base: kept, seen };
  return { ...draft, base: kept, mine: merge(sent, draft.mine, kept).fields, seen };
}

/** Undoes a removal that was made over `base`. */
export function undoRemoval(draft: Draft, before: Fields, base: Fields | null): Draft | null {
  const asked = draft.both.filter((name) => name !== whole);
  return rebased({ ...draft, base, mine: before, both: asked }, draft.base, draft.seen, draft.by);
}

export type Choice = "mine" | "theirs" | { value: unknown };

export function resolveField(draft: Draft, name: string, choice: Choice): Draft | null {
  const { base, mine } = draft;
  const both = draft.both.filter((other) => other !== name);
  if (name === whole) return choice === "mine" ? { ...draft, both } : base && { ...draft, mine: base, both };
  if (!mine) return draft;
  const value = choice === "theirs" ? base?.[name] : choice === "mine" ? mine[name] : choice.value;
  return { ...draft, mine: withFieldsOf(mine, { [name]: value }, [name]), both };
}

/** What is stored across reloads, including conflicts. */
export const storedDraft = ({ base, mine, both, by, atMs }: Draft): StoredDraft => ({
  was: base,
  is: mine,
  ...(both.length > 0 && { both, by }),
  atMs,
});

/** Restores a stored draft onto the server's current fields. */
export function restored(kept: StoredDraft, theirs: Fields | null, seen: number): Draft | null {
  const { was, is, both = [], by = null, atMs } = kept;
  if (was === null && is === null) return null;
  return rebased({ ...draftOf(was, seen), mine: is, both, by, atMs }, theirs, seen, null);
}

/** A stored draft after an update of unknown result (`as`) turned out to have arrived. */
export const arrived = (kept: StoredDraft, as: Fields | null | undefined): StoredDraft =>
  as === undefined ? kept : { ...kept, was: as };

/** Merges an earlier page's draft below what was typed here meanwhile. */
export function below(left: Draft | null, typed: Draft | undefined): Draft | null {
  if (!left || !typed || !isChanged(typed)) return left ?? typed ?? null;
  if (typed.mine === null || left.mine === null) return typed;
  const mine = withFieldsOf(left.mine, typed.mine, differing(typed.base ?? {}, typed.mine));
  return {
    ...typed,
    base: left.base,
    mine,
    seen: left.seen,
    both: [...new Set([...left.both, ...typed.both])],
    by: left.by ?? typed.by,
  };
}
