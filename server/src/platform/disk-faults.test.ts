import { expect, test } from "vitest";
import { causeOfDisk } from "./disk-faults.ts";

test.each([
  ["write", "ENOSPC", "files_full"],
  ["mkdir", "EROFS", "files_read_only"],
  // A recursive mkdir on a read-only disk.
  ["mkdir", "ENOENT", "files_read_only"],
  ["open", "ENOENT", undefined],
  ["connect", "EACCES", undefined],
])("%s that fails with %s: %s", (syscall, code, cause) => {
  expect(causeOfDisk(Object.assign(new Error("no"), { syscall, code }))).toBe(cause);
});
