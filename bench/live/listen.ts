import net from "node:net";

/**
 * A dashboard that receives live events over a plain socket, because a thousand of them share the processors with the
 * server under test. Calls back with the text of each message event. Resolves, when the stream is open, to a function
 * that closes it.
 */
export async function listen(
  port: number,
  path: string,
  headers: Record<string, string>,
  hears: (text: string) => void,
): Promise<() => void> {
  const socket = net.connect({ port, host: "127.0.0.1", noDelay: true });
  const lines = Object.entries({ host: "127.0.0.1", ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
  const opened = Promise.withResolvers<void>();
  socket.on("error", opened.reject);
  let held = "";
  let isOpen = false;
  socket.on("data", (chunk) => {
    held += chunk.toString("latin1");
    if (!isOpen) {
      // The first id confirms that the stream has started.
      if (!held.startsWith("HTTP/1.1 200")) opened.reject(new Error(held.slice(0, 200)));
      if (!/\nid: \d+\n/.test(held)) return;
      isOpen = true;
      opened.resolve();
    }
    for (let end = held.indexOf("\n\n"); end >= 0; end = held.indexOf("\n\n")) {
      const event = held.slice(0, end);
      held = held.slice(end + 2);
      if (event.includes('"kind":"message"') || event.includes('"kind": "message"')) {
        const text = /When is breakfast[^"]*/.exec(event)?.[0];
        if (text) hears(text);
      }
    }
  });
  await opened.promise;
  return () => socket.destroy();
}
