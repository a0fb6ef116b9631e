import { subscribe } from "node:diagnostics_channel";
import net from "node:net";
import { fetchAccess, switchVenue } from "@bellhop/contract/access";
import { liveEventsPath } from "@bellhop/contract/live";
import type { FastifyInstance, RouteOptions } from "fastify";
import { describe, expect, onTestFinished, test } from "vitest";
import { asOwner, databaseUrl } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";

type Opened = { method: string; url: string };

const routes: Opened[] = [];
subscribe("fastify.initialization", (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook("onRoute", ({ method, url }: RouteOptions) => {
    for (const one of [method].flat()) if (one !== "HEAD") routes.push({ method: one, url });
  });
});

const bellhop = await testBellhop({ PUBLIC_URL: "https://bellhop.example" });
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
const base = bellhop.services.selfUrl();

/** Responses that may be cached publicly: files, and the dashboard's page at any address. */
const staticFiles =
  /^\/((guest\/)?assets\/|g\/worker\.js$|[^/]+\.(svg|png|ico|webmanifest|js|txt)$|account\/((show|count)-password\.js|inter\.woff2)|api\/(openapi\.json|docs(\/.+)?$)|(index\.html|nothing-here)?$)/;

/** Faults in a response's headers; empty if there are none. */
function faultsOf({ headers, url }: Response, mayBeFramed = false): string[] {
  const policy = headers.get("content-security-policy") ?? "";
  const path = new URL(url).pathname;
  const expected: Array<[what: string, isSo: boolean]> = [
    ["default-src is 'self' or less", /default-src '(self|none)'(;|$)/.test(policy)],
    [
      "frame-ancestors",
      (mayBeFramed ? /frame-ancestors '(self|none)'/ : /frame-ancestors 'none'/).test(policy),
    ],
    ["no foreign or inline script", !/script-src[^;]*(unsafe|\*|http)/.test(policy)],
    ["no foreign or inline style", !/style-src[^;]*(unsafe|\*|http)/.test(policy)],
    [
      "trusted types",
      /require-trusted-types-for 'script'; trusted-types ('none'|sign-in-worker)(;|$)/.test(policy),
    ],
    ["x-frame-options", headers.get("x-frame-options") === (mayBeFramed ? "SAMEORIGIN" : "DENY")],
    ["opener", headers.get("cross-origin-opener-policy") === "same-origin-allow-popups"],
    ["nosniff", headers.get("x-content-type-options") === "nosniff"],
    ["referrer", headers.get("referrer-policy") === "same-origin"],
    ["https only", /max-age=\d{8}/.test(headers.get("strict-transport-security") ?? "")],
    ["permissions", (headers.get("permissions-policy") ?? "").includes("camera=()")],
    ["says no software", !headers.has("server") && !headers.has("x-powered-by")],
    ["no CORS", ![...headers.keys()].some((name) => name.startsWith("access-control-"))],
    ["kept nowhere", staticFiles.test(path) || (headers.get("cache-control") ?? "").includes("no-store")],
  ];
  return expected.flatMap(([what, isSo]) => (isSo ? [] : [what]));
}

/** Reads only the headers, because a live stream would not end. */
async function look(path: string, init: RequestInit = {}): Promise<Response> {
  const enough = new AbortController();
  const response = await fetch(`${base}${path}`, { redirect: "manual", signal: enough.signal, ...init });
  enough.abort();
  return response;
}

test("every registered route answers with the headers", async () => {
  expect(routes.length).toBeGreaterThan(35);
  for (const path of ["/webhooks/whatsapp", "/healthz", liveEventsPath, "/authorize", "/oauth/token", "/*"]) {
    expect(routes.map(({ url }) => url)).toContain(path);
  }
  const found: string[] = [];
  for (const { method, url } of routes) {
    const path = url.replaceAll(/:\w+/g, "some-thing").replace("*", "nothing-here");
    // Under its own name, as behind the reverse proxy that https needs, and under another one.
    for (const host of ["bellhop.example", "elsewhere.example"]) {
      const answer = await answerUnder(host, method, path);
      const mayBeFramed = url.startsWith("/authorize") && answer.status !== 421;
      found.push(...faultsOf(answer, mayBeFramed).map((fault) => `${method} ${url} at ${host}: ${fault}`));
    }
  }
  expect(found).toEqual([]);
});

/** `fetch` lets nobody choose the Host. */
function answerUnder(host: string, method: string, path: string): Promise<Response> {
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, "Content-Length: 0", "Connection: close"];
  return sendRawBytes(`${lines.join("\r\n")}\r\n\r\n`, path);
}

/** Sends these bytes to the server and reads the head of its response. */
async function sendRawBytes(bytes: string, path = "/"): Promise<Response> {
  const socket = net.connect(Number(new URL(base).port), "127.0.0.1");
  socket.write(bytes);
  let text = "";
  for await (const chunk of socket) {
    text += chunk;
    if (text.includes("\r\n\r\n")) break;
  }
  const [first = "", ...lines] = text.split("\r\n\r\n", 1)[0]?.split("\r\n") ?? [];
  const headers = lines.map(
    (line) => [line.split(": ", 1)[0] ?? "", line.replace(/^[^:]*: /, "")] as [string, string],
  );
  const status = Number(first.split(" ")[1]);
  return Object.defineProperty(new Response(null, { status, headers }), "url", { value: `${base}${path}` });
}

