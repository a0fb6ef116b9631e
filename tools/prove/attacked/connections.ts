import { once } from "node:events";
import net from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Opens connections, writes these bytes to each at once, and reads nothing. Resolves to how many were open at the end. */
export async function holdUnread(
  port: number,
  { connections, bytes, forMs }: { connections: number; bytes: (n: number) => Buffer; forMs: number },
): Promise<number> {
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = net.connect(port, "127.0.0.1").on("error", () => {});
      await once(socket, "connect");
      return socket.pause();
    }),
  );
  for (const [n, socket] of sockets.entries()) socket.write(bytes(n));
  await pause(forMs);
  const open = sockets.filter(({ destroyed }) => !destroyed).length;
  for (const socket of sockets) socket.destroy();
  return open;
}

/** Sends these bytes at once on that many connections. Counts the statuses; 0 is a broken connection. */
export async function sendAll(
  port: number,
  { connections, bytes }: { connections: number; bytes: Buffer },
): Promise<Record<number, number>> {
  const statuses = await Promise.all(Array.from({ length: connections }, () => statusOf(port, bytes)));
  return Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([s, all]) => [s, all.length]),
  );
}

async function statusOf(port: number, bytes: Buffer): Promise<number> {
  const socket = net.connect(port, "127.0.0.1");
  let head = "";
  socket.on("error", () => {});
  socket.on("data", (chunk) => {
    head ||= chunk.toString("latin1");
    socket.destroy();
  });
  socket.write(bytes);
  // `once` would reject when the connection is reset.
  await new Promise((resolve) => socket.on("close", resolve));
  return Number(head.split(" ")[1] ?? 0);
}
