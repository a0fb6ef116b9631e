import { resetEventName } from "@bellhop/contract/live";
import { eventStreamReader, type StreamEvent } from "./event-stream.ts";

export type LiveHealth = "connecting" | "live" | "lost";

export type Following = {
  /** Opens the stream, resuming after `lastEventId` where there is one. */
  open: (lastEventId: string | undefined, signal: AbortSignal) => Promise<Response>;
  onEvent: (event: StreamEvent) => void;
  /** What was missed cannot be told any more: read everything again. */
  onReset: () => void;
  onHealth: (health: LiveHealth) => void;
  /** Between 0 and 1; tests fix it. */
  random?: () => number;
};

export const liveTiming = {
  firstWaitMs: 500,
  longestWaitMs: 20_000,
  /** The server's heartbeat comes every 15 s; after two of them missed the line counts as dead. */
  silenceMs: 40_000,
} as const;

/** How long to wait before the n-th attempt in a row: doubling, bounded, and spread so that browsers do not return at once. */
export function waitBeforeAttempt(attempt: number, random: number): number {
  const most = Math.min(liveTiming.longestWaitMs, liveTiming.firstWaitMs * 2 ** (attempt - 1));
  return Math.round(most / 2 + (most / 2) * random);
}

export type FollowedLine = {
  stop: () => void;
  /** Ends a wait between attempts; does nothing while the line stands. */
  retryNow: () => void;
  /** Drops a line that may be dead without knowing it, and opens a new one at once. */
  restart: () => void;
};

/** Follows the venue's live events until stopped: resumes after every break, and tells how the line is. */
export function followEvents(following: Following): FollowedLine {
  const random = following.random ?? Math.random;
  let lastId: string | undefined;
  let everOpened = false;
  let stopped = false;
  let attempt = 0;
  let isRestarting = false;
  /** What a refusal asked for on top. */
  let askedToWaitMs = 0;
  let line: AbortController | undefined;
  let wakeUp: (() => void) | undefined;

  const readLine = async () => {
    line = new AbortController();
    const { signal } = line;
    const response = await following.open(lastId, signal);
    askedToWaitMs = response.ok ? 0 : 1_000 * (Number(response.headers.get("retry-after")) || 0);
    if (!response.ok || !response.body) throw new Error(`Live events answered ${response.status}`);
    // Without an id there is nothing to resume from: whatever happened in the break is unknown.
    if (everOpened && lastId === undefined) following.onReset();
    everOpened = true;
    attempt = 0;
    following.onHealth("live");
    await readBody(response.body, line);
  };

  const readBody = async (body: ReadableStream<Uint8Array>, current: AbortController) => {
    const stream = eventStreamReader((event) => {
      if (event.name === resetEventName) following.onReset();
      else following.onEvent(event);
    });
    const reader = body
      .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
      .getReader();
    for (;;) {
      const silence = setTimeout(() => current.abort(), liveTiming.silenceMs);
      try {
        const { done, value } = await reader.read();
        if (done) return;
        stream.read(value);
        lastId = stream.lastId() || lastId;
      } finally {
        clearTimeout(silence);
      }
    }
  };

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const run = async () => {
    following.onHealth("connecting");
    while (!stopped) {
      try {
        await readLine();
      } catch (cause) {
        if (!stopped) console.warn("Live events:", cause);
      }
      if (stopped) return;
      following.onHealth("lost");
      attempt += 1;
      if (!isRestarting) await pause(askedToWaitMs + waitBeforeAttempt(attempt, random()));
      askedToWaitMs = 0;
      isRestarting = false;
      wakeUp = undefined;
    }
  };
  void run();

  return {
    stop() {
      stopped = true;
      line?.abort();
      wakeUp?.();
    },
    retryNow() {
      wakeUp?.();
    },
    restart() {
      // During a wait there is no line to drop: ending the wait is enough.
      isRestarting = wakeUp === undefined;
      attempt = 0;
      line?.abort();
      wakeUp?.();
    },
  };
}
