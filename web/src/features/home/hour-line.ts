type Point = { x: number; y: number; hour: number; value: number };

export type HourLine = {
  points: Point[];
  path: string;
  /** Marks of the value axis, from 0 up. */
  ticks: { y: number; value: number }[];
  peak: Point | undefined;
};

type Box = { width: number; height: number };

export function hourLine(byHour: readonly number[], hoursSoFar: number, box: Box): HourLine {
  const shown = byHour.slice(0, Math.max(1, hoursSoFar));
  const step = roundStep(Math.max(1, ...shown));
  const top = Math.max(step, Math.ceil(Math.max(...shown, 0) / step) * step);
  const yOf = (value: number) => round(box.height - (value / top) * box.height);
  const points = shown.map((value, hour) => ({
    x: round((hour / 23) * box.width),
    y: yOf(value),
    hour,
    value,
  }));
  const ticks = Array.from({ length: top / step + 1 }, (_, index) => ({
    y: yOf(index * step),
    value: index * step,
  }));
  const peak = points.reduce<Point | undefined>(
    (best, point) => (point.value > (best?.value ?? 0) ? point : best),
    undefined,
  );
  return {
    points,
    ticks,
    peak,
    path: points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join(""),
  };
}

/** 1, 2 or 5 times a power of ten, for three or four marks. */
function roundStep(max: number): number {
  const power = 10 ** Math.floor(Math.log10(max));
  const fits = [0.2, 0.5, 1, 2, 5].find((factor) => max / (factor * power) <= 4) ?? 5;
  return Math.max(1, Math.round(fits * power));
}

const round = (value: number) => Math.round(value * 10) / 10;
