import { listAudit } from "@bellhop/contract/audit";
import { fetchInfoData } from "@bellhop/contract/info-data";
import {
  type EntryChange,
  exportKnowledge,
  listEntries,
  listRevisions,
  replaceKnowledge,
  type SectionUpdate,
  updateVenueInfo,
} from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { changeSettings } from "@bellhop/contract/settings";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel, openSister } from "../../testing/cast.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel File");

async function newVenue(languages = ["en", "it"]) {
  const venueId = await openSister(bellhop.services, hotel, "Hotel File Sister");
  const ana = await signedIn(bellhop, hotel.owner.sub, venueId);
  await ana.ask(changeSettings, { general: { languages } });
  return ana;
}

const text = (title: string, text = "") => ({ title, text, question: null, place: null });
const entry = (change: Omit<EntryChange, "entry_id">): EntryChange => ({ entry_id: newId(), ...change });
const write = (who: Caller, updates: Record<string, SectionUpdate>) => who.ask(updateVenueInfo, { updates });
const replace = (who: Caller, file: string, isTried = false) =>
  who.ask(replaceKnowledge, isTried ? { file, try: true } : { file });

/** The bytes of the file. */
async function exported(who: Caller): Promise<string> {
  const response = await fetch(`${bellhop.services.selfUrl()}${exportKnowledge.path}`, {
    headers: who.headers,
  });
  expect(response.headers.get("content-disposition")).toMatch(/filename="bellhop-knowledge-.*\.json"/);
  return response.text();
}

/** A venue with an entry of each kind. */
async function writtenVenue() {
  const ana = await newVenue();
  const parking = entry({
    key: "parking",
    availability: "paid",
    price: { amount: 1800, currency: "EUR" },
    unit: "night",
    facts: { until: "22:00", from: "07:00", hours: [{ to: "12:00", days: ["sunday"], from: "09:00" }] },
    texts: {
      it: { ...text("Parcheggio"), place: "dietro la casa" },
      en: { ...text("Parking", "Ring « twice » 🚗"), question: "Where can we park?" },
    },
    scope: "in_house",
    valid_from: "2026-01-01",
    valid_until: "2026-12-31",
  });
  const bottle = entry({
    key: "bottle",
    price: { amount: 2200, currency: "EUR" },
    unit: "item",
    offer: { lead_minutes: 60, capacity: null, approval: "staff", expires_hours: 12, tax_percent: 10.5 },
  });
  const faq = ["Bees", "Ants", "Cats"].map((title) =>
    entry({ texts: { en: text(title, `About ${title}`) }, internal: title === "Cats" }),
  );
  await write(ana, {
    amenities: { version: 0, entries: [parking] },
    upsells: { version: 0, entries: [bottle] },
    faq: { version: 0, entries: faq },
  });
  const order = [faq[1], faq[2]].map((one) => one?.entry_id ?? "");
  await write(ana, { faq: { version: 1, order } });
  return { ana, faq, parking };
}

test("an exported file gives the same bytes again, at the same venue and at another", async () => {
  const { ana } = await writtenVenue();
  const file = await exported(ana);
  expect(await exported(ana)).toBe(file);
  expect(JSON.parse(file)).toMatchObject({ format: "bellhop-knowledge", format_version: 1 });
  expect(file.endsWith("]}\n")).toBe(true);

  expect((await replace(ana, file)).body).toMatchObject({
    added: 0,
    changed: 0,
    removed: 0,
    unchanged: 5,
    moved: 0,
  });
  expect(await exported(ana)).toBe(file);
  expect((await ana.ask(listEntries, { section: "faq" })).body.version).toBe(2);

  const other = await newVenue(["it", "en"]);
  expect((await replace(other, file)).body).toMatchObject({
    added: 5,
    changed: 0,
    removed: 0,
    unchanged: 0,
    moved: 0,
  });
  expect(await exported(other)).toBe(file);
  // The same content, formatted differently.
  expect((await replace(ana, `\uFEFF${JSON.stringify(JSON.parse(file), null, 4)}`)).body).toMatchObject({
    unchanged: 5,
    moved: 0,
  });
  const nothing = await exported(await newVenue());
  expect((await replace(other, nothing)).body).toMatchObject({
    added: 0,
    changed: 0,
    removed: 5,
    unchanged: 0,
    moved: 0,
  });
  expect(await exported(other)).toBe(nothing);
});

