import { expect, test } from "vitest";
import { openFairQueue } from "./fair-queue.ts";

const limits = { atOnce: 1, maxWaiting: 100, waitingPerOwner: 50, patienceMs: 60_000 };

/** Work that is done when `finish` is called for it. */
function workplace(queue: ReturnType<typeof openFairQueue>) {
  const started: string[] = [];
  const finishers: (() => void)[] = [];
  let [working, maxWorking] = [0, 0];
  const add = (owner: string, name = owner) =>
    queue.run(owner, async () => {
      started.push(name);
      working += 1;
      maxWorking = Math.max(maxWorking, working);
      await new Promise<void>((resolve) => finishers.push(resolve));
      working -= 1;
      return name;
    });
  const finishAll = async (all: Promise<unknown>[]) => {
    let isOver = false;
    const settled = Promise.allSettled(all).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      finishers.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    return (await settled).map(({ status }) => status);
  };
  return { started, add, finishAll, maxWorking: () => maxWorking };
}

test("owners take turns, however much one of them has added before", async () => {
  const { started, add, finishAll } = workplace(openFairQueue(limits));
  const all = [1, 2, 3, 4].map((nth) => add("flood", `flood ${nth}`));
  all.push(add("guest"), add("neighbour"));
  await finishAll(all);
  expect(started).toEqual(["flood 1", "flood 2", "guest", "neighbour", "flood 3", "flood 4"]);
});

test("no more is worked on at once than allowed", async () => {
  const { add, finishAll, maxWorking } = workplace(openFairQueue({ ...limits, atOnce: 3 }));
  const all = Array.from({ length: 20 }, (_none, nth) => add(`owner ${nth % 4}`));
  expect(await finishAll(all)).toEqual(all.map(() => "fulfilled"));
  expect(maxWorking()).toBe(3);
});

test("an owner with too much waiting is refused, and others are not", async () => {
  const { add, finishAll } = workplace(openFairQueue({ ...limits, waitingPerOwner: 2 }));
  const all = [add("flood"), add("flood"), add("flood")];
  await expect(add("flood")).rejects.toMatchObject({ code: "unavailable" });
  all.push(add("guest"));
  expect(await finishAll(all)).toEqual(all.map(() => "fulfilled"));
});

test("work that fails makes room for the next", async () => {
  const queue = openFairQueue(limits);
  await expect(queue.run("one", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await queue.run("two", async () => "done")).toBe("done");
});

test("what waited too long is refused, and what follows it starts", async () => {
  const { add, finishAll } = workplace(openFairQueue({ ...limits, patienceMs: -1 }));
  const all = [add("working"), add("late"), add("late too")];
  expect(await finishAll(all)).toEqual(["fulfilled", "rejected", "rejected"]);
});

test("if the queue is full, the owner with most that waits gives up its last place", async () => {
  const { started, add, finishAll } = workplace(openFairQueue({ ...limits, maxWaiting: 4 }));
  const all = [1, 2, 3, 4, 5].map((nth) => add("flood", `flood ${nth}`));
  all.push(add("guest"));
  expect(await finishAll(all)).toEqual([
    ...["fulfilled", "fulfilled", "fulfilled", "fulfilled", "rejected"],
    "fulfilled",
  ]);
  expect(started).toEqual(["flood 1", "flood 2", "guest", "flood 3", "flood 4"]);
});
