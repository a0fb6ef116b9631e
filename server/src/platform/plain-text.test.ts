import { expect, test } from "vitest";
import { joinLines, splitLines } from "./plain-text.ts";

test("a text is split at everything that some program shows as a line break", () => {
  expect(splitLines("a\r\nb\nc\rd\ve\ff\u0085g\u2028h\u2029i\n")).toEqual([..."abcdefghi", ""]);
  expect(joinLines(" Anna\n\u2028Marta ")).toBe("Anna  Marta");
});

test("a line keeps its words, joiners and emoji, and loses control characters of terminals and text direction", () => {
  expect(splitLines("a\tb \u001b[2K\b\u009bc\u202e\u2069\u200f")).toEqual(["a b [2Kc"]);
  expect(joinLines("Zoë 👩\u200d🍳")).toBe("Zoë 👩\u200d🍳");
});

test("a right-to-left line is isolated, once", () => {
  expect(joinLines("علی\u200cرضا")).toBe("\u2068علی\u200cرضا\u2069");
  expect(splitLines("שלום\u2069\u202e 12\nok")).toEqual(["\u2068שלום 12\u2069", "ok"]);
});
