/** Times of day at the venue, "22:00" and "09:00": nothing is sent unasked in between. Equal times: never quiet. */
export type QuietHours = { quiet_from: string; quiet_to: string };

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** When a message may go out: now, or at the end of the quiet hours. */
export function afterQuietHours({ quiet_from, quiet_to }: QuietHours, timezone: string, now: Date): Date {
  const from = minutesOf(quiet_from);
  const to = minutesOf(quiet_to);
  const isQuiet = (at: Date) => wrap(minuteOfDay(timezone, at) - from) < wrap(to - from);
  if (!isQuiet(now)) return now;
  const wholeMinute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  const end = new Date(wholeMinute.getTime() + wrap(to - minuteOfDay(timezone, now)) * minuteMs);
  // If the clocks change in between, the end is off by the difference.
  const offBy = minuteOfDay(timezone, end) - to;
  const corrected = new Date(end.getTime() - shortest(offBy) * minuteMs);
  // The end itself may be in the hour that is left out.
  return isQuiet(corrected) ? end : corrected;
}

const wrap = (minutes: number) => (minutes + dayMinutes) % dayMinutes;
const shortest = (minutes: number) =>
  minutes > dayMinutes / 2
    ? minutes - dayMinutes
    : minutes < -dayMinutes / 2
      ? minutes + dayMinutes
      : minutes;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Making one takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function minuteOfDay(timeZone: string, at: Date): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  formats.set(timeZone, format);
  const parts = format.formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value ?? 0);
  return part("hour") * 60 + part("minute");
}
