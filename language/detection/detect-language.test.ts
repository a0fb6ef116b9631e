import { expect, test } from "vitest";
import { guestQuestions, uncoveredQuestions } from "../intents/guest-questions.fixture.ts";
import { detectLanguage } from "./detect-language.ts";

test("the language of a short question is detected, in each of the twelve languages", () => {
  const asked = [...Object.values(guestQuestions).flatMap(Object.entries)] as [string, string][];
  const wrong = asked.filter(([language, text]) => detectLanguage(text, undefined, "en") !== language);
  expect(wrong).toEqual([]);
  for (const [language, texts] of Object.entries(uncoveredQuestions))
    for (const text of texts) expect(detectLanguage(text, undefined, "en"), text).toBe(language);
});

test.each([
  ["aceptan perros", "es"],
  ["merci beaucoup", "fr"],
  ["vielen dank", "de"],
  ["grazie mille", "it"],
  ["muito obrigado", "pt"],
  ["Estou passando mal", "pt"],
  ["dank je wel", "nl"],
  ["havuz var mı", "tr"],
  ["Wi-Fiのパスワード", "ja"],
  ["WiFi密码", "zh"],
])("%s is %s", (text, language) => {
  expect(detectLanguage(text, undefined, "en")).toBe(language);
});

test("a word common to many languages keeps the guest's language", () => {
  for (const text of ["Parking?", "OK", "Wi-Fi", "👍", "1234", "Hotel"])
    expect(detectLanguage(text, undefined, "it")).toBe("it");
});

test("only candidates are returned", () => {
  expect(detectLanguage("vielen dank", ["en", "fr"], "fr")).not.toBe("de");
  expect(detectLanguage("Спасибо", ["en", "fr"], "fr")).toBe("fr");
});

test.each([
  ["cena para dos", "es"],
  ["somos cuatro", "es"],
  ["secador de pelo", "es"],
  ["queremos dos bicicletas", "es"],
  ["la factura a nombre de mi empresa", "es"],
  ["para tres personas", "es"],
  ["se pegó y lo recogieron", "es"],
  ["queremos duas bicicletas", "pt"],
  ["secador de cabelo", "pt"],
  ["o estacionamento é grátis", "pt"],
  ["mesa para dois", "pt"],
  ["noleggiate le bici?", "it"],
  ["si possono affittare le biciclette?", "it"],
  ["vogliamo due biciclette", "it"],
])("languages that share words are told apart: %s is %s", (text, language) => {
  expect(detectLanguage(text, undefined, "en")).toBe(language);
});
