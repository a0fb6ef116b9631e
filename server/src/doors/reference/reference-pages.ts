import { readFile } from "node:fs/promises";
import type { Call } from "@bellhop/contract/call";
import type { FastifyInstance } from "fastify";
import { version } from "../../platform/version.ts";
import { fileInMemory } from "../file-in-memory.ts";
import { describeApi } from "./describe-api.ts";
import { referencePage } from "./page/reference-page.ts";

const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

export async function referencePages(
  app: FastifyInstance,
  publicUrl: string,
  routesByNoun: Record<string, { call: Call }[]>,
) {
  const api = describeApi(routesByNoun, version);
  const own = (name: string) => readFile(new URL(`./page/${name}`, import.meta.url));
  const files: [url: string, name: string, content: string | Buffer][] = [
    ["/api/openapi.json", "openapi.json", JSON.stringify(api)],
    ["/api/docs", "docs.html", referencePage(api, publicUrl)],
    ["/api/docs/reference.css", "reference.css", await own("reference.css")],
    ["/api/docs/reference.js", "reference.js", await own("reference.js")],
  ];
  for (const [url, name, content] of files) {
    const file = fileInMemory(name, content);
    app.get(url, { config: { role: "anyone" } }, (request, reply) => {
      reply.headers({ "cache-control": "public, max-age=300", "content-security-policy": policy });
      return file.send(request, reply);
    });
  }
}
