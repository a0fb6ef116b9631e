/** A measured value, with its target if there is one. */
export type Figure = { value: number; unit: string; atLeast?: number; atMost?: number };

/** Figures by name. */
export type Figures = Record<string, Figure>;

/** `explain`: the database logs the plans of slow statements, where a measurement supports it. */
export type MeasureOptions = { quick: boolean; explain: boolean; say(line: string): void };

/** True if the figure meets its target. Figures without a target always do; NaN never does. */
export function reaches({ value, atLeast = -Infinity, atMost = Infinity }: Figure): boolean {
  return value >= atLeast && value <= atMost;
}

/** Formats the figures as a table. */
export function table(figures: Figures): string {
  const rows = Object.entries(figures).map(([name, figure]) => [
    reaches(figure) ? "ok" : "MISSED",
    name,
    `${round(figure.value)} ${figure.unit}`,
    targetOf(figure),
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")).join("\n");
}

/** The last line of output: each figure with its target, and whether all are met. */
export function lastLine(figures: Figures, failures: Record<string, string> = {}): string {
  const all = Object.entries(figures).map(([name, { value, unit, atLeast, atMost, ...rest }]) => {
    const target = {
      ...(atLeast !== undefined && { at_least: atLeast }),
      ...(atMost !== undefined && { at_most: atMost }),
    };
    return [
      name,
      { value: round(value), unit, ...target, ok: reaches({ value, unit, atLeast, atMost, ...rest }) },
    ];
  });
  const ok = Object.values(figures).every(reaches) && Object.keys(failures).length === 0;
  return JSON.stringify({
    ok,
    figures: Object.fromEntries(all),
    ...(Object.keys(failures).length > 0 && { failures }),
  });
}

function targetOf({ atLeast, atMost, unit }: Figure): string {
  if (atLeast !== undefined) return `at least ${atLeast} ${unit}`;
  return atMost === undefined ? "" : `at most ${atMost} ${unit}`;
}

function round(value: number): number {
  return Number(value.toPrecision(value >= 1000 ? 5 : 3));
}
