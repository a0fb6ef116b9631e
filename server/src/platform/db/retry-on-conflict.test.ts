import { expect, test } from "vitest";
import { retryOnConflict } from "./retry-on-conflict.ts";

/** Work that fails with each of these codes in turn, and then succeeds. */
function failing(codes: string[]) {
  let tries = 0;
  return async () => {
    const code = codes[tries++];
    if (code) throw Object.assign(new Error(`try ${tries}`), { code });
    return "done";
  };
}

test("a unique violation is retried, however many lock conflicts came before", async () => {
  const locks = ["40P01", "40001", "55P03"];
  expect(await retryOnConflict(failing([...locks, "23505", ...locks, "23505", ...locks]))).toBe("done");
});

test("a repeated unique violation, and a permanent error, is thrown", async () => {
  await expect(retryOnConflict(failing(["23505", "40P01", "23505", "23505"]))).rejects.toThrow("try 4");
  await expect(retryOnConflict(failing(["22001"]))).rejects.toThrow("try 1");
});
