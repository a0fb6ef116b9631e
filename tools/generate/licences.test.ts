import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { licencesOf } from "./licences.ts";
import { readLockFile, shippedPackages } from "./lock-packages.ts";

const root = path.dirname(path.dirname(import.meta.dirname));
const { parts, texts } = licencesOf(root);
const lock = readLockFile(root);
const shipped = shippedPackages(lock, ["server", "web", "contract", "language", "fakes"], []);

test("each package that is needed to run is listed, and no package of one platform", () => {
  const listed = new Set(parts.map(({ name, version }) => `${name} ${version}`));
  const forAll = shipped.filter(({ entry }) => !entry.os && !entry.cpu);
  expect(forAll.length).toBeGreaterThan(200);
  for (const { name, entry } of forAll) expect(listed).toContain(`${name} ${entry.version}`);
  const forOne = shipped.filter(({ entry }) => entry.os || entry.cpu);
  expect(forOne.length).toBeGreaterThan(5);
  for (const { name, entry } of forOne) expect(listed).not.toContain(`${name} ${entry.version}`);
});

test("direct dependencies, fonts, icons, PostgreSQL and Node are there, and tools are not", () => {
  const names = new Set(parts.map(({ name }) => name));
  for (const workspace of ["server", "web"]) {
    const { dependencies } = JSON.parse(readFileSync(path.join(root, workspace, "package.json"), "utf8"));
    for (const name of Object.keys(dependencies).filter((one) => !one.startsWith("@bellhop/")))
      expect(names).toContain(name);
  }
  for (const name of [
    "Node.js",
    "PostgreSQL",
    "OpenSSL",
    "@fontsource-variable/inter",
    "@tabler/icons-react",
  ])
    expect(names).toContain(name);
  for (const name of ["vite", "vitest", "typescript", "@biomejs/biome"]) expect(names).not.toContain(name);
});

test("each part has a licence, and a text or an address", () => {
  for (const { name, version, licence, text, link } of parts) {
    expect({ name, isWhole: version !== "" && licence !== "" && licence !== "unknown" }).toEqual({
      name,
      isWhole: true,
    });
    if (text === undefined) expect(link).toMatch(/^https:\/\//);
    else expect(texts[text]?.length).toBeGreaterThan(100);
  }
});

test("equal texts are stored once, and nothing names a registry", () => {
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.length).toBeLessThan(parts.length);
  const told = JSON.stringify({ parts, texts });
  expect(told).not.toMatch(/registry\.|npmjs|yarnpkg/i);
});
