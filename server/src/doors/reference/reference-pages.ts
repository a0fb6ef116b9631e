import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Call } from "@bellhop/contract/call";
import type { FastifyInstance } from "fastify";
import { version } from "../../platform/version.ts";
import { describeApi } from "./describe-api.ts";
import { referencePage } from "./page/reference-page.ts";

const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export async function referencePages(
  app: FastifyInstance,
  publicUrl: string,
  routesByNoun: Record<string, { call: Call }[]>,
) {
  const api = describeApi(routesByNoun, version);
  const own = (name: string) => readFile(new URL(`./page/${name}`, import.meta.url));
  const files: [url: string, type: string, body: string | Buffer][] = [
    ["/api/openapi.json", "application/json; charset=utf-8", JSON.stringify(api)],
    ["/api/docs", "text/html; charset=utf-8", referencePage(api, publicUrl)],
    ["/api/docs/reference.css", "text/css; charset=utf-8", await own("reference.css")],
    ["/api/docs/reference.js", "text/javascript; charset=utf-8", await own("reference.js")],
  ];
  for (const [url, type, body] of files) {
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    app.get(url, { config: { may: "anyone" } }, (request, reply) => {
      reply.headers({ "cache-control": "public, max-age=300", "content-security-policy": policy, etag });
      if (request.headers["if-none-match"] === etag) return reply.code(304).send();
      return reply.type(type).send(body);
    });
  }
}
