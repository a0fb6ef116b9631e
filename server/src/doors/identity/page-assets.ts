import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { FastifyInstance } from "fastify";
import { fileInMemory } from "../file-in-memory.ts";
import { paths } from "./paths.ts";

const interLatin = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";

export async function pageAssets(app: FastifyInstance): Promise<void> {
  for (const path of [paths.showPasswordScript, paths.countPasswordScript]) {
    const name = path.slice(path.lastIndexOf("/") + 1);
    const script = fileInMemory(name, await readFile(new URL(`./pages/${name}`, import.meta.url)));
    app.get(path, (request, reply) =>
      script.send(request, reply.header("cache-control", "public, max-age=3600")),
    );
  }
  const font = fileInMemory(interLatin, await readFile(createRequire(import.meta.url).resolve(interLatin)));
  app.get(paths.font, (request, reply) =>
    font.send(request, reply.header("cache-control", "public, max-age=31536000, immutable")),
  );
}
