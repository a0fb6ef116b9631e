import type { Formats } from "./formats.ts";

/**
 * The instant of a day and time at the venue. In the hour that daylight saving skips, the time an hour later; in the hour
 * that it repeats, one of the two.
 */
export function instantAt(
  day: string,
  time: string,
  { dayOf, time: timeOf }: Pick<Formats, "dayOf" | "time">,
) {
  const wantedAt = Date.parse(`${day}T${time}:00Z`);
  const shownAs = (at: number) => Date.parse(`${dayOf(at)}T${timeOf(at)}:00Z`);
  let at = wantedAt;
  // The second time corrects for another offset on the other side of a change of the clocks.
  for (let step = 0; step < 2; step += 1) at += wantedAt - shownAs(at);
  return new Date(at).toISOString();
}
