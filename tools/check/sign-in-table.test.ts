import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const table = readFileSync(path.join(root, "docs/sign-in-client.md"), "utf8");
const rows = table
  .split("\n")
  .filter((line) => /^\| /.test(line) && !/^\|-|^\| (Item|Error|Constant) /.test(line));

const whole = (file: string) => path.join(root, file.replace(/^session\//, "web/src/core/session/"));
const isFile = (word: string) => /^[\w./-]+\/[\w./-]+\.(tsx?|html)$/.test(word);

/** What follows `test(`, or the closing bracket of `test.each(…)`. */
const titlesIn = (source: string) =>
  [...source.matchAll(/(?:\b(?:test|base)\(|\)\()\s*(["'`])((?:\\.|(?!\1).)+)\1/gs)].map(
    ([, , title]) => title,
  );

test("the table of the browser's part in signing in has its rows", () => {
  expect(rows.length).toBeGreaterThan(60);
});

test.each(rows)("%s", (row) => {
  const cells = row.split("|").map((cell) => cell.trim());
  const last = cells.at(-2) ?? "";
  const named = [...row.matchAll(/`([^`]+)`/g)].map((found) => found[1] ?? "").filter(isFile);
  for (const file of named) expect(existsSync(whole(file)), file).toBe(true);
  const [, file = "", name = ""] = /^`([^`]+)` › (.+)$/.exec(last) ?? [];
  expect(isFile(file), `a test in the last column: ${last}`).toBe(true);
  expect(titlesIn(readFileSync(whole(file), "utf8")), `tests of ${file}`).toContainEqual(
    expect.stringContaining(name),
  );
});
