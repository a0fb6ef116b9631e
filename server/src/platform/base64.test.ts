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

test.each(["YWJj!", "YW=J", "YQ===", "YQ= =\n=", "=a", "%", "YW-_"])("%j is none", (text) => {
  expect(decodeBase64(text)).toBeUndefined();
});

test("much white space before a wrong character takes neither long nor the stack", () => {
  // A pattern that tries each place where the white space could end never returns, or runs out of stack.
  expect(decodeBase64(`${" ".repeat(5_000_000)}!`)).toBeUndefined();
  expect(decodeBase64(`YQ=${" ".repeat(5_000_000)}!`)).toBeUndefined();
  expect(decodeBase64(`YQ=${" ".repeat(5_000_000)}=a`)).toBeUndefined();
});
