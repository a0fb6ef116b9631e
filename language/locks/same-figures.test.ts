import { expect, test } from "vitest";
import { hasSameFigures } from "./same-figures.ts";

test.each([
  ["Please wake us at 6:00", "Bitte wecken Sie uns um 6 Uhr"],
  ["Please wake us at 6:30 pm", "Merci de nous réveiller à 18h30"],
  ["Dinner is from 7 p.m. to 12 am", "Das Abendessen ist von 19 bis 0 Uhr"],
  ["Checkout is at 11:00", "チェックアウトは11時です"],
  ["Breakfast at 07:30", "الإفطار في ٧:٣٠"],
  ["The room is €1,200.50", "Das Zimmer kostet 1.200,50 €"],
  ["It costs 20 euros", "20 ユーロです"],
  ["We arrive on May 12", "5月12日に到着します"],
  ["We arrive on 12/05", "Wir kommen am 12.05. an"],
  ["On 12 May we leave", "Am 12. Mai reisen wir ab"],
  ["From 2026-05-12 on", "Ab dem 12.05.2026"],
  ["May I have 2 towels?", "Kann ich 2 Handtücher haben?"],
  ["Call +43 664 123 45 67", "Rufen Sie +43 (664) 1234567 an"],
  ["Booking BV-20431, mail a@b.example", "Buchung BV-20431, E-Mail a@b.example"],
  ["See https://a.example/x?y=1.", "詳しくはhttps://a.example/x?y=1をご覧ください。"],
  ["Two towels", "Zwei Handtücher"],
])("%s — %s", (source, translation) => {
  expect(hasSameFigures(source, translation)).toBe(true);
  expect(hasSameFigures(translation, source)).toBe(true);
});

test.each([
  ["Please wake us at 6:00", "Bitte wecken Sie uns um 7:00"],
  ["From 7:30 to 10:15", "Von 7:15 bis 10:30"],
  ["At 6:30 pm", "Um 6:30 Uhr"],
  ["We need 2 towels for 2 guests", "Wir brauchen 2 Handtücher"],
  ["We need towels", "Wir brauchen 2 Handtücher"],
  ["It costs $20", "Es kostet 20 €"],
  ["It costs 2.05", "Es kostet 2.5"],
  ["On 12 May", "Am 12. Juni"],
  ["On 05/12", "Am 12.05."],
  ["Call +43 664 1234567", "Rufen Sie +43 664 1234568 an"],
  ["Booking BV-20431", "Buchung BW-20431"],
  ["Mail a@b.example", "E-Mail a@c.example"],
  ["See https://a.example/x", "Siehe https://a.example/y"],
  ["At ٧:٣٠", "At 7:40"],
  ["The pool is closed", "Call +43 664 1234567: the pool is open"],
])("not %s — %s", (source, translation) => {
  expect(hasSameFigures(source, translation)).toBe(false);
});
