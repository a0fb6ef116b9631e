import http from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { type PageRefusal, PageRefused, safeFetch } from "./index.ts";
import { isPublicAddress } from "./public-address.ts";

const opened: http.Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A web server on this machine; returns its port. */
async function serve(answer: http.RequestListener): Promise<number> {
  const server = http.createServer(answer);
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

const html = (body: string | Buffer, headers: Record<string, string> = {}): http.RequestListener => {
  return (_request, response) =>
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers }).end(body);
};

const unresolved = async () => {
  throw new Error("A name was asked about that should not have been");
};

async function refusalOf(typed: string, options: Partial<Parameters<typeof safeFetch>[1]> = {}) {
  const error = await safeFetch(typed, { allowed: new Set(), resolve: unresolved, ...options }).then(
    () => undefined,
    (error) => error,
  );
  expect(error, typed).toBeInstanceOf(PageRefused);
  return (error as PageRefused).reason;
}

describe("a non-public address is refused before any connection", () => {
  test.each([
    "http://127.0.0.1/",
    "http://127.0.0.1./",
    "http://127.1/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://0177.0.0.1/",
    "http://0x7f.0.0.1/",
    "http://0/",
    "http://10.0.0.1/",
    "http://172.16.0.1/",
    "http://172.31.255.255/",
    "http://192.168.1.1/",
    "http://100.64.0.1/",
    "http://100.100.100.200/latest/meta-data",
    "http://169.254.169.254/latest/meta-data/",
    "http://168.63.129.16/metadata",
    "http://192.0.0.192/opc/v2/",
    "http://198.18.0.1/",
    "http://224.0.0.1/",
    "http://255.255.255.255/",
    "http://１２７.０.０.１/",
    "http://127。0。0。1/",
    "http://[::1]/",
    "http://[::]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:7f00:1]/",
    "http://[::127.0.0.1]/",
    "http://[::ffff:0:127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[64:ff9b:1::a00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[2002:a9fe:a9fe::]/",
    "http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/",
    "http://[2001:db8::1]/",
    "http://[fe80::1]/",
    "http://[fc00::1]/",
    "http://[fd00:ec2::254]/",
    "http://[ff02::1]/",
    "http://[5f00::1]/",
    "http://[100::1]/",
  ])("%s", async (address) => {
    expect(await refusalOf(address)).toEqual({ code: "address_not_public" });
  });

  test("but public addresses are not", () => {
    for (const address of [
      "93.184.216.34",
      "1.1.1.1",
      "172.32.0.1",
      "100.128.0.1",
      "2606:4700::1111",
      "2a00:1450::1",
    ])
      expect(isPublicAddress(address), address).toBe(true);
  });
});

test.each([
  ["ftp://hotel.example/", { code: "address_not_web" }],
  ["file:///etc/passwd", { code: "address_not_web" }],
  ["javascript:alert(1)", { code: "address_not_web" }],
  ["data:text/html,hello", { code: "address_not_web" }],
  ["gopher://hotel.example/", { code: "address_not_web" }],
  ["https://user:secret@hotel.example/", { code: "address_has_sign_in" }],
  ["https://user@hotel.example/", { code: "address_has_sign_in" }],
  ["http://hotel.example:22/", { code: "address_port", port: 22 }],
  ["http://hotel.example:6379/", { code: "address_port", port: 6379 }],
  ["hotel.example:8080/menu", { code: "address_port", port: 8080 }],
  ["http://93.184.216.34/menu", { code: "address_not_https" }],
  ["not an address", { code: "address_invalid" }],
  ["http://", { code: "address_invalid" }],
  ["https://[::1%25eth0]/", { code: "address_invalid" }],
])("%s is refused with a reason", async (address, why) => {
  expect(await refusalOf(address)).toEqual(why);
});

