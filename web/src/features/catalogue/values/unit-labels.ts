import type { Unit } from "@bellhop/contract/knowledge";
import { useLingui } from "@lingui/react/macro";

/** Follows a price: "€18.00 per night". */
export function useUnitLabels(): (unit: Unit) => string {
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
