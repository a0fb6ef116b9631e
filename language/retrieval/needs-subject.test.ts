import { expect, test } from "vitest";
import { needsSubject } from "./index.ts";

test.each<[string, string, boolean]>([
  ["en", "It is included in every rate.", true],
  ["en", "Yes, the blue ones at the pool.", true],
  ["en", "Free.", true],
  ["en", "Open from 9:00 to 21:00.", true],
  ["en", "Breakfast is included in every rate.", false],
  ["en", "No dogs in the restaurant, please.", false],
  ["en", "Please do not feed the cats.", false],
  ["de", "Es ist im Zimmerpreis enthalten.", true],
  ["de", "Das Hallenbad ist warm.", false],
  ["de", "Es gibt keinen Pool im Haus.", false],
  ["de", "Sie können bis 11:00 bleiben.", false],
  ["de", "Nein, leider nicht im Winter.", true],
  ["fr", "Oui, devant la maison.", true],
  ["fr", "Il y a une piscine.", false],
  ["es", "Está incluido en el precio.", true],
  ["es", "No se admiten perros.", false],
  ["ja", "はい、プールサイドにあります。", true],
  ["ja", "朝食は7時からです。", false],
])("%s: whether a sentence may lack a subject: %s", (language, text, expected) => {
  expect(needsSubject(text, language)).toBe(expected);
});
