import { afterEach, beforeEach, expect, test, vi } from "vitest";

let stored: Map<string, string>;
let last: Promise<unknown>;

/** All tabs of one browser share its storage and its locks. */
beforeEach(() => {
  stored = new Map();
  last = Promise.resolve();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
  const request = (_: string, act: () => boolean) => (last = last.then(act));
  vi.stubGlobal("navigator", { locks: { request } });
});
afterEach(() => void vi.unstubAllGlobals());

async function openTab() {
  vi.resetModules();
  return (await import("./once-across-tabs.ts")).isFirstToRing;
}

test("of three tabs one rings for each step of an alert", async () => {
  const tabs = [await openTab(), await openTab(), await openTab()];
  const ring = async (name: string) =>
    (await Promise.all(tabs.map((isFirst) => isFirst(name)))).filter(Boolean).length;
  expect([await ring("alert.in_app"), await ring("alert.push"), await ring("alert.in_app")]).toEqual([
    1, 1, 0,
  ]);
});

test("a browser without locks or storage rings too", async () => {
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("localStorage", undefined);
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const isFirst = await openTab();
  expect(await isFirst("alert.push")).toBe(true);
});
