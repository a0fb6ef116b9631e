import { expect, test } from "vitest";
import type { OutgoingMessage } from "./delivery.queries.ts";
import { nextToSend, pauseBeforeAttempt } from "./send-order.ts";

const now = new Date("2026-11-21T10:00:00Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

function message(message_id: string, given: Partial<OutgoingMessage> = {}): OutgoingMessage {
  const rest = { state: "queued", text: "", channel_id: "", send_after: null, created_at: ago(1) } as const;
  return { message_id, ...rest, open_attempt_id: null, open_attempt_at: null, attempts: 0, ...given };
}

test("messages go in order", () => {
  expect(nextToSend([message("one"), message("two")], now)).toMatchObject({
    do: "send",
    message: { message_id: "one" },
  });
});

test("one that is on its way holds up those behind it", () => {
  const onItsWay = message("one", { state: "sending", open_attempt_at: ago(2) });
  expect(nextToSend([onItsWay, message("two")], now)).toEqual({
    do: "wait",
    until: new Date(now.getTime() + 18_000),
  });
});

test("one whose try must have died is marked unknown", () => {
  const dead = message("one", { state: "sending", open_attempt_at: ago(20) });
  expect(nextToSend([dead], now)).toMatchObject({ do: "mark unknown" });
});

test("one that waits for its next try holds up those behind it for fifteen seconds, and no longer", () => {
  const waits = (createdAgo: number) =>
    message("one", { send_after: ago(-60), created_at: ago(createdAgo), attempts: 3 });
  expect(nextToSend([waits(5), message("two")], now)).toEqual({ do: "wait", until: ago(-10) });
  expect(nextToSend([waits(16), message("two")], now)).toMatchObject({
    do: "send",
    message: { message_id: "two" },
    comeBackAt: ago(-60),
  });
});

test("with nothing to send there is nothing to do", () => {
  expect(nextToSend([], now)).toEqual({ do: "nothing" });
});

test("the pause before another try grows to five minutes, and is spread", () => {
  expect(pauseBeforeAttempt(1, 1)).toBe(2_200);
  expect(pauseBeforeAttempt(3, 0.5)).toBe(4_200);
  expect(pauseBeforeAttempt(30, 1)).toBe(300_200);
});
