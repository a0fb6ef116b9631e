import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../core/language/formats.ts";
import { useToday } from "../reservation-queries.ts";

const dayMs = 86_400_000;
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** "Today", "Tomorrow" or the weekday. */
export function useDayName(): (day: string) => string {
  const { t } = useLingui();
  const { locale } = useFormats();
  const today = useToday();
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  return (day) => {
    const ahead = Math.round((noon(day) - noon(today)) / dayMs);
    if (ahead === 0) return t`Today`;
    if (ahead === 1) return t`Tomorrow`;
    if (ahead === -1) return t`Yesterday`;
    return weekday.format(noon(day));
  };
}

/** "21 – 24 Nov", with the year if it is another one. */
export function useStayRange(): (stay: { checkin: string; checkout: string }) => string {
  const { locale } = useFormats();
  const thisYear = useToday().slice(0, 4);
  return ({ checkin, checkout }) => {
    const isThisYear = checkin.startsWith(thisYear) && checkout.startsWith(thisYear);
    const format = new Intl.DateTimeFormat(locale, {
      day: "numeric",
      month: "short",
      ...(!isThisYear && { year: "numeric" as const }),
      timeZone: "UTC",
    });
    return format.formatRange(noon(checkin), noon(checkout));
  };
}
