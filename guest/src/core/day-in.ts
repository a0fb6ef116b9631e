/** A date `YYYY-MM-DD` as a weekday, day and month. */
export const dayIn = (date: string, language: string): string =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  }).format(new Date(`${date}T00:00:00Z`));
