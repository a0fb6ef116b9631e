import { randomInt } from "node:crypto";
import { once } from "node:events";
import net from "node:net";

/** Ports above 32768 serve outgoing connections, which could take a server's port while it restarts. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 20; tries++) {
    const port = await probe(randomInt(16_000, 32_000));
    if (port !== undefined) return port;
  }
  const anyPort = await probe(0);
  if (anyPort === undefined) throw new Error("This machine has no free port.");
  return anyPort;
}

async function probe(wanted: number): Promise<number | undefined> {
  const server = net.createServer();
  try {
    server.listen(wanted, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as net.AddressInfo;
    server.close();
    await once(server, "close");
    return port;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") return undefined;
    throw error;
  }
}
