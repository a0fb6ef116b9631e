import { expect, test } from "vitest";
import { untranslatedIn } from "./untranslated.ts";

const textsIn = (code: string) => untranslatedIn("Screen.tsx", code).map(({ text }) => text);

test.each([
  ["<p>Save changes</p>", ["Save changes"]],
  ['<p>{isOpen ? "Close it" : "Open it"}</p>', ["Close it", "Open it"]],
  ['<p>{isOpen && "Open"}</p>', ["Open"]],
  ["<p>{`About $" + "{count} guests`}</p>", ["About", "guests"]],
  ['<button aria-label="Close" title="Close the menu" />', ["Close", "Close the menu"]],
  ['<input placeholder={name ?? "Room"} />', ["Room"]],
  ['toast("Guest added.");', ["Guest added."]],
  ["<Other><Trans>Fine</Trans> but this</Other>", ["but this"]],
])("a text outside the catalogue is found: %s", (code, texts) => {
  expect(textsIn(code)).toEqual(texts);
});

test.each([
  "<Trans>Save <b>changes</b></Trans>",
  "<p>{t`Save changes`}</p>",
  "<p>{isOpen ? t`Close` : <Trans>Open</Trans>}</p>",
  '<Button kind="primary" className="two words" />',
  '<Plural value={count} one="# guest" other="# guests" />',
  "<p>&nbsp;·&nbsp;{count}</p>",
  "<p>WhatsApp</p>",
  "<code>POST /api/home</code>",
  "toast(t`Guest added.`);",
])("what is in the catalogue, and what nobody reads, is not: %s", (code) => {
  expect(textsIn(code)).toEqual([]);
});

test("a finding names its line", () => {
  expect(untranslatedIn("a.tsx", "const a = (\n  <p>\n    Save\n  </p>\n);")).toEqual([
    { line: 3, text: "Save" },
  ]);
});
