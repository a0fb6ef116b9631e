import { minorDigits } from "@bellhop/contract/currencies";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../core/language/formats.ts";
import { isolated } from "../../ui/isolated.ts";
import { type Days, lengthOf } from "./days.ts";

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
/** 5 January 2026 was a Monday. */
const mondayMs = Date.UTC(2026, 0, 5, 12);

/** Formats calendar dates for the reader's language. */
export function useDayWords() {
  const { locale } = useFormats();
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  const day = { day: "numeric", month: "short" } as const;
  const formats = {
    weekday: written({ weekday: "short" }),
    weekdayLong: written({ weekday: "long" }),
    weekdayDay: written({ weekday: "short", day: "numeric" }),
    day: written(day),
    weekdayAndDay: written({ weekday: "long", ...day }),
    range: written({ ...day, year: "numeric" }),
    rangeWithoutYear: written(day),
  };
  const on = (format: Intl.DateTimeFormat) => (date: string) => format.format(noon(date));
  /** German writes "So., 15." */
  const weekdayDay = (date: string) => on(formats.weekdayDay)(date).replace(",", "");
  const range = ({ from, to }: Days, format = formats.range) => format.formatRange(noon(from), noon(to));
  return {
    /** 0 is Monday. */
    weekdayName: (weekday: number, width: "short" | "long" = "short") =>
      (width === "long" ? formats.weekdayLong : formats.weekday).format(mondayMs + weekday * 86_400_000),
    weekday: on(formats.weekday),
    weekdayLong: on(formats.weekdayLong),
    weekdayDay,
    day: on(formats.day),
    weekdayAndDay: on(formats.weekdayAndDay),
    range: (days: Days) => range(days),
    shortRange: (days: Days) => range(days, formats.rangeWithoutYear),
    /** As short as tells the days of a period apart. */
    label: (date: string, days: Days) => (lengthOf(days) > 14 ? on(formats.day) : weekdayDay)(date),
  };
}

export const clockHour = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

export function useMinutes() {
  const { t } = useLingui();
  const { number } = useFormats();
  /** "2:40" with "min", "14" with "min", "1:20" with "h". */
  const parts = (ms: number): { value: string; unit: string } => {
    const seconds = Math.round(ms / 1_000);
    const [unit, small] = seconds < 3_600 ? [60, t`min`] : [3_600, t`h`];
    const below = Math.floor((seconds % unit) / (unit / 60));
    const isExact = seconds < 600 || seconds >= 3_600;
    const isWhole = isExact && below === 0;
    const value =
      isExact && !isWhole
        ? `${number(Math.floor(seconds / unit))}:${String(below).padStart(2, "0")}`
        : number(Math.round(seconds / unit));
    return { value, unit: small };
  };
  return {
    parts,
    minutes: (ms: number) => {
      const { value, unit } = parts(ms);
      return `${value} ${unit}`;
    },
  };
}

export function useMoney(): (money: { currency: string; minor: number }) => string {
  const { locale } = useFormats();
  return ({ currency, minor }) => {
    const format = new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      trailingZeroDisplay: "stripIfInteger",
    });
    return isolated(format.format(minor / 10 ** minorDigits(currency)));
  };
}
