import type { FieldProblem } from "@bellhop/contract/field-problems";
import { findHoursError, isEmptyRange, type OpeningHours } from "@bellhop/contract/hours";
import type { EntryChange } from "@bellhop/contract/knowledge";
import { fieldSentence } from "../../../core/api/field-sentence.ts";
import {
  type Draft,
  heldFields,
  isChanged as isDraftChanged,
  rebased,
  refusalsOf,
  type StoredDraft,
  wholeRecord,
} from "../../../core/autosave/draft.ts";
import { type Fields, same, withFieldsOf } from "../../../core/autosave/fields.ts";
import { changeOf, isEmpty } from "./entry-fields.ts";

/** False for a new entry that is still empty. */
export const isChanged = (draft: Draft): boolean =>
  draft.base === null && draft.mine !== null ? !isEmpty(draft.mine) : isDraftChanged(draft);

/** Errors of the current values; two fields that do not fit are both named. */
export const errorsOf = (draft: Draft): Record<string, string> => ({
  ...(draft.mine && misfits(draft.base ?? {}, draft.mine)),
  ...refusalsOf(draft),
});

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

export type Sendable = { change: EntryChange | null; as: Fields | null };

/** Everything except refused and conflicting fields; null if nothing is left. */
export function sendablePart(entryId: string, draft: Draft): Sendable | null {
  const { base, mine } = draft;
  const held = heldFields(draft, errorsOf(draft));
  if (held.includes(wholeRecord) || !isChanged(draft)) return null;
  if (mine === null) return { change: null, as: null };
  const as = withFieldsOf(mine, base ?? {}, held);
  if (base === null && isEmpty(as)) return null;
  const change = changeOf(entryId, base, as);
  return change && { change, as };
}

/** Undoes a removal that was made over `base`. */
export function undoRemoval(draft: Draft, before: Fields, base: Fields | null): Draft | null {
  const undecidedFields = draft.conflicts.filter((name) => name !== wholeRecord);
  return rebased(
    { ...draft, base, mine: before, conflicts: undecidedFields },
    draft.base,
    draft.version,
    draft.by,
  );
}

/** A stored draft after an update of unknown result (`as`) turned out to have arrived. */
export const arrived = (kept: StoredDraft, as: Fields | null | undefined): StoredDraft =>
  as === undefined ? kept : { ...kept, was: as };
