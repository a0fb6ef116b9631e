import { expect, test } from "vitest";
import { answeredBy, type OpenItem } from "./answered-questions.ts";

const lateCheckOut: OpenItem = {
  reason: "request",
  about: "Can we have a late check-out until 2 pm?",
  what: "late_check_out",
};
const towels: OpenItem = { reason: "request", about: "Two more towels for room 12 please", what: "towels" };
const brokenAc: OpenItem = { reason: "complaint", about: "The air conditioning is broken again" };
const casino: OpenItem = { reason: "no_entry", about: "Is there a casino nearby?" };
const told: OpenItem = { reason: "statement", about: "We land at nine" };
const fire: OpenItem = { reason: "emergency", about: "There is smoke in the corridor" };
const spaAufDeutsch: OpenItem = { reason: "no_entry", about: "Kann ich einen Spätcheckout haben?" };

const towelsToRoom: OpenItem = { ...towels, about: "Please bring two towels to our room" };
const acInRoom: OpenItem = { ...brokenAc, about: "The air conditioning in our room is broken" };

test.each<[reply: string, open: OpenItem[], answered: OpenItem[]]>([
  ["Yes, until 14:00.", [lateCheckOut], [lateCheckOut]],
  ["On our way", [brokenAc], [brokenAc]],
  ["For how many people?", [lateCheckOut], []],
  ["Hello! For how many people?", [lateCheckOut], []],
  ["Until 14:00 is fine. Anything else we can do for you?", [lateCheckOut], [lateCheckOut]],
  ["Late check-out until 14:00 is fine.", [lateCheckOut, brokenAc], [lateCheckOut]],
  ["Yes of course, until 14:00.", [brokenAc, lateCheckOut], [lateCheckOut]],
  ["So sorry! Somebody comes at once.", [lateCheckOut, brokenAc], [brokenAc]],
  ["A technician will repair the air conditioning.", [casino, brokenAc], [brokenAc]],
  ["Late check-out is fine and the towels are on their way.", [lateCheckOut, towels], [lateCheckOut, towels]],
  ["Sure, no problem.", [lateCheckOut, towels], []],
  ["We'll see to it.", [lateCheckOut, brokenAc], []],
  ["Noted, see you then.", [told, brokenAc], [told]],
  ["Help is coming", [fire], []],
  ["The towels are on their way to your room.", [towelsToRoom, acInRoom], [towelsToRoom]],
  ["Yes, until 14:00.", [fire, lateCheckOut], [lateCheckOut]],
  ["Gern, der späte Check-out bis 14 Uhr geht klar.", [spaAufDeutsch, brokenAc], [spaAufDeutsch]],
])("%s", (reply, open, answered) => {
  expect(answeredBy(reply, open)).toEqual(answered);
});

test.each([
  "I will check.",
  "Let me check with the kitchen.",
  "Good evening! One moment please, I'll find out.",
  "I am sorry. We'll look into it and get back to you.",
  "Ich frage in der Küche nach und melde mich.",
  "Je me renseigne et je reviens vers vous.",
  "Un momento, lo consulto con la cocina.",
  "Controllo subito e le faccio sapere.",
  "Vou verificar com a cozinha.",
  "Ik vraag het na, een ogenblik.",
  "Kontrol ediyorum, bir dakika.",
  "Я уточню на кухне.",
  "سأتحقق من الأمر.",
  "请稍等，我问一下。",
  "確認いたしますので少々お待ちください。",
])("a promise to look into it leaves the only question open: %s", (reply) => {
  expect(answeredBy(reply, [casino])).toEqual([]);
  expect(answeredBy(reply, [lateCheckOut])).toEqual([]);
});

test.each([
  "I checked: yes, until 14:00.",
  "Your taxi is booked. I will check that it is on time.",
  "Die Handtücher kommen gleich.",
  "One moment, the towels are on their way.",
  "I will ask housekeeping to bring them right away.",
  "No, but there is one in Lugano. I'll ask for the opening hours too.",
])("a reply that says more answers it: %s", (reply) => {
  expect(answeredBy(reply, [casino])).toEqual([casino]);
});

test("a quoted message says which one is answered", () => {
  expect(answeredBy("Done!", [lateCheckOut, towels], towels.about)).toEqual([towels]);
});
