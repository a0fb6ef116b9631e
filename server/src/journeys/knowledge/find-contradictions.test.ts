import { changeSettings } from "@bellhop/contract/settings";
import { expect, test } from "vitest";
import { openKnowledgeChecks } from "../../domain/contradictions/index.ts";
import { addEntries } from "../../domain/knowledge/index.ts";
import type { Database } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { checkCurrent } from "./find-contradictions.ts";

const bellhop = await testBellhop();
const { db } = bellhop.services;

const write = (venueId: number, text: string) =>
  db.atVenue(venueId, (at) =>
    addEntries(at, null, [{ entryId: newId(), section: "faq", texts: { en: { title: "Bar", text } } }]),
  );

test("a check is cached until an entry or a relevant setting changes", async () => {
  const { venueId, owner } = await openHotel(bellhop.services, "Hotel Steady");
  const ana = await signedIn(bellhop, owner.sub);
  const services = { db, knowledgeChecks: openKnowledgeChecks() };
  const found = await checkCurrent(venueId, services);
  await ana.ask(changeSettings, { assistant: { voice: "Warm and brief.", confidence: 0.7 } });
  await ana.ask(changeSettings, { retention: { media: 30 } });
  expect(await checkCurrent(venueId, services)).toBe(found);
  await ana.ask(changeSettings, { assistant: { greeting: "Breakfast is from 9:30." } });
  const greeted = await checkCurrent(venueId, services);
  expect(greeted.contradictions.length).toBeGreaterThan(found.contradictions.length);
  await write(venueId, "The bar is open until 23:00.");
  expect(await checkCurrent(venueId, services)).not.toBe(greeted);
});

test("a check includes an edit made while it began, and is cached with it", async () => {
  const { venueId } = await openHotel(bellhop.services, "Hotel Meanwhile");
  let looks = 0;
  const between: Database = {
    ...db,
    async readAtVenue(id, work) {
      looks += 1;
      // The first statement reads the mark, the second the entries.
      if (looks === 2) await write(venueId, "The bar is open until 23:00.");
      return db.readAtVenue(id, work);
    },
  };
  const surveys = openKnowledgeChecks();
  const found = await checkCurrent(venueId, { db: between, knowledgeChecks: surveys });
  expect(found.versions.find(({ section }) => section === "faq")?.version).toBeGreaterThan(0);
  expect(await checkCurrent(venueId, { db, knowledgeChecks: surveys })).toBe(found);
});
