import { expect, test } from "vitest";
import { isExclamation } from "./is-exclamation.ts";

test.each([
  "What a view over the lake!",
  "Guten Abend! Was für eine schöne Terrasse",
  "Quel bon petit-déjeuner ce matin",
  "¡Qué vista al lago!",
  "Che vista sul lago!",
  "Que vista para o lago!",
  "Wat een heerlijk ontbijt",
  "Какой вид на озеро!",
  "Ne güzel bir göl manzarası!",
  "ما أجمل منظر البحيرة!",
])("%s is praise", (text) => {
  expect(isExclamation(text)).toBe(true);
});

test.each([
  "What a view do the Superior rooms have?",
  "Quelle heure le petit-déjeuner !",
  "Qué hora es el desayuno",
  "Che ore sono!",
  "Какой пароль от wifi",
  "The shower is cold. What a mess and nobody came yet today!",
])("%s is no praise", (text) => {
  expect(isExclamation(text)).toBe(false);
});
