import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { makeMissingLinks } from "./binaries.ts";

test("symlinks left out by an installation without scripts are created once", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "bellhop-links-"));
  try {
    const native = path.join(root, "native");
    mkdirSync(path.join(native, "lib"), { recursive: true });
    writeFileSync(path.join(native, "lib/libword.so.60.2"), "the library");
    const links = [{ source: "native/lib/libword.so.60.2", target: "native/lib/libword.so.60" }];
    writeFileSync(path.join(native, "pg-symlinks.json"), JSON.stringify(links));
    makeMissingLinks(native);
    makeMissingLinks(native);
    expect(readlinkSync(path.join(native, "lib/libword.so.60"))).toBe("libword.so.60.2");
    expect(readFileSync(path.join(native, "lib/libword.so.60"), "utf8")).toBe("the library");
  } finally {
    rmSync(root, { recursive: true });
  }
});
