import type { AnswerableEntry } from "@bellhop/language/entries";

/**
 * `today` is the venue's date, `YYYY-MM-DD`. `isPublic`: anyone on the internet may ask, because the guest opened the page
 * by a public link and has no stay.
 */
export type Audience = { isInHouse: boolean; today: string; isPublic?: boolean };

/** True if an entry is valid today and meant for the guest. A guest who is not in the house has yet to arrive. */
export function isForAudience(entry: AnswerableEntry, { isInHouse, today, isPublic }: Audience): boolean {
  const { scope, validFrom, validUntil } = entry;
  if (entry.internal) return false;
  // It may contain the password.
  if (isPublic && entry.key === "wifi") return false;
  if (scope === "in_house" && !isInHouse) return false;
  if (scope === "before_arrival" && isInHouse) return false;
  // ISO dates sort as text.
  return (validFrom === undefined || validFrom <= today) && (validUntil === undefined || today <= validUntil);
}
