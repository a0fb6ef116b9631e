import { expect, test } from "vitest";
import { openProbes } from "./probes.ts";

test("a check that hangs is waited for briefly, and not started again while it runs", async () => {
  const { probe } = openProbes(30);
  let started = 0;
  let answer: (word: string) => void = () => {};
  const check = () => {
    started += 1;
    return new Promise<string>((resolve) => {
      answer = resolve;
    });
  };
  expect(await Promise.all([probe("database", check), probe("database", check)])).toEqual([
    undefined,
    undefined,
  ]);
  expect(started).toBe(1);
  const third = probe("database", check);
  answer("here");
  expect(await third).toBe("here");
  expect(started).toBe(1);
});

test("a check that fails counts as no answer", async () => {
  const { probe } = openProbes(1_000);
  expect(await probe("mail", () => Promise.reject(new Error("no")))).toBeUndefined();
  expect(await probe("mail", async () => 7)).toBe(7);
});
