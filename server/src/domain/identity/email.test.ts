import { expect, test } from "vitest";
import { isEmail, normalizeEmail } from "./email.ts";

const composed = "jos\u00e9";
const decomposed = "jose\u0301";

test("one mailbox is kept in one spelling, however its letters and its domain are written", () => {
  for (const typed of ["a@m\u00fcnchen.example", "a@mu\u0308nchen.example", " A@XN--MNCHEN-3YA.example "]) {
    expect(normalizeEmail(typed)).toBe("a@xn--mnchen-3ya.example");
  }
  expect(normalizeEmail(`${decomposed}@hotel.example`)).toBe(`${composed}@hotel.example`);
  expect(normalizeEmail("Marta@Hotel.example")).toBe("marta@hotel.example");
});

test("what is kept of any text is kept the same once more", () => {
  for (const typed of ["", "a", "@", "a@b@m\u00fcnchen.example", "a@\u00fc..x", "a@1.2", `${decomposed}@`]) {
    expect(normalizeEmail(normalizeEmail(typed))).toBe(normalizeEmail(typed));
  }
});

test("mail can be sent to people and hotels in any script", () => {
  for (const address of [
    "marta@hotel.example",
    "o'neil+guests@front-desk.hotel.example",
    `${composed}@m\u00fcnchen.example`,
    `${decomposed}@xn--mnchen-3ya.example`,
    "\u0645\u0627\u0631\u062a\u0627@\u0641\u0646\u062f\u0642.example",
    "a@\u0939\u094b\u091f\u0932.example",
  ])
    expect(isEmail(address), address).toBe(true);
});

test("no mail server takes an address with an empty part, with what nobody sees, or with more than an address", () => {
  for (const address of [
    "a@x..example",
    "a@.x.example",
    "a@x.example.",
    "a..b@x.example",
    ".a@x.example",
    "a.@x.example",
    "\u200ba@x.example",
    "a\u00ad@x.example",
    "\u3164@x.example",
    "a@x\u200d.example",
    "a@x.example?bcc=y",
    "a@x.example/y",
    "a@-x.example",
    "a@x-.example",
    "a@x",
    `${"a".repeat(65)}@x.example`,
    `a@${"x".repeat(64)}.example`,
  ])
    expect(isEmail(address), address).toBe(false);
});
