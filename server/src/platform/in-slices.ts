import { setImmediate as breath } from "node:timers/promises";

/** So long nothing else is done in this process; a guest's answer does not notice it. */
const sliceMs = 10;

/** Does something about each of many, and lets all else that waits in this process go on in between. */
export async function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let began = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - began < sliceMs) continue;
    await breath();
    began = performance.now();
  }
}