describe("every kind of response has the headers", () => {
  const json = { "content-type": "application/json" };
  const asks = (path: string, init: RequestInit = {}) =>
    look(path, { ...init, headers: { ...owner.headers, ...(init.headers ?? {}) } });

  const kinds: Array<[kind: string, status: number, answer: () => Promise<Response>]> = [
    ["a call", 200, () => asks(fetchAccess.path, { method: "POST", body: "{}", headers: json })],
    ["a live stream", 200, () => asks(liveEventsPath)],
    ["the browser's settings", 200, () => look("/config.json")],
    ["no such call", 404, () => look("/api/nothing-here")],
    ["no such method", 404, () => look("/config.json", { method: "DELETE" })],
    ["signed out", 401, () => look(fetchAccess.path, { method: "POST", body: "{}", headers: json })],
    ["an unsigned webhook", 401, () => look("/webhooks/whatsapp", { method: "POST", body: "{}" })],
    ["a wrong verify token", 403, () => look("/webhooks/whatsapp?hub.mode=subscribe&hub.verify_token=x")],
    [
      "a wrong field",
      422,
      () => asks(switchVenue.path, { method: "POST", body: `{"venue_id":"x"}`, headers: json }),
    ],
    ["not JSON", 400, () => asks(switchVenue.path, { method: "POST", body: "{", headers: json })],
    [
      "another format",
      415,
      () => asks(switchVenue.path, { method: "POST", body: new URLSearchParams("a=b") }),
    ],
    [
      "too large",
      413,
      () => asks(switchVenue.path, { method: "POST", body: `"${"x".repeat(300_000)}"`, headers: json }),
    ],
    [
      "another site's page",
      400,
      () =>
        asks(fetchAccess.path, { method: "POST", headers: { ...json, origin: "https://elsewhere.example" } }),
    ],
    [
      "an address that is none",
      400,
      () => sendRawBytes("GET /api/%zz HTTP/1.1\r\nHost: bellhop.example\r\n\r\n"),
    ],
    ["no HTTP at all", 400, () => sendRawBytes("\x16\x03\x01 hello\r\n\r\n")],
    [
      "headers without end",
      431,
      () => sendRawBytes(`GET / HTTP/1.1\r\nHost: bellhop.example\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`),
    ],
  ];
  test.each(kinds)("%s (%i)", async (_kind, status, answer) => {
    const given = await answer();
    expect(given.status).toBe(status);
    expect(faultsOf(given)).toEqual([]);
  });

  test("an internal error (500)", async () => {
    await asOwner(bellhop.ownerUrl, "alter table venues rename to houses");
    onTestFinished(async () => void (await asOwner(bellhop.ownerUrl, "alter table houses rename to venues")));
    const given = await asks(fetchAccess.path, { method: "POST", body: "{}", headers: json });
    expect(given.status).toBe(500);
    expect(faultsOf(given)).toEqual([]);
  });

  test("an unreachable database (503), at each door", async () => {
    const name = new URL(bellhop.ownerUrl).pathname.slice(1);
    const asNeighbour = (statement: string) => asOwner(databaseUrl(bellhop.ownerUrl, "bellhop"), statement);
    await asNeighbour(`alter database ${name} connection limit 0`);
    onTestFinished(async () => {
      await asNeighbour(`alter database ${name} connection limit -1`);
      const call = () => asks(fetchAccess.path, { method: "POST", body: "{}", headers: json });
      await expect.poll(async () => (await call()).status).toBe(200);
    });
    await asNeighbour(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    const answers = [
      await look("/readyz"),
      await asks(fetchAccess.path, { method: "POST", body: "{}", headers: json }),
      await asks(liveEventsPath),
    ];
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    for (const given of answers) expect(faultsOf(given)).toEqual([]);
  });
});

test("the dashboard may show files from memory, and runs no script from there", async () => {
  const policy = (await look("/")).headers.get("content-security-policy") ?? "";
  expect(policy).toContain("img-src 'self' data: blob:;");
  expect(policy).toContain("media-src 'self' blob:;");
  expect(policy).not.toMatch(/(default|script|worker|frame|object)-src[^;]*blob:/);
});

describe("a call that names its origin", () => {
  const from = async (origin: string | undefined) =>
    (
      await look(fetchAccess.path, {
        method: "POST",
        body: "{}",
        headers: { ...owner.headers, "content-type": "application/json", ...(origin && { origin }) },
      })
    ).status;

  test("is answered if the origin is ours: under the public address, or under the requested one", async () => {
    for (const origin of [undefined, "https://bellhop.example", base]) expect(await from(origin)).toBe(200);
  });

  test("is refused otherwise, and a preflight gets nothing", async () => {
    for (const origin of [
      "https://elsewhere.example",
      "null",
      "http://bellhop.example",
      "https://bellhop.example.evil",
    ])
      expect(await from(origin)).toBe(400);
    const asked = { origin: "https://elsewhere.example", "access-control-request-method": "POST" };
    const preflight = await look(fetchAccess.path, { method: "OPTIONS", headers: asked });
    expect(preflight.status).toBe(400);
    expect(faultsOf(preflight)).toEqual([]);
  });
});
