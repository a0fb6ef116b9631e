import { expect, test } from "vitest";
import { failureOfAnswer } from "../../core/api/call-failure.ts";
import { troubleOf } from "./troubles.ts";

test.each([
  [
    { code: "wrong_state", params: { by: "Jonas", at: "2026-11-21T15:39:00Z", state: "confirmed" } },
    { is: "decided", by: "Jonas", at: "2026-11-21T15:39:00Z", state: "confirmed" },
  ],
  [{ code: "wrong_state" }, null],
  [{ code: "not_possible_now", params: { because: "sold_out" } }, { is: "sold_out" }],
  [{ code: "not_possible_now", params: { because: "too_late" } }, { is: "too_late" }],
  [{ code: "not_possible_now", params: { because: "guest_told" } }, null],
  [{ code: "reply_window_closed" }, { is: "window_closed" }],
  [{ code: "unavailable" }, null],
])("the refusal %o is %o", (body, trouble) => {
  expect(troubleOf(failureOfAnswer(409, body))).toEqual(trouble);
});
