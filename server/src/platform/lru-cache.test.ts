import { expect, test } from "vitest";
import { openLruCache } from "./lru-cache.ts";

test("a value is cached while its version is the same, and made once for concurrent callers", async () => {
  const kept = openLruCache<number>(2);
  let made = 0;
  const make = async () => ++made;
  expect(await Promise.all([kept.get("a", "1", make), kept.get("a", "1", make)])).toEqual([1, 1]);
  expect(await kept.get("a", "1", make)).toBe(1);
  expect(await kept.get("a", "2", make)).toBe(2);
  expect(await kept.get("a", "1", make)).toBe(3);
});

test("the most recently used values are kept", async () => {
  const kept = openLruCache<string>(2);
  const of = (key: string, value: string) => kept.get(key, "", async () => value);
  await of("a", "a1");
  await of("b", "b1");
  expect(await of("a", "a2")).toBe("a1");
  await of("c", "c1");
  expect(await of("a", "a3")).toBe("a1");
  expect(await of("b", "b2")).toBe("b2");
});

test("heavy values leave room for fewer, and the last one is kept whatever its weight", async () => {
  const kept = openLruCache<string>(10, (value) => value.length);
  const of = (key: string, value: string) => kept.get(key, "", async () => value);
  await of("a", "four");
  await of("b", "five5");
  expect(await of("a", "anew")).toBe("four");
  await of("c", "twelve long.");
  expect(await of("c", "anew")).toBe("twelve long.");
  expect(await of("a", "a2")).toBe("a2");
});

test("a failed value is made again, and one of another version is cached under that version", async () => {
  const kept = openLruCache<string>(2);
  const failing = kept.get("a", "1", async () => {
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  const late = async (isOf: (mark: string) => void) => {
    isOf("2");
    return "late";
  };
  expect(await kept.get("a", "1", late)).toBe("late");
  expect(await kept.get("a", "2", async () => "anew")).toBe("late");
  expect(await kept.get("a", "1", async () => "early")).toBe("early");
});
