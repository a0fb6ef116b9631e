import { updateConcierge } from "@bellhop/contract/concierge";
import { fetchInfoData } from "@bellhop/contract/info-data";
import { type EntryChange, type SectionUpdate, updateVenueInfo } from "@bellhop/contract/knowledge";
import { changeSettings } from "@bellhop/contract/settings";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel, openSister } from "../../testing/cast.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Said");

async function newVenue() {
  const ana = await signedIn(
    bellhop,
    hotel.owner.sub,
    await openSister(bellhop.services, hotel, "Hotel Said Sister"),
  );
  await ana.ask(changeSettings, { general: { languages: ["en", "de"] } });
  return ana;
}

const texts = (title: string, text: string) => ({ en: { title, text, question: null, place: null } });
const entry = (change: Omit<EntryChange, "entry_id">): EntryChange => ({ entry_id: newId(), ...change });
const write = (who: Caller, updates: Record<string, SectionUpdate>) => who.ask(updateVenueInfo, { updates });
const said = async (who: Caller, wanted: Parameters<typeof who.ask<typeof fetchInfoData>>[1] = {}) =>
  (await who.ask(fetchInfoData, wanted)).body;
const titles = ({ items }: Awaited<ReturnType<typeof said>>) => items.map((item) => item.texts.en?.title);

test("entries appear as the assistant uses them, from the draft and from the live version", async () => {
  const ana = await newVenue();
  const sauna = entry({ key: "sauna", availability: "on_request" });
  const taxi = entry({ texts: texts("Taxi", "Ring 555."), scope: "in_house", valid_until: "2027-01-31" });
  await write(ana, { amenities: { version: 0, entries: [sauna] }, faq: { version: 0, entries: [taxi] } });
  expect(await said(ana, { of: "live" })).toMatchObject({ items: [], total: 0, live_version: null });

  const draft = await said(ana);
  expect(draft).toMatchObject({ total: 2, confidence: null, next_cursor: null });
  expect(draft.items).toMatchObject([
    {
      entry_id: sauna.entry_id,
      section: "amenities",
      key: "sauna",
      texts: {
        en: { title: "Sauna", question: null, text: "Sauna: available on request." },
        de: { title: "Sauna", question: null, text: "Sauna: auf Anfrage verfügbar." },
      },
      languages: ["en", "de"],
      is_live: false,
      score: null,
    },
    {
      entry_id: taxi.entry_id,
      texts: { en: { title: "Taxi", text: "Ring 555." } },
      languages: ["en"],
      size: "TaxiRing 555.".length,
      scope: "in_house",
      valid_until: "2027-01-31",
    },
  ]);

  await ana.ask(updateConcierge, {});
  await bellhop.runDueJobs();
  await write(ana, { faq: { version: 1, entries: [{ ...taxi, texts: texts("Taxi", "Ring 777.") }] } });
  expect((await said(ana)).items.map((item) => item.is_live)).toEqual([true, false]);
  const live = await said(ana, { of: "live" });
  expect(live.live_version).toBeGreaterThan(0);
  expect(live.items.map((item) => [item.texts.en?.text, item.is_live])).toEqual([
    ["Sauna: available on request.", true],
    ["Ring 555.", true],
  ]);
});

test("entries are searched, paged and filtered by section; internal ones show and never answer", async () => {
  const ana = await newVenue();
  const secret = entry({ internal: true, texts: texts("Safe code", "The safe opens with 4711.") });
  const faq = ["Bakery", "Boats", "Bees"].map((title) => entry({ texts: texts(title, `About ${title}`) }));
  const gym = entry({ key: "gym", availability: "absent" });
  await write(ana, {
    faq: { version: 0, entries: [...faq, secret] },
    amenities: { version: 0, entries: [gym] },
  });
  expect(titles(await said(ana, { section: "faq" }))).toEqual(["Bakery", "Boats", "Bees", "Safe code"]);
  expect(titles(await said(ana, { search: "ABOUT bee" }))).toEqual(["Bees"]);
  const first = await said(ana, { limit: 2 });
  const { items, next_cursor } = await said(ana, { limit: 3, cursor: first.next_cursor ?? "" });
  expect([...first.items, ...items].map((item) => item.texts.en?.title)).toEqual([
    "Gym",
    "Bakery",
    "Boats",
    "Bees",
    "Safe code",
  ]);
  expect([items.at(-1)?.internal, next_cursor]).toEqual([true, null]);
  expect(titles(await said(ana, { question: "What opens the safe, which code?" }))).not.toContain(
    "Safe code",
  );
});

