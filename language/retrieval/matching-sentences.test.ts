import { expect, test } from "vitest";
import { matchingSentences } from "./matching-sentences.ts";

const arrival = [
  "Check-in das 15:00 às 19:00.",
  "Dentro da casa há um jardim com árvores, e cada hora tem a sua luz.",
  "As chaves são entregues pelo anfitrião no horário combinado com os hóspedes.",
  "A identificação de cada pessoa que paga é pedida pelo anfitrião.",
];
const sauna = [
  "The sauna is in the garden, and its time is your time.",
  "Please shower before you go in.",
  "It is heated from 17:00 to 21:00.",
  "Towels for it hang beside the door, and slippers are below the bench.",
  "Children may come with their parents, who stay with them all the while.",
];
const meals = [
  "Lunch is served until noon on the terrace, if the weather allows it.",
  "Breakfast is from 7:00 to 10:00 in the hall beside the kitchen.",
  "The bar opens at 17:00, and the fire is lit when it is cold.",
  "Dinner is from 19:00, with a table for each party of guests.",
];
test.each([
  ["a time in words", "en", "Until when is lunch served?", meals, [0]],
  ["a word that only begins or ends alike", "pt", "A partir de que horas podemos entrar?", arrival, [0]],
  ["a time in another sentence than the word", "en", "What time is the sauna?", sauna, [0, 1, 2]],
])("%s", (_name, language, question, sentences, told) => {
  const text = sentences.join("\n");
  const said = matchingSentences({ question, language }, { title: "House", text, language });
  expect(said.split("\n")).toEqual(told.map((at) => sentences[at]));
});
