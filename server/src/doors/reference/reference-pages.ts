import { readFile } from "node:fs/promises";
import type { Call } from "@bellhop/contract/call";
import type { FastifyInstance } from "fastify";
import { version } from "../../platform/version.ts";
import { type FileInMemory, fileInMemory } from "../file-in-memory.ts";
import { describeApi } from "./describe-api.ts";
import { referencePage } from "./page/reference-page.ts";

const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

type Described = ReturnType<typeof describeApi>;

/** Made at the first request, because describing all calls takes a tenth of the start-up time. */
export function referencePages(
  app: FastifyInstance,
  publicUrl: string,
  routesByNoun: Record<string, { call: Call }[]>,
) {
  let described: Described | undefined;
  const describe = () => (described ??= describeApi(routesByNoun, version));
  const own = (name: string) => readFile(new URL(`./page/${name}`, import.meta.url));
  const files: [url: string, name: string, content: () => string | Promise<Buffer>][] = [
    ["/api/openapi.json", "openapi.json", () => JSON.stringify(describe())],
    ["/api/docs", "docs.html", () => referencePage(describe(), publicUrl)],
    ["/api/docs/reference.css", "reference.css", () => own("reference.css")],
    ["/api/docs/reference.js", "reference.js", () => own("reference.js")],
  ];
  for (const [url, name, content] of files) {
    let file: FileInMemory | undefined;
    app.get(url, { config: { role: "anyone" } }, async (request, reply) => {
      file ??= fileInMemory(name, await content());
      reply.headers({ "cache-control": "public, max-age=300", "content-security-policy": policy });
      return file.send(request, reply);
    });
  }
}
