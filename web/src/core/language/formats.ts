import { useLingui } from "@lingui/react";
import { useTimeZone } from "../access/AccessContext.ts";

/** English without a country would format dates and dollars the American way. */
export const localeOf = (language: string): string => (language === "en" ? "en-GB" : language);

const quarterMs = 15 * 60_000;

/** Formats dates, times and numbers for the reader's language, in the venue's time zone. */
export function formatsFor(language: string, timeZone: string) {
  // Latin digits also in Arabic: they are compared with signs on doors.
  const locale = new Intl.Locale(localeOf(language), { numberingSystem: "latn" });
  const written = (options: Intl.DateTimeFormatOptions, zone = timeZone) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
    return (at: string | number) => format.format(typeof at === "number" ? at : new Date(at));
  };
  const time = written({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const weekday = written({ weekday: "short" });
  const dayMonth = written({ day: "numeric", month: "short" });
  const fullDay = written({ weekday: "long", day: "numeric", month: "long" });
  // English, because German writes "9 Uhr".
  const hourOfDay = new Intl.DateTimeFormat("en-GB", { hour: "numeric", hourCycle: "h23", timeZone });
  const stayDay = written({ weekday: "short", day: "numeric", month: "short" }, "UTC");
  const date = written({ day: "numeric", month: "short", year: "numeric" }, "UTC");
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  const isoDay = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });

  /** British English writes "Sun, 22 Nov"; German keeps its comma: "So., 22. Nov." */
  const withoutComma = (day: string) => (language === "en" ? day.replace(",", "") : day);

  const days = new Map<number, string>();
  /**
   * The venue's calendar date of an instant, `YYYY-MM-DD`. Cached per quarter of an hour, the smallest
   * difference between zones.
   */
  const dayOf = (at: string | number) => {
    const quarter = Math.floor((typeof at === "number" ? at : Date.parse(at)) / quarterMs);
    const day = days.get(quarter) ?? isoDay.format(quarter * quarterMs);
    days.set(quarter, day);
    return day;
  };
  return {
    time,
    weekday,
    dayMonth,
    fullDay,
    dayOf,
    hourOf: (at: number) => Number(hourOfDay.format(at)),
    /** A calendar date without a time zone. */
    dayAndTime: (at: string | number) => `${dayMonth(at)}, ${time(at)}`,
    stayDay: (date: string) => withoutComma(stayDay(`${date}T12:00:00Z`)),
    date: (day: string) => date(`${day}T12:00:00Z`),
    locale: locale.toString(),
    number: (value: number) => number.format(value),
    percent: (value: number) => percent.format(value),
    /** The number of the venue's midnights between two instants. */
    daysBetween: (earlier: string | number, later: string | number) =>
      Math.round((Date.parse(dayOf(later)) - Date.parse(dayOf(earlier))) / 86_400_000),
  };
}

export type Formats = ReturnType<typeof formatsFor>;

const made = new Map<string, Formats>();

/** Cached, because creating formatters is slow. */
export function useFormats(): Formats {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  const name = `${i18n.locale} ${timeZone}`;
  const formats = made.get(name) ?? formatsFor(i18n.locale, timeZone);
  made.set(name, formats);
  return formats;
}
