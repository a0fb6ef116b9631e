import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log.ts";

/** What a wake-up is about: a venue's live events, or a job queue. */
export type WakeKind = "live" | "job";

/**
 * Tells every process that something was committed. Wake-ups are hints: one that is lost delays work to the next
 * poll and loses nothing, so they travel after the commit and may be merged.
 */
export type Bus = {
  wake(kind: WakeKind, key: string): void;
  onWake(kind: WakeKind, listener: (key: string) => void): void;
  /** Called when wake-ups may have been missed: read everything again. */
  onResync(listener: () => void): void;
  close(): Promise<void>;
};

const channel = "bellhop";
/** PostgreSQL takes notifications of less than 8,000 bytes. */
const payloadBytesMost = 7_800;
const gatherMs = 4;
const reconnectMs = 100;
/** A connection whose other end has gone without a word, or stands still, is found out by asking. */
const askEveryMs = 10_000;
const answerMs = 5_000;
const reconnectMostMs = 2_000;

/**
 * The bus over PostgreSQL's LISTEN and NOTIFY. Notifications are gathered for a few milliseconds and sent on a
 * connection of their own, outside of any transaction: inside, they would make all commits wait for one another.
 */
export async function openPostgresBus({ url, log }: { url: string; log: Log }): Promise<Bus> {
  const listeners = new Map<WakeKind, Array<(key: string) => void>>();
  const resyncs: Array<() => void> = [];
  const outbox = new Set<string>();
  const self = `${process.pid}.${Math.random().toString(36).slice(2)}`;
  let client: pg.Client | undefined;
  let closed = false;
  let gathering: NodeJS.Timeout | undefined;

  const hear = (line: string) => {
    const cut = line.indexOf(" ");
    for (const listener of listeners.get(line.slice(0, cut) as WakeKind) ?? []) listener(line.slice(cut + 1));
  };

  /** Opens the one connection; a failed try leaves nothing behind, and only an established one can be lost. */
  async function connect() {
    const options: pg.ClientConfig & { pipeline: boolean } = {
      connectionString: url,
      application_name: "bellhop bus",
      // A batch does not wait for the one before.
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

  async function ask(asked: pg.Client) {
    try {
      await asked.query("select 1");
    } catch (error) {
      log.debug({ err: error }, "wake-up connection does not answer");
      // A goodbye would wait for the answer too.
      asked.connection.stream.destroy();
    }
  }

  async function reconnect() {
    for (let tries = 0; !closed; tries++) {
      await pause(Math.min(reconnectMostMs, reconnectMs * 2 ** tries), undefined, { ref: false });
      if (closed) return;
      try {
        await connect();
        log.info("wake-up connection back");
        for (const resync of resyncs) resync();
        return;
      } catch (error) {
        log.debug({ err: error }, "wake-up connection still away");
      }
    }
  }

  async function flush() {
    gathering = undefined;
    const lines = [...outbox];
    outbox.clear();
    while (lines.length > 0) {
      let payload = self;
      while (lines[0] !== undefined && payload.length + lines[0].length + 1 < payloadBytesMost)
        payload += `\n${lines.shift()}`;
      try {
        await client?.query("select pg_notify($1, $2)", [channel, payload]);
      } catch (error) {
        log.debug({ err: error }, "wake-up not sent; the others find out by polling");
      }
    }
  }

  await connect();
  return {
    wake(kind, key) {
      const line = `${kind} ${key}`;
      outbox.add(line);
      gathering ??= setTimeout(flush, gatherMs);
      // This process needs no round trip to hear of its own work.
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
