import { changeSettings } from "@bellhop/contract/settings";
import { expect, test } from "vitest";
import { addEntries } from "../domain/knowledge/index.ts";
import type { Database } from "../platform/at/index.ts";
import { newId } from "../platform/ids.ts";
import { signedIn } from "../testing/ask.ts";
import { testBellhop } from "../testing/bellhop.ts";
import { openHotel } from "../testing/cast.ts";
import { openSurveys, surveyNow } from "./venue-contradicts-itself.ts";

const bellhop = await testBellhop();
const { db } = bellhop.parts;

const write = (venueId: number, text: string) =>
  db.atVenue(venueId, (at) =>
    addEntries(at, null, [{ entryId: newId(), section: "faq", texts: { en: { title: "Bar", text } } }]),
  );

test("what is found holds until something is written, or set by which it is read", async () => {
  const { venueId, owner } = await openHotel(bellhop.parts, "Hotel Steady");
  const ana = await signedIn(bellhop, owner.sub);
  const parts = { db, surveys: openSurveys() };
  const found = await surveyNow(venueId, parts);
  await ana.ask(changeSettings, { assistant: { voice: "Warm and brief.", confidence: 0.7 } });
  await ana.ask(changeSettings, { retention: { media: 30 } });
  expect(await surveyNow(venueId, parts)).toBe(found);
  await ana.ask(changeSettings, { assistant: { greeting: "Breakfast is from 9:30." } });
  const greeted = await surveyNow(venueId, parts);
  expect(greeted.contradictions.length).toBeGreaterThan(found.contradictions.length);
  await write(venueId, "The bar is open until 23:00.");
  expect(await surveyNow(venueId, parts)).not.toBe(greeted);
});

test("what somebody writes right before it is read is in what is found, and is not looked for again", async () => {
  const { venueId } = await openHotel(bellhop.parts, "Hotel Meanwhile");
  let looks = 0;
  const between: Database = {
    ...db,
    async readAtVenue(id, work) {
      looks += 1;
      // The first look is at the mark, the second reads.
      if (looks === 2) await write(venueId, "The bar is open until 23:00.");
      return db.readAtVenue(id, work);
    },
  };
  const surveys = openSurveys();
  const found = await surveyNow(venueId, { db: between, surveys });
  expect(found.versions.find(({ section }) => section === "faq")?.version).toBeGreaterThan(0);
  expect(await surveyNow(venueId, { db, surveys })).toBe(found);
});
