import { useFormats } from "../../../core/language/formats.ts";

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Two calendar dates as one text: "19–22 Nov 2026". One date if they are the same. */
export function useDayRange(): (from: string, to: string) => string {
  const { locale } = useFormats();
  const format = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  return (from, to) => format.formatRange(noon(from), noon(to));
}
