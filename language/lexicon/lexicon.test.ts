import { catalogue, topicOf } from "@bellhop/contract/catalogue";
import { expect, test } from "vitest";
import { analyzeText } from "./analyze-text.ts";
import { aspects, isTopic, topics } from "./concepts.ts";
import { wordLists } from "./find-mentions.ts";

test("at least 120 topics have words in each of the twelve languages", () => {
  expect(topics.length).toBeGreaterThanOrEqual(120);
  expect(Object.keys(wordLists)).toHaveLength(12);
  for (const [language, list] of Object.entries(wordLists)) {
    const wordless = [...topics, ...aspects].filter((concept) => !list[concept]);
    expect(wordless, language).toEqual([]);
  }
});

test("everything a venue can set is a topic of guests' questions, in any language", () => {
  const strange = catalogue.map(({ key }) => key).filter((key) => !isTopic(topicOf(key)));
  expect(strange).toEqual(["about"]);
});

test("no word mixes two alphabets, as one Latin letter in a Cyrillic word would", () => {
  for (const [language, list] of Object.entries(wordLists))
    for (const pattern of Object.values(list).flatMap((patterns) => patterns.split(",")))
      for (const word of pattern.trim().split(/[\s*'’-]+/)) {
        const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Arabic}/u];
        expect(alphabets.filter((letters) => letters.test(word)).length, `${language}: ${word}`).toBeLessThan(
          2,
        );
      }
});

const cases: [language: string, text: string, topics: string[]][] = [
  ["en", "What time is breakfast?", ["breakfast"]],
  ["en", "Is the spa open?", ["spa"]],
  ["en", "This is spam", []],
  ["en", "Is there a safe in the room?", ["safe"]],
  ["en", "Is the breakfast on the terrace safe?", ["breakfast", "terrace"]],
  ["en", "Is there a helipad?", []],
  ["en", "brekfast?", ["breakfast"]],
  ["en", "Can my dog stay at the bed and breakfast?", ["pets"]],
  ["de", "Bitte beachten Sie das.", []],
  ["en", "How far are the beaches?", ["beach"]],
  ["en", "Could we check out late?", ["late_check_out"]],
  ["en", "What is the latest check-out time?", ["check_out"]],
  ["de", "Wie hoch ist die Parkplatzgebühr?", ["parking"]],
  ["de", "Wann gibt es Fruehstueck?", ["breakfast"]],
  ["de", "Können wir später auschecken?", ["late_check_out"]],
  ["tr", "Kahvaltı saat kaçta?", ["breakfast"]],
  ["ar", "هل التدخين مسموح؟", ["smoking"]],
  ["ar", "هل يوجد مهبط للمروحيات؟", []],
  ["ru", "Какой пароль от вай-фая?", ["wifi"]],
  ["zh", "可以延迟退房吗", ["late_check_out"]],
  ["ja", "ヘリポートはありますか", []],
  ["fr", "Piscina?", ["pool"]],
];

test.each(cases)("%s: %s", (language, text, expected) => {
  expect([...analyzeText(text, language, { isKnown: () => false, nearest: () => undefined }).topics]).toEqual(
    expected,
  );
});

test("a German compound yields all of its parts", () => {
  expect([...analyzeText("Parkplatzgebühr", "de").aspects]).toContain("price");
});
