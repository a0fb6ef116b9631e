import { expect, test } from "vitest";
import { openBatches } from "./open-batches.ts";
import type { StatementBatch } from "./translate-statements.ts";

const batchOf = (count: number): StatementBatch => ({
  target: "de",
  sources: Array.from({ length: count }, (_, n) => ({ text: `Sentence ${n}.`, language: "en" })),
});
const lengthOf = (batch: StatementBatch | undefined) => batch?.sources.length;

test("after a time-out, a batch and all that follow are sent in halves, down to single sentences", () => {
  const batches = openBatches([batchOf(5), batchOf(4)], Number.POSITIVE_INFINITY);
  const first = batches.take();
  expect(first && batches.giveBack(first)).toBe(true);
  const second = batches.take();
  expect(lengthOf(second)).toBe(3);
  expect(second && batches.giveBack(second)).toBe(true);
  const sent: (number | undefined)[] = [];
  const texts: string[] = [];
  for (let next = batches.take(); next; next = batches.take()) {
    sent.push(lengthOf(next));
    texts.push(...next.sources.map(({ text }) => text));
  }
  expect(sent).toEqual([2, 1, 2, 2, 2]);
  expect(texts).toEqual([...batchOf(5).sources, ...batchOf(4).sources].map(({ text }) => text));
  expect(batches.giveBack(batchOf(1))).toBe(false);
  expect(batches.isEmpty()).toBe(true);
});

test("calls that time out together halve once, not once each", () => {
  const batches = openBatches([batchOf(12), batchOf(12)], Number.POSITIVE_INFINITY);
  const atOnce = [batches.take(), batches.take()];
  for (const batch of atOnce) if (batch) batches.giveBack(batch);
  expect(batches.size()).toBe(6);
});
