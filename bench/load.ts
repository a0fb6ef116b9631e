import net from "node:net";
import { percentile } from "./statistics.ts";

/** A serialized request, created before the clock starts. */
export type Shot = Buffer;

/** The results of a load run. Latencies in milliseconds. */
export type Load = { answered: number; perSecond: number; p50: number; p99: number; failed: number };

/** Serializes an HTTP/1.1 request to loopback. */
export function shot(method: "GET" | "POST", path: string, headers: Record<string, string>, body = ""): Shot {
  const all = {
    host: "127.0.0.1",
    ...headers,
    ...(method === "POST" && { "content-length": String(Buffer.byteLength(body)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`);
}

/** Each of these requests once. */
export function eachOnce(shots: Shot[]): () => Shot {
  return () => {
    const next = shots.pop();
    if (!next) throw new Error("Not enough requests were prepared");
    return next;
  };
}

/** Repeats these requests in order. */
export function inTurn(shots: Shot[]): () => Shot {
  let n = 0;
  return () => {
    const next = shots[n++ % shots.length];
    if (!next) throw new Error("There is nothing to send");
    return next;
  };
}

/** Sends as fast as `connections` allow for `forMs`: each sends its next request after its response. */
export async function loadClosed(
  port: number,
  nextShot: () => Shot,
  { connections, forMs }: { connections: number; forMs: number },
): Promise<Load> {
  const clients = await Promise.all(Array.from({ length: connections }, () => connect(port)));
  const latencies: number[] = [];
  let failed = 0;
  const startedAt = performance.now();
  const until = startedAt + forMs;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < until) {
        const sentAt = performance.now();
        const status = await client.ask(nextShot());
        if (status === 200) latencies.push(performance.now() - sentAt);
        else failed++;
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  for (const client of clients) client.end();
  return summary(latencies, failed, seconds);
}

/** Sends at a steady rate, whether or not responses have arrived: a late start counts as waiting. */
export async function loadSteady(
  port: number,
  nextShot: () => Shot,
  { connections, perSecond, forMs }: { connections: number; perSecond: number; forMs: number },
): Promise<Load> {
  const clients = await Promise.all(Array.from({ length: connections }, () => connect(port)));
  const latencies: number[] = [];
  let failed = 0;
  const total = Math.floor((perSecond * forMs) / 1000);
  const startedAt = performance.now();
  let taken = 0;
  await Promise.all(
    clients.map(async (client) => {
      for (let n = taken++; n < total; n = taken++) {
        const dueAt = startedAt + (n * 1000) / perSecond;
        const early = dueAt - performance.now();
        if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
        // A timer can fire up to a millisecond late, which is not the server's delay.
        const from = early > 0 ? performance.now() : dueAt;
        const status = await client.ask(nextShot());
        if (status === 200) latencies.push(performance.now() - from);
        else failed++;
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  for (const client of clients) client.end();
  return summary(latencies, failed, seconds);
}

function summary(latencies: number[], failed: number, seconds: number): Load {
  return {
    answered: latencies.length,
    perSecond: latencies.length / seconds,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    failed,
  };
}

/**
 * One keep-alive connection, one request at a time. Our own minimal client, because it shares the processors with the
 * server under test: it writes prepared bytes and only parses the status and the end of the response.
 */
async function connect(port: number) {
  const socket = net.connect({ port, host: "127.0.0.1", noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  let waiting: PromiseWithResolvers<number> | undefined;
  let held = "";
  socket.on("data", (chunk) => {
    held += chunk.toString("latin1");
    const head = held.indexOf("\r\n\r\n");
    if (head < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(held.slice(0, head))?.[1] ?? 0);
    if (held.length < head + 4 + length) return;
    const status = Number(held.slice(9, 12));
    held = held.slice(head + 4 + length);
    waiting?.resolve(status);
  });
  const lost = () => waiting?.reject(new Error("The connection was lost"));
  socket.on("error", lost);
  socket.on("close", lost);
  return {
    ask(bytes: Buffer): Promise<number> {
      waiting = Promise.withResolvers<number>();
      socket.write(bytes);
      return waiting.promise;
    },
    end: () => socket.destroy(),
  };
}
