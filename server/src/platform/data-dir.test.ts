import path from "node:path";
import { expect, test } from "vitest";
import { findFullDisk } from "./data-dir.ts";

test("a folder that is gone is not taken for a full disk, and asking after it does no harm", () => {
  expect(findFullDisk(path.join(import.meta.dirname, "was-never-there"))).toBeUndefined();
});
