import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { FastifyInstance } from "fastify";
import { paths } from "./paths.ts";

const interLatin = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";

export async function pageAssets(app: FastifyInstance): Promise<void> {
  for (const path of [paths.showPasswordScript, paths.countPasswordScript]) {
    const name = path.slice(path.lastIndexOf("/") + 1);
    const script = await readFile(new URL(`./pages/${name}`, import.meta.url));
    app.get(path, (_request, reply) =>
      reply
        .header("cache-control", "public, max-age=3600")
        .type("text/javascript; charset=utf-8")
        .send(script),
    );
  }
  const font = await readFile(createRequire(import.meta.url).resolve(interLatin));
  app.get(paths.font, (_request, reply) =>
    reply.header("cache-control", "public, max-age=31536000, immutable").type("font/woff2").send(font),
  );
}
