import { expect, test } from "vitest";
import { isDoubtful } from "./doubts.ts";

const doubts: [question: string, title: string, text: string, isDoubtful: boolean][] = [
  ["Are candles allowed in the room?", "Balcony", "No candles on the balcony.", true],
  ["Are candles allowed in the room?", "Candles", "Candles are not allowed.", false],
  ["How much is breakfast?", "Breakfast", "Breakfast is at 8:00. Please pay on arrival.", true],
  ["How much is breakfast?", "Breakfast", "Breakfast is at 8:00. It costs 6 euros.", false],
  ["When do we get the deposit back?", "Deposit", "The deposit is returned at check-out.", false],
  ["When do I have to pay?", "Rental", "Arrival from 16:00. Bring the receipt of your payment.", true],
  ["When do I have to pay?", "Rental", "Payment of the rent is due at 16:00.", false],
  ["When is breakfast?", "Meals", "BREAKFAST. From 8:00 to 10:00.", false],
  ["How big is the deposit?", "Booking", "A deposit of 30 % is due.", false],
  ["When can we get into the mobile home?", "Arrival", "From 14:00. Each pitch is free by then.", true],
  ["When can we get into the mobile home?", "Arrival", "From 16:00 in the mobile home.", false],
];
test.each(doubts)("%s with %s: %s", (question, title, text, expected) => {
  const entry = { entryId: "1", section: "faq" as const, texts: { en: { title, text } } };
  expect(isDoubtful(question, entry, { language: "en", venueName: "Hotel" })).toBe(expected);
});
