import { expect, test } from "vitest";
import { draftOf, newRow, readOffer } from "./offer-draft.ts";

const fieldsOf = (errors: Record<string, string>) => Object.keys(errors);

test("an empty draft names each field that is needed", () => {
  expect(fieldsOf(readOffer(draftOf("buttons", "")).errors)).toEqual(["text", "buttons.0"]);
  expect(fieldsOf(readOffer(draftOf("list", "")).errors)).toEqual([
    "text",
    "button",
    "rows.0.title",
    "rows.1.title",
  ]);
  expect(fieldsOf(readOffer(draftOf("location_request", " ")).errors)).toEqual(["text"]);
});

test("limits are named at their fields, and the same button twice is refused", () => {
  const buttons = { ...draftOf("buttons", "x".repeat(1_025)), buttons: ["Late", "Late", "y".repeat(21)] };
  expect(fieldsOf(readOffer(buttons).errors)).toEqual(["text", "buttons.1", "buttons.2"]);
  const row = { ...newRow(), title: "x".repeat(25), description: "y".repeat(73) };
  const list = { ...draftOf("list", "When?"), button: "z".repeat(21), rows: [row] };
  expect(fieldsOf(readOffer(list).errors)).toEqual(["button", "rows.0.title", "rows.0.description"]);
});

test("what is sent has no empty buttons and no spaces around", () => {
  const draft = { ...draftOf("buttons", "When do you arrive?"), buttons: [" Noon ", "", "Late"] };
  expect(readOffer(draft)).toEqual({ offered: { kind: "buttons", buttons: ["Noon", "Late"] }, errors: {} });
  const list = { ...draftOf("list", "When?"), button: "Times", rows: [{ ...newRow(), title: "Noon" }] };
  expect(readOffer(list).offered).toEqual({
    kind: "list",
    button: "Times",
    sections: [{ title: "", rows: [{ title: "Noon", description: "" }] }],
  });
});
