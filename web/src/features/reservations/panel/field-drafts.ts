import type { ReservationFields } from "@bellhop/contract/reservations";

export type FieldName = keyof ReservationFields;
export type Fields = Partial<ReservationFields>;

/** What a person has typed, and the stored value that they saw when they began. */
type Draft<Value> = { value: Value; seen: Value };
export type Drafts = { [Name in FieldName]?: Draft<ReservationFields[Name]> };

const entriesOf = (drafts: Drafts) => Object.entries(drafts) as [FieldName, Draft<unknown>][];
const pick = (drafts: Drafts, keeps: (name: FieldName, draft: Draft<unknown>) => boolean) =>
  Object.fromEntries(entriesOf(drafts).filter(([name, draft]) => keeps(name, draft))) as Drafts;

export function editField<Name extends FieldName>(
  drafts: Drafts,
  stored: ReservationFields,
  name: Name,
  value: ReservationFields[Name],
): Drafts {
  const seen = drafts[name] ? drafts[name].seen : stored[name];
  if (value === stored[name] && seen === stored[name]) return withoutField(drafts, name);
  return { ...drafts, [name]: { value, seen } };
}

export const withoutField = (drafts: Drafts, name: FieldName): Drafts =>
  pick(drafts, (other) => other !== name);

/** Drops drafts that equal the stored value, also if someone else has saved it. */
export const withoutStored = (drafts: Drafts, stored: ReservationFields): Drafts =>
  pick(drafts, (name, { value }) => value !== stored[name]);

/**
 * Fields that someone else has changed since the person began, with the stored value. A value that is being saved now
 * may be stored before its answer arrives: it is the person's own.
 */
export function conflictsOf(drafts: Drafts, stored: ReservationFields, saving: Fields = {}): Fields {
  const others = pick(
    drafts,
    (name, { value, seen }) =>
      seen !== stored[name] && value !== stored[name] && !(name in saving && saving[name] === stored[name]),
  );
  return Object.fromEntries(Object.keys(others).map((name) => [name, stored[name as FieldName]]));
}

/** Keeps the person's own value after they have seen the other one. */
export function keepMine(drafts: Drafts, stored: ReservationFields, name: FieldName): Drafts {
  const draft = drafts[name];
  return draft ? { ...drafts, [name]: { ...draft, seen: stored[name] } } : drafts;
}

/** What can be saved: all drafts but those in conflict. Null if there are none. */
export function toSave(drafts: Drafts, stored: ReservationFields): { fields: Fields; was: Fields } | null {
  const conflicts = conflictsOf(drafts, stored);
  const ready = entriesOf(drafts).filter(([name]) => !(name in conflicts));
  if (ready.length === 0) return null;
  return {
    fields: Object.fromEntries(ready.map(([name, { value }]) => [name, value])),
    was: Object.fromEntries(ready.map(([name, { seen }]) => [name, seen])),
  };
}

/** What was typed while the answer was awaited continues from the saved value. */
export function afterSaving(drafts: Drafts, saved: Fields): Drafts {
  const next: Record<string, Draft<unknown>> = {};
  for (const [name, draft] of entriesOf(drafts)) {
    if (!(name in saved)) next[name] = draft;
    else if (draft.value !== saved[name]) next[name] = { ...draft, seen: saved[name] };
  }
  return next as Drafts;
}

/** What is shown: the person's draft over what is stored. */
export function shownFields(drafts: Drafts, stored: ReservationFields): ReservationFields {
  return { ...stored, ...Object.fromEntries(entriesOf(drafts).map(([name, { value }]) => [name, value])) };
}
