import { readdir, readFile } from "node:fs/promises";
import { problems } from "@bellhop/contract/problems";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { testBellhop } from "../../testing/bellhop.ts";
import { allRoutes } from "../http/app.ts";
import type { ApiDescription, Operation } from "./openapi.ts";

const bellhop = await testBellhop();
const at = bellhop.services.selfUrl();
const described = await fetch(`${at}/api/openapi.json`);
const api = (await described.json()) as ApiDescription;
const page = await (await fetch(`${at}/api/docs`)).text();
const operations = Object.entries(api.paths).flatMap(([path, ofPath]) =>
  Object.entries(ofPath).map(([method, operation]) => ({ path, method, operation })),
);

function operationOf(path: string, method: string): Operation {
  const operation = api.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not described`);
  return operation;
}

test("the description is valid OpenAPI 3.1", async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(api) as never);
  expect({ valid, errors }).toMatchObject({ valid: true });
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
});

test("all references resolve, and every component is referenced", () => {
  const text = JSON.stringify(api);
  const refs = new Set(
    [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)].map(([, kind, name]) => `${kind}/${name}`),
  );
  const kinds = ["schemas", "parameters", "examples"];
  const there = kinds.flatMap((kind) =>
    Object.keys(api.components[kind] ?? {}).map((name) => `${kind}/${name}`),
  );
  expect([...refs].filter((ref) => !there.includes(ref))).toEqual([]);
  expect(there.filter((one) => !refs.has(one))).toEqual([]);
});

test("every call is described with its sentence, role, headers, input, response and refusals", () => {
  for (const { call } of allRoutes) {
    const operation = operationOf(call.path, call.method);
    expect(operation.summary).toBe(call.summary);
    expect(operation["x-bellhop"]).toEqual({ role: call.role, scope: call.scope, access: call.access });
    const headers = (operation.parameters ?? []).map(({ $ref }) => $ref?.split("/").at(-1));
    expect(headers).toContain("Bellhop-Venue");
    expect(headers.includes("Idempotency-Key")).toBe(call.access === "changes");
    expect(operation.security ?? api.security).toEqual([{ bearer: [] }]);
    if (call.method === "POST") {
      const example = operation.requestBody?.content["application/json"]?.example;
      expect({ path: call.path, ...call.input.safeParse(example) }).toMatchObject({ success: true });
    }
    expect(operation.responses[200]?.content?.["application/json"]?.schema).toBeDefined();
    for (const status of [400, 401, 404, 422, 429, 500, 503])
      expect(operation.responses[status]).toBeDefined();
  }
});

test("a refusal's examples match the real responses, with status and detail", () => {
  for (const [code, { status, detail }] of Object.entries(problems)) {
    expect(api.components.examples?.[code]).toMatchObject({ value: { code, status, detail } });
  }
  for (const { operation } of operations) {
    for (const [status, { content }] of Object.entries(operation.responses)) {
      const codes = Object.keys(content?.["application/problem+json"]?.examples ?? {});
      for (const code of codes) expect(String(problems[code as keyof typeof problems].status)).toBe(status);
    }
  }
});

test("every contract file with calls contributes its schemas' names", async () => {
  const folder = new URL("../../../../contract/", import.meta.url);
  const files = (await readdir(folder)).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  const withCalls = await Promise.all(
    files.map(async (file) => (/= call\(/.test(await readFile(new URL(file, folder), "utf8")) ? [file] : [])),
  );
  const named = await readFile(new URL("./json-schema.ts", import.meta.url), "utf8");
  const missing = withCalls
    .flat()
    .filter((file) => !named.includes(`@bellhop/contract/${file.slice(0, -3)}"`));
  expect(missing).toEqual([]);
});

test("live events, webhooks, health and settings are described too", () => {
  const paths = Object.keys(api.paths);
  expect(paths).toEqual(
    expect.arrayContaining([
      "/api/events",
      "/webhooks/whatsapp",
      "/config.json",
      "/healthz",
      "/readyz",
      "/readyz/reads",
      "/api/openapi.json",
      "/api/docs",
    ]),
  );
});

test("the page contains everything, and every link in it works", () => {
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.filter((id) => !ids.has(id))).toEqual([]);
  for (const { operation } of operations) expect(ids).toContain(operation.operationId);
  for (const name of Object.keys(api.components.schemas)) expect(ids).toContain(`schema-${name}`);
  for (const code of Object.keys(problems)) expect(ids).toContain(`problem-${code}`);
});

test("the page loads nothing from other hosts and has nothing inline", async () => {
  expect(page).not.toMatch(/(src|href)="(https?:)?\/\//);
  expect(page).not.toMatch(
    /<style|style="|<script(?! src="\/(api\/docs\/reference|before-paint)\.js")|\son\w+=/,
  );
  const { headers } = await fetch(`${at}/api/docs`);
  expect(headers.get("content-security-policy")).toContain(
    "default-src 'none'; style-src 'self'; script-src 'self'",
  );
  for (const [, url] of page.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g)) {
    const file = await fetch(`${at}${url}`);
    expect({ url, status: file.status }).toEqual({ url, status: 200 });
  }
});

test("anyone may read, cache and revalidate it", async () => {
  expect(described.status).toBe(200);
  expect(described.headers.get("cache-control")).toBe("public, max-age=300");
  const etag = described.headers.get("etag") ?? "";
  const again = await fetch(`${at}/api/openapi.json`, { headers: { "if-none-match": etag } });
  expect({ status: again.status, body: await again.text() }).toEqual({ status: 304, body: "" });
});
