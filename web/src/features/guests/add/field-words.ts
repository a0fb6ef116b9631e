import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import type { DraftField, DraftProblem, problemsIn } from "./add-guest-draft.ts";

/** Named as the call names them. */
export const fieldIdOf = (field: string) => `add-guest-${field}`;

const labels: Record<string, ReturnType<typeof msg>> = {
  name: msg`Name`,
  phone: msg`Phone`,
  checkin: msg`Check-in`,
  checkout: msg`Check-out`,
  reservation_number: msg`Reservation number`,
  room: msg`Room`,
  language: msg`Language`,
};

export function useFieldLabels(): Record<string, string> {
  const { i18n } = useLingui();
  return Object.fromEntries(Object.entries(labels).map(([field, label]) => [field, i18n._(label)]));
}

const sentences: Record<DraftField, Partial<Record<DraftProblem, ReturnType<typeof msg>>>> = {
  name: { missing: msg`Enter the guest's name.` },
  phone: {
    missing: msg`Enter a phone number like +44 7700 900123.`,
    not_a_number: msg`Enter a phone number like +44 7700 900123, or choose its country.`,
  },
  checkout: { before_checkin: msg`Choose a check-out after the check-in.` },
  reservation_number: { missing: msg`Enter a reservation number, or create one.` },
};

export function useProblemSentences(): (problems: ReturnType<typeof problemsIn>) => Record<string, string> {
  const { i18n } = useLingui();
  return (problems) =>
    Object.fromEntries(
      (Object.entries(problems) as [DraftField, DraftProblem][]).map(([field, problem]) => {
        const sentence = sentences[field][problem];
        return [field, sentence ? i18n._(sentence) : ""];
      }),
    );
}
