const round = (value: number) => Math.round(value * 10) / 10;

/** The lowest quarter that holds all shares, up to 1. */
export function shareScale(shares: readonly number[], height: number) {
  const bottom = Math.min(0.75, Math.floor(Math.min(...shares, 1) * 4) / 4);
  const ticks: number[] = [];
  for (let tick = bottom; tick <= 1; tick += 0.25) ticks.push(tick);
  return { ticks, yOf: (share: number) => round(((1 - share) / (1 - bottom)) * height) };
}

/** The place of one of several points; a single one is in the middle. */
export const placeOf = (index: number, count: number, width: number): number =>
  round(count < 2 ? width / 2 : (index / (count - 1)) * width);

type Point = { x: number; y: number };

/** A line that breaks where there is no point. */
export function linePath(points: readonly (Point | null)[]): string {
  let isBroken = true;
  return points
    .map((point) => {
      const start = isBroken ? "M" : "L";
      isBroken = point === null;
      return point ? `${start}${point.x} ${point.y}` : "";
    })
    .join("");
}

/** The area between two lines; one for each unbroken part. */
export function bandPath(points: readonly ({ x: number; low: number; high: number } | null)[]): string {
  const parts: { x: number; low: number; high: number }[][] = [[]];
  for (const point of points) {
    if (point) parts.at(-1)?.push(point);
    else parts.push([]);
  }
  return parts
    .filter((part) => part.length > 1)
    .map((part) => {
      const upper = linePath(part.map(({ x, high }) => ({ x, y: high })));
      const lower = part.toReversed().map(({ x, low }) => `L${x} ${low}`);
      return `${upper}${lower.join("")}Z`;
    })
    .join("");
}

/** Every how many points a label has room. */
export const labelStep = (count: number, width: number, labelWidth: number): number =>
  Math.max(1, Math.ceil((count * labelWidth) / Math.max(labelWidth, width)));

const minuteMarks = [5, 15, 30, 60, 120, 240, 480, 960, 1440, 2880, 5760];
const maxLinearMinutes = 45;

/** Minutes from 0 on; long waits are drawn closer together, so that 5 and 15 minutes stay apart. */
export function minuteScale(maxMinutes: number, length: number) {
  const top = Math.max(20, maxMinutes * 1.08);
  const bend = top > maxLinearMinutes ? Math.cbrt : (minutes: number) => minutes;
  const ticks = minuteMarks.filter((minutes) => minutes <= top);
  const placed = (minutes: number) => round((bend(minutes) / bend(top)) * length);
  return { ticks, placeAt: placed };
}

/** 0 for nothing, else 1 to 5. */
export const heatLevel = (count: number, max: number): number =>
  count <= 0 ? 0 : Math.min(5, 1 + Math.floor((4.999 * (count - 1)) / Math.max(1, max - 1)));

/** Two labels at least `gap` apart, as close to their places as possible. */
export function apart(one: number, other: number, gap: number): [number, number] {
  const missing = gap - Math.abs(one - other);
  if (missing <= 0) return [one, other];
  const sign = one <= other ? -1 : 1;
  return [round(one + (sign * missing) / 2), round(other - (sign * missing) / 2)];
}
