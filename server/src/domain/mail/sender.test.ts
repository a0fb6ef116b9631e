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

test("an address of the network is written as mail writes it", () => {
  expect(senderOf("http://192.168.1.5:3000", undefined).address).toBe("bellhop@[192.168.1.5]");
  expect(senderOf("http://[::1]:3000", undefined).address).toBe("bellhop@[IPv6:::1]");
  expect(senderOf("http://localhost:3000", undefined).address).toBe("bellhop@localhost");
});

test.each(["desk", "Desk <desk>", "a@b.example\r\nBcc: c@d.example", "Desk <a@b.example> <c@d.example>"])(
  "MAIL_FROM %j is refused with a sentence",
  (given) => {
    expect(() => senderOf(publicUrl, given)).toThrow("MAIL_FROM must be");
  },
);
