import { expect, test } from "vitest";
import { clausesOf } from "./clauses.ts";

const questions = (text: string, language = "en") =>
  clausesOf(text, language)
    .filter(({ kind }) => kind === "question")
    .map((clause) => clause.text);

test.each([
  ["Good evening! We're a party of six. Is there a lift? Thank you", "en", "Is there a lift"],
  [
    "oh hi it's us again we've been on the road since five um do you have a cot okay bye",
    "en",
    "do you have a cot",
  ],
  ["my husband wants to know if there is a gym", "en", "there is a gym"],
  ["is there parking because our car is rather big", "en", "is there parking"],
  [
    "Guten Tag, wir kommen mit dem Auto, gibt es einen Parkplatz? Vielen Dank im Voraus!",
    "de",
    "gibt es einen Parkplatz",
  ],
  ["Bonsoir, nous sommes quatre, y a-t-il un ascenseur ? Merci d'avance", "fr", "y a-t-il un ascenseur"],
  ["Salve, arriviamo tardi, c'è un parcheggio? Grazie mille", "it", "c'è un parcheggio"],
  ["Hola, somos cuatro, ¿hay ascensor? Muchas gracias", "es", "hay ascensor"],
  ["Hallo, we komen met de auto, is er een parkeerplaats? Alvast bedankt", "nl", "is er een parkeerplaats"],
  ["Olá, somos quatro, há elevador? Obrigado", "pt", "há elevador"],
  ["Здравствуйте, нас четверо, есть ли лифт? Спасибо", "ru", "есть ли лифт"],
  ["Merhaba, otopark var mı? Teşekkürler", "tr", "otopark var mı"],
  ["مرحبا، هل يوجد موقف سيارات؟ شكرا", "ar", "هل يوجد موقف سيارات"],
  ["你好，我们是一家四口，请问停车多少钱？谢谢", "zh", "停车多少钱？"],
  [
    "お世話になります。車で行くのですが駐車場はありますか？よろしくお願いします",
    "ja",
    "駐車場はありますか？",
  ],
])("of %s only the question is searched for", (text, language, question) => {
  expect(questions(text, language)).toEqual([question]);
});

test("two questions in one sentence are two clauses", () => {
  expect(questions("how much is parking and is there wifi")).toEqual([
    "how much is parking and",
    "is there wifi",
  ]);
});

test("statements of a guest are context", () => {
  expect(clausesOf("We'll be arriving late.", "en")).toMatchObject([{ kind: "context" }]);
});
