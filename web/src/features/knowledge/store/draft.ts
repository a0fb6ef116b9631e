import { isNoTime, noTime, type OpeningHours, wrongWithHours } from "@bellhop/contract/hours";
import { type EntryChange, entryChange, lastBeforeFirst } from "@bellhop/contract/knowledge";
import { changeOf, differing, type Fields, fieldOf, isEmpty, same, withFieldsOf } from "./entry-fields.ts";
import type { KeptEntry } from "./kept-changes.ts";
import { merge } from "./merge.ts";

/** An entry that is edited here. */
export type Draft = {
  /** As the server has it; null where it does not. */
  base: Fields | null;
  /** As it is on screen; null where it was removed here. */
  mine: Fields | null;
  /** The section's version at which `base` held. */
  seen: number;
  /** What was found wrong with a field, for as long as it has that value. */
  refused: Readonly<Record<string, { value: unknown; message: string }>>;
  /** What somebody else has changed as well: not sent until it is decided. `whole` where one of both removed the entry. */
  both: readonly string[];
  /** Who did, where that is known. */
  by: string | null;
  /** When something was typed here last. */
  atMs: number;
};

/** Instead of a field: the entry as such, which one has changed and the other removed; or all that was refused. */
export const whole = "";

/** Begins to edit an entry as it stands; without one, a new one. */
export const draftOf = (base: Fields | null, seen: number): Draft => ({
  base,
  mine: base,
  seen,
  refused: {},
  both: [],
  by: null,
  atMs: 0,
});

/** Whether anything of it is not what the server has. An entry that was begun and has nothing in it is not. */
export function isChanged({ base, mine }: Draft): boolean {
  if (mine === null) return base !== null;
  if (base === null) return !isEmpty(mine);
  return differing(base, mine).length > 0;
}

/** What is wrong with its fields as they are now; both are named that do not fit each other. */
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

/** What no field alone shows to be wrong; what the server has already may stay. */
function misfits(base: Fields, mine: Fields): Record<string, string> {
  const isNew = (names: string[]) => names.some((name) => !same(mine[name], base[name]));
  const told = (names: string[], message: string) => Object.fromEntries(names.map((name) => [name, message]));
  const [from, until, first, last] = [...times, ...days].map((name) => mine[name] as string | undefined);
  const hours = mine["facts.hours"] as OpeningHours | undefined;
  const wrong = hours && isNew(["facts.hours"]) && wrongWithHours(hours);
  return {
    ...(from && until && isNew(times) && isNoTime(from, until) && told(times, noTime)),
    ...(first && last && isNew(days) && first > last && told(days, lastBeforeFirst)),
    ...(wrong && told(["facts.hours"], wrong.message)),
  };
}

/** The same with something found wrong. */
export function withErrors(draft: Draft, errors: Record<string, string>): Draft {
  const found = Object.entries(errors).map(([name, message]) => [
    name,
    { value: name === whole ? draft.mine : draft.mine?.[name], message },
  ]);
  return { ...draft, refused: { ...draft.refused, ...Object.fromEntries(found) } };
}

export type Sendable = { change: EntryChange | null; as: Fields | null };

/** What of it can be sent: all but what is refused or undecided. Null where there is nothing. */
export function sendable(entryId: string, draft: Draft): Sendable | null {
  const { base, mine, both } = draft;
  const held = [...both, ...Object.keys(errorsOf(draft))];
  if (held.includes(whole) || !isChanged(draft)) return null;
  if (mine === null) return { change: null, as: null };
  const as = withFieldsOf(mine, base ?? {}, held);
  if (base === null && isEmpty(as)) return null;
  const change = changeOf(entryId, base, as);
  return change && { change, as };
}

/** What the contract finds wrong with a change, before it is sent. */
export function wrongWith(change: EntryChange): Record<string, string> {
  const { error } = entryChange.safeParse(change);
  const issues = error?.issues ?? [];
  return Object.fromEntries(
    issues.reverse().map((issue) => [fieldOf(issue.path.map(String).join(".")), issue.message]),
  );
}

/** The draft over what the server has by now (null: nothing). What nobody else has touched stays as it is on screen. */
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

/** The draft after the server has taken what was sent of it (`sent`), which it keeps as `kept`. */
export function saved(draft: Draft, sent: Fields | null, kept: Fields | null, seen: number): Draft | null {
  if (draft.mine === null || kept === null || sent === null)
    return draft.mine === null && kept === null ? null : { ...draft, base: kept, seen };
  return { ...draft, base: kept, mine: merge(sent, draft.mine, kept).fields, seen };
}

/** The draft of a removal (which was made over `base`) taken back: as it was before, over what the server has by now. */
export function broughtBack(draft: Draft, before: Fields, base: Fields | null): Draft | null {
  const asked = draft.both.filter((name) => name !== whole);
  return rebased({ ...draft, base, mine: before, both: asked }, draft.base, draft.seen, draft.by);
}

export type Choice = "mine" | "theirs" | { value: unknown };

/** The draft with a field decided that both have changed. */
export function decided(draft: Draft, name: string, choice: Choice): Draft | null {
  const { base, mine } = draft;
  const both = draft.both.filter((other) => other !== name);
  if (name === whole) return choice === "mine" ? { ...draft, both } : base && { ...draft, mine: base, both };
  if (!mine) return draft;
  const value = choice === "theirs" ? base?.[name] : choice === "mine" ? mine[name] : choice.value;
  return { ...draft, mine: withFieldsOf(mine, { [name]: value }, [name]), both };
}

/** What of a draft is kept over a reload, with what is still to be decided. */
export const keptOf = ({ base, mine, both, by, atMs }: Draft): KeptEntry => ({
  was: base,
  is: mine,
  ...(both.length > 0 && { both, by }),
  atMs,
});

/** The draft again, over what the server has by now. */
export function restored(kept: KeptEntry, theirs: Fields | null, seen: number): Draft | null {
  const { was, is, both = [], by = null, atMs } = kept;
  if (was === null && is === null) return null;
  return rebased({ ...draftOf(was, seen), mine: is, both, by, atMs }, theirs, seen, null);
}

/** What was kept, once it turns out that an update which was on its way (`as`) had arrived: that much is the server's. */
export const arrived = (kept: KeptEntry, as: Fields | null | undefined): KeptEntry =>
  as === undefined ? kept : { ...kept, was: as };

/** What an earlier page has left of an entry, below what was typed here meanwhile. */
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
