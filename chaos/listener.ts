import { type ClientRequest, get, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { liveEventsPath, resetEventName } from "@bellhop/contract/live";

/** A browser that receives one venue's live events and reconnects with the number of the last one. */
export type Listener = {
  /** The number before its first event; undefined until the server has sent it. */
  begins: number | undefined;
  /** Numbers of the events received since, in order. */
  received: number[];
  /** Resets by the server; the events in between were not sent. */
  resets: number;
  connections: number;
  /** The last number it received. */
  last(): number | undefined;
  /** Cuts the connection at once. */
  cut(): void;
  /** Cuts the connection in the middle of the next block, after reading half of it. */
  cutInside(): void;
  close(): void;
};

type ListenerOptions = {
  /** Called for each connection, because another process may serve it. */
  url(): string;
  token(): Promise<string>;
  venueId: number;
  backAfterMs: number;
};

export function openListener({ url, token, venueId, backAfterMs }: ListenerOptions): Listener {
  let request: ClientRequest | undefined;
  let closed = false;
  let cutsInside = false;
  const listener: Listener = {
    begins: undefined,
    received: [],
    resets: 0,
    connections: 0,
    last: () => listener.received.at(-1) ?? listener.begins,
    cut: () => request?.destroy(),
    cutInside() {
      cutsInside = true;
    },
    close() {
      closed = true;
      request?.destroy();
    },
  };

  function take(block: string) {
    const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, "m").exec(block)?.[1];
    const id = field("id");
    if (id === undefined) return;
    if (field("event") === resetEventName) {
      listener.resets += 1;
      listener.begins = Number(id);
      listener.received.length = 0;
    } else if (field("data") !== undefined) listener.received.push(Number(id));
    else listener.begins ??= Number(id);
  }

  async function receive(response: IncomingMessage) {
    let text = "";
    response.setEncoding("utf8");
    for await (const chunk of response) {
      text += cutsInside ? chunk.slice(0, chunk.length / 2) : chunk;
      for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
        take(text.slice(0, end));
        text = text.slice(end + 2);
      }
      if (cutsInside) {
        cutsInside = false;
        response.destroy();
        return;
      }
    }
  }

  async function connect() {
    const last = listener.last();
    const headers = {
      authorization: `Bearer ${await token()}`,
      "bellhop-venue": String(venueId),
      ...(last !== undefined && { "last-event-id": String(last) }),
    };
    await new Promise<void>((resolve, reject) => {
      request = get(`${url()}${liveEventsPath}`, { headers, agent: false }, (response) => {
        if (response.statusCode !== 200) {
          response.resume();
          return reject(new Error(`live events: ${response.statusCode}`));
        }
        listener.connections += 1;
        receive(response).then(resolve, reject);
      });
      request.on("error", reject);
    });
  }

  void (async () => {
    while (!closed) {
      // Cut off, refused or down: reconnects from the last number.
      await connect().catch(() => {});
      if (!closed) await pause(backAfterMs);
    }
  })();
  return listener;
}
