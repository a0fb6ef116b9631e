import path from "node:path";
import type { UnreadableReason } from "@bellhop/contract/unreadable";
import { ApartFailed, type ApartOptions, outputApart } from "../../platform/apart/index.ts";
import { openKeyedMutex } from "../../platform/keyed-mutex.ts";
import type { Order, OutcomeOf } from "./reader-process.ts";

const program = path.join(import.meta.dirname, "reader-process.ts");

/** One reader at a time. A caller that has waited this long (ms) starts its own. */
const runExclusive = openKeyedMutex(30_000);

/**
 * Reads bytes in a process with limits of time and memory. Bad input never throws: the result is `unreadable` with a
 * reason. `signal` kills the process.
 */
export const readApart = <Wants extends Order["wants"]>(...args: Parameters<typeof readNow<Wants>>) =>
  runExclusive(["reader"], () => readNow(...args));

/** For a source that took too long, once more: the machine may be slow. */
const patiently = { timeMs: 100_000, workSeconds: 240 };

type Options = ApartOptions & { again?: NonNullable<ApartOptions["limits"]> };

async function readNow<Wants extends Order["wants"]>(
  bytes: Uint8Array,
  order: Order & { wants: Wants },
  { again = patiently, ...options }: Options = {},
): Promise<OutcomeOf[Wants] | { unreadable: UnreadableReason }> {
  const input = [Buffer.from(`${JSON.stringify(order)}\n`), bytes];
  for (const limits of [options.limits, { ...options.limits, ...again }]) {
    try {
      const output = await outputApart(program, input, { ...options, ...(limits && { limits }) });
      return JSON.parse(output.toString("utf8")) as OutcomeOf[Wants];
    } catch (error) {
      if (!(error instanceof ApartFailed)) throw error;
      const isLast = limits !== options.limits || error.reason !== "took_too_long" || options.signal?.aborted;
      if (isLast) return { unreadable: { code: error.reason } };
    }
  }
  return { unreadable: { code: "took_too_long" } };
}
