import { once } from "node:events";
import net from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Finding } from "../attacked/finding.ts";
import { openPaths, pipelined } from "../attacked/open-paths.ts";

/** The server checks once per minute whether a client has read anything. */
const waitMs = 130_000;

export default {
  kind: "check",
  does: "a client that asks for files and never reads is disconnected within two minutes",
  async faults({ port, url }) {
    const [script = ""] = await openPaths(url);
    const socket = net.connect(port, "127.0.0.1").on("error", () => {});
    await once(socket, "connect");
    // More than the sockets' buffers hold.
    socket.pause().write(pipelined(script, 17));
    await pause(waitMs);
    const closed = new Promise<boolean>((resolve) => socket.on("close", () => resolve(true)));
    socket.resume();
    const isCut = await Promise.race([closed, pause(10_000).then(() => false)]);
    socket.destroy();
    return isCut ? [] : ["it is still connected"];
  },
} satisfies Finding;
