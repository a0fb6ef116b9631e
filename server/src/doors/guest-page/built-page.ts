import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { RenderGuestPage } from "@bellhop/contract/guest-page";
import { type FileInMemory, fileInMemory } from "../file-in-memory.ts";

const builtGuest = fileURLToPath(new URL("../../../../guest/dist/", import.meta.url));

/** What the build of the workspace `guest` made. */
export type BuiltPage = {
  render: RenderGuestPage;
  /** Goes into the document. */
  style: string;
  /** The address of the script. */
  script: string;
  /** Assets by address; their names contain a hash of their content. */
  files: ReadonlyMap<string, FileInMemory>;
  /** The service worker. */
  worker: FileInMemory;
  /** The script for hotels' websites. */
  widget: FileInMemory;
};

type Manifest = Record<string, { file: string; css?: string[] }>;

/** Read and compressed once per process: tests open many Bellhops in one. */
let builtPage: Promise<BuiltPage | undefined> | undefined;

/** Undefined if it has not been built. */
export const readBuiltPage = () => (builtPage ??= readPage());

async function readPage(): Promise<BuiltPage | undefined> {
  const client = path.join(builtGuest, "client");
  const manifestFile = path.join(client, ".vite", "manifest.json");
  if (!existsSync(manifestFile)) return undefined;
  const manifest = JSON.parse(await readFile(manifestFile, "utf8")) as Manifest;
  const entry = manifest["src/main.tsx"];
  if (!entry) throw new Error("The build of the guest page has no entry");
  const styles = await Promise.all(
    (entry.css ?? []).map((file) => readFile(path.join(client, file), "utf8")),
  );
  const { render } = (await import(pathToFileURL(path.join(builtGuest, "server", "render.js")).href)) as {
    render: RenderGuestPage;
  };
  return {
    render,
    style: styles.join("\n").trim(),
    script: `/guest/${entry.file}`,
    files: await readFiles(client),
    worker: await readScript(client, "worker.js"),
    widget: await readScript(client, "widget.js"),
  };
}

async function readFiles(client: string): Promise<Map<string, FileInMemory>> {
  const entries = await readdir(path.join(client, "assets"), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith(".css"));
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const content = await readFile(path.join(parentPath, name));
        return [`/guest/assets/${name}`, fileInMemory(name, content)] as const;
      }),
    ),
  );
}

const readScript = async (client: string, name: string): Promise<FileInMemory> =>
  fileInMemory(name, await readFile(path.join(client, name)));
