import { holdPort } from "../platform/free-port.ts";

/**
 * A port that no Bellhop takes automatically: for an address that a program leaves and comes back to, or where nothing
 * may listen.
 */
export async function portOfItsOwn(): Promise<number> {
  const { port, giveBack } = await holdPort(24_000, 32_000);
  await giveBack();
  return port;
}
