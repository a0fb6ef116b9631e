import { expect, test } from "vitest";
import { retryOnConflict } from "./retry-on-conflict.ts";

/** Work that fails with each of these codes in turn, and then is done. */
function failing(codes: string[]) {
  let tries = 0;
  return async () => {
    const code = codes[tries++];
    if (code) throw Object.assign(new Error(`try ${tries}`), { code });
    return "done";
  };
}

test("a key taken by another unit is tried again, however often locks were in the way before", async () => {
  const locks = ["40P01", "40001", "55P03"];
  expect(await retryOnConflict(failing([...locks, "23505", ...locks, "23505", ...locks]))).toBe("done");
});

test("a key that is taken at every try, and what waiting does not mend, is thrown", async () => {
  await expect(retryOnConflict(failing(["23505", "40P01", "23505", "23505"]))).rejects.toThrow("try 4");
  await expect(retryOnConflict(failing(["22001"]))).rejects.toThrow("try 1");
});
