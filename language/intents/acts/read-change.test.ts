import { expect, test } from "vitest";
import { changes, noChanges } from "./changes.fixture.ts";
import { givesUp, readChange } from "./read-change.ts";
import { readRequest, requestText } from "./read-request.ts";

const today = "2026-11-22";

test.each(changes)("%s: %s", (language, text, action, what) => {
  expect(readRequest(text, { language, today })).toMatchObject({ action, what });
});

test.each(noChanges)("%s: no change: %s", (language, text) => {
  expect(readChange(text, { language, today })).toBe(undefined);
});

test.each([
  [
    "en",
    "please cancel the taxi at 6:00 tomorrow",
    "I've passed this on: cancellation (taxi, tomorrow 06:00). The team will confirm.",
  ],
  ["en", "please cancel it", "I've passed this on: cancellation. The team will confirm."],
  [
    "fr",
    "Nous serons 4 au lieu de 2 pour le dîner de ce soir",
    "J'ai transmis votre demande : modification (table (4 personnes), aujourd’hui). L'équipe vous confirmera.",
  ],
  [
    "en",
    "Can we move the massage from 3pm to 4pm?",
    "I've passed this on: change (treatment). The team will confirm.",
  ],
  [
    "de",
    "Bitte heute nicht putzen",
    "Ich habe es weitergegeben: nicht gewünscht (Zimmerreinigung, heute). Das Team bestätigt es Ihnen.",
  ],
  ["zh", "出租车不用了", "已转告工作人员：取消（出租车）。他们会向您确认。"],
])("%s: the guest reads what was understood of %s", (language, text, told) => {
  const request = readRequest(text, { language, today });
  expect(request && requestText({ language, request, today })).toBe(told);
});

test.each([
  ["en", "We don't need the babysitter after all"],
  ["de", "Den Babysitter brauchen wir nun doch nicht"],
  ["fr", "La baby-sitter n'est plus nécessaire"],
  ["it", "Per la torta lasci stare"],
  ["ja", "ベビーシッターは必要なくなりました"],
])("%s: the guest gives something up: %s", (language, text) => {
  expect(givesUp(text, language)).toBe(true);
});

test.each([
  ["en", "Do you no longer have a babysitter?"],
  ["de", "Gibt es keinen Babysitter mehr?"],
  ["en", "When is breakfast"],
])("%s: a question gives nothing up: %s", (language, text) => {
  expect(givesUp(text, language)).toBe(false);
});

test.each([
  ["en", "We decided against driving, please book us a taxi for 9"],
  ["es", "Hemos decidido no conducir, por favor reserven un taxi"],
  ["nl", "We hebben besloten om niet te rijden, graag een taxi om 9 uur"],
  ["ru", "Мы решили не ехать на машине, закажите такси на 9"],
  ["ar", "قررنا عدم القيادة، نريد تاكسي الساعة 9"],
  ["ja", "運転しないことにしました。タクシーを9時にお願いします"],
  ["nl", "Laat maar weten of een massage om 5 uur mogelijk is"],
  ["nl", "Kunt u onze tafel bij het raam geven"],
  ["en", "Could you give our luggage to the taxi driver?"],
  ["en", "Please give our compliments to the chef"],
  ["de", "Lassen wir das Auto stehen, wir brauchen ein Taxi"],
])("%s: cancels nothing: %s", (language, text) => {
  expect(readChange(text, { language, today })).toBeUndefined();
});
