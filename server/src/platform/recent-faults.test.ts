import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { recentFaults, recordFault } from "./recent-faults.ts";

const source = path.dirname(import.meta.dirname);
const now = new Date("2026-11-27T12:00:00Z");

test("a log line is counted by its message, code and place, the latest first", () => {
  const failed = Object.assign(new Error("no"), { code: "ECONNREFUSED" });
  recordFault(50, [{ err: failed, route: "/api/read_health" }, "the first thing failed"], now);
  recordFault(40, [{ why: "too_slow", host: "models.example" }, "the second thing failed"], now);
  recordFault(50, [{ err: failed, route: "/api/read_health" }, "the first thing failed"], now);
  recordFault(30, [{}, "the third thing worked"], now);
  // Tests of other files run in the same process.
  expect(recentFaults().filter(({ what }) => /^the \w+ thing /.test(what))).toEqual([
    {
      level: "error",
      what: "the first thing failed",
      code: "ECONNREFUSED",
      where: "/api/read_health",
      times: 2,
      lastAt: now,
    },
    {
      level: "warn",
      what: "the second thing failed",
      code: "too_slow",
      where: null,
      times: 1,
      lastAt: now,
    },
  ]);
});

test("every message that is counted is fixed in the source", async () => {
  const files = (await readdir(source, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const found: string[] = [];
  let lines = 0;
  for (const name of files) {
    const text = await readFile(path.join(source, name), "utf8");
    for (const [, given = ""] of text.matchAll(/\blog\.(?:warn|error|fatal)\(([\s\S]*?)\);/g)) {
      lines += 1;
      // A line of words alone is not counted.
      const isCounted = !given.trimStart().startsWith("`");
      if (isCounted && given.includes("`")) found.push(`${name}: ${given}`);
    }
  }
  expect(found).toEqual([]);
  expect(lines).toBeGreaterThan(25);
});
