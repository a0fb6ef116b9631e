import { expect, test } from "vitest";
import type { OutgoingMessage } from "./delivery.queries.ts";
import { nextToSend, pauseBeforeAttempt } from "./send-order.ts";

const now = new Date("2026-11-21T10:00:00Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

function message(message_id: string, given: Partial<OutgoingMessage> = {}): OutgoingMessage {
  const sent = { text: "", content: null, quoted_id: null, channel_id: "" };
  const rest = { author: "staff", state: "queued", ...sent, send_after: null, created_at: ago(1) } as const;
  return { message_id, ...rest, open_attempt_id: null, open_attempt_at: null, attempts: 0, ...given };
}

test("messages go in order", () => {
  expect(nextToSend([message("one"), message("two")], now)).toMatchObject({
    do: "send",
    message: { message_id: "one" },
  });
});

test("a message in flight blocks those behind it", () => {
  const onItsWay = message("one", { state: "sending", open_attempt_at: ago(2) });
  expect(nextToSend([onItsWay, message("two")], now)).toEqual({
    do: "wait",
    until: new Date(now.getTime() + 18_000),
  });
});

test("an attempt that must have died is marked unknown", () => {
  const dead = message("one", { state: "sending", open_attempt_at: ago(20) });
  expect(nextToSend([dead], now)).toMatchObject({ do: "mark unknown" });
});

test("a message waiting for a retry blocks those behind it for fifteen seconds", () => {
  const waits = (createdAgo: number) =>
    message("one", { send_after: ago(-60), created_at: ago(createdAgo), attempts: 3 });
  expect(nextToSend([waits(5), message("two")], now)).toEqual({ do: "wait", until: ago(-10) });
  expect(nextToSend([waits(16), message("two")], now)).toMatchObject({
    do: "send",
    message: { message_id: "two" },
    comeBackAt: ago(-60),
  });
});

test("an empty queue needs no action", () => {
  expect(nextToSend([], now)).toEqual({ do: "nothing" });
});

test("the retry delay grows to five minutes, with jitter", () => {
  expect(pauseBeforeAttempt(1, "130429", 1)).toBe(2_200);
  expect(pauseBeforeAttempt(3, "130429", 0.5)).toBe(4_200);
  expect(pauseBeforeAttempt(30, "130429", 1)).toBe(300_200);
});

test("after too many messages to one guest, the delay is 4^n seconds without jitter", () => {
  expect([1, 2, 3].map((attempts) => pauseBeforeAttempt(attempts, "131056", 0))).toEqual([
    4_000, 16_000, 64_000,
  ]);
  expect(pauseBeforeAttempt(7, "131056", 0)).toBe(300_000);
});

test("a clock that is set back an hour holds up no message", () => {
  const inAnHour = ago(-3_600);
  expect(nextToSend([message("one", { send_after: inAnHour, created_at: inAnHour })], now).do).toBe("send");
  const waiting = message("one", { send_after: ago(-60), created_at: inAnHour });
  expect(nextToSend([waiting, message("two")], now)).toMatchObject({
    do: "send",
    message: { message_id: "two" },
  });
  const sending = message("one", { state: "sending", open_attempt_at: inAnHour });
  expect(nextToSend([sending], now).do).toBe("mark unknown");
});
