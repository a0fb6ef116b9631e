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
test.each([
  ["a word that only begins or ends alike", "pt", "A partir de que horas podemos entrar?", arrival, [0]],
  ["a time in another sentence than the word", "en", "What time is the sauna?", sauna, [0, 1, 2]],
])("%s", (_name, language, question, sentences, told) => {
  const text = sentences.join("\n");
  const said = matchingSentences({ question, language }, { title: "House", text, language });
  expect(said.split("\n")).toEqual(told.map((at) => sentences[at]));
});
