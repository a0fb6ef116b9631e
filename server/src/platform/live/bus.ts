import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log.ts";

export type WakeKind = "live" | "job";

/** Wakes all processes after a commit. Wake-ups are merged, and a lost one only delays work until the next poll. */
export type Bus = {
  wake(kind: WakeKind, key: string): void;
  onWake(kind: WakeKind, listener: (key: string) => void): void;
  onResync(listener: () => void): void;
  close(): Promise<void>;
};

const channel = "bellhop";
/** PostgreSQL's limit is 8,000 bytes. */
const maxPayloadBytes = 7_800;
/** The first wake-up is sent at once, later ones together: each NOTIFY is a transaction. */
const leastMsBetween = 20;
const reconnectMs = 100;
/** Detects a connection that is dead without having been closed. */
const askEveryMs = 10_000;
const answerMs = 5_000;
const maxReconnectMs = 2_000;

/** LISTEN and NOTIFY. Sent in batches outside of transactions, because a NOTIFY serialises commits. */
export async function openPostgresBus({ url, log }: { url: string; log: Log }): Promise<Bus> {
  const listeners = new Map<WakeKind, Array<(key: string) => void>>();
  const resyncs: Array<() => void> = [];
  const outbox = new Set<string>();
  const self = `${process.pid}.${Math.random().toString(36).slice(2)}`;
  let client: pg.Client | undefined;
  let closed = false;
  let gathering: NodeJS.Timeout | undefined;
  let sentAt = 0;

  const hear = (line: string) => {
    const cut = line.indexOf(" ");
    for (const listener of listeners.get(line.slice(0, cut) as WakeKind) ?? []) listener(line.slice(cut + 1));
  };

  async function connect() {
    const options: pg.ClientConfig & { pipeline: boolean } = {
      connectionString: url,
      application_name: "bellhop bus",
      pipeline: true,
      connectionTimeoutMillis: 2_000,
      query_timeout: answerMs,
      keepAlive: true,
    };
    const next = new pg.Client(options);
    next.on("error", () => {});
    next.on("notification", ({ payload = "" }) => {
      const [sender, ...lines] = payload.split("\n");
      if (sender !== self) for (const line of lines) hear(line);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    const asking = setInterval(() => void ask(next), askEveryMs).unref();
    next.once("end", () => {
      clearInterval(asking);
      client = undefined;
      if (closed) return;
      log.warn("wake-up connection lost");
      void reconnect();
    });
    client = next;
  }

  async function ask(connection: pg.Client) {
    try {
      await connection.query("select 1");
    } catch (error) {
      log.debug({ err: error }, "wake-up connection does not answer");
      // `end` would wait for an answer too.
      connection.connection.stream.destroy();
    }
  }

  async function reconnect() {
    for (let tries = 0; !closed; tries++) {
      await pause(Math.min(maxReconnectMs, reconnectMs * 2 ** tries), undefined, { ref: false });
      if (closed) return;
      try {
        await connect();
        log.info("wake-up connection restored");
        for (const resync of resyncs) resync();
        return;
      } catch (error) {
        log.debug({ err: error }, "wake-up connection still away");
      }
    }
  }

  async function flush() {
    gathering = undefined;
    sentAt = performance.now();
    const lines = [...outbox];
    outbox.clear();
    while (lines.length > 0) {
      let payload = self;
      while (lines[0] !== undefined && payload.length + lines[0].length + 1 < maxPayloadBytes)
        payload += `\n${lines.shift()}`;
      try {
        await client?.query("select pg_notify($1, $2)", [channel, payload]);
      } catch (error) {
        log.debug({ err: error }, "wake-up not sent; other processes will poll");
      }
    }
  }

  await connect();
  return {
    wake(kind, key) {
      const line = `${kind} ${key}`;
      outbox.add(line);
      gathering ??= setTimeout(flush, Math.max(0, sentAt + leastMsBetween - performance.now()));
      setImmediate(hear, line);
    },
    onWake(kind, listener) {
      listeners.set(kind, [...(listeners.get(kind) ?? []), listener]);
    },
    onResync(listener) {
      resyncs.push(listener);
    },
    async close() {
      closed = true;
      clearTimeout(gathering);
      await client?.end();
    },
  };
}
