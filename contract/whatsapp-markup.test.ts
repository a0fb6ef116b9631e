import { expect, test } from "vitest";
import { findEmphasis, literalForWhatsApp } from "./whatsapp-markup.ts";

const literal = (text: string, isTyped = false) => literalForWhatsApp(text, { isTyped, maxCharacters: 4096 });

test.each([
  ["Breakfast is from 7 to 10.", "Breakfast is from 7 to 10."],
  ["The password is Wifi_guest*2024~x.", "The password is Wifi_guest*2024~x."],
  ["The password is _guest_.", "The password is ```_guest_```."],
  ["Password: *Alpina*2024*, user ~room~", "Password: ```*Alpina*2024*```, user ```~room~```"],
  ["The password (a_b_c) is for guests.", "The password (```a_b_c```) is for guests."],
  ["pass`word`x", "```pass`word`x```"],
  ["the key is `abc`", "the key is ``` `abc` ```"],
  ["Breakfast 18 €*, dinner 30 €*", "Breakfast 18 ```€*```, dinner 30 €*"],
  ["See https://hotel.example/a_b_c/d", "See https://hotel.example/a_b_c/d"],
  ["See https://hotel.example/_a_/b", "See ```https://hotel.example/_a_/b```"],
  ["Write to anna_b_c@hotel.example", "Write to anna_b_c@hotel.example"],
  ["It`s open, don`t knock", "It`s open, don`t knock"],
  ["2 * 3 * 4", "2 * 3 * 4"],
  ["Hotel Alpina **** and **** more", "Hotel Alpina **** and **** more"],
  ["> 12 years: 10 €", "```>``` 12 years: 10 €"],
  ["* Pool\n* Sauna", "* Pool\n* Sauna"],
  ["a ``` b", "a ``` `\u2060`\u2060` ``` b"],
])("the hotel's words %j are sent as %j", (text, sent) => {
  expect(literal(text)).toBe(sent);
});

test.each([
  ["*Please note:* the pool _closes at 20:00_.", "*Please note:* the pool _closes at 20:00_."],
  ["The key is _guest_ or ~guest~", "The key is ```_guest_``` or ```~guest~```"],
  ["*Check-out bis 11:00 Uhr*", "*Check-out bis 11:00 Uhr*"],
  ["It is *Summer2024*", "It is ```*Summer2024*```"],
  ["*Note* the key is *a#b*", "*Note* the key is ```*a#b*```"],
])("%j that a person typed is sent as %j", (text, sent) => {
  expect(literal(text, true)).toBe(sent);
});

test("emphasis has a place, a mark and words", () => {
  expect(findEmphasis("At *noon*.")).toEqual([{ from: 3, to: 9, mark: "*", inside: "noon" }]);
});

test("a text that would become too long is sent as it is", () => {
  const text = "_a_ ".repeat(1_000);
  expect(literal(text)).toBe(text);
});
