import { expect, test } from "vitest";
import { senderOf } from "./sender.ts";

const publicUrl = "https://app.bellhop.example:8443";

test.each([
  [undefined, "Bellhop", "bellhop@app.bellhop.example"],
  ["desk@hotel.example", "Bellhop", "desk@hotel.example"],
  ["Front Desk <desk@hotel.example>", "Front Desk", "desk@hotel.example"],
  ['"Mira, Hotel" <desk@hotel.example>', "Mira, Hotel", "desk@hotel.example"],
  ["<desk@hotel.example>", "Bellhop", "desk@hotel.example"],
])("MAIL_FROM %s", (given, name, address) => {
  expect(senderOf(publicUrl, given)).toEqual({ name, address });
});

test.each(["desk", "Desk <desk>", "a@b.example\r\nBcc: c@d.example", "Desk <a@b.example> <c@d.example>"])(
  "MAIL_FROM %j is refused with a sentence",
  (given) => {
    expect(() => senderOf(publicUrl, given)).toThrow("MAIL_FROM is");
  },
);
