import type { LeftOut } from "@bellhop/contract/unreadable";
import { i18n } from "@lingui/core";
import { expect, test } from "vitest";
import { leftOutSentence } from "./left-out-sentence.ts";

test.each<[LeftOut, string]>([
  [{ code: "hidden", count: 1 }, "One hidden passage."],
  [{ code: "hidden", count: 3 }, "3 hidden passages."],
  [{ code: "proposals_beyond_limit", count: 5, limit: 2_000 }, "5 more suggestions. The limit is 2000."],
  [
    { code: "other_language", count: 2, language: "de" },
    "2 passages in German. To import them, add this language in Guest assistant.",
  ],
])("%j has a sentence", (leftOut, sentence) => {
  expect(i18n._(leftOutSentence(leftOut, () => "German"))).toBe(sentence);
});