describe("a name", () => {
  test("that resolves to a private address is refused, also if only one of its addresses is private", async () => {
    for (const addresses of [
      ["127.0.0.1"],
      ["93.184.216.34", "10.0.0.1"],
      ["::1"],
      ["::ffff:10.0.0.1"],
      ["fe80::1%eth0"],
    ])
      expect(await refusalOf("http://rebound.example/", { resolve: async () => addresses })).toEqual({
        code: "address_not_public",
      });
  });

  test("is resolved once per hop, and the checked address is used", async () => {
    const port = await serve((request, response) => {
      if (request.url === "/") response.writeHead(302, { location: "/next" }).end();
      else html(`<p>${request.headers.host}</p>`)(request, response);
    });
    const asked: string[] = [];
    const page = await safeFetch(`http://hotel.example:${port}/`, {
      allowed: new Set([`hotel.example:${port}`]),
      resolve: async (hostname) => {
        asked.push(hostname);
        return ["127.0.0.1"];
      },
    });
    expect(String(page.bytes)).toBe(`<p>hotel.example:${port}</p>`);
    expect(page.url).toBe(`http://hotel.example:${port}/next`);
    expect(asked).toEqual(["hotel.example", "hotel.example"]);
  });

  test("is fetched over https only", async () => {
    const resolve = async () => ["93.184.216.34"];
    expect(await refusalOf("http://hotel.example/", { resolve })).toEqual({ code: "address_not_https" });
  });

  test("that does not exist is reported as such", async () => {
    expect(await refusalOf("https://no.such.example/")).toEqual({
      code: "host_not_found",
      host: "no.such.example",
    });
    expect(await refusalOf("https://no.such.example/", { resolve: async () => [] })).toMatchObject({
      code: "host_not_found",
    });
  });
});

describe("a redirect", () => {
  test.each([
    ["http://169.254.169.254/latest/meta-data/", { code: "address_not_public" }],
    ["http://localhost/", { code: "address_not_public" }],
    ["//10.0.0.1/", { code: "address_not_public" }],
    ["http://[::ffff:169.254.169.254]/", { code: "address_not_public" }],
    ["file:///etc/passwd", { code: "address_not_web" }],
    ["http://hotel.example:25/", { code: "address_port", port: 25 }],
    ["http://93.184.216.34/", { code: "address_not_https" }],
    ["https://a:b@hotel.example/", { code: "address_has_sign_in" }],
    ["", { code: "page_redirects_nowhere" }],
    ["http://[", { code: "page_redirects_nowhere" }],
  ])("to %s is refused", async (location, why) => {
    const port = await serve((_request, response) => response.writeHead(302, { location }).end());
    const resolve = async () => ["127.0.0.1"];
    expect(
      await refusalOf(`http://127.0.0.1:${port}/`, { allowed: new Set([`127.0.0.1:${port}`]), resolve }),
    ).toEqual(why);
  });

  test("that never ends is refused", async () => {
    let asked = 0;
    const port = await serve((_request, response) => {
      asked += 1;
      response.writeHead(301, { location: `/${asked}` }).end();
    });
    expect(await refusalOf(`http://127.0.0.1:${port}/`, { allowed: new Set([`127.0.0.1:${port}`]) })).toEqual(
      { code: "page_redirects_too_often" },
    );
    expect(asked).toBe(6);
  });
});

