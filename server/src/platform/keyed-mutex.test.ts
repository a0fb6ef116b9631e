import { expect, test } from "vitest";
import { openKeyedMutex } from "./keyed-mutex.ts";

/** Work that ends on demand, and a list of started work. */
function works() {
  const begun: string[] = [];
  const start = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const work = () => {
      begun.push(name);
      return promise;
    };
    return { work, end: () => resolve(name), fail: () => reject(new Error(name)) };
  };
  return { begun, start };
}
const breath = () => new Promise((resolve) => setImmediate(resolve));

test("work with the same key runs in turn; other keys do not wait, and a failure blocks no one", async () => {
  const runExclusive = openKeyedMutex(60_000);
  const { begun, start } = works();
  const [first, both, other, last] = [start("first"), start("both"), start("other"), start("last")];
  const done = [
    runExclusive(["a"], first.work).catch(() => "failed"),
    runExclusive(["a", "b"], both.work),
    runExclusive(["c"], other.work),
    runExclusive(["b"], last.work),
  ];
  await breath();
  expect(begun).toEqual(["first", "other"]);
  first.fail();
  await breath();
  expect(begun).toEqual(["first", "other", "both"]);
  both.end();
  await breath();
  expect(begun).toEqual(["first", "other", "both", "last"]);
  other.end();
  last.end();
  expect(await Promise.all(done)).toEqual(["failed", "both", "other", "last"]);
});

test("work that has waited long enough starts anyway", async () => {
  const runExclusive = openKeyedMutex(20);
  const { begun, start } = works();
  const [stuck, next] = [start("stuck"), start("next")];
  const done = [runExclusive(["a"], stuck.work), runExclusive(["a"], next.work)];
  await expect.poll(() => begun).toEqual(["stuck", "next"]);
  stuck.end();
  next.end();
  await Promise.all(done);
});
