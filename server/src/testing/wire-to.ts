import net from "node:net";
import { afterTest } from "./after-test.ts";

export type Wire = {
  /** The database's URL through the proxy. */
  url: string;
  /** Holds all bytes back, in both directions. */
  hang(): void;
  /** Closes all connections and refuses new ones. */
  cut(): void;
  /** Passes bytes again, held ones first. */
  carry(): void;
};

/** A TCP proxy to a database that can hang or break. */
export async function wireTo(databaseUrl: string): Promise<Wire> {
  const { hostname, port } = new URL(databaseUrl);
  let state: "carries" | "hangs" | "cut" = "carries";
  const ends = new Set<net.Socket>();

  const server = net.createServer((near) => {
    if (state === "cut") return void near.destroy();
    const far = net.connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      if (state === "hangs") from.pause();
      from.on("data", (chunk) => to.write(chunk));
      // The other end closes too.
      from.on("error", () => {});
      from.on("close", () => {
        ends.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterTest(() => {
    for (const end of ends) end.destroy();
    server.close();
  });
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as net.AddressInfo).port);
  return {
    url: url.href,
    hang() {
      state = "hangs";
      for (const end of ends) end.pause();
    },
    cut() {
      state = "cut";
      for (const end of ends) end.destroy();
    },
    carry() {
      state = "carries";
      for (const end of ends) end.resume();
    },
  };
}
