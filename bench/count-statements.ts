import { readFileSync, statSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** The log is written behind the responses. */
const loggedWithinMs = 150;

/** How many statements the second call executes, by the log of a PostgreSQL with `log_statement` set to `all`. */
export async function countStatements(logFile: string, call: () => Promise<unknown>): Promise<number> {
  // Warm-up: loads the member and prepares each statement.
  await call();
  await pause(loggedWithinMs);
  const from = statSync(logFile).size;
  await call();
  await pause(loggedWithinMs);
  const lines = readFileSync(logFile).subarray(from).toString();
  // Wake-ups and health checks are not part of the call.
  return lines.match(/LOG: +execute (?!fetch)[^<:]+:/g)?.length ?? 0;
}
