import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { afterTest } from "./after-test.ts";

export type ReverseProxy = {
  url: string;
  /** The servers that get requests now. */
  healthy(): string[];
  /** Replaces the address of this server. */
  replace(before: string, after: string): void;
};

type Settings = { path: string; everyMs: number };

/**
 * A reverse proxy like the one in docs/operate.md: it asks each server for its health, shares requests among the healthy
 * ones, keeps connections open, and sends no request twice.
 */
export async function reverseProxy(addresses: string[], { path, everyMs }: Settings): Promise<ReverseProxy> {
  const servers = [...addresses];
  const healthy = new Set<string>();
  const agent = new http.Agent({ keepAlive: true });
  let turn = 0;
  let isOver = false;

  async function checkAll() {
    await Promise.all(
      servers.map(async (server) => {
        const isHealthy = await fetch(`${server}${path}`, { signal: AbortSignal.timeout(1_000) }).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isHealthy) healthy.add(server);
        else healthy.delete(server);
      }),
    );
  }
  const checking = (async () => {
    while (!isOver) {
      await checkAll();
      await pause(everyMs);
    }
  })();

  function passOn(request: http.IncomingMessage, body: Buffer, response: http.ServerResponse) {
    const inOrder = servers.filter((server) => healthy.has(server));
    const server = inOrder[turn++ % Math.max(1, inOrder.length)];
    if (!server) {
      response.writeHead(502).end();
      return;
    }
    const { method, url, headers } = request;
    const { hostname, port } = new URL(server);
    const forwarded = http.request({ agent, hostname, port, method, path: url, headers });
    forwarded.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502);
      answer.pipe(response);
    });
    forwarded.on("error", () => {
      if (response.headersSent) response.end();
      else response.writeHead(502).end();
    });
    forwarded.end(body);
  }

  const proxy = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => passOn(request, Buffer.concat(chunks), response));
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  afterTest(async () => {
    isOver = true;
    agent.destroy();
    proxy.close();
    await checking;
  });
  const { port } = proxy.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    healthy: () => [...healthy],
    replace(before, after) {
      servers[servers.indexOf(before)] = after;
      healthy.delete(before);
    },
  };
}
