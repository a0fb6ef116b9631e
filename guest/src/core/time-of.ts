/** One per time zone: creating a format takes longer than rendering a message. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** `18:42` in the venue's time zone; the same on server and browser. */
export function timeOf(at: string, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  formats.set(timeZone, format);
  return format.format(new Date(at));
}
