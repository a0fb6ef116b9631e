import { describe, expect, test } from "vitest";
import { type Marked, readMarkup } from "./markup.ts";

const tell = (parts: Marked[]): string =>
  parts
    .map((part) => {
      if (part.kind === "text") return part.text;
      if (part.kind === "link") return `<${part.href}>`;
      return `[${part.kind} ${tell(part.parts)}]`;
    })
    .join("");

describe("a guest's text", () => {
  test.each([
    ["plain", "plain"],
    ["*bold* and _italic_ and ~struck~", "[bold bold] and [italic italic] and [struck struck]"],
    ["*bold _and italic_*", "[bold bold [italic and italic]]"],
    ["```a *b* c```", "[code a *b* c]"],
    ["2*3*4 and snake_case_words", "2*3*4 and snake_case_words"],
    ["* not bold *", "* not bold *"],
    ["*over\nlines*", "*over\nlines*"],
    [
      "see https://a.example/b_c_d, or www.b.example.",
      "see <https://a.example/b_c_d>, or <https://www.b.example>.",
    ],
    ["javascript:alert(1) <b>hi</b>", "javascript:alert(1) <b>hi</b>"],
    ["*أهلًا* بك", "[bold أهلًا] بك"],
  ])("%j reads as %j", (text, told) => {
    expect(tell(readMarkup(text))).toBe(told);
  });

  test("of nothing but marks is read in no time", () => {
    const from = performance.now();
    readMarkup("*".repeat(4_096));
    readMarkup("*a ".repeat(1_300));
    expect(performance.now() - from).toBeLessThan(500);
  });
});
