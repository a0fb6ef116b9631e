import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Classifier, decodeModel } from "../../language/classifier/index.ts";
import { classifierSources, ensureClassifier, whileNoneTrains } from "./classifier.mjs";

const clone = path.resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(path.join(os.tmpdir(), "bellhop-classifier-"));
const examples = path.join(folder, "tools/train/acts/en.tsv");
const modelFile = path.join(folder, "language/dist/acts.model");
const others = ["tools/run", "tools/run.mjs", "tools/train/report.ts", "package.json", "package-lock.json"];
const printed = vi.spyOn(console, "log").mockReturnValue();

/** A clone with few examples: the training is the real one. */
beforeAll(() => {
  for (const source of [...classifierSources, ...others])
    cpSync(path.join(clone, source), path.join(folder, source), {
      recursive: true,
      filter: (file) => !file.endsWith(".tsv"),
    });
  symlinkSync(path.join(clone, "node_modules"), path.join(folder, "node_modules"));
  mkdirSync(path.dirname(examples), { recursive: true });
  const lines = ["thanks\tthank you so much", "greeting\tgood morning to you"];
  writeFileSync(examples, `${lines.flatMap((line) => [line, line, line]).join("\n")}\n`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const countTrainings = () => printed.mock.calls.filter(([line]) => line.startsWith("Training")).length;
const labels = () => new Classifier(decodeModel(readFileSync(modelFile))).labels;

test("a changed example makes the model stale, and known examples need no training", async () => {
  await ensureClassifier(folder, process.execPath);
  expect(labels()).toEqual(["greeting", "thanks"]);
  const known = countTrainings();
  const { mtimeMs } = statSync(modelFile);
  await ensureClassifier(folder, process.execPath);
  expect(statSync(modelFile).mtimeMs).toBe(mtimeMs);
  expect(countTrainings()).toBe(known);

  const before = readFileSync(examples);
  const first = readFileSync(modelFile);
  appendFileSync(examples, "complaint\tthe room is dirty\n".repeat(3));
  await ensureClassifier(folder, process.execPath);
  expect(labels()).toEqual(["complaint", "greeting", "thanks"]);
  expect(countTrainings()).toBe(known + 1);

  writeFileSync(examples, before);
  await ensureClassifier(folder, process.execPath);
  expect(readFileSync(modelFile).equals(first)).toBe(true);
  expect(countTrainings()).toBe(known + 1);
});

test("`npm run train` waits for a build that trains", async () => {
  const command = await whileNoneTrains(folder, async () => {
    const child = spawn(process.execPath, ["tools/run.mjs", "train"], { cwd: folder });
    const said = await Promise.race([
      once(child.stdout, "data").then(([words]) => String(words)),
      once(child, "exit").then(([code]) => `It ended with code ${code}`),
    ]);
    expect(said).toContain("Waiting for another command that uses the classifier");
    return child;
  });
  const [code] = await once(command, "exit");
  expect(code).toBe(0);
});

test("the sources of the model are all modules that its training imports", () => {
  const seen = new Set<string>();
  const add = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const code = readFileSync(path.join(clone, file), "utf8");
    for (const [, name = ""] of code.matchAll(/^(?:import|export)\b(?! type )[^;]*?from "(\.[^"]+)"/gmu))
      add(path.join(path.dirname(file), name));
  };
  for (const file of ["tools/train.ts", "tools/train/read-features.ts", "tools/train/train-in-order.ts"])
    add(file);
  // They run the training, or report it.
  const others = /^tools\/(?:run\/|train\/report\.ts)/u;
  const isSource = (file: string) =>
    classifierSources.some((source) => file === source || file.startsWith(`${source}/`));
  expect([...seen].filter((file) => !isSource(file) && !others.test(file))).toEqual([]);
  expect(classifierSources.filter((source) => !existsSync(path.join(clone, source)))).toEqual([]);
});
