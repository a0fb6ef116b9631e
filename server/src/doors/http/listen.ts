import { once } from "node:events";
import net from "node:net";
import type { FastifyInstance } from "fastify";
import { errorCode } from "../../platform/db/index.ts";

/** Listens on all addresses; those after the first are left out where this machine does not have them. */
export async function listen(app: FastifyInstance, port: number, [first = "::", ...others]: string[]) {
  const more: net.Server[] = [];
  let closed: Promise<unknown> | undefined;
  app.addHook("preClose", async () => {
    closed = Promise.all(more.map((door) => new Promise((resolve) => door.close(resolve))));
  });
  app.addHook("onClose", async () => void (await closed));
  try {
    await listenFirst(app, port, first);
    for (const host of others) more.push(...(await listenToo(app, port, host)));
  } catch (error) {
    throw explained(error, port, first);
  }
}

async function listenFirst(app: FastifyInstance, port: number, host: string) {
  try {
    await app.listen({ port, host });
  } catch (error) {
    // No IPv6.
    if (errorCode(error) !== "EAFNOSUPPORT" || host !== "::") throw error;
    await app.listen({ port, host: "0.0.0.0" });
  }
}

/** Hands the connections of another address to the app's server, which listens on one. */
async function listenToo(app: FastifyInstance, port: number, host: string): Promise<net.Server[]> {
  const door = net.createServer({ noDelay: true }, (socket) => app.server.emit("connection", socket));
  try {
    door.listen({ port, host });
    await once(door, "listening");
    return [door];
  } catch (error) {
    if (["EAFNOSUPPORT", "EADDRNOTAVAIL"].includes(errorCode(error) ?? "")) return [];
    throw error;
  }
}

function explained(error: unknown, port: number, host: string): unknown {
  switch (errorCode(error)) {
    case "EADDRINUSE":
      return new Error(
        `Port ${port} is taken by another program. Stop it, or start Bellhop with PORT=0 or another PORT.`,
      );
    case "EACCES":
      return new Error(
        `Port ${port} is not open to this user. Start Bellhop with a PORT of 1024 or more, behind a reverse proxy.`,
      );
    case "EADDRNOTAVAIL":
      return new Error(`HOST is ${host}, which is not an address of this machine.`);
    default:
      return error;
  }
}
