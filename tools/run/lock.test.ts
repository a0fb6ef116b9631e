import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { oneAtATime } from "./lock.mjs";

let hasProc = true;
vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  const exists = (path: string) => (hasProc || !path.startsWith("/proc")) && fs.existsSync(path);
  return { ...fs, existsSync: exists };
});

let folder = "";
const file = () => path.join(folder, ".cache/build.lock");
const printed = vi.spyOn(console, "log").mockReturnValue();

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "bellhop-lock-"));
  mkdirSync(path.dirname(file()));
});
afterEach(() => {
  hasProc = true;
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test("one begins when the other has ended", async () => {
  const steps: string[] = [];
  const work = (name: string) =>
    oneAtATime(folder, "build", async () => {
      steps.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      steps.push(`${name} ends`);
    });
  await Promise.all([work("first"), work("second")]);
  expect(steps).toEqual(["first begins", "first ends", "second begins", "second ends"]);
  expect(printed).toHaveBeenCalledOnce();
  expect(existsSync(file())).toBe(false);
});

test.each([
  ["whose id another process has now", (held: string) => held.replace(/\d+$/, "1")],
  ["that has ended", (held: string) => held.replace(/^\d+/, "4194305")],
  ["that wrote only its id, and has ended", () => "4194305"],
])("the lock of a process %s is taken over", async (_, changed) => {
  let held = "";
  await oneAtATime(folder, "build", async () => {
    held = readFileSync(file(), "utf8");
  });
  expect(held).toMatch(new RegExp(`^${process.pid} .+`));
  writeFileSync(file(), changed(held));
  expect(await oneAtATime(folder, "build", async () => "done")).toBe("done");
});

test.each([
  ["TZ", "America/New_York"],
  ["LC_ALL", "de_DE.UTF-8"],
])("without /proc, a command with another %s does not take over a lock that is held", async (name, value) => {
  hasProc = false;
  const ps = path.join(folder, "ps");
  writeFileSync(ps, '#!/bin/sh\necho "a time as told in $TZ $LC_ALL"\n', { mode: 0o755 });
  vi.stubEnv("PATH", `${folder}${path.delimiter}${process.env.PATH}`);
  let second: Promise<string> | undefined;
  const isHeld = await oneAtATime(folder, "build", async () => {
    vi.stubEnv(name, value);
    second = oneAtATime(folder, "build", async () => "done");
    return existsSync(file());
  });
  expect({ isHeld, second: await second }).toEqual({ isHeld: true, second: "done" });
});
