import { expect, test } from "vitest";
import { groupQuestions, readQuestionWords } from "./group-questions.ts";

const grouped = (...questions: [language: string, text: string][]) =>
  groupQuestions(questions, ([language, text]) => readQuestionWords(text, language)).map((group) =>
    group.map(([, text]) => text),
  );

test.each<[string, [string, string][]]>([
  [
    "charging a car",
    [
      ["en", "How much is it to charge our EV overnight?"],
      ["de", "Kann man bei euch ein E-Auto laden und was kostet das?"],
      ["nl", "Hebben jullie een laadpaal voor onze elektrische auto?"],
      ["it", "Avete una colonnina per la macchina elettrica?"],
    ],
  ],
  [
    "dogs",
    [
      ["en", "We would bring our dog along, is that ok?"],
      ["fr", "On peut venir avec notre chien ?"],
      ["es", "¿Podemos llevar a nuestro perro?"],
      ["tr", "Köpeğimizle gelebilir miyiz?"],
    ],
  ],
  [
    "the gym",
    [
      ["en", "do u have somewhere to work out, like a gym"],
      ["de", "Gibt es einen Fitnessraum im Haus?"],
      ["ja", "ジムはありますか"],
      ["ru", "У вас есть тренажёрный зал?"],
    ],
  ],
])("questions about %s in several languages are one group", (_, questions) => {
  expect(grouped(...questions)).toEqual([questions.map(([, text]) => text)]);
});

test("questions about other things stay apart, in the order in which each was asked first", () => {
  expect(
    grouped(
      ["en", "Is there a gym?"],
      ["en", "Can we charge the Tesla somewhere?"],
      ["de", "Wo ist der Fitnessraum?"],
      ["en", "Could we land with a helicopter?"],
    ),
  ).toEqual([
    ["Is there a gym?", "Wo ist der Fitnessraum?"],
    ["Can we charge the Tesla somewhere?"],
    ["Could we land with a helicopter?"],
  ]);
});

test("without a topic, the words that questions share decide", () => {
  expect(
    grouped(
      ["en", "Do you have a helipad?"],
      ["en", "is there a helipad on the roof"],
      ["en", "Who painted the frescoes?"],
      ["en", "Can you tell me who painted the frescoes"],
      ["en", "???"],
      ["en", "??"],
    ),
  ).toEqual([
    ["Do you have a helipad?", "is there a helipad on the roof"],
    ["Who painted the frescoes?", "Can you tell me who painted the frescoes"],
    ["???"],
    ["??"],
  ]);
});

test("a question about two topics counts with the one that is asked more often", () => {
  expect(
    grouped(
      ["en", "Is there a sauna next to the pool?"],
      ["en", "Is there a sauna?"],
      ["en", "Do you have a sauna?"],
      ["en", "Is the pool heated?"],
    ),
  ).toEqual([
    ["Is there a sauna next to the pool?", "Is there a sauna?", "Do you have a sauna?"],
    ["Is the pool heated?"],
  ]);
});
