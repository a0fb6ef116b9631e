import { expect, test } from "vitest";
import { draftOf, errorsBySlot, inputOf, newButton, nextSlot, withExample } from "./template-draft.ts";

const draft = { ...draftOf(undefined, "en"), name: "room_ready", body: "Hello {{1}}, room {{2}} is ready." };

test("the next slot follows the highest one", () => {
  expect(["", "Hello {{1}}", "{{2}} and {{1}}"].map(nextSlot)).toEqual(["{{1}}", "{{2}}", "{{3}}"]);
});

test("only examples of slots are sent, and only links have an address", () => {
  const examples = { header: ["unused"], body: ["Anna", "7", "unused"] };
  const buttons = [{ ...newButton(), title: "Thanks", url: "https://left.example" }];
  expect(inputOf({ ...draft, examples, buttons }, undefined).content).toMatchObject({
    buttons: [{ kind: "quick_reply", title: "Thanks" }],
    examples: { header: [], body: ["Anna", "7"] },
  });
});

test("missing examples are shown at their slots", () => {
  const errors = { "content.examples.body": "Missing", name: "Wrong" };
  const withFirst = { ...draft, examples: { header: [], body: withExample([], 0, "Anna") } };
  expect(errorsBySlot(errors, withFirst)).toEqual({ name: "Wrong", "content.examples.body.1": "Missing" });
});
