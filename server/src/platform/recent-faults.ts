import { unavailableCauses } from "@bellhop/contract/problems";
import { declaredQueues } from "./jobs/queue.ts";

export type Fault = {
  level: "warn" | "error";
  what: string;
  code: string | null;
  where: string | null;
  times: number;
  lastAt: Date;
};

/** By level, message, code and place. The kind seen least recently is dropped first. */
const faults = new Map<string, Fault>();
const maxKinds = 100;

/** Our own log messages match. Any other text could contain personal data. */
const fixedWords = /^[a-z][a-z ,;:'’-]{2,99}$/i;
/** Error codes of Node and PostgreSQL, and reasons why a model failed or nothing can be stored. */
const codeWord = new RegExp(
  `^([A-Z][A-Z_]{2,40}|[0-9A-Z]{5}|too_slow|unreachable|busy|refused|unusable|${unavailableCauses.join("|")})$`,
);
const pathOfCall = /^\/api\/[a-z_]{2,60}$/;
const warnLevel = 40;
const errorLevel = 50;

/** Counts a warning or error of the log. Ignores messages that are not ours, and leaves out other codes and places. */
export function recordFault(level: number, args: readonly unknown[], now: Date): void {
  const [fields, what] = args;
  if (level < warnLevel || typeof what !== "string" || !fixedWords.test(what)) return;
  if (typeof fields !== "object" || fields === null) return;
  const { err, code, cause, why, queue, route } = fields as Record<string, unknown>;
  const fault = {
    level: level >= errorLevel ? ("error" as const) : ("warn" as const),
    what,
    code: wordIn([Reflect.get(Object(err), "code"), code, cause, why], codeWord),
    where: placeOf(queue, route),
  };
  const key = JSON.stringify(fault);
  const times = (faults.get(key)?.times ?? 0) + 1;
  faults.delete(key);
  faults.set(key, { ...fault, times, lastAt: now });
  const [oldest] = faults.keys();
  if (faults.size > maxKinds && oldest !== undefined) faults.delete(oldest);
}

/** The faults of this process since it started, latest first. */
export const recentFaults = (): Fault[] => [...faults.values()].toReversed();

function placeOf(queue: unknown, route: unknown): string | null {
  const known = declaredQueues().find(({ name }) => name === queue);
  return known?.name ?? wordIn([route], pathOfCall);
}

function wordIn(values: unknown[], pattern: RegExp): string | null {
  const found = values.find((value) => typeof value === "string" && pattern.test(value));
  return typeof found === "string" ? found : null;
}
