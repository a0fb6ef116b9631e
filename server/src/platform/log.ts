import { type DestinationStream, pino } from "pino";
import { describeError, isError } from "./describe-error.ts";
import { recordFault } from "./recent-faults.ts";

/** JSON lines. Never log message bodies, phones, addresses, tokens or keys. Errors are logged without their message. */
export function openLog(level: string, out: DestinationStream = process.stderr) {
  const settings = {
    level,
    base: undefined,
    formatters: { log: describeErrors },
    hooks: { logMethod: recordAndHide },
  };
  return pino(settings, out);
}

export type Log = ReturnType<typeof openLog>;

function describeErrors(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isError(value) ? describeError(value) : value]),
  );
}

/** Counts faults for the support bundle. pino would use a lone error's message as the line's message. */
function recordAndHide(this: pino.Logger, args: Parameters<pino.LogFn>, log: pino.LogFn, level: number) {
  recordFault(level, args, new Date());
  const [first, ...rest] = args as [unknown, ...unknown[]];
  if (!(first instanceof Error)) return log.apply(this, args);
  return log.apply(this, [
    { err: first },
    typeof rest[0] === "string" ? rest[0] : "error",
  ] as Parameters<pino.LogFn>);
}
