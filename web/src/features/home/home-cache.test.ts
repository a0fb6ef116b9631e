import type { Conversation } from "@bellhop/contract/conversations";
import type { Home } from "@bellhop/contract/home";
import { expect, test } from "vitest";
import { patchedWaiting } from "./home-cache.ts";

const now = Date.parse("2026-11-21T22:40:00Z");

const guest = (conversation_id: string, minutes: number | null) =>
  ({
    conversation_id,
    state: "open",
    held: { by: "staff", member_id: null, member_name: null },
    waiting_since: minutes === null ? null : new Date(now - minutes * 60_000).toISOString(),
    open_questions: [] as Conversation["open_questions"],
  }) as Conversation;

const home = { waiting: [guest("a", 18), guest("b", 5)], waiting_count: 9 } as Home;
const summary = ({ waiting, waiting_count }: Home) => [
  waiting.map((one) => one.conversation_id).join(""),
  waiting_count,
];

test("a guest who starts waiting is sorted in by waiting time and counted", () => {
  expect(summary(patchedWaiting(home, guest("n", 9), now))).toEqual(["anb", 10]);
});

test("a guest with an open emergency comes first", () => {
  const emergency = { ...guest("e", 1), open_questions: [{ reason: "emergency" }] } as Conversation;
  expect(summary(patchedWaiting(home, emergency, now))).toEqual(["eab", 10]);
});

test("an answered guest leaves the list and the count, once", () => {
  const answered = patchedWaiting(home, guest("a", null), now);
  expect(summary(answered)).toEqual(["b", 8]);
  expect(summary(patchedWaiting(answered, guest("a", null), now))).toEqual(["b", 8]);
});
