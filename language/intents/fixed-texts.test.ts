import { expect, test } from "vitest";
import { guestLanguages } from "../detection/index.ts";
import {
  askBackText,
  asksBack,
  emergencyText,
  greetingText,
  handOverText,
  noticeText,
  ownLinkText,
  restHandedOverText,
  stayCodeText,
} from "./fixed-texts.ts";
import { askedBack, fixedTexts } from "./fixed-texts.words.ts";
import { readIntent } from "./read-intent.ts";

const assistantWord = /assist|asist|ассистент|助手|アシスタント|المساعد/giu;

test.each(guestLanguages)("%s: every text exists and names the venue where it should", (language) => {
  expect(noticeText({ language, venueName: "Casa Rosa" })).toContain("Casa Rosa");
  expect(greetingText({ language, venueName: "Casa Rosa" })).toContain("Casa Rosa");
  const texts = { language, venueName: "Casa Rosa", assistantName: "Bea $&" };
  const greeted = greetingText(texts);
  expect(greeted).toContain("Casa Rosa");
  expect(greeted).toContain("Bea $&");
  const introduced = greetingText({ ...texts, isIntroduced: true });
  expect(introduced).toContain("Bea $&");
  const repeated = (greeted.match(assistantWord) ?? []).length;
  expect([repeated, introduced.match(assistantWord)]).toEqual([1, null]);
  expect(ownLinkText({ language, link: "https://x.example/g/b" })).toMatch(/https:\/\/x\.example\/g\/b$/);
  expect(stayCodeText({ language, code: "012345" })).toMatch(/(?<!\d)012345(?!\d)/);
  for (const words of Object.values(fixedTexts[language].handOver)) expect(words.length).toBeGreaterThan(10);
  expect(JSON.stringify(fixedTexts[language])).not.toContain('""');
});

test.each(guestLanguages)("%s: the word in the notice reaches a person", (language) => {
  const quoted = /[“„«‘「"]\s?(.+?)\s?[”“»’」"]/u.exec(fixedTexts[language].notice)?.[1] ?? "";
  expect(quoted).not.toBe("");
  expect(readIntent(quoted, language).kind).toBe("wants_person");
});

test.each(guestLanguages)("%s: the notice is short, also with a long name", (language) => {
  expect(noticeText({ language, venueName: "N".repeat(20) }).length).toBeLessThanOrEqual(90);
});

test.each(guestLanguages)("%s: a question back is recognised, and other questions are not", (language) => {
  for (const about of askedBack) {
    const question = askBackText({ language, about });
    expect(asksBack(`The pool is open.\n\n${question}`)).toBe(true);
    expect(question).toMatch(/[?？؟]$/u);
  }
  expect(asksBack(emergencyText({ language, number: "112", asksPlace: true }))).toBe(false);
});

test("a language without its own texts gets English", () => {
  expect(handOverText({ language: "fi", reason: "unsure" })).toBe(fixedTexts.en.handOver.unsure);
  expect(handOverText({ language: "pt-BR", reason: "unsure" })).toBe(fixedTexts.pt.handOver.unsure);
});

test.each(guestLanguages)(
  "%s: texts say when staff are back, and on which day, but not in danger",
  (language) => {
    const backAt = { time: "07:00" };
    const friday = { ...backAt, weekday: 5 };
    expect(handOverText({ language, reason: "unsure", backAt })).toMatch(/07:00/);
    expect(handOverText({ language, reason: "wants_person", backAt: friday })).toMatch(
      /07:00 \([\p{L}-]+\)/u,
    );
    expect(restHandedOverText({ language, backAt, rest: "a helipad" })).toMatch(/a helipad.*07:00/);
    expect(handOverText({ language, reason: "safety", backAt })).not.toContain("07:00");
  },
);

test.each(guestLanguages)("%s: an emergency gets one line, with the number before the phone", (language) => {
  const text = emergencyText({ language, number: "112", phone: "+39 041 5200000" });
  expect(text.indexOf("112")).toBeLessThan(text.indexOf("+39 041 5200000"));
  expect(text).not.toContain("\n");
  expect(text).not.toContain("{");
  const short = emergencyText({ language, number: "112" });
  expect(short).toContain("112");
  expect(short).not.toContain("{");
});

test.each(["es", "fr", "de", "it", "pt"] as const)(
  "%s: no preposition stands before the venue's name, since it may need an article",
  (language) => {
    for (const venueName of ["Hotel Belvedere", "Le Grand Hôtel"])
      for (const text of [
        noticeText({ language, venueName }),
        greetingText({ language, venueName }),
        greetingText({ language, venueName, assistantName: "Bea" }),
      ])
        expect(text).not.toMatch(new RegExp(`(?:de|du|à|a|al|von|bei|im|di|da|em) ${venueName}`));
  },
);
