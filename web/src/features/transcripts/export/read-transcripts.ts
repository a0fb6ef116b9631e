import type { CallInput, OutputOf } from "@bellhop/contract/call";
import { listTranscripts } from "@bellhop/contract/transcripts";
import type { Ask } from "../../../core/api/ask.ts";
import { retriesAfter, waitBefore } from "../../../core/api/query.ts";

export type ReadTranscripts = (
  input: CallInput<typeof listTranscripts>,
  signal: AbortSignal,
) => Promise<OutputOf<typeof listTranscripts>>;

export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

/** Repeats a failed read as the screens do: not after a refusal, and no sooner than the server allows. */
export function readWithRetries(ask: Ask, wait: Wait = waitFor): ReadTranscripts {
  return async (input, signal) => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await ask(listTranscripts, input, { signal });
      } catch (failure) {
        if (signal.aborted || attempt >= retriesAfter(failure)) throw failure;
        await wait(waitBefore(attempt, failure), signal);
      }
    }
  };
}

/** Rejects when aborted. */
const waitFor: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", stop, { once: true });
    function done() {
      signal.removeEventListener("abort", stop);
      resolve();
    }
    function stop() {
      clearTimeout(timer);
      reject(signal.reason);
    }
  });
