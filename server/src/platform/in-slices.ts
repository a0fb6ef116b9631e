import { setImmediate as breath } from "node:timers/promises";

const sliceMs = 10;

export async function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  await workInSlices(eachOf(items, work));
}

function* eachOf<Item>(items: Iterable<Item>, work: (item: Item) => void): Generator<void, void> {
  for (const item of items) {
    work(item);
    yield;
  }
}

/** Runs a generator in slices and yields to the event loop in between. */
export async function workInSlices<Done>(work: Generator<void, Done>): Promise<Done> {
  let began = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - began < sliceMs) continue;
    await breath();
    began = performance.now();
  }
}
