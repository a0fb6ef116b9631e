import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { dayRuns, type Hours, isDayAndNight, type Weekday, weekdays } from "./week-hours.ts";

export function useFormatWeek() {
  const { t, i18n } = useLingui();
  return useMemo(() => {
    const { long, short } = dayNames(i18n.locale);
    const range = (days: Weekday[]) => {
      const [first, last] = [short(days[0] ?? "monday"), short(days.at(-1) ?? "monday")];
      if (days.length === 1) return first;
      return days.length === 2 ? `${first}, ${last}` : `${first}\u2013${last}`;
    };
    return {
      dayName: long,
      hoursWords: (hours: Hours) => {
        if (isDayAndNight(hours)) return t`24 hours`;
        const runs = dayRuns(hours).map(({ days, spans }) => {
          const times = spans.map(({ from, to }) => `${from}\u2013${to}`).join(", ");
          return days.length === 7 ? t`${times} every day` : `${range(days)} ${times}`;
        });
        return runs.join(", ");
      },
    };
  }, [i18n.locale, t]);
}

type DayNames = Record<"long" | "short", (day: Weekday) => string>;
const made = new Map<string, DayNames>();

/** Cached, because every row of a form needs them. */
function dayNames(language: string): DayNames {
  const names = made.get(language) ?? { long: daysAs(language, "long"), short: daysAs(language, "short") };
  made.set(language, names);
  return names;
}

function daysAs(language: string, weekday: "long" | "short") {
  const format = new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" });
  // 5 January 2026 is a Monday.
  const names = weekdays.map((_, index) => format.format(Date.UTC(2026, 0, 5 + index)));
  return (day: Weekday) => names[weekdays.indexOf(day)] ?? day;
}
