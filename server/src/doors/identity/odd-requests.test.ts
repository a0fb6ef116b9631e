import http from "node:http";
import { expect, test, vi } from "vitest";
import { authorizationRequest, openTestDoor, requestToken, signedIn } from "./test-door.ts";

const door = await openTestDoor();
const { url, routes, settings } = door;
/** It has signed in, so its requests are counted apart from the many others of these tests. */
const { browser } = await signedIn(door);

type Sent = {
  method: string;
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
};

/** Sends exactly that, which `fetch` would mend or refuse; answers the status, 0 where the connection was closed on it. */
function send({ method, path, headers = {}, body = "" }: Sent): Promise<number> {
  return new Promise((resolve) => {
    const { hostname, port, host } = new URL(url);
    const length = { "content-length": String(Buffer.byteLength(body)) };
    const request = http.request({
      hostname,
      port,
      method,
      path,
      agent: false,
      headers: { host, ...length, ...headers } as never,
    });
    request.on("error", () => resolve(0));
    request.on("response", (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
      response.on("error", () => resolve(0));
    });
    request.end(body);
  });
}

const form = { "content-type": "application/x-www-form-urlencoded" };
const json = { "content-type": "application/json" };
const odd = [
  "\u0000",
  "\ud800",
  "%",
  "%zz",
  "%00",
  "%c0%ae",
  "a".repeat(3000),
  "<script>",
  "' or 1=1 --",
  "__proto__",
  "[]",
  "{}",
  "null",
];
const pairs = (value: string) =>
  [
    "client_id",
    "redirect_uri",
    "grant_type",
    "code",
    "code_verifier",
    "refresh_token",
    "token",
    "scope",
    "state",
    "nonce",
    "email",
    "password",
    "form_token",
    "from",
    "uid",
    "xsrf",
  ]
    .map((name) => `${name}=${value}`)
    .join("&");
const bodies: Array<[headers: Record<string, string | string[]>, body: string | Buffer]> = [
  [{}, ""],
  [form, ""],
  [form, "&&&==&=%"],
  [form, `${pairs("x")}&${pairs("y")}`],
  ...odd.map((value) => [form, pairs(value)] as [Record<string, string>, string]),
  [form, Buffer.from([0xff, 0xfe, 0x00, 0x3d, 0xc3, 0x28])],
  [form, `email=${"x".repeat(200_000)}`],
  [{ "content-type": "application/x-www-form-urlencoded; charset=utf-7" }, pairs("x")],
  [{ "content-type": "multipart/form-data; boundary=x" }, "--x\r\n\r\nx\r\n--x--"],
  [{ "content-type": "text/plain" }, "grant_type=refresh_token"],
  [{ "content-type": "x".repeat(900) }, "x"],
  [json, ""],
  [json, "{"],
  [json, '{"grant_type":"refresh_token","__proto__":{"a":1}}'],
  [json, '{"__proto__":"x","constructor":"y","grant_type":"toString"}'],
  [json, `${"[".repeat(5000)}${"]".repeat(5000)}`],
  [json, JSON.stringify({ grant_type: "\u0000", client_id: settings.clientId })],
  [{ ...form, "content-encoding": "gzip" }, "not gzip"],
];

test("nothing that is posted to any route of the door is a failure of ours", async () => {
  for (const { method, url: route } of routes.filter((one) => one.method === "POST")) {
    const path = route.replaceAll(/:\w+/g, "x");
    for (const [headers, body] of bodies) {
      const status = await send({ method, path, headers: { origin: url, ...headers }, body });
      expect({ path, headers, body: String(body).slice(0, 60), isOurs: status >= 500 }).toMatchObject({
        isOurs: false,
      });
    }
  }
}, 60_000);

test("nothing in an address or a cookie is a failure of ours", async () => {
  const names = browser.cookiesFor(`${url}/authorize`);
  const cookies = [
    ...odd
      .filter((value) => /^[\x21-\x7e]+$/.test(value))
      .map((value) => names.map((name) => `${name}=${value}`).join("; ")),
    `${names[0]}=a; ${names[0]}=b`,
    ";;;=;=;",
    "bellhop-language=xx; bellhop-language",
  ];
  for (const { method, url: route } of routes.filter((one) => one.method === "GET")) {
    for (const value of odd) {
      const given = encodeURIComponent(value.toWellFormed());
      const path = `${route.replaceAll(/:\w+/g, given.slice(0, 90) || "x").replace("*", "x")}?${pairs(given)}&ui_locales=${given}&login_hint=${given}&max_age=${given}&prompt=${given}`;
      for (const raw of [path.slice(0, 14_000), path.replaceAll("%25", "%").slice(0, 14_000)])
        expect({ raw: raw.slice(0, 200), isOurs: (await send({ method, path: raw })) >= 500 }).toMatchObject({
          isOurs: false,
        });
    }
    for (const cookie of cookies) {
      const path = route.replaceAll(/:\w+/g, "x").replace("*", "x");
      expect({
        path,
        cookie: cookie.slice(0, 80),
        isOurs: (await send({ method, path, headers: { cookie } })) >= 500,
      }).toMatchObject({ isOurs: false });
    }
  }
}, 60_000);

test("what the application would ask, with one value made odd, is refused and no failure of ours", async () => {
  for (const name of [
    "state",
    "nonce",
    "scope",
    "login_hint",
    "ui_locales",
    "code_challenge",
    "audience",
    "auth0Client",
    "organization",
  ]) {
    for (const value of odd) {
      const answer = await browser.get(
        authorizationRequest(door, { prompt: "none", [name]: value.toWellFormed() }).url,
      );
      expect({ name, value, isOurs: answer.status >= 500 }).toMatchObject({ isOurs: false });
    }
  }
});

test("after all that the door still gives tokens", async () => {
  // All requests of this machine count together, and its limit fills up again within seconds.
  const { tokens } = await vi.waitFor(() => signedIn(door), { timeout: 60_000, interval: 500 });
  const refresh = { grant_type: "refresh_token", refresh_token: tokens.refresh_token };
  expect((await requestToken(door, refresh)).status).toBe(200);
});
