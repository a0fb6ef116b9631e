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
    ["```pass`word`x``` and *b*", "[code pass`word`x] and [bold b]"],
  ])("%j reads as %j", (text, expected) => {
    expect(format(readMarkup(text, "whatsapp"))).toBe(expected);
  });

  // Looked for anew from each mark to the text's end, partners that are not there would take minutes to miss.
  test("of marks without partners is read as it stands", () => {
    const text = "*a ".repeat(1_300);
    expect(format(readMarkup(text, "whatsapp"))).toBe(text);
  });
});

test.each([
  ["The key is _a*b*_ or *Summer*", "The key is _a*b*_ or *Summer*"],
  ["```a``` at https://a.example/_b_/", "```a``` at <https://a.example/_b_/>"],
])("the assistant's %j stays literal", (text, expected) => {
  expect(format(readMarkup(text, "literal"))).toBe(expected);
});

test.each([
  ["*Please note:* the key is _Summer2024_.", "[bold Please note:] the key is _Summer2024_."],
  ["Wifi_guest*2024~x or _guest_", "Wifi_guest*2024~x or _guest_"],
  ["*a#b*, *c*: www.a.example", "*a#b*, [bold c]: <https://www.a.example>"],
])("emphasis in %j that a person typed is shown", (text, expected) => {
  expect(format(readMarkup(text, "typed"))).toBe(expected);
});
