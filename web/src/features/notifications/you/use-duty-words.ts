import type { Duty } from "@bellhop/contract/notifications";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../core/language/formats.ts";
import { nowMs } from "../../../core/time/clock.ts";

/** Times of today without a day: "23:00", "Sun 7:00". */
export function useSoon(): (at: string) => string {
  const { time, weekday, dayAndTime, daysBetween } = useFormats();
  return (at) => {
    const days = daysBetween(nowMs(), at);
    if (days === 0) return time(at);
    return days < 7 ? `${weekday(at)} ${time(at)}` : dayAndTime(at);
  };
}

/** "On duty until 23:00." */
export function useDutyWords(): (duty: Duty) => string {
  const { t } = useLingui();
  const soon = useSoon();
  return ({ is_on, until }) => {
    if (is_on) return until ? t`On duty until ${soon(until)}` : t`On duty, day and night`;
    return until ? t`Off duty until ${soon(until)}` : t`Off duty`;
  };
}
