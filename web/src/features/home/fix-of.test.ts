import { expect, test } from "vitest";
import { fixOf } from "./fix-of.ts";

const phone = "+390000000001";

test.each([
  ["reply_window_closed", phone, true, "template"],
  ["guest_unreachable", phone, true, "call"],
  ["guest_unreachable", null, true, "open"],
  ["rate_limited", phone, false, "again"],
  ["outcome_unknown", phone, true, "open"],
  ["account_blocked", phone, true, "whatsapp"],
  ["account_blocked", phone, false, "open"],
] as const)(
  "of a failed message: %s, with the phone %s, for a manager %s: %s",
  (reason, guest_phone, maySetUp, fix) => {
    expect(fixOf({ failure: { code: "1", reason }, guest_phone }, maySetUp)).toBe(fix);
  },
);
