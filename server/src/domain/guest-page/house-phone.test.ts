import { expect, test } from "vitest";
import { housePhone } from "./house-information.ts";

const entry = (key: string, phone?: string) => ({ key, ...(phone && { facts: { phone } }) });
const reception = entry("reception", "+390000000001");
const contact = entry("contact", "+390000000002");
const settingsPhone = "+390000000003";

test.each([
  ["the reception's", [contact, reception], "+390000000001"],
  ["the contact's without a reception", [contact], "+390000000002"],
  ["the contact's if the reception has none", [entry("reception"), contact], "+390000000002"],
  ["the settings' for an empty profile", [], settingsPhone],
  [
    "the settings' if the reception's is for staff only",
    [{ ...reception, internal: true as const }],
    settingsPhone,
  ],
  ["the settings' beside a taxi's", [entry("taxi", "+390000000009")], settingsPhone],
])("guests call %s", (_, entries, phone) => {
  expect(housePhone(entries, settingsPhone)).toBe(phone);
});

test("guests call no one if no phone is entered", () => {
  expect(housePhone([], null)).toBeUndefined();
});
