import { expect, test } from "vitest";
import { remedyFor } from "./remedy.ts";

test.each([
  ["130429", "send-again"],
  ["not_reached", "send-again"],
  ["unheard of", "send-again"],
  ["131026", "call"],
  ["132001", "edit"],
  ["131047", null],
])("a message that failed with %s asks for %s", (code, remedy) => {
  expect(remedyFor({ state: "failed", failure: { code, reason: "other" } })).toBe(remedy);
});

test("only what may have failed has a remedy", () => {
  const failure = { code: "stay_changed", reason: "stay_changed" } as const;
  expect(remedyFor({ state: "failed", failure })).toBeNull();
  expect(remedyFor({ state: "unknown", failure: null })).toBe("send-again");
  const unconfirmed = { code: "mail_cut_off", reason: "email_unconfirmed" } as const;
  expect(remedyFor({ state: "unknown", failure: unconfirmed })).toBeNull();
  expect(remedyFor({ state: "sent", failure: null })).toBeNull();
});
