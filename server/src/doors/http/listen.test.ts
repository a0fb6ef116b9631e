import { execFile } from "node:child_process";
import { once } from "node:events";
import net from "node:net";
import os from "node:os";
import { promisify } from "node:util";
import Fastify, { type FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { freePort } from "../../platform/free-port.ts";
import { afterTest } from "../../testing/after-test.ts";
import { listen } from "./listen.ts";

const own = Object.values(os.networkInterfaces()).flatMap((some) => some ?? []);
const hasIpv6 = own.some(({ address }) => address === "::1");
const loopback = ["127.0.0.1", "::1"];

async function open(listenOn: string[], app: FastifyInstance = Fastify()) {
  const port = await freePort();
  app.get("/", async () => "here");
  afterTest(() => app.close());
  await listen(app, port, listenOn);
  return { app, port };
}

test("on loopback the port answers on both of this machine's own addresses and on no other", async () => {
  const { port } = await open(loopback);
  expect(await findingsAt(port)).toEqual([]);
  for (const host of hasIpv6 ? ["127.0.0.1", "[::1]"] : ["127.0.0.1"])
    expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe("here");
  const everywhere = await open(["::"]);
  const onNetwork = own.some(({ internal, scopeid }) => !internal && !scopeid);
  expect((await findingsAt(everywhere.port)).length > 0).toBe(onNetwork);
});

test("an address that this machine does not have is named", async () => {
  await expect(open(["192.0.2.1"])).rejects.toThrow("HOST is 192.0.2.1, which is not an address of");
});

test("a port in use is named, on either address", async () => {
  const { port } = await open(["127.0.0.1"]);
  const second = Fastify();
  afterTest(() => second.close());
  await expect(listen(second, port, loopback)).rejects.toThrow(`Port ${port} is taken`);
});

test.runIf(hasIpv6)("closing waits for a request on the second address, and refuses new ones", async () => {
  const app = Fastify({ forceCloseConnections: "idle" });
  const arrived = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  app.get("/slow", async () => {
    arrived.resolve();
    await release.promise;
    return "finished";
  });
  const { port } = await open(loopback, app);
  const running = fetch(`http://[::1]:${port}/slow`, { headers: { connection: "close" } });
  await arrived.promise;
  let isClosed = false;
  const closing = app.close().then(() => {
    isClosed = true;
  });
  while (await connects(port)) await new Promise((resolve) => setImmediate(resolve));
  expect(isClosed).toBe(false);
  release.resolve();
  expect(await (await running).text()).toBe("finished");
  await closing;
});

/** In a separate process, because tests may connect to loopback only. */
async function findingsAt(port: number): Promise<string[]> {
  const attack = new URL("../../testing/attacks/reach-the-port.ts", import.meta.url).href;
  const code = `const { reachPastTheProxy } = await import("${attack}");
    process.stdout.write(JSON.stringify(await reachPastTheProxy(${port})));`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", code]);
  return JSON.parse(stdout) as string[];
}

async function connects(port: number): Promise<boolean> {
  const socket = net.connect({ host: "::1", port });
  const result = await Promise.race([
    once(socket, "connect").then(() => true),
    once(socket, "error").then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return result;
}
