import type { Unit } from "@bellhop/contract/knowledge";
import { useLingui } from "@lingui/react/macro";

/** What a price is for, in words that follow it: "€18.00 per night". */
export function useUnitWords(): (unit: Unit) => string {
  const { t } = useLingui();
  return (unit) => {
    const words: Record<Unit, string> = {
      stay: t`per stay`,
      night: t`per night`,
      person: t`per person`,
      person_night: t`per person and night`,
      item: t`each`,
      hour: t`per hour`,
      day: t`per day`,
    };
    return words[unit];
  };
}
