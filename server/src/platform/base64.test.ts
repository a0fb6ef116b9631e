import { expect, test } from "vitest";
import { decodeBase64 } from "./base64.ts";

test.each([
  ["YWJj", "abc"],
  ["YWI=", "ab"],
  ["YQ==", "a"],
  ["YW\nJj \r\n", "abc"],
  ["YQ= = \n", "a"],
  ["", ""],
  ["  ", ""],
  ["YWI", "ab"],
])("%j is base64", (text, words) => {
  expect(decodeBase64(text)?.toString()).toBe(words);
});

test.each(["YWJj!", "YW=J", "YQ===", "=a", "%", "YW-_"])("%j is none", (text) => {
  expect(decodeBase64(text)).toBeUndefined();
});

test("white space before a wrong character takes no longer than other text", () => {
  // A pattern that tries each place where the white space could end never comes back from this.
  expect(decodeBase64(`${" ".repeat(5_000_000)}!`)).toBeUndefined();
  expect(decodeBase64(`YQ=${" ".repeat(5_000_000)}!`)).toBeUndefined();
  expect(decodeBase64(`YQ=${" ".repeat(5_000_000)}=a`)).toBeUndefined();
});
