import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./passwords.ts";

const composed = "un ca\u00f1\u00f3n sin fin";
const decomposed = composed.normalize("NFD");

test("a password with accents is the same on every keyboard", async () => {
  for (const chosen of [composed, decomposed]) {
    const kept = await hashPassword(chosen);
    for (const typed of [composed, decomposed]) expect(await verifyPassword(kept, typed)).toBe(true);
    expect(await verifyPassword(kept, "un canon sin fin")).toBe(false);
  }
});

test("what was kept as it was typed is still the password", async () => {
  expect(await verifyPassword(await hash(decomposed), decomposed)).toBe(true);
});

test("nobody's password is no password", async () => {
  expect(await verifyPassword(undefined, "the password of nobody")).toBe(false);
});

test("a flood of strangers' guesses leaves places to check the passwords of known browsers", async () => {
  const kept = await hashPassword(composed);
  const flood = Array.from({ length: 80 }, () => verifyPassword(kept, "guess").catch(() => "turned away"));
  expect(await verifyPassword(kept, composed, { isKnown: true })).toBe(true);
  const outcomes = await Promise.all(flood);
  expect(outcomes.filter((outcome) => outcome === "turned away")).toHaveLength(32);
});
