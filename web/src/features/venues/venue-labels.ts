import { useLingui } from "@lingui/react/macro";
import type { VenueDraft, VenueProblem } from "./venue-draft.ts";

export function useVenueErrors(): (
  problems: Partial<Record<keyof VenueDraft, VenueProblem>>,
) => Partial<Record<keyof VenueDraft, string>> {
  const { t } = useLingui();
  const missing: Partial<Record<keyof VenueDraft, string>> = {
    name: t`Give the hotel a name`,
    rooms: t`How many rooms are there?`,
    phone: t`Which number does a guest call?`,
  };
  const others: Record<Exclude<VenueProblem, "missing">, string> = {
    not_a_number: t`A number from 1 to 5000`,
    no_language: t`Choose at least one`,
    letters: t`Digits only, with + and the country's code in front if it is abroad`,
    too_short: t`This is too short for a phone number`,
    too_long: t`This is too long for a phone number`,
  };
  return (problems) =>
    Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [
        field,
        problem === "missing" ? missing[field as keyof VenueDraft] : others[problem],
      ]),
    );
}

export function useVenueLabels(): Record<keyof VenueDraft, string> {
  const { t } = useLingui();
  return {
    name: t`Hotel`,
    country: t`Country`,
    timezone: t`Time zone`,
    currency: t`Currency`,
    languages: t`Guests are answered in`,
    default_language: t`You write in`,
    rooms: t`Rooms`,
    phone: t`Reception phone`,
  };
}

export const venueFieldId = (field: keyof VenueDraft) => `venue-${field}`;