describe("a response", () => {
  const cases: [string, http.RequestListener, PageRefusal][] = [
    ["more than fits", html(Buffer.alloc(40_000)), { code: "page_too_large", megabytes: 1 / 32 }],
    [
      "a packed bomb",
      html(gzipSync(Buffer.alloc(4_000_000)), { "content-encoding": "gzip" }),
      { code: "page_too_large", megabytes: 1 / 32 },
    ],
    [
      "a bomb packed by brotli",
      html(brotliCompressSync(Buffer.alloc(4_000_000)), { "content-encoding": "br" }),
      { code: "page_too_large", megabytes: 1 / 32 },
    ],
    [
      "a bomb in a bomb",
      html(gzipSync(gzipSync("x")), { "content-encoding": "gzip, gzip" }),
      { code: "page_encoding" },
    ],
    ["what is no gzip", html("plain", { "content-encoding": "gzip" }), { code: "page_broke_off" }],
    ["an image", html("x", { "content-type": "image/png" }), { code: "page_type", type: "image/png" }],
    [
      "nothing there",
      (_, response) => response.writeHead(404).end(),
      { code: "page_not_found", status: 404 },
    ],
    ["a sign-in", (_, response) => response.writeHead(401).end(), { code: "page_forbidden", status: 401 }],
    ["an error", (_, response) => response.writeHead(500).end(), { code: "page_error", status: 500 }],
    [
      "a body that breaks off",
      (_, response) => {
        response.writeHead(200, { "content-type": "text/html", "content-length": "100" });
        response.write("half");
        setTimeout(() => response.destroy(), 20);
      },
      { code: "page_broke_off" },
    ],
    [
      "headers without end",
      (_, response) => response.writeHead(200, { "x-long": "x".repeat(40_000) }).end(),
      { code: "host_silent", host: "127.0.0.1" },
    ],
    ["nothing at all", (request) => request.socket.destroy(), { code: "host_silent", host: "127.0.0.1" }],
    [
      "a body that drips",
      (_, response) => {
        response.writeHead(200, { "content-type": "text/html" });
        const drip = setInterval(() => response.write("."), 10);
        response.on("close", () => clearInterval(drip));
      },
      { code: "page_too_slow", seconds: 0.4 },
    ],
    ["silence", () => undefined, { code: "page_too_slow", seconds: 0.4 }],
  ];
  test.each(cases)("%s is refused with a reason", async (_name, answer, why) => {
    const port = await serve(answer);
    const options = { allowed: new Set([`127.0.0.1:${port}`]), maxBytes: 32_768, timeoutMs: 400 };
    expect(await refusalOf(`http://127.0.0.1:${port}/`, options)).toEqual(why);
  });

  test.each([
    ["plain", html("<p>Breakfast</p>")],
    ["gzip", html(gzipSync("<p>Breakfast</p>"), { "content-encoding": "gzip" })],
    ["brotli", html(brotliCompressSync("<p>Breakfast</p>"), { "content-encoding": "br" })],
  ])("%s is read", async (_name, answer) => {
    const port = await serve(answer);
    const page = await safeFetch(`http://127.0.0.1:${port}/`, { allowed: new Set([`127.0.0.1:${port}`]) });
    expect(String(page.bytes)).toBe("<p>Breakfast</p>");
    expect(page.contentType).toBe("text/html; charset=utf-8");
  });
});

test("a name server that does not answer is not waited for", async () => {
  expect(
    await refusalOf("https://slow.example/", { resolve: () => new Promise(() => undefined), timeoutMs: 50 }),
  ).toEqual({ code: "page_too_slow", seconds: 0.05 });
});

test("resolving a name takes no longer than the page's time limit", async () => {
  let cancelled = false;
  const resolve = (_hostname: string, signal: AbortSignal) =>
    new Promise<string[]>((_resolve, reject) => {
      signal.addEventListener("abort", () => {
        cancelled = true;
        reject(signal.reason);
      });
    });
  await refusalOf("https://slow.example/", { resolve, timeoutMs: 50 });
  expect(cancelled).toBe(true);
});

test("this machine's own name is not public", async () => {
  for (const name of ["localhost", "LOCALHOST.", "a.localhost"])
    await expect(safeFetch(`http://${name}/`, { allowed: new Set() })).rejects.toMatchObject({
      reason: { code: "address_not_public" },
    });
});

test("a local name is resolved if the installation allows it", async () => {
  const port = await serve(html("Menu"));
  const page = await safeFetch(`http://localhost:${port}/`, { allowed: new Set([`localhost:${port}`]) });
  expect(page.bytes.toString()).toBe("Menu");
});
