import path from "node:path";
import { expect, test } from "vitest";
import { findFullDisk } from "./data-dir.ts";

test("a missing folder is not reported as a full disk", () => {
  expect(findFullDisk(path.join(import.meta.dirname, "was-never-there"))).toBeUndefined();
});
