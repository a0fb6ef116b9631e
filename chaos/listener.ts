import { type ClientRequest, get, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { liveEventsPath, resetEventName } from "@bellhop/contract/live";

/** A browser that hears one venue's live events, comes back by itself, and says where it was. */
export type Listener = {
  /** The number it began behind; undefined until it was told. */
  begins: number | undefined;
  /** Numbers of the events heard since, in order. */
  heard: number[];
  /** How often it was told to read everything again, and is therefore without the events in between. */
  resets: number;
  connections: number;
  /** The last number it knows of. */
  last(): number | undefined;
  /** Cuts the connection at once. */
  cut(): void;
  /** Cuts it in the middle of the next thing it is told: half of that is taken, the rest is never read. */
  cutInside(): void;
  close(): void;
};

type Given = {
  /** Where to connect next: asked anew each time, so that it may be another process. */
  url(): string;
  token(): Promise<string>;
  venueId: number;
  backAfterMs: number;
};

/** Opens a listener; it goes on until it is closed. */
export function openListener({ url, token, venueId, backAfterMs }: Given): Listener {
  let request: ClientRequest | undefined;
  let closed = false;
  let cutsInside = false;
  const listener: Listener = {
    begins: undefined,
    heard: [],
    resets: 0,
    connections: 0,
    last: () => listener.heard.at(-1) ?? listener.begins,
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
      listener.heard.length = 0;
    } else if (field("data") !== undefined) listener.heard.push(Number(id));
    else listener.begins ??= Number(id);
  }

  async function hear(response: IncomingMessage) {
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
        hear(response).then(resolve, reject);
      });
      request.on("error", reject);
    });
  }

  void (async () => {
    while (!closed) {
      // Cut, refused, away: it comes back, from where it was.
      await connect().catch(() => {});
      if (!closed) await pause(backAfterMs);
    }
  })();
  return listener;
}
