import { guestLanguages } from "@bellhop/contract/guest-languages";
import { expect, test } from "vitest";
import {
  asksOwnDoorCode,
  doorCodeAfterCheckInText,
  doorCodeAgainText,
  doorCodeTimeText,
  doorCodeVerifyText,
} from "./door-code.ts";
import { doorCodePlaces, doorCodeTexts } from "./door-code.words.ts";

const asks = (language: string, text: string) => asksOwnDoorCode({ text, message: text }, language, ["21"]);

test.each([
  ["en", "When do I get the door code?"],
  ["en", "I can't get in, what's the code?"],
  ["en", "what is my door code"],
  ["en", "Please send me the door code"],
  ["en", "We are standing outside and have no code for the door"],
  ["en", "I haven't received my door code yet"],
  ["en", "we're locked out, door code please!"],
  ["en", "What's the code for room 21?"],
  ["en", "I lost the room code, can you send it again?"],
  ["en", "We arrive at 15:00, when do we get the access code?"],
  ["de", "Wie lautet der Türcode?"],
  ["de", "Wann bekomme ich den Code für die Tür?"],
  ["de", "Ich habe noch keinen Türcode bekommen"],
  ["de", "Wo finde ich den Zugangscode für mein Zimmer?"],
  ["es", "¿Cuál es el código de la puerta?"],
  ["es", "¿Cuándo recibo el código de acceso?"],
  ["fr", "Quel est le code de la porte ?"],
  ["fr", "Quand est-ce que je reçois le code d'accès ?"],
  ["it", "Qual è il codice della porta?"],
  ["it", "Quando ricevo il codice per entrare?"],
  ["pt", "Qual é o código da porta?"],
  ["pt", "Quando recebo o código do quarto?"],
  ["ar", "ما هو رمز الباب؟"],
  ["ar", "متى يصلني رمز الباب؟"],
  ["nl", "Wat is de deurcode?"],
  ["nl", "Wanneer krijg ik de code voor de kamer?"],
  ["zh", "门锁密码是多少？"],
  ["zh", "什么时候能收到房间密码？"],
  ["ja", "ドアの暗証番号を教えてください"],
  ["ja", "部屋のコードはいつ届きますか？"],
  ["ru", "Какой код от двери?"],
  ["ru", "Когда я получу код от двери?"],
  ["tr", "Kapı kodu nedir?"],
  ["tr", "Kapı kodunu ne zaman alacağım?"],
])("%s: asks for the own code: %s", (language, text) => {
  expect(asks(language, text)).toBe(true);
});

test.each([
  ["en", "How do I get in?"],
  ["en", "Is there a door code or a key?"],
  ["en", "How does the door code work?"],
  ["en", "The door code doesn't work"],
  ["en", "I tried the door code but it is wrong, what now?"],
  ["en", "Thanks, got the door code"],
  ["en", "What's the code of room 12?"],
  ["en", "What is the door code of my neighbour?"],
  ["en", "Can you change the door code?"],
  ["en", "What's the wifi code in the room?"],
  ["en", "Is there a dress code at the front door?"],
  ["en", "What's the code of the safe in my room?"],
  ["en", "What is my booking code?"],
  ["en", "What time is breakfast?"],
  ["de", "Der Türcode funktioniert nicht"],
  ["de", "Wie lautet der Code von Zimmer 12?"],
  ["de", "Gibt es einen Türcode?"],
  ["de", "Danke, Türcode ist angekommen"],
  ["es", "¿Cuál es el código de la habitación 12?"],
  ["es", "El código de la puerta no funciona"],
  ["fr", "Quel est le code de la chambre 12 ?"],
  ["it", "Il codice della porta non funziona"],
  ["pt", "Qual é a senha do wifi no quarto?"],
  ["nl", "De deurcode werkt niet"],
  ["zh", "12号房间的密码是多少？"],
  ["zh", "房间的wifi密码是多少？"],
  ["ja", "ドアの暗証番号が違うようです"],
  ["ru", "Код от двери не работает"],
  ["tr", "Kapı kodu çalışmıyor"],
  ["ar", "رمز الباب لا يعمل"],
])("%s: does not ask for the own code: %s", (language, text) => {
  expect(asks(language, text)).toBe(false);
});

test.each(guestLanguages)("%s: every text exists, with its day, time and code", (language) => {
  for (const place of doorCodePlaces) {
    const at = { day: "2027-06-04", time: "15:00" };
    const text = doorCodeTimeText({ language, place, at });
    expect(text).toContain("15:00");
    expect(text).toMatch(/[4٤]/);
    expect(text).not.toMatch(/[{}]/);
    expect(doorCodeTimeText({ language, place, at: undefined })).not.toMatch(/[{}\d]/);
  }
  expect(doorCodeAgainText({ language, code: "0042" })).toContain("0042");
  expect(doorCodeAfterCheckInText({ language })).toBe(doorCodeTexts[language].afterCheckIn);
  expect(doorCodeVerifyText({ language })).toBe(doorCodeTexts[language].verify);
});
