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

async function readNow<Wants extends Order["wants"]>(
  bytes: Uint8Array,
  order: Order & { wants: Wants },
  options: ApartOptions = {},
): Promise<OutcomeOf[Wants] | { unreadable: UnreadableReason }> {
  try {
    const input = [Buffer.from(`${JSON.stringify(order)}\n`), bytes];
    const output = await outputApart(program, input, options);
    return JSON.parse(output.toString("utf8")) as OutcomeOf[Wants];
  } catch (error) {
    if (!(error instanceof ApartFailed)) throw error;
    return { unreadable: { code: error.reason } };
  }
}
