import type { StatementBatch } from "./translate-statements.ts";

/** Batches that wait for their call. `size`: how many sentences a call may have. */
export function openBatches(batches: readonly StatementBatch[], size: number) {
  const waiting = [...batches];
  let maxSize = size;
  return {
    take(): StatementBatch | undefined {
      const next = waiting.shift();
      if (!next || next.sources.length <= maxSize) return next;
      waiting.unshift({ ...next, sources: next.sources.slice(maxSize) });
      return { ...next, sources: next.sources.slice(0, maxSize) };
    },
    /** After a time-out: it is tried again in smaller parts. Returns false for a single sentence. */
    giveBack(batch: StatementBatch): boolean {
      const { length } = batch.sources;
      if (length <= 1) return false;
      maxSize = Math.min(maxSize, Math.ceil(length / 2));
      waiting.unshift(batch);
      return true;
    },
    dropAll: () => void waiting.splice(0),
    isEmpty: () => waiting.length === 0,
    size: () => maxSize,
  };
}
