import { describe, expect, test } from "vitest";
import { type Marked, readMarkup } from "./markup.ts";

const format = (parts: Marked[]): string =>
  parts
    .map((part) => {
      if (part.kind === "text") return part.text;
      if (part.kind === "link") return `<${part.href}>`;
      return `[${part.kind} ${format(part.parts)}]`;
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
  ])("%j reads as %j", (text, expected) => {
    expect(format(readMarkup(text))).toBe(expected);
  });

  // Looked for anew from each mark to the text's end, partners that are not there would take minutes to miss.
  test("of marks without partners is read as it stands", () => {
    const text = "*a ".repeat(1_300);
    expect(format(readMarkup(text))).toBe(text);
  });
});
