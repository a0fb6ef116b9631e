import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { followEvents, type LiveHealth, liveTiming, waitBeforeAttempt } from "./follow-events.ts";

/** A server whose lines a test writes to and cuts. */
function lines() {
  const opened: { lastEventId: string | undefined; say: (text: string) => void; cut: () => void }[] = [];
  const refuse: (number | { status: number; retryAfter: string })[] = [];
  return {
    opened,
    refuse,
    open: async (lastEventId: string | undefined, signal: AbortSignal) => {
      const refusal = refuse.shift();
      if (typeof refusal === "number") return new Response("", { status: refusal });
      if (refusal) {
        const { status, retryAfter } = refusal;
        return new Response("", { status, headers: { "retry-after": retryAfter } });
      }
      const encoder = new TextEncoder();
      let line: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          line = controller;
        },
      });
      const cut = () => line?.error(new TypeError("network error"));
      signal.addEventListener("abort", cut);
      opened.push({ lastEventId, say: (text) => line?.enqueue(encoder.encode(text)), cut });
      return new Response(body);
    },
  };
}

function follow(server = lines(), apply: (data: string) => void = () => {}) {
  const received: string[] = [];
  const health: LiveHealth[] = [];
  const resets = vi.fn();
  const line = followEvents({
    open: server.open,
    onEvent({ data }) {
      apply(data);
      received.push(data);
    },
    onReset: resets,
    onHealth: (next) => health.push(next),
    random: () => 1,
  });
  const settle = () => vi.advanceTimersByTimeAsync(1);
  return { ...server, received, health, resets, line, settle };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("live events", () => {
  test("are received, and after a break resumed from the last one", async () => {
    const { opened, received, health, settle, line } = follow();
    await settle();
    opened[0]?.say("id: 5\ndata: one\n\n");
    await settle();
    opened[0]?.cut();
    await settle();
    expect(health).toEqual(["connecting", "live", "lost"]);
    await vi.advanceTimersByTimeAsync(liveTiming.firstWaitMs);
    expect(opened[1]?.lastEventId).toBe("5");
    opened[1]?.say("id: 6\ndata: two\n\n");
    await settle();
    expect(received).toEqual(["one", "two"]);
    expect(health.at(-1)).toBe("live");
    line.stop();
  });

  test("that can't be applied are left out, and the connection stays", async () => {
    const { opened, received, health, settle, line } = follow(lines(), (data) => {
      if (data === "newer") throw new TypeError("Unknown event");
    });
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    await settle();
    opened[0]?.say("id: 1\ndata: newer\n\nid: 2\ndata: two\n\n");
    await settle();
    expect(received).toEqual(["two"]);
    expect(health).toEqual(["connecting", "live"]);
    expect(errors).toHaveBeenCalledOnce();
    line.stop();
  });

  test("start without an id, and take the one the server names first", async () => {
    const { opened, settle, resets, line } = follow();
    await settle();
    expect(opened[0]?.lastEventId).toBeUndefined();
    opened[0]?.say("id: 41\n\n");
    await settle();
    line.restart();
    await settle();
    expect(opened[1]?.lastEventId).toBe("41");
    expect(resets).not.toHaveBeenCalled();
    line.stop();
  });

  test("that cannot be resumed make everything be read again", async () => {
    const { opened, settle, resets, line } = follow();
    await settle();
    opened[0]?.cut();
    await vi.advanceTimersByTimeAsync(liveTiming.firstWaitMs + 1);
    expect(opened).toHaveLength(2);
    expect(resets).toHaveBeenCalledOnce();
    opened[1]?.say("id: 9\nevent: reset\ndata: {}\n\n");
    await settle();
    expect(resets).toHaveBeenCalledTimes(2);
    line.stop();
  });

  test("count as lost when even the heartbeat is silent", async () => {
    const { opened, settle, health, line } = follow();
    await settle();
    opened[0]?.say(": still here\n\n");
    await vi.advanceTimersByTimeAsync(liveTiming.silenceMs - 1);
    expect(health.at(-1)).toBe("live");
    await vi.advanceTimersByTimeAsync(2);
    expect(health.at(-1)).toBe("lost");
    line.stop();
  });

  test("wait longer after each refusal, and not at all when somebody looks again", async () => {
    const server = lines();
    server.refuse.push(503, 503);
    const { opened, settle, line } = follow(server);
    await settle();
    await vi.advanceTimersByTimeAsync(liveTiming.firstWaitMs);
    expect(opened).toHaveLength(0);
    line.retryNow();
    await settle();
    expect(opened).toHaveLength(1);
    line.stop();
  });

  test("come again no sooner than a refusal says, and then wait as usual", async () => {
    const server = lines();
    server.refuse.push({ status: 429, retryAfter: "30" });
    const { opened, settle, health, line } = follow(server);
    await settle();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(opened).toHaveLength(0);
    expect(health.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(liveTiming.firstWaitMs);
    expect(opened).toHaveLength(1);
    expect(health.at(-1)).toBe("live");
    opened[0]?.cut();
    await vi.advanceTimersByTimeAsync(liveTiming.firstWaitMs + 1);
    expect(opened).toHaveLength(2);
    line.stop();
  });

  test("are left alone once stopped", async () => {
    const { opened, settle, line } = follow();
    await settle();
    line.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(opened).toHaveLength(1);
  });
});

test("the wait doubles, is bounded, and is spread over its second half", () => {
  expect([1, 2, 3].map((attempt) => waitBeforeAttempt(attempt, 1))).toEqual([500, 1_000, 2_000]);
  expect(waitBeforeAttempt(30, 1)).toBe(liveTiming.longestWaitMs);
  expect(waitBeforeAttempt(1, 0)).toBe(250);
});
