import type { Request } from "@bellhop/contract/requests";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../core/language/formats.ts";
import { useClock } from "../../../core/time/clock.ts";

/** "Today", "Tomorrow", or the date. */
export function useDayWords(): (day: string) => string {
  const { t } = useLingui();
  const { dayOf, stayDay } = useFormats();
  const today = useClock((now) => dayOf(now));
  const tomorrow = useClock((now) => dayOf(now + 86_400_000));
  return (day) => (day === today ? t`Today` : day === tomorrow ? t`Tomorrow` : stayDay(day));
}

/** When the guest wants it: "Today, 17:30". Empty if neither is known. */
export function useWhenWords(): (when: Pick<Request, "day" | "time">) => string {
  const dayWords = useDayWords();
  return ({ day, time }) => [day && dayWords(day), time].filter(Boolean).join(", ");
}
