import { type Draft, draftOf, heldFields, mergedBelow, rebased, type StoredDraft } from "./draft.ts";
import { type Fields, merge, pickFields, same, withFieldsOf } from "./fields.ts";

/** A draft with the changed fields only. */
export type FieldDraft = Draft & {
  base: Fields;
  mine: Fields;
  /** Values sent without an answer yet. If the server has one of them, no one else has changed the field. */
  sent: SentValues;
};

type SentValues = Readonly<Record<string, readonly unknown[]>>;
export type StoredFields = StoredDraft & { was: Fields; is: Fields; sent: SentValues };

export const noChanges: FieldDraft = { ...draftOf({}, 0), base: {}, mine: {}, sent: {} };

/** The draft with other values; `stored` has what they replace. */
export function withChange(draft: FieldDraft, stored: Fields, change: Fields, atMs: number): FieldDraft {
  const mine = { ...draft.mine, ...change };
  const base = { ...pickFields(stored, Object.keys(change)), ...draft.base };
  const conflicts = draft.conflicts.filter((name) => !same(mine[name], base[name]));
  return { ...draft, base, mine, conflicts, atMs };
}

/** The draft without fields that equal the server's. Null if nothing is left. */
export function opened(draft: FieldDraft): FieldDraft | null {
  const isOpen = (name: string) =>
    name in draft.sent || JSON.stringify(draft.mine[name]) !== JSON.stringify(draft.base[name]);
  const names = Object.keys(draft.mine).filter(isOpen);
  if (names.length === 0) return null;
  return { ...draft, base: pickFields(draft.base, names), mine: pickFields(draft.mine, names) };
}

/** Fields that the server does not have yet, as far as known. Blanks around a text are not sent. */
export const unsavedFields = ({ base, mine, sent }: FieldDraft): string[] =>
  Object.keys(mine).filter((name) => name in sent || !same(mine[name], base[name]));

/** Everything except refused and conflicting fields; null if nothing is left. */
export function sendableFields(draft: FieldDraft, errors: Record<string, string>) {
  const held = heldFields(draft, errors);
  const names = unsavedFields(draft).filter((name) => !held.includes(name));
  if (names.length === 0) return null;
  return { fields: pickFields(draft.mine, names), was: pickFields(draft.base, names) };
}

/** Moves the draft onto what is stored now. */
export function mergedWith(draft: FieldDraft, stored: Fields): FieldDraft {
  const theirs = pickFields(stored, Object.keys(draft.mine));
  const arrived = Object.keys(draft.sent).filter((name) =>
    draft.sent[name]?.some((value) => same(value, theirs[name])),
  );
  const base = withFieldsOf(draft.base, theirs, arrived);
  return { ...draft, ...rebased({ ...draft, base }, theirs, 0, null) } as FieldDraft;
}

export const withSent = (draft: FieldDraft, fields: Fields): FieldDraft => ({
  ...draft,
  sent: {
    ...draft.sent,
    ...Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, [...(draft.sent[name] ?? []), value]]),
    ),
  },
});

/** The draft after the server has stored `sent`; it now has `stored`. What was typed since stays. */
export function savedFields(draft: FieldDraft, sent: Fields, stored: Fields): FieldDraft {
  const names = Object.keys(sent);
  const kept = pickFields(stored, names);
  const { fields } = merge(sent, pickFields(draft.mine, names), kept);
  return {
    ...withoutSent(draft, names),
    base: withFieldsOf(draft.base, kept, names),
    mine: withFieldsOf(draft.mine, fields, names),
  };
}

export const withoutSent = (draft: FieldDraft, names: readonly string[]): FieldDraft => ({
  ...draft,
  sent: withFieldsOf(draft.sent, {}, names) as SentValues,
});

export const withoutFields = (draft: FieldDraft, names: readonly string[]): FieldDraft => ({
  ...withoutSent(draft, names),
  base: withFieldsOf(draft.base, {}, names),
  mine: withFieldsOf(draft.mine, {}, names),
  conflicts: draft.conflicts.filter((name) => !names.includes(name)),
});

/** What is stored on the device. Null if there is nothing. */
export function storedFields(draft: FieldDraft, mayKeep: (name: string) => boolean): StoredFields | null {
  const names = unsavedFields(draft).filter(mayKeep);
  if (names.length === 0) return null;
  const { base, mine, sent, conflicts, atMs } = draft;
  const pick = (fields: Fields) => pickFields(fields, names);
  return {
    was: pick(base),
    is: pick(mine),
    sent: pick(sent) as SentValues,
    both: conflicts.filter(mayKeep),
    atMs,
  };
}

/** Restores what a closed page has left below what was typed here meanwhile. */
export function restoredFields(
  unsaved: StoredFields,
  stored: Fields,
  typed: FieldDraft | undefined,
): FieldDraft {
  const { was, is, sent, both: conflicts = [], atMs } = unsaved;
  const earlier = mergedWith({ ...noChanges, base: was, mine: is, sent, conflicts, atMs }, stored);
  return typed
    ? ({ ...earlier, ...mergedBelow(earlier, typed), sent: { ...sent, ...typed.sent } } as FieldDraft)
    : earlier;
}
