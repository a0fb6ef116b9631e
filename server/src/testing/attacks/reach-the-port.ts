import { once } from "node:events";
import net from "node:net";
import os from "node:os";

/** The addresses of this machine under which the port takes connections. */
async function reachableAddresses(port: number): Promise<string[]> {
  const all = Object.values(os.networkInterfaces()).flatMap((some) => some ?? []);
  const usable = all.filter(({ scopeid }) => !scopeid).map(({ address }) => address);
  const reached = await Promise.all(usable.map(async (host) => ((await connects(host, port)) ? [host] : [])));
  return [...new Set(reached.flat())].toSorted();
}

async function connects(host: string, port: number): Promise<boolean> {
  const socket = net.connect({ host, port });
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

const isLoopback = (address: string) => address === "::1" || address.startsWith("127.");

/** With a number in TRUST_PROXY and no HOST: no one on the network reaches the port past the proxy. */
export async function reachPastTheProxy(port: number): Promise<string[]> {
  const reached = await reachableAddresses(port);
  const findings = reached
    .filter((address) => !isLoopback(address))
    .map((address) => `the port is open on ${address}, where X-Forwarded-For is anybody's`);
  if (!reached.some(isLoopback)) findings.push("a proxy on this machine does not reach the port");
  return findings;
}
