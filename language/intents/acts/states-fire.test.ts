import { expect, test } from "vitest";
import { reportsEmergency } from "./read-act.ts";
import { statesFire } from "./states-fire.ts";

test.each([
  ["en", "there is a fire"],
  ["en", "There is a fire in the kitchen, what should we do?"],
  ["en", "There’s a small fire on our balcony"],
  ["en", "there is a fire alarm ringing"],
  ["en", "The fire alarm is going off"],
  ["de", "Es gibt ein Feuer in der Küche"],
  ["de", "Es gibt einen Brand im dritten Stock"],
  ["fr", "il y a un incendie"],
  ["fr", "Il y a le feu au deuxième étage"],
  ["ar", "يوجد حريق"],
  ["ar", "هناك حريق في الغرفة المجاورة"],
  ["tr", "odada yangın çıktı"],
  ["tr", "Mutfakta yangın var!"],
])("%s: is an emergency: %s", (language, text) => {
  expect(reportsEmergency(text, language)).toBe(true);
});

test.each([
  "Is there a fireplace in the room?",
  "there is a fire pit in the garden, right?",
  "Where do we go if there is a fire?",
  "There is a fire in the fireplace, how lovely",
  "there is a fire drill today, isn't there?",
  "Was machen wir, wenn es brennt oder es gibt kein Feuer?",
  "Wohin, falls es gibt ein Feuer?",
  "S'il y a un incendie, où allons-nous ?",
  "Il y a un feu d'artifice ce soir ?",
  "هل يوجد حريق قريب؟",
  "Yangın var mı?",
  "yangın çıkarsa ne yapmalıyız?",
])("states no fire: %s", (text) => {
  expect(statesFire(text)).toBe(false);
});
