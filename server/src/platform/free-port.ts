import { randomInt } from "node:crypto";
import { once } from "node:events";
import net from "node:net";

/** A port that no one else can take until it is given back. */
export type HeldPort = { port: number; giveBack(): Promise<void> };

/**
 * Ports above 32768 serve outgoing connections, which could take a server's port while it restarts. Those from 24000
 * are for tests: `portOfItsOwn`.
 */
const lowest = 16_000;
const highest = 24_000;

/** To listen later than at once, use `holdPort`. */
export async function freePort(): Promise<number> {
  const { port, giveBack } = await holdPort();
  await giveBack();
  return port;
}

/** A random free port, from `from` to below `to`. */
export async function holdPort(from = lowest, to = highest): Promise<HeldPort> {
  for (let tries = 0; tries < 20; tries++) {
    const held = await hold(randomInt(from, to));
    if (held) return held;
  }
  const held = await hold(0);
  if (!held) throw new Error("This machine has no free port.");
  return held;
}

async function hold(candidate: number): Promise<HeldPort | undefined> {
  const server = net.createServer((socket) => socket.destroy());
  try {
    server.listen(candidate, "127.0.0.1");
    await once(server, "listening");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") return undefined;
    throw error;
  }
  const { port } = server.address() as net.AddressInfo;
  return {
    port,
    async giveBack() {
      server.close();
      await once(server, "close");
    },
  };
}
