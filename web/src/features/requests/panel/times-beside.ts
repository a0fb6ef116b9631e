const dayMinutes = 24 * 60;

/** Times a quarter and half an hour around the wanted one, within the same day. */
export function timesBeside(time: string | null): string[] {
  if (time === null) return [];
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const wantedMinutes = hours * 60 + minutes;
  return [-15, 15, 30]
    .map((step) => wantedMinutes + step)
    .filter((at) => at >= 0 && at < dayMinutes)
    .map((at) => `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`);
}
