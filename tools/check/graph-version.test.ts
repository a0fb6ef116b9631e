import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../../", import.meta.url);

/** A version of Meta's Graph API, in quotes or in an address. */
const version = /["'`/]v\d{2}\.\d["'`/]/;

test("only one file says which version of Meta's Graph API is used", () => {
  const files = execFileSync("git", ["ls-files", "server/src", "web/src", "guest/src", "contract", "fakes"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.tsx?$|\/test-/.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => version.test(readFileSync(new URL(file, root), "utf8")))).toEqual([
    "contract/graph-version.ts",
  ]);
});
