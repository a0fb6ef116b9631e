import { expect, test } from "vitest";
import {
  classOfError,
  failureIn,
  isMarketingStoppedCode,
  isPairRateCode,
  isPaymentCode,
  isWindowClosedCode,
  stopReasonOf,
} from "./errors.ts";

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The codes of Meta's reference (November 2026) with what the product does about them. */
const reactions: Array<[what: string, codes: number[], on: ReturnType<typeof classOfError>, reason: string]> =
  [
    ["the token has expired", [0, 190], "refused", "connection_refused"],
    ["a permission is missing", [3, 10, ...range(200, 299), 131_005], "refused", "permission_missing"],
    ["too much at once", [4, 80_007, 130_429, 131_056], "later", "rate_limited"],
    ["the account is blocked", [368, 131_031], "refused", "account_blocked"],
    ["not on WhatsApp", [131_026], "refused", "guest_unreachable"],
    ["outside of 24 hours", [131_047, 470], "refused", "reply_window_closed"],
    ["marketing is limited", [131_048, 131_049, 131_050], "refused", "promotion_limited"],
    ["the account can't pay", [131_042], "refused", "payment_problem"],
    ["an unsupported type", [131_051], "refused", "message_refused"],
    ["a file", [131_052, 131_053], "refused", "attachment_refused"],
    ["an experiment", [130_472], "refused", "withheld_by_meta"],
    ["a fault of theirs", [131_000, 131_016, 1, 2], "unclear", "whatsapp_fault"],
    [
      "our mistake",
      [131_008, 131_009, 131_021, 100, 33, ...range(132_000, 132_012)],
      "refused",
      "message_refused",
    ],
    ["not registered", [131_045, 133_000, 133_005, 133_010, 133_015], "refused", "number_unregistered"],
  ];

test.each(reactions)("%s: each code has its class and its reason", (_what, codes, on, reason) => {
  // The code decides before the status.
  for (const status of [400, 429, 500])
    expect(codes.map((code) => classOfError(code, status))).toEqual(codes.map(() => on));
  expect(codes.map((code) => failureIn("failed", String(code)).reason)).toEqual(codes.map(() => reason));
});

test("without a known code the status decides", () => {
  expect([400, 401, 404, 429, 500, 503].map((status) => classOfError(undefined, status))).toEqual([
    "refused",
    "refused",
    "refused",
    "later",
    "unclear",
    "unclear",
  ]);
});

test("some codes have consequences beyond their message", () => {
  const codes = [...new Set(reactions.flatMap(([, all]) => all))].map(String);
  const those = (is: (code: string) => unknown) => codes.filter((code) => is(code));
  expect(those((code) => stopReasonOf(code) === "connection_refused")).toEqual(["0", "190"]);
  expect(those((code) => stopReasonOf(code) === "account_blocked")).toEqual(["368", "131031"]);
  expect(those(isWindowClosedCode)).toEqual(["131047", "470"]);
  expect(those(isMarketingStoppedCode)).toEqual(["131050"]);
  expect(those(isPaymentCode)).toEqual(["131042"]);
  expect(those(isPairRateCode)).toEqual(["131056"]);
});
