import { expect, test } from "vitest";
import type { Decision } from "../../domain/assistant/index.ts";
import { compareDecisions } from "./compare-decisions.ts";

const source = (entryId: string) => ({ entryId, title: "", section: "faq" as const, quote: "", score: 1 });
const answer = (text: string, ...entryIds: string[]): Decision => ({
  action: "answer",
  text,
  sources: entryIds.map(source),
  confidence: 1,
});
const handOver = (text = "Reception will answer.", ...entryIds: string[]): Decision => ({
  action: "hand_over",
  handedOver: [{ reason: "no_entry", about: "" }],
  text,
  sources: entryIds.map(source),
});
const silence: Decision = { action: "stay_silent", why: "thanks" };
const breakfast = { test_question_id: "t", text: "When is breakfast?", entry_id: "breakfast" };
const handedOver = { test_question_id: "t", text: "May I smoke?", entry_id: null };

test.each([
  ["the same answer", answer("7:00", "a"), answer("7:00", "a"), "same"],
  ["silence on both sides", silence, silence, "same"],
  ["a hand-over on both sides", handOver(), handOver(), "same"],
  ["another time", answer("7:00", "a"), answer("8:00", "a"), "changed"],
  ["another entry with the same words", answer("7:00", "a"), answer("7:00", "b"), "changed"],
  ["an answer where staff were asked", handOver(), answer("7:00", "a"), "better"],
  ["half an answer where staff were asked", handOver(), handOver("7:00. Reception …", "a"), "better"],
  ["a whole answer where half of one was", handOver("7:00. Reception …", "a"), answer("7:00", "a"), "better"],
  ["a hand-over where it was answered", answer("7:00", "a"), handOver(), "worse"],
  ["half an answer where it was whole", answer("7:00", "a"), handOver("7:00. Reception …", "a"), "worse"],
] as const)("%s", (_, live, draft, outcome) => {
  expect(compareDecisions(["Breakfast?"], { live, draft }, [])).toEqual({ outcome, test: undefined });
});

test.each([
  ["the guest asks what a broken test asks", "when is BREAKFAST", answer("7:00", "x"), breakfast, "worse"],
  ["a broken test's entry answers no more", "Food?", answer("7:00", "breakfast"), breakfast, "worse"],
  ["a broken test is about something else", "Pool?", answer("9:00", "pool"), breakfast, "changed"],
  ["a test of a hand-over has no entry", "Pool?", answer("9:00", "pool"), handedOver, "changed"],
] as const)("%s", (_, question, live, broken, outcome) => {
  const compared = compareDecisions([question], { live, draft: answer("8:00", "y") }, [broken]);
  expect(compared).toEqual({ outcome, test: outcome === "worse" ? broken : undefined });
});

test("what stays the same is never worse", () => {
  const same = answer("7:00", "breakfast");
  expect(compareDecisions(["When is breakfast?"], { live: same, draft: same }, [breakfast]).outcome).toBe(
    "same",
  );
});
