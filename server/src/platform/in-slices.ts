import { setImmediate as breath } from "node:timers/promises";

/** So long nothing else is done in this process; a guest's answer does not notice it. */
const sliceMs = 10;

/** Does something about each of many, and lets all else that waits in this process go on in between. */
export async function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  await workInSlices(eachOf(items, work));
}

function* eachOf<Item>(items: Iterable<Item>, work: (item: Item) => void): Generator<void, void> {
  for (const item of items) {
    work(item);
    yield;
  }
}

/** Does work that can pause wherever it yields, and lets all else that waits in this process go on in between. */
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
