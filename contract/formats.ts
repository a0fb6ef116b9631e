import { limits } from "./limits.ts";

// Without schemas, for the dashboard's first download. The schemas of the same names are in values.ts.

const uuid =
  /^([0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|0{8}-0{4}-0{4}-0{4}-0{12}|f{8}-f{4}-f{4}-f{4}-f{12})$/i;

export const isId = (value: unknown): value is string => typeof value === "string" && uuid.test(value);

export const firstDate = "1900-01-01";

export function isLocalDate(value: unknown): value is string {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value) || value < firstDate) return false;
  const midnight = new Date(`${value}T00:00:00Z`);
  // Some engines read 30 February as 2 March.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(value);
}

const dayMs = 86_400_000;

/** A calendar date, `YYYY-MM-DD`, some days later or earlier. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** A mailbox in any script. Excludes invisible characters and those with a meaning in mail headers and URLs. */
export const mailbox =
  /^(?!.*[\p{C}\p{DI}])(?=[^@]{1,64}@)[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

export const isEmail = (text: string): boolean => text.length <= limits.emailCharacters && mailbox.test(text);

/** `pt` for `pt-BR`. */
export function baseOf(tag: string): string {
  return tag.split("-")[0] ?? tag;
}
