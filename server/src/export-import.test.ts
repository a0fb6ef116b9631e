import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { copyDemo } from "./testing/demo-files.ts";
import { fileToStart } from "./testing/file-to-start.ts";
import { startBellhop } from "./testing/running-bellhop.ts";
import { testDatabase } from "./testing/test-database.ts";

const folder = await mkdtemp(path.join(os.tmpdir(), "bellhop-export-"));
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 30, retryDelay: 100 }));

/** Commands whose sources are still to be run. */
const fromSource = new Set(["export", "import"]);

/**
 * Runs a command as `npm run` does, in the folder of the files; from a bundle if there is one, except once each. Returns
 * its exit code and output.
 */
function run(
  command: "export" | "import",
  dataDir: string,
  words: string[],
  env: Record<string, string> = {},
) {
  const source = new URL(`./${command}.ts`, import.meta.url);
  const program = fromSource.delete(command) ? fileURLToPath(source) : fileToStart(source);
  const given = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    INIT_CWD: folder,
    DATA_DIR: dataDir,
    ...env,
  };
  return new Promise<{ code: number; printed: string }>((resolve) => {
    execFile(process.execPath, [program, ...words], { env: given }, (error, out, complaints) => {
      resolve({ code: error ? Number(error.code) : 0, printed: out + complaints });
    });
  });
}

test("a running installation is exported, moves to another DATA_DIR, the same byte for byte, and to an external database", async () => {
  const here = path.join(folder, "old house");
  const there = path.join(folder, "neues Haus – 新館");
  await mkdir(here);
  await copyDemo(here);
  const working = await startBellhop({ dataDir: here });
  try {
    const refused = await run("import", there, ["nothing.bellhop"]);
    expect(refused).toMatchObject({ code: 1, printed: expect.stringContaining("File not found") });

    const exported = await run("export", here, ["one.bellhop"]);
    expect(exported).toMatchObject({ code: 0, printed: expect.stringContaining("Exported:") });
    expect(exported.printed).toContain("contains the installation's secret key");
    expect((await stat(path.join(folder, "one.bellhop"))).mode & 0o777).toBe(0o600);

    const inUse = await run("import", here, ["one.bellhop"]);
    expect(inUse).toMatchObject({
      code: 1,
      printed: expect.stringContaining("Another Bellhop uses this database"),
    });
  } finally {
    await working.stop();
  }

  const wrongKey = await run("import", there, ["one.bellhop"], {
    SECRET_KEY: "another key, long enough to be one",
  });
  expect(wrongKey).toMatchObject({ code: 1, printed: expect.stringContaining("different SECRET_KEY") });
  const imported = await run("import", there, ["one.bellhop"]);
  expect(imported).toMatchObject({ code: 0, printed: expect.stringContaining("Imported.") });
  expect((await stat(path.join(there, "secret-key"))).mode & 0o777).toBe(0o600);
  const again = await run("export", there, ["two.bellhop"]);
  expect(again.code).toBe(0);
  const [one, two] = await Promise.all(
    ["one", "two"].map((name) => readFile(path.join(folder, `${name}.bellhop`))),
  );
  expect(two?.equals(one ?? Buffer.alloc(0))).toBe(true);

  const moved = await startBellhop({ dataDir: there });
  try {
    await expect.poll(moved.printed).toContain(`Password     ${working.password}`);
    expect((await fetch(`${moved.url}/readyz`)).status).toBe(200);
  } finally {
    await moved.stop();
  }
  const full = await run("import", there, ["one.bellhop"]);
  expect(full).toMatchObject({ code: 1, printed: expect.stringContaining("This database is not empty") });
  await expectMoveToExternalDatabase();
}, 360_000);

/** It imports the key, or asks for it. */
async function expectMoveToExternalDatabase() {
  const { url: DATABASE_URL } = await testDatabase();
  const there = path.join(folder, "beside the database");
  const imported = await run("import", there, ["one.bellhop"], { DATABASE_URL });
  expect(imported).toMatchObject({
    code: 0,
    printed: expect.stringContaining("Start with the imported key"),
  });
  const SECRET_KEY = (await readFile(path.join(there, "secret-key"), "utf8")).trim();

  const withoutKey = await run("export", there, ["keyless.bellhop"], { DATABASE_URL });
  expect(withoutKey).toMatchObject({ code: 1, printed: expect.stringContaining("SECRET_KEY is not this") });
  const exported = await run("export", there, ["keyless.bellhop"], { DATABASE_URL, SECRET_KEY });
  expect(exported).toMatchObject({
    code: 0,
    printed: expect.stringContaining("does not contain SECRET_KEY"),
  });
  expect(await readFile(path.join(folder, "keyless.bellhop"), "utf8")).not.toContain(SECRET_KEY);
  const refused = await run("import", path.join(folder, "keyless"), ["keyless.bellhop"]);
  expect(refused).toMatchObject({
    code: 1,
    printed: expect.stringContaining("Set the same SECRET_KEY"),
  });
}

test("a command without a file, and a DATA_DIR without an installation, are explained", async () => {
  expect((await run("export", folder, [])).printed).toContain("npm run export -- FILE");
  const nothing = await run("export", path.join(folder, "nowhere"), ["x.bellhop"]);
  expect(nothing).toMatchObject({ code: 1, printed: expect.stringContaining("contains no installation") });
  await expect(stat(path.join(folder, "nowhere"))).rejects.toThrow("ENOENT");
});
