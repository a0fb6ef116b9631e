import { setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { expect, test } from "vitest";
import { pseudoMessages } from "./pseudo.ts";

function shown(message: string, values: Record<string, unknown> = {}) {
  const messages = pseudoMessages({ id: compileMessage(message) });
  return setupI18n({ locale: "en", messages: { en: messages } })._("id", values);
}

test("a text has accents and is 40 % longer; placeholders, tags and plurals stay", () => {
  expect(shown("Save")).toBe("Śáṽé~~");
  expect(shown("Hello {name}!", { name: "Ana" })).toBe("Ĥéĺĺó~~ Ana!");
  expect(shown("Read <0>more</0>")).toBe("Ŕéáđ~~ <0>ɱóŕé~~</0>");
  const entries = "{count, plural, one {# entry} other {# entries}}";
  expect([1, 1200].map((count) => shown(entries, { count }))).toEqual(["1 éñţŕý~~", "1,200 éñţŕíéś~~~"]);
});
