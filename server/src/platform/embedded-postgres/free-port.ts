import { once } from "node:events";
import net from "node:net";

/** Finds a loopback port that is free now; another program may still be quicker to take it. */
export async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
