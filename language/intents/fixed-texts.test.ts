import { expect, test } from "vitest";
import { guestLanguages } from "./detect-language.ts";
import { greetingText, handOverText, noticeText, restHandedOverText } from "./fixed-texts.ts";
import { fixedTexts } from "./fixed-texts.words.ts";
import { readIntent } from "./read-intent.ts";

test.each(guestLanguages)("%s: every text is there and names the venue where it should", (language) => {
  expect(noticeText({ language, venueName: "Casa Rosa" })).toContain("Casa Rosa");
  expect(greetingText({ language, venueName: "Casa Rosa" })).toContain("Casa Rosa");
  for (const words of Object.values(fixedTexts[language].handOver)) expect(words.length).toBeGreaterThan(10);
  expect(JSON.stringify(fixedTexts[language])).not.toContain('""');
});

test.each(guestLanguages)("%s: the word that the notice offers does reach a person", (language) => {
  const quoted = /[“„«‘「"]\s?(.+?)\s?[”“»’」"]/u.exec(fixedTexts[language].notice)?.[1] ?? "";
  expect(quoted).not.toBe("");
  expect(readIntent(quoted).kind).toBe("wants_person");
});

test("a language without texts of its own is spoken to in English", () => {
  expect(handOverText({ language: "fi", reason: "unsure" })).toBe(fixedTexts.en.handOver.unsure);
  expect(handOverText({ language: "pt-BR", reason: "unsure" })).toBe(fixedTexts.pt.handOver.unsure);
});

test.each(guestLanguages)(
  "%s: where nobody is there it is said from when, and of which day, but not in danger",
  (language) => {
    const backAt = { time: "07:00" };
    const friday = { ...backAt, weekday: 5 };
    expect(handOverText({ language, reason: "unsure", backAt })).toMatch(/07:00/);
    expect(handOverText({ language, reason: "wants_person", backAt: friday })).toMatch(
      /07:00 \([\p{L}-]+\)/u,
    );
    expect(restHandedOverText({ language, backAt })).toContain("07:00");
    expect(handOverText({ language, reason: "safety", backAt })).not.toContain("07:00");
  },
);
