import { expect, test } from "vitest";
import { housePhone } from "./house-information.ts";

const entry = (key: string, phone?: string) => ({ key, ...(phone && { facts: { phone } }) });
const reception = entry("reception", "+390000000001");
const contact = entry("contact", "+390000000002");
const ofSettings = "+390000000003";

test.each([
  ["the reception's", [contact, reception], "+390000000001"],
  ["the contact's without a reception", [contact], "+390000000002"],
  ["the contact's if the reception has none", [entry("reception"), contact], "+390000000002"],
  ["the settings' for an empty profile", [], ofSettings],
  ["none for staff only", [{ ...reception, internal: true as const }], ofSettings],
  ["none of a taxi", [entry("taxi", "+390000000009")], ofSettings],
])("guests call %s", (_, entries, phone) => {
  expect(housePhone(entries, ofSettings)).toBe(phone);
});

test("without any phone there is none", () => {
  expect(housePhone([], null)).toBeUndefined();
});
