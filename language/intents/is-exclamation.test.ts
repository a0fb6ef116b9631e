import { expect, test } from "vitest";
import { isExclamation } from "./is-exclamation.ts";

test.each([
  ["en", "What a view over the lake!"],
  ["de", "Guten Abend! Was für eine schöne Terrasse"],
  ["fr", "Quel bon petit-déjeuner ce matin !"],
  ["es", "¡Qué vista al lago!"],
  ["it", "Che vista sul lago!"],
  ["pt", "Que vista para o lago!"],
  ["nl", "Wat een heerlijk ontbijt"],
  ["ru", "Какой вид на озеро!"],
  ["tr", "Ne güzel bir göl manzarası!"],
  ["ar", "ما أجمل منظر البحيرة!"],
])("%s praises: %s", (language, text) => {
  expect(isExclamation(text, language)).toBe(true);
});

test.each([
  ["en", "What a view do the Superior rooms have?"],
  ["fr", "Quelle heure le petit-déjeuner !"],
  ["es", "Qué hora es el desayuno"],
  ["it", "Che ore sono!"],
  ["ru", "Какой пароль от wifi"],
  ["en", "The shower is cold. What a mess and nobody came yet today!"],
  ["fr", "Quel bruit !"],
  ["fr", "Quelle chaleur dans la chambre !"],
  ["es", "¡Qué frío hace en la habitación!"],
  ["it", "Che puzza!"],
  ["de", "Was für ein Lärm bei uns!"],
  ["nl", "Wat een herrie!"],
  ["ru", "Какой холод в номере!"],
  ["fr", "Quel restaurant est bon"],
  ["fr", "Quel beau village visiter"],
  ["es", "Que restaurante bonito recomiendan"],
  ["it", "Che bella spiaggia c'è vicino"],
  ["ru", "Какой красивый пляж рядом"],
  ["tr", "Ne güzel plaj var yakında"],
  ["de", "Was für schöne Ausflüge gibt es"],
  ["en", "What a lovely dinner, can we book the same table tomorrow"],
  ["en", "Such a great massage, I'd like another"],
])("%s does not: %s", (language, text) => {
  expect(isExclamation(text, language)).toBe(false);
});
