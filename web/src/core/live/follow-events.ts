import { resetEventName } from "@bellhop/contract/live";
import { eventStreamReader, type StreamEvent } from "./event-stream.ts";

export type LiveHealth = "connecting" | "live" | "lost";

type Following = {
  open: (lastEventId: string | undefined, signal: AbortSignal) => Promise<Response>;
  onEvent: (event: StreamEvent) => void;
  /** Missed events cannot be replayed: read everything again. */
  onReset: () => void;
  onHealth: (health: LiveHealth) => void;
  /** Between 0 and 1; fixed in tests. */
  random?: () => number;
};

export const liveTiming = {
  firstWaitMs: 500,
  longestWaitMs: 20_000,
  /** The server sends a heartbeat every 15 s; after two missed ones the connection counts as dead. */
  silenceMs: 40_000,
} as const;

/** Exponential backoff with jitter. */
export function waitBeforeAttempt(attempt: number, random: number): number {
  const max = Math.min(liveTiming.longestWaitMs, liveTiming.firstWaitMs * 2 ** (attempt - 1));
  return Math.round(max / 2 + (max / 2) * random);
}

type FollowedLine = {
  stop: () => void;
  /** Ends a wait between attempts; does nothing while connected. */
  retryNow: () => void;
  /** Drops a connection that may be dead, and opens a new one. */
  restart: () => void;
};

/** Follows the venue's live events until stopped, and resumes after every break. */
export function followEvents(following: Following): FollowedLine {
  const random = following.random ?? Math.random;
  let lastId: string | undefined;
  let everOpened = false;
  let stopped = false;
  let attempt = 0;
  let isRestarting = false;
  /** From the refusal's `Retry-After`. */
  let askedToWaitMs = 0;
  let line: AbortController | undefined;
  let wakeUp: (() => void) | undefined;

  const readLine = async () => {
    line = new AbortController();
    const { signal } = line;
    const response = await following.open(lastId, signal);
    askedToWaitMs = response.ok ? 0 : 1_000 * (Number(response.headers.get("retry-after")) || 0);
    if (!response.ok || !response.body) throw new Error(`Live events answered ${response.status}`);
    // Without an id nothing can be resumed: what happened during the break is unknown.
    if (everOpened && lastId === undefined) following.onReset();
    everOpened = true;
    attempt = 0;
    following.onHealth("live");
    await readBody(response.body, line);
  };

  const applied = (event: StreamEvent) => {
    try {
      following.onEvent(event);
    } catch (cause) {
      // Such as an event of a newer server. Resuming would bring it again and again.
      console.error("Live events: not applied", cause);
    }
  };

  const readBody = async (body: ReadableStream<Uint8Array>, current: AbortController) => {
    const stream = eventStreamReader((event) => {
      if (event.name === resetEventName) following.onReset();
      else applied(event);
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
      // During a wait there is no connection to drop.
      isRestarting = wakeUp === undefined;
      attempt = 0;
      line?.abort();
      wakeUp?.();
    },
  };
}
