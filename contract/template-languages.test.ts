import { expect, test } from "vitest";
import { guestLanguages } from "./guest-languages.ts";
import { isSameTemplateLanguage, tagOfTemplateCode, templateCodeOf } from "./template-languages.ts";

test.each([
  ["en", "en"],
  ["en-US", "en_US"],
  ["pt", "pt_PT"],
  ["pt-BR", "pt_BR"],
  ["zh", "zh_CN"],
  ["zh-Hant", "zh_TW"],
  ["zh-CN", "zh_CN"],
  ["he", "he"],
  ["iw", "he"],
  ["id", "id"],
  ["no", "nb"],
  ["fil", "fil"],
  ["DE-at", "de_AT"],
  ["xx", undefined],
  ["de-LU", undefined],
  ["la", undefined],
])("%s is %s at Meta", (tag, code) => {
  expect(templateCodeOf(tag)).toBe(code);
});

test("each language of guests has a code, and each code comes back", () => {
  for (const language of guestLanguages) {
    const code = templateCodeOf(language);
    expect(code, language).toBeDefined();
    expect(templateCodeOf(tagOfTemplateCode(code ?? ""))).toBe(code);
    expect(isSameTemplateLanguage(language, tagOfTemplateCode(code ?? ""))).toBe(true);
  }
  expect(isSameTemplateLanguage("pt", "pt-BR")).toBe(false);
  expect(tagOfTemplateCode("xx_YY")).toBe("xx-YY");
});
