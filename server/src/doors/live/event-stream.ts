import type { ServerResponse } from "node:http";

/** How long a client gets to read what was written before its stream is cut. */
const endingMs = 2_000;
/** A slower client is dropped; it resumes from its last event id. */
const maxUnreadBytes = 1024 * 1024;
/** At most. Streams that opened together get different periods, so that their heartbeats do not make one burst. */
const heartbeatMs = 15_000;
let opened = 0;

export type EventStream = {
  /** Sends the headers, once. */
  writeHead(): void;
  write(text: string): void;
  /** Resolves when most of what was written is read, or the stream is over. */
  drained(): Promise<void>;
  end(): void;
  isOver(): boolean;
};

/** A stream of server-sent events with a heartbeat. `onEnd` is called once, before the stream's last byte. */
export function openEventStream(stream: ServerResponse, onEnd: () => void): EventStream {
  let isOver = false;
  /** Calls `onEnd` first, so that nothing is written after the end. */
  const end = () => {
    if (isOver) return;
    isOver = true;
    clearInterval(heartbeat);
    onEnd();
    if (!stream.headersSent) return void stream.destroy();
    // Node 24 drops what was written while corked if the response ends before it is uncorked.
    while (stream.writableCorked > 0) stream.uncork();
    stream.end();
    setTimeout(() => stream.destroy(), endingMs).unref();
  };
  const write = (text: string) => {
    if (isOver) return;
    // One change often causes several events: cork sends them in one packet.
    stream.cork();
    process.nextTick(() => stream.uncork());
    stream.write(text);
    if (stream.writableLength > maxUnreadBytes) stream.destroy();
  };
  const writeHead = () => {
    if (isOver || stream.headersSent) return;
    stream.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "x-accel-buffering": "no" });
    write("retry: 1000\n: welcome\n\n");
  };
  const heartbeat = setInterval(
    () => stream.headersSent && write(": still here\n\n"),
    heartbeatMs - (opened++ % 100) * 30,
  );
  stream.on("close", end);
  // A connection that breaks during a write emits "close" as well.
  stream.on("error", () => {});
  return {
    writeHead,
    write,
    end,
    isOver: () => isOver,
    drained: () =>
      new Promise<void>((resolve) => {
        if (isOver || !stream.writableNeedDrain) return resolve();
        const done = () => {
          stream.off("drain", done).off("close", done);
          resolve();
        };
        stream.on("drain", done).on("close", done);
      }),
  };
}

/** Null starts with the next event. With an invalid id the client must read everything again. */
export function seqOf(lastEventId: string): number | null {
  if (lastEventId === "") return null;
  return /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : -1;
}