test("the effect of a file is previewed first, and afterwards visible and undoable", async () => {
  const { ana, faq, parking } = await writtenVenue();
  const file = await exported(ana);
  const [bees, ants] = faq;
  await write(ana, {
    faq: { version: 2, entries: [{ ...bees, texts: { en: text("Wasps") } } as EntryChange] },
    amenities: { version: 1, remove: [parking.entry_id], entries: [entry({ key: "gym" })] },
  });
  const before = await exported(ana);
  const counts = { added: 1, changed: 1, removed: 1, unchanged: 3, moved: 0 };
  expect((await replace(ana, file, true)).body).toMatchObject(counts);
  expect(await exported(ana)).toBe(before);
  expect((await replace(ana, file)).body).toMatchObject(counts);
  expect(await exported(ana)).toBe(file);
  const [step] = (await ana.ask(listRevisions, { section: "faq" })).body.items;
  expect(step?.changes.map((change) => change.entry_id)).toEqual([bees?.entry_id]);
  const [noted] = (await ana.ask(listAudit, { kind: "knowledge_replaced" })).body.items;
  expect(noted?.changes.map(({ field, after }) => [field, after])).toEqual([
    ["added", 1],
    ["changed", 1],
    ["removed", 1],
  ]);
  // An entry that is in another section now returns to its own.
  const moved = { ...ants, texts: { en: text("Ants", "About Ants") } } as EntryChange;
  const { version } = (await ana.ask(listEntries, { section: "profile" })).body;
  await write(ana, {
    faq: { version: 4, remove: [moved.entry_id] },
    profile: { version, entries: [moved] },
  });
  expect((await replace(ana, file)).body).toMatchObject({
    added: 0,
    changed: 1,
    removed: 0,
    unchanged: 4,
    moved: 0,
  });
  expect(await exported(ana)).toBe(file);
});

test("an export restores the words of a language that was removed", async () => {
  const { ana } = await writtenVenue();
  const rare = entry({ texts: { it: text("Gelato", "Alle cinque.") } });
  await write(ana, { faq: { version: 2, entries: [rare] } });
  await ana.ask(changeSettings, { general: { languages: ["en"], default_language: "en" } });
  const file = await exported(ana);
  expect(file).toContain("Alle cinque.");
  const nothing = await exported(await newVenue());
  expect((await replace(ana, nothing)).body).toMatchObject({ removed: 6 });
  expect((await replace(ana, file)).body).toMatchObject({ added: 6 });
  expect(await exported(ana)).toBe(file);
  const said = (await ana.ask(fetchInfoData, { section: "amenities" })).body.items;
  expect(said.map(({ texts }) => Object.keys(texts))).toEqual([["en"]]);
});

test("a colleague's changes since the preview are not replaced unseen", async () => {
  const { ana } = await writtenVenue();
  const file = await exported(ana);
  const { versions } = (await replace(ana, file, true)).body;
  expect(versions).toEqual({ profile: 0, guest_policy: 0, amenities: 1, faq: 2, upsells: 1 });
  const theirs = entry({ texts: { en: text("Frogs", "An hour of a colleague's work") } });
  await write(ana, { faq: { version: 2, entries: [theirs] } });
  const isThere = async () =>
    (await ana.ask(listEntries, { section: "faq", entry_ids: [theirs.entry_id] })).body.items.length === 1;

  const late = await ana.ask(replaceKnowledge, { file, versions });
  expect(late).toMatchObject({ status: 409, body: { versions: { faq: 3 } } });
  expect(await isThere()).toBe(true);
  // A caller that names one section has only seen that one.
  expect((await ana.ask(replaceKnowledge, { file, versions: { faq: 2 } })).status).toBe(409);
  const again = (await ana.ask(replaceKnowledge, { file, versions, try: true })).status;
  expect(again).toBe(409);
  const seen = (await replace(ana, file, true)).body;
  expect(seen).toMatchObject({ removed: 1, versions: { ...versions, faq: 3 } });
  const done = await ana.ask(replaceKnowledge, { file, versions: seen.versions });
  expect(done).toMatchObject({ status: 200, body: { removed: 1, versions: { ...versions, faq: 4 } } });
  expect(await isThere()).toBe(false);
});

