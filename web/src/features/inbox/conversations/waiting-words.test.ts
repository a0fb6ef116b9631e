import type { Conversation, OpenQuestion } from "@bellhop/contract/conversations";
import { expect, test } from "vitest";
import { waitingWords } from "./waiting-words.ts";

const since = "2026-11-23T10:00:00.000Z";
const question = (about: string, reason: OpenQuestion["reason"] = "no_entry") =>
  ({ about, reason }) as OpenQuestion;
const wordsOf = (
  waiting_since: string | null,
  open_questions: OpenQuestion[],
  waiting_text: string | null = null,
  author: "guest" | "assistant" = "assistant",
) => waitingWords({ waiting_since, waiting_text, open_questions, last_message: { author } } as Conversation);

test("a waiting row shows the guest's newest open question, not an answer to another one", () => {
  expect(wordsOf(since, [question("Is there a helipad?"), question("And a casino?")])).toBe("And a casino?");
});

test("the guest's last message is newer than any open question, but an emergency stays", () => {
  expect(wordsOf(since, [question("Is there a helipad?")], null, "guest")).toBeNull();
  expect(wordsOf(since, [question("Fire!", "emergency")], null, "guest")).toBe("Fire!");
});

test("an emergency is shown before older questions", () => {
  expect(wordsOf(since, [question("Is there a helipad?"), question("Fire!", "emergency")])).toBe("Fire!");
});

test("without an open question, or once nobody waits, the last message is shown", () => {
  expect(wordsOf(since, [])).toBeNull();
  expect(wordsOf(null, [question("Is there a helipad?")])).toBeNull();
});

test("after a failed reply the guest's words are shown, not the reply", () => {
  expect(wordsOf(since, [], "Is the sauna open?")).toBe("Is the sauna open?");
});
