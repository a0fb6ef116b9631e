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
  ["What time is check-in?", "Departure", "Rooms are to be left by 10:00 for the next arrivals.", true],
  ["What time is check-in?", "Arrival and departure", "Check in from 14:00, check out by 10:00.", false],
  ["What time is check-in?", "Departure", "Leave by 10:00. The next guests check in from 14:00.", false],
  ["What time can we arrive?", "Arrival", "When you arrive, please stop at reception.", true],
  ["What time is check-in?", "Arrival", "At check-in there are no restrictions of time.", true],
  ["When is breakfast?", "Breakfast", "It is time for breakfast at nine.", false],
  ["When is lunch?", "Lunch", "Lunch time begins at noon.", false],
  ["How much is the deposit?", "Deposit", "A deposit is needed. The price is due within 48 hours.", true],
  ["How much is the deposit?", "Deposit", "A deposit is needed. The price is 50 euros.", false],
  ["What does parking cost?", "Parking", "Parking is behind the house. It costs 15 per night.", false],
  ["How much is the city tax?", "City tax", "The city tax costs per night:", true],
  ["Can we use a groundsheet?", "Pitches", "The pitches are available from 14:00.", true],
  ["Can we put up an awning?", "Pitches", "Awnings may be 3 m wide on each pitch.", false],
  ["Do children pay?", "Payment", "You may pay in cash or by card.", true],
];
test.each(doubts)("%s with %s: %s", (question, title, text, expected) => {
  const entry = { entryId: "1", section: "faq" as const, texts: { en: { title, text } } };
  expect(isDoubtful(question, entry, { language: "en", venueName: "Hotel" })).toBe(expected);
});
