const sunday = Date.UTC(2024, 0, 7);
const dayMs = 86_400_000;

/** The name of a weekday, 0 being Sunday. */
export const weekdayIn = (weekday: number, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(sunday + weekday * dayMs);