test("a question shows the entries that would answer it, best first, with the confidence", async () => {
  const ana = await newVenue();
  const indoor = entry({ key: "indoor_pool", availability: "absent" });
  const outdoor = entry({ key: "outdoor_pool", availability: "present", facts: { from: "09:00" } });
  const bar = entry({ texts: texts("Bar", "Cocktails by the pool until late.") });
  await write(ana, {
    amenities: { version: 0, entries: [indoor, outdoor] },
    faq: { version: 0, entries: [bar] },
  });
  const found = await said(ana, { question: "Gibt es einen Pool?" });
  expect(found.items[0]?.texts.de?.text).toBe("Freibad: vorhanden, ab 09:00 Uhr.");
  expect(found.confidence).toBeGreaterThan(found.threshold);
  const scores = found.items.map((item) => item.score ?? 0);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  expect((await said(ana, { question: "Do you have an indoor pool?" })).items[0]?.texts.en?.text).toBe(
    "Indoor pool: not available.",
  );
  const helipad = await said(ana, { question: "Is there a helipad?" });
  expect(helipad.confidence).toBeLessThan(helipad.threshold);
});

test("a question finds what its guest may receive today, in the house or before arrival", async () => {
  const ana = await newVenue();
  const over = entry({ texts: texts("Ski bus", "The ski bus leaves at nine."), valid_until: "2020-03-31" });
  const here = entry({ texts: texts("Wi-Fi password", "The Wi-Fi password is larch."), scope: "in_house" });
  const coming = entry({
    texts: texts("Self check-in", "The door code comes by mail."),
    scope: "before_arrival",
  });
  await write(ana, { faq: { version: 0, entries: [over, here, coming] } });
  const found = async (question: string, stay?: "in_house" | "before_arrival") =>
    titles(await said(ana, { question, ...(stay && { stay }) }));
  expect(await found("When does the ski bus leave?")).not.toContain("Ski bus");
  expect(await found("What is the Wi-Fi password?")).toContain("Wi-Fi password");
  expect(await found("What is the Wi-Fi password?", "before_arrival")).not.toContain("Wi-Fi password");
  expect(await found("How does self check-in work?", "before_arrival")).toContain("Self check-in");
});

test("a question with a contested answer says so, and another one about the same topic does not", async () => {
  const ana = await newVenue();
  const early = entry({ texts: texts("Mornings", "Breakfast is served from 7:00 to 10:00, at €18.") });
  const late = entry({ texts: texts("Terrace", "Breakfast is served from 8:30 on the terrace.") });
  await write(ana, { faq: { version: 0, entries: [early, late] } });
  const contested = async (question: string, of: "draft" | "live" = "draft") =>
    (await said(ana, { question, of })).contested;
  expect(await contested("From what time is breakfast served?")).toBe(true);
  expect(await contested("How much is breakfast?")).toBe(false);
  expect(await contested("From what time is breakfast served?", "live")).toBe(false);
  expect((await said(ana)).contested).toBe(false);

  await ana.ask(updateConcierge, { despite_contradictions: true });
  await bellhop.runDueJobs();
  expect(await contested("From what time is breakfast served?", "live")).toBe(true);
  await write(ana, { faq: { version: 1, remove: [late.entry_id] } });
  expect(await contested("From what time is breakfast served?")).toBe(false);
  expect(await contested("From what time is breakfast served?", "live")).toBe(true);
});
