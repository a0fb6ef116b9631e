import { differing, type Fields, merge, same, withFieldsOf } from "./fields.ts";

/** What a person has changed in a record, on top of what the server has. */
export type Draft = {
  /** The server's fields; null if it does not have the record. */
  base: Fields | null;
  /** The fields on screen; null if removed here. */
  mine: Fields | null;
  /** The server's version of `base`. */
  version: number;
  /** Errors per field, valid while it has that value. */
  refused: Readonly<Record<string, { value: unknown; message: string }>>;
  /** Conflicting fields, not sent until resolved; `whole` if one side has removed the record. */
  conflicts: readonly string[];
  /** The other author, if known. */
  by: string | null;
  /** The last edit here. */
  atMs: number;
};

/** A draft as it is stored on the device. */
export type StoredDraft = {
  /** Null if the server does not have it. */
  was: Fields | null;
  /** Null if it was removed. */
  is: Fields | null;
  /** Unresolved conflicts and their author. */
  both?: readonly string[];
  by?: string | null;
  atMs: number;
};

/** Stands for the record as a whole instead of a field. */
export const wholeRecord = "";

/** Without a base, a new record. */
export const draftOf = (base: Fields | null, version: number): Draft => ({
  base,
  mine: base,
  version,
  refused: {},
  conflicts: [],
  by: null,
  atMs: 0,
});

export function isChanged({ base, mine }: Draft): boolean {
  if (mine === null || base === null) return mine !== base;
  return differing(base, mine).length > 0;
}

/** An error may name a value inside a field: `sites.0`. */
const fieldAt = (fields: Fields | null, path: string) =>
  Object.keys(fields ?? {}).find((name) => path === name || path.startsWith(`${name}.`)) ?? path;

/** Refusals of the current values. */
export function refusalsOf({ refused, mine }: Draft): Record<string, string> {
  const current = Object.entries(refused).filter(([path, { value }]) =>
    path === wholeRecord ? value === mine : same(value, mine?.[fieldAt(mine, path)]),
  );
  return Object.fromEntries(current.map(([path, { message }]) => [path, message]));
}

export function withErrors(draft: Draft, errors: Record<string, string>): Draft {
  const found = Object.entries(errors).map(([path, message]) => [
    path,
    { value: path === wholeRecord ? draft.mine : draft.mine?.[fieldAt(draft.mine, path)], message },
  ]);
  return { ...draft, refused: { ...draft.refused, ...Object.fromEntries(found) } };
}

/** Fields that are not sent: refused ones, and conflicts until someone decides. */
export const heldFields = ({ conflicts, mine }: Draft, errors: Record<string, string>): string[] => [
  ...conflicts,
  ...Object.keys(errors).map((path) => fieldAt(mine, path)),
];

/**
 * Moves the draft onto the server's current fields (null: removed). Fields that only this side has changed
 * stay.
 */
export function rebased(
  draft: Draft,
  theirs: Fields | null,
  version: number,
  by: string | null,
): Draft | null {
  const { base, mine } = draft;
  if (mine === null) {
    if (theirs === null) return null;
    const isOther = base !== null && differing(base, theirs).length > 0;
    return {
      ...draft,
      base: theirs,
      version,
      conflicts: isOther ? [wholeRecord] : draft.conflicts,
      by: isOther ? by : draft.by,
    };
  }
  if (theirs === null) {
    if (base === null) return { ...draft, version };
    return isChanged(draft) ? { ...draft, base: null, version, conflicts: [wholeRecord], by } : null;
  }
  const { fields, conflicts } = merge(base ?? {}, mine, theirs);
  const undecided = [...new Set([...draft.conflicts, ...conflicts])].filter(
    (name) => name !== wholeRecord && !same(fields[name], theirs[name]),
  );
  return {
    ...draft,
    base: theirs,
    mine: fields,
    version,
    conflicts: undecided,
    by: conflicts.length > 0 ? by : draft.by,
  };
}

/** The draft after the server has stored `sent` as `kept`. */
export function saved(draft: Draft, sent: Fields | null, kept: Fields | null, version: number): Draft | null {
  if (draft.mine === null || kept === null || sent === null)
    return draft.mine === null && kept === null ? null : { ...draft, base: kept, version };
  return { ...draft, base: kept, mine: merge(sent, draft.mine, kept).fields, version };
}

export type Choice = "mine" | "theirs" | { value: unknown };

export function resolveField(draft: Draft, name: string, choice: Choice): Draft | null {
  const { base, mine } = draft;
  const conflicts = draft.conflicts.filter((other) => other !== name);
  if (name === wholeRecord)
    return choice === "mine" ? { ...draft, conflicts } : base && { ...draft, mine: base, conflicts };
  if (!mine) return draft;
  const value = choice === "theirs" ? base?.[name] : choice === "mine" ? mine[name] : choice.value;
  return { ...draft, mine: withFieldsOf(mine, { [name]: value }, [name]), conflicts };
}

/** What is stored across reloads, including conflicts. */
export const storedDraft = ({ base, mine, conflicts, by, atMs }: Draft): StoredDraft => ({
  was: base,
  is: mine,
  ...(conflicts.length > 0 && { both: conflicts, by }),
  atMs,
});

/** Restores a stored draft onto the server's current fields. */
export function restored(kept: StoredDraft, theirs: Fields | null, version: number): Draft | null {
  const { was, is, both: conflicts = [], by = null, atMs } = kept;
  if (was === null && is === null) return null;
  return rebased({ ...draftOf(was, version), mine: is, conflicts, by, atMs }, theirs, version, null);
}

/** Merges an earlier page's draft below the changes that were made here meanwhile. */
export function mergedBelow(earlier: Draft | null, typed: Draft): Draft {
  if (!earlier?.mine || !typed.mine) return typed;
  return {
    ...typed,
    base: earlier.base && { ...earlier.base, ...typed.base },
    mine: withFieldsOf(earlier.mine, typed.mine, differing(typed.base ?? {}, typed.mine)),
    version: earlier.version,
    conflicts: [...new Set([...earlier.conflicts, ...typed.conflicts])],
    by: earlier.by ?? typed.by,
  };
}
