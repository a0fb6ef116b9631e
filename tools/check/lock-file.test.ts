import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { findLockFaults } from "./lock-file.ts";

const root = mkdtempSync(path.join(os.tmpdir(), "bellhop-lock-"));
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("a lock file without an optional package, with an address or behind its package.json is refused", () => {
  const whole = {
    "": { dependencies: { tool: "1.0.0" } },
    "node_modules/tool": { version: "1.0.0", optionalDependencies: { "tool-linux": "1.0.0" } },
    "node_modules/tool-linux": { version: "1.0.0" },
  };
  write({ dependencies: { tool: "1.0.0" } }, whole);
  expect(findLockFaults(root)).toEqual([]);

  write({ dependencies: { tool: "1.0.1" } }, { ...whole, "node_modules/tool-linux": undefined });
  expect(findLockFaults(root)).toEqual([
    'package.json has other dependencies than the lock file: run "npm install"',
    "node_modules/tool wants tool-linux, which has no entry",
  ]);

  const addressed = { version: "1.0.0", resolved: "https://registry.example/tool-linux.tgz" };
  write({ dependencies: { tool: "1.0.0" } }, { ...whole, "node_modules/tool-linux": addressed });
  expect(findLockFaults(root)).toEqual(["node_modules/tool-linux names the address of a registry"]);
});

function write(manifest: object, packages: object): void {
  writeFileSync(path.join(root, "package.json"), JSON.stringify(manifest));
  writeFileSync(path.join(root, "package-lock.json"), JSON.stringify({ packages }));
}
