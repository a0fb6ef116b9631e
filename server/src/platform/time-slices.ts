import { setImmediate as yieldToEventLoop } from "node:timers/promises";

const sliceMs = 10;

export async function forEachInSlices<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
): Promise<void> {
  await runInSlices(eachOf(items, work));
}

function* eachOf<Item>(items: Iterable<Item>, work: (item: Item) => void): Generator<void, void> {
  for (const item of items) {
    work(item);
    yield;
  }
}

/** Runs a generator without blocking the event loop for more than about 10 ms plus one step. */
export async function runInSlices<Result>(work: Generator<void, Result>): Promise<Result> {
  let startedAt = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - startedAt < sliceMs) continue;
    await yieldToEventLoop();
    startedAt = performance.now();
  }
}
