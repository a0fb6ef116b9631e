import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import net from "node:net";
import { expect, test } from "vitest";
import { afterTest } from "../../testing/after-test.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { limitPipelining, maxWaitingRequests } from "./pipelining.ts";

const pipelined = (paths: string[]) =>
  paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join("");
const times = (count: number, path: string) => Array.from({ length: count }, () => path);

async function connect(port: number): Promise<net.Socket> {
  const socket = net.connect(port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  afterTest(async () => void socket.destroy());
  return socket;
}

async function serve(route: RequestListener): Promise<number> {
  const server = createServer(limitPipelining(route)).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterTest(async () => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as net.AddressInfo).port;
}

async function readAll(socket: net.Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  // `once` would reject when the connection is reset.
  await new Promise((resolve) => socket.on("close", resolve));
  return Buffer.concat(chunks).toString("latin1");
}

test("a connection with hundreds of pipelined requests is closed, whatever they request", async () => {
  const bellhop = await testBellhop();
  const base = bellhop.services.selfUrl();
  for (const path of [
    "/api/openapi.json",
    "/account/inter.woff2",
    "/api/events",
    "/%zz",
    "/webhooks/whatsapp",
  ]) {
    const socket = await connect(Number(new URL(base).port));
    socket.write(pipelined(times(300, path)));
    const answers = (await readAll(socket)).match(/^HTTP\/1\.1 \d/gm) ?? [];
    expect({ path, answered: answers.length < 300 }).toEqual({ path, answered: true });
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
  }
});

test("a few pipelined requests are answered in order", async () => {
  const port = await serve((request, response) => setImmediate(() => response.end(`<${request.url}>`)));
  const paths = Array.from({ length: maxWaitingRequests + 1 }, (_, n) => `/${n}`);
  const socket = await connect(port);
  socket.write(pipelined(paths.slice(0, -1)));
  socket.write(pipelined(paths.slice(-1)).replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
  expect((await readAll(socket)).match(/<.*?>/g)).toEqual(paths.map((path) => `<${path}>`));
});

test("a client that does not read holds one response, and gets the others once it reads", async () => {
  const large = Buffer.alloc(32 * 1024 * 1024);
  const routed: (string | undefined)[] = [];
  const port = await serve((request, response) => {
    routed.push(request.url);
    response.end(request.url === "/small" ? "small" : large);
  });
  const socket = await connect(port);
  socket.pause();
  socket.write(pipelined(times(4, "/large")));
  await expect.poll(() => routed).toContain("/large");
  for (let n = 0; n < 5; n++) expect((await fetch(`http://127.0.0.1:${port}/small`)).status).toBe(200);
  expect(routed.filter((url) => url === "/large")).toHaveLength(1);
  socket.resume();
  await expect.poll(() => routed.filter((url) => url === "/large").length).toBe(4);
});

test("requests behind a lost connection are not routed", async () => {
  const routed: (string | undefined)[] = [];
  const closed = Promise.withResolvers<void>();
  const port = await serve((request, response) => {
    routed.push(request.url);
    if (request.url === "/first") response.on("close", closed.resolve);
    else response.end();
  });
  const socket = await connect(port);
  socket.write(pipelined(["/first", "/second"]));
  await expect.poll(() => routed).toEqual(["/first"]);
  socket.destroy();
  await closed.promise;
  await fetch(`http://127.0.0.1:${port}/other`);
  expect(routed).toEqual(["/first", "/other"]);
});
