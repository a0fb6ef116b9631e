import { expect, test } from "vitest";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { capturedBodies } from "../../testing/mutations/captured-bodies.ts";
import { deliverMutations, hasLostNothing } from "../../testing/mutations/deliver-mutations.ts";
import { ownBodies } from "../../testing/mutations/own-bodies.ts";

const secret = "the app's secret";
const numbers = ["900011", "900012"] as const;
const bellhop = await testBellhop({ WHATSAPP_APP_SECRET: secret });

// Full size: npm run prove -- mutated-bodies.
test("three hundred mutated bodies are answered and stored, and no readable message is lost", {
  timeout: 60_000,
}, async () => {
  const venues = [];
  for (const number of numbers) {
    const { venueId } = await openHotel(bellhop.services, `Hotel on ${number}`, number);
    venues.push({ number, venueId });
  }
  const outcome = await deliverMutations({
    url: `${bellhop.services.selfUrl("webhooks")}/webhooks/whatsapp`,
    secret,
    ownerUrl: bellhop.ownerUrl,
    venues,
    bodies: [...capturedBodies().map(({ bytes }) => bytes), ...ownBodies(numbers)],
    count: 300,
    seed: 7,
  });
  expect(outcome).toMatchObject({ sent: 300, wrongAnswers: [], lostBodies: [], lostMessages: [] });
  expect(hasLostNothing(outcome)).toBe(true);
});
