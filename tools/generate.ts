import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { writeApi, writeProblems } from "./generate/api.ts";
import { writeLicenceList, writeLicenceTexts } from "./generate/licences.ts";
import { describeSchema } from "./generate/schema.ts";

/** The generated documents and their generators. */
const documents: Record<string, () => Promise<string>> = {
  "docs/generated/api.md": writeApi,
  "docs/generated/problems.md": writeProblems,
  "docs/generated/schema.md": describeSchema,
  "web/src/features/about/licences/generated/list.json": writeLicenceList,
  "web/src/features/about/licences/generated/texts.json": writeLicenceTexts,
};

const root = path.dirname(import.meta.dirname);
const isCheck = process.argv.includes("--check");
const stale: string[] = [];

for (const [name, describe] of Object.entries(documents)) {
  const file = path.join(root, name);
  const now = await describe();
  if (now === (await readIfThere(file))) continue;
  stale.push(name);
  if (isCheck) continue;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, now);
}

if (isCheck && stale.length > 0) {
  console.log(`Out of date: ${stale.join(", ")}. Run "npm run generate".`);
  process.exitCode = 1;
} else {
  console.log(stale.length > 0 ? `Written: ${stale.join(", ")}` : "Generated documents are up to date.");
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
