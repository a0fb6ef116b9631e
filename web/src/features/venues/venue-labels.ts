import { useLingui } from "@lingui/react/macro";
import type { VenueDraft, VenueProblem } from "./venue-draft.ts";

export function useVenueErrors(): (
  problems: Partial<Record<keyof VenueDraft, VenueProblem>>,
) => Partial<Record<keyof VenueDraft, string>> {
  const { t } = useLingui();
  const missing: Partial<Record<keyof VenueDraft, string>> = {
    name: t`Enter the hotel's name`,
    rooms: t`Enter the number of rooms`,
    phone: t`Enter a phone number`,
  };
  const others: Record<Exclude<VenueProblem, "missing">, string> = {
    not_a_number: t`Enter a number from 1 to 5000`,
    no_language: t`Choose at least one language`,
    letters: t`Use digits only. Start with + and the country code if it is abroad.`,
    too_short: t`This phone number is too short`,
    too_long: t`This phone number is too long`,
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
    name: t`Hotel name`,
    country: t`Country`,
    timezone: t`Time zone`,
    currency: t`Currency`,
    languages: t`Languages for guests`,
    default_language: t`Main language`,
    rooms: t`Rooms`,
    phone: t`Reception phone`,
  };
}

export const venueFieldId = (field: keyof VenueDraft) => `venue-${field}`;