test("a file that only changes the order says so, and that is recorded", async () => {
  const { ana } = await writtenVenue();
  const file = await exported(ana);
  const { entries, ...rest } = JSON.parse(file) as { entries: { section: string }[] };
  const faq = entries.filter(({ section }) => section === "faq");
  const others = entries.filter(({ section }) => section !== "faq");
  const turned = JSON.stringify({ ...rest, entries: [...others, ...faq.reverse()] });
  const counts = { added: 0, changed: 0, removed: 0, unchanged: 5, moved: 2 };
  expect((await replace(ana, turned, true)).body).toMatchObject(counts);
  const noted = async () => (await ana.ask(listAudit, { kind: "knowledge_replaced" })).body.items;
  const before = (await noted()).length;
  expect((await replace(ana, turned)).body).toMatchObject(counts);
  expect(await noted()).toHaveLength(before + 1);
  expect((await replace(ana, file, true)).body).toMatchObject({ moved: 2 });
});

test("a file is measured in bytes", async () => {
  const ana = await newVenue();
  const { status, body } = await replace(ana, "é".repeat(limits.knowledgeFileBytes / 2 + 1));
  expect({ status, body }).toMatchObject({ status: 422 });
  expect(JSON.stringify(body)).toContain("The file is too large");
});

test("a file with errors changes nothing, and every error is named", async () => {
  const { ana } = await writtenVenue();
  const file = await exported(ana);
  const whole = JSON.parse(file);
  const with_ = (change: object) => JSON.stringify({ ...whole, ...change });
  const [first, ...rest] = whole.entries;
  const entries = (...changed: unknown[]) => with_({ entries: [...changed, ...rest] });
  const cases: [file: string, field: string, message: RegExp][] = [
    ["{", "file", /not a Bellhop export/],
    ["[]", "file", /not a Bellhop export/],
    [with_({ format: "other" }), "file", /not a Bellhop export/],
    [with_({ format_version: 2 }), "file", /newer version/],
    [with_({ more: 1 }), "file.more", /Unknown field: more/],
    [with_({ entries: {} }), "file.entries", /./],
    [entries({ ...first, section: "kitchen" }), "file.entries.0.section", /./],
    [entries({ ...first, colour: "red" }), "file.entries.0.colour", /Unknown field: colour/],
    [entries({ ...first, entry_id: "7" }), "file.entries.0.entry_id", /./],
    [entries(first, first), "file.entries.1.entry_id", /twice/],
    [
      entries(first, { ...first, entry_id: first.entry_id.toUpperCase() }),
      "file.entries.1.entry_id",
      /twice/,
    ],
    [entries({ ...first, facts: { from: "7" } }), "file.entries.0.facts.from", /07:30/],
    [entries({ ...first, texts: { français: { text: "Salut" } } }), "file.entries.0.texts.français", /./],
    [
      entries({ ...first, texts: { en: { text: "x".repeat(2001) } } }),
      "file.entries.0.texts.en.text",
      /2000/,
    ],
  ];
  for (const [wrong, field, message] of cases) {
    const { status, body } = await replace(ana, wrong);
    expect({ field, status, body }).toMatchObject({ status: 422 });
    const { errors } = body as unknown as { errors: { field: string; message: string }[] };
    expect(errors).toContainEqual(
      expect.objectContaining({ field, message: expect.stringMatching(message) }),
    );
  }
  const many = Array.from({ length: 10_001 }, () => ({ ...first, entry_id: newId() }));
  expect((await replace(ana, with_({ entries: many }))).status).toBe(422);
  expect(await exported(ana)).toBe(file);
});

test("a file of 5,000 entries is accepted", async () => {
  const ana = await newVenue();
  const many = Array.from({ length: 5_000 }, (_, i) => ({
    entry_id: newId(),
    section: "faq",
    texts: { en: { title: `Entry ${i}`, text: `What guests should know about ${i}.` } },
  }));
  const file = JSON.stringify({ format: "bellhop-knowledge", format_version: 1, entries: many });
  expect((await replace(ana, file)).body).toMatchObject({ added: 5_000 });
  expect((await replace(ana, await exported(ana))).body).toMatchObject({ unchanged: 5_000 });
});
