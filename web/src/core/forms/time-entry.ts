/** Parses a time as people type it ("7", "730", "7.30", "7:30 pm", "24"). */
export function readTime(typed: string): string | undefined {
  const plain = latinDigits(typed)
    .trim()
    .toLowerCase()
    .replace(/\s*(uhr|h)$/, "");
  const read = /^(\d{1,2})(?:\s*[:.,h\u066b ]\s*(\d{2})|(\d{2}))?\s*(?:([ap])\.?\s?m\.?)?$/.exec(plain);
  if (!read) return undefined;
  const [, hourTyped = "", apart, joined, half] = read;
  const minute = Number(apart ?? joined ?? 0);
  const hour = half ? hourOfHalf(Number(hourTyped), half) : Number(hourTyped);
  if (hour === undefined || minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return undefined;
  return `${two(hour)}:${two(minute)}`;
}

function hourOfHalf(hour: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === "p" ? 12 : 0);
}

const two = (value: number) => String(value).padStart(2, "0");

/** Converts Arabic and Persian digits. */
export function latinDigits(typed: string): string {
  return typed.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/** Suggestions: every half hour, and the end of the day. */
export const halfHours: readonly string[] = Array.from(
  { length: 49 },
  (_, half) => `${two(Math.floor(half / 2))}:${half % 2 === 0 ? "00" : "30"}`,
);

/** Whether the span ends on the next day. */
export const endsNextDay = (from: string, to: string): boolean => to <= from;
