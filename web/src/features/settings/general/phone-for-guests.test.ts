import { expect, test } from "vitest";
import { phoneForGuests } from "./phone-for-guests.ts";

const entry = (phone?: string, internal = false) => ({
  internal,
  facts: phone === undefined ? {} : { phone },
});
const [reception, contact, old] = ["+39 1", "+39 2", "+39 3"];

test.each<[string, Parameters<typeof phoneForGuests>, ReturnType<typeof phoneForGuests>]>([
  ["the reception's", [old, [entry(reception), entry(contact)]], { shown: reception, isOnlyHere: false }],
  ["the contact's", [old, [entry(), entry(contact)]], { shown: contact, isOnlyHere: false }],
  [
    "the contact's, where the reception's is for staff only",
    [old, [entry(reception, true), entry(contact)]],
    { shown: contact, isOnlyHere: false },
  ],
  [
    "that of the settings, where the profile's are for staff only",
    [old, [entry(reception, true), entry(contact, true)]],
    { shown: old, isOnlyHere: false },
  ],
  [
    "none, where the only one is for staff",
    [null, [entry(reception, true), undefined]],
    { shown: null, isOnlyHere: false },
  ],
  [
    "that of the settings, which only they have",
    [old, [entry(), undefined]],
    { shown: old, isOnlyHere: true },
  ],
  ["none", [null, []], { shown: null, isOnlyHere: false }],
])("guests get %s", (_, given, expected) => {
  expect(phoneForGuests(...given)).toEqual(expected);
});
