import { updateConcierge } from "@bellhop/contract/concierge";
import {
  dismissContradiction,
  listContradictions,
  resolveContradiction,
} from "@bellhop/contract/contradictions";
import {
  type EntryChange,
  listEntries,
  replaceKnowledge,
  type Section,
  updateVenueInfo,
} from "@bellhop/contract/knowledge";
import { toWireSection } from "@bellhop/contract/sections";
import { changeSettings } from "@bellhop/contract/settings";
import { listTasks } from "@bellhop/contract/tasks";
import { beforeEach, expect, test } from "vitest";
import {
  findToResolve,
  staffResolvesContradiction,
} from "../../journeys/knowledge/staff-resolves-contradiction.ts";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { type Hotel, openHotel } from "../../testing/cast.ts";

const bellhop = await testBellhop();
let hotel: Hotel;
let owner: Caller;
beforeEach(async () => {
  hotel = await openHotel(bellhop.services, "Hotel Contrary");
  owner = await signedIn(bellhop, hotel.owner.sub);
});

const words = (title: string, text: string) => ({ en: { title, question: null, text, place: null } });
const open = async () => (await owner.ask(listContradictions, {})).body;

/** Replaces policy and FAQ by one entry each. */
async function put(set: EntryChange, told: EntryChange) {
  const section = async (name: Section, entry: EntryChange) => {
    const { items, version } = (await owner.ask(listEntries, { section: name })).body;
    return { version, entries: [entry], remove: items.map(({ entry_id }) => entry_id) };
  };
  const updates = { guest_policy: await section("policy", set), faq: await section("faq", told) };
  await owner.ask(updateVenueInfo, { updates });
}

/** Writes a policy entry with check-in at 15:00, and an FAQ entry with this time. */
async function write(time: string) {
  const set = { entry_id: newId(), key: "check_in", facts: { from: "15:00" }, texts: words("Check-in", "") };
  const told = { entry_id: newId(), texts: words("Room ready", `Check-in is from ${time}.`) };
  await put(set, told);
  return { set: set.entry_id, told: told.entry_id };
}

test("a dismissal holds until one side changes, and can be undone", async () => {
  const { told } = await write("14:00");
  const [one] = (await open()).items;
  expect(one?.sides.map(({ value }) => value).sort()).toEqual(["14:00", "15:00"]);
  const contradiction_id = one?.contradiction_id ?? "";
  const dismissed = await owner.ask(dismissContradiction, { contradiction_id });
  expect(dismissed.body.dismissed_by).toBe(hotel.owner.name);
  expect((await open()).total).toBe(0);
  expect((await owner.ask(listContradictions, { dismissed: true })).body.total).toBe(1);

  await owner.ask(dismissContradiction, { contradiction_id, dismissed: false });
  expect((await open()).total).toBe(1);
  await owner.ask(dismissContradiction, { contradiction_id });
  const { version } = (await owner.ask(listEntries, { section: "faq" })).body;
  const entries = [{ entry_id: told, texts: words("Room ready", "Check-in is from 13:00.") }];
  await owner.ask(updateVenueInfo, { updates: { faq: { version, entries } } });
  expect((await open()).total).toBe(1);
});

test("a dismissal survives replacing the knowledge by a file with the same two entries", async () => {
  const { set, told } = await write("14:00");
  const [one] = (await open()).items;
  await owner.ask(dismissContradiction, { contradiction_id: one?.contradiction_id ?? "" });
  const policy = {
    section: "policy",
    entry_id: set,
    key: "check_in",
    facts: { from: "15:00", until: "22:00" },
  };
  const faq = { section: "faq", entry_id: told, texts: words("Arrival", "Check-in is from 14:00.") };
  const file = { format: "bellhop-knowledge", format_version: 1, entries: [policy, faq] };
  await owner.ask(replaceKnowledge, { file: JSON.stringify(file) });
  expect((await open()).total).toBe(0);
  const { items } = (await owner.ask(listContradictions, { dismissed: true })).body;
  expect(items.map(({ contradiction_id }) => contradiction_id)).toEqual([one?.contradiction_id]);
});

test("dismissing and reopening a contradiction reaches open screens, once each", async () => {
  await write("14:00");
  const contradiction_id = (await open()).items[0]?.contradiction_id ?? "";
  const eventsOf = () =>
    asOwner(
      bellhop.ownerUrl,
      "select seq from live_events where event->>'kind' = 'contradictions'",
      hotel.venueId,
    );
  const before = (await eventsOf()).length;
  for (const dismissed of [true, true, false, false])
    await owner.ask(dismissContradiction, { contradiction_id, dismissed });
  expect((await eventsOf()).length - before).toBe(2);
});

test("resolving writes one side's time into the other, in its notation, and removes the contradiction", async () => {
  await write("2 p.m");
  const [one] = (await open()).items;
  expect(one?.can_use).toEqual([0, 1]);
  const use = one?.sides.findIndex(({ section }) => section === "policy") ?? 0;
  // What the button will write is known before. The other side only sets a field.
  expect(one?.makes.toSorted((a) => (a.use === use ? -1 : 1))).toEqual([
    { use, sentences: [{ language: "en", text: "Check-in is from 3 p.m." }] },
    { use: 1 - use, sentences: [] },
  ]);
  const contradiction_id = one?.contradiction_id ?? "";
  const resolved = await owner.ask(resolveContradiction, { contradiction_id, use });
  expect(resolved.body.sections[0]?.entries[0]?.texts.en?.text).toBe("Check-in is from 3 p.m.");
  expect((await open()).total).toBe(0);
  expect((await owner.ask(resolveContradiction, { contradiction_id, use })).status).toBe(404);
});

test.each([
  ["en", "Check-out is until 12:00 noon.", "Check-out is until 11:00."],
  ["en", "Check-out is until 12 noon.", "Check-out is until 11:00."],
  ["en", "Check-out is until noon (12:00), please.", "Check-out is until 11:00, please."],
  ["en", "Check-out is until 12:00 (noon).", "Check-out is until 11:00."],
  ["en", "Check-out is until 12 midnight.", "Check-out is until 11:00."],
  ["de", "Check-out ist bis 12 Uhr mittags.", "Check-out ist bis 11 Uhr."],
  ["de", "Check-out ist bis 12:00 Uhr (mittags).", "Check-out ist bis 11:00 Uhr."],
  ["es", "El check-out es hasta las 12 del mediodía.", "El check-out es hasta las 11:00."],
])("in %s the new time replaces the whole expression: %s", async (language, said, becomes) => {
  await owner.ask(changeSettings, { general: { languages: ["en", "de", "es"] } });
  const set = { entry_id: newId(), key: "check_out", facts: { until: "11:00" } };
  const texts = { [language]: { title: "Check-out", question: null, text: said, place: null } };
  await put(set, { entry_id: newId(), texts });
  const [one] = (await open()).items;
  const use = one?.sides.findIndex(({ section }) => section === "policy") ?? 0;
  const contradiction_id = one?.contradiction_id ?? "";
  const { body } = await owner.ask(resolveContradiction, { contradiction_id, use });
  expect(body.sections[0]?.entries[0]?.texts[language]?.text).toBe(becomes);
  expect((await open()).total).toBe(0);
});

test("using a side whose value does not fit is refused with that reason", async () => {
  const price = { amount: 2500, currency: "EUR" };
  const set = {
    entry_id: newId(),
    key: "parking",
    facts: { allowed: "yes" as const },
    price,
    unit: "night" as const,
  };
  const told = { entry_id: newId(), texts: words("Parking", "Parking is free of charge.") };
  await put(set, told);
  const [one] = (await open()).items;
  expect(one?.can_use).toEqual([]);
  const refused = await owner.ask(resolveContradiction, {
    contradiction_id: one?.contradiction_id ?? "",
    use: 0,
  });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: [{ field: "use", code: "side_not_transferable" }] },
  });
});

test("a translation that only a person can change keeps the contradiction open; confirmed, the rest is changed", async () => {
  await owner.ask(changeSettings, { general: { languages: ["en", "de", "it", "ar"] } });
  const text = (title: string, words: string) => ({ title, question: null, text: words, place: null });
  const arabic = "ينقلكم سائقنا من المطار مقابل مئة وعشرة يورو لكل رحلة.";
  const transfer = {
    entry_id: newId(),
    key: "transfer",
    price: { amount: 15000, currency: "EUR" },
    unit: "item" as const,
    texts: {
      en: text("Airport transfer", "Our driver takes you to the airport for €110 each way."),
      it: text("Transfer aeroporto", "Il nostro autista porta in aeroporto a 110 € a tratta."),
      de: text("Flughafentransfer", "Unser Fahrer bringt Sie für 110 € je Strecke zum Flughafen."),
      ar: text("النقل من المطار", arabic),
    },
  };
  const sections = await Promise.all(
    (["policy", "faq", "upsells"] as const).map(async (section) => {
      const { items, version } = (await owner.ask(listEntries, { section })).body;
      const entries = section === "upsells" ? [transfer] : [];
      return [toWireSection(section), { version, entries, remove: items.map((one) => one.entry_id) }];
    }),
  );
  await owner.ask(updateVenueInfo, { updates: Object.fromEntries(sections) });
  const [one] = (await open()).items;
  const contradiction_id = one?.contradiction_id ?? "";
  const use = one?.sides.findIndex(({ value }) => value === "150.00 EUR") ?? 0;
  const written = async () => (await owner.ask(listEntries, { section: "upsells" })).body;

  const before = await written();
  const refused = (await owner.ask(resolveContradiction, { contradiction_id, use })).body;
  expect(refused).toMatchObject({ sections: [], changed: { places: 0, languages: 0 } });
  expect(refused.left).toEqual([
    { entry_id: transfer.entry_id, section: "upsells", language: "ar", field: "text", quote: arabic },
  ]);
  expect(await written()).toEqual(before);
  expect((await open()).items[0]?.contradiction_id).toBe(contradiction_id);

  const { changed } = (await owner.ask(resolveContradiction, { contradiction_id, use, despite_left: true }))
    .body;
  expect(changed).toEqual({ places: 1, languages: 3 });
  const { texts } = (await written()).items[0] ?? {};
  expect(texts?.en?.text).toContain("for €150 each way");
  expect(texts?.it?.text).toContain("a 150 € a tratta");
  expect(texts?.de?.text).toContain("für 150 € je Strecke");
  expect(texts?.ar?.text).toBe(arabic);
  expect((await open()).total).toBe(0);
});

test("resolving does not overwrite a change made since the check", async () => {
  const { set, told } = await write("14:00");
  const [one] = (await open()).items;
  const use = one?.sides.findIndex(({ entry_id }) => entry_id === set) ?? 0;
  const wanted = { contradiction_id: one?.contradiction_id ?? "", use };
  for (const [section, entry_id] of [
    ["faq", told],
    ["policy", set],
  ] as const) {
    const ready = await findToResolve(wanted, hotel.venueId, bellhop.services);
    const { version } = (await owner.ask(listEntries, { section })).body;
    const entries = [{ entry_id, texts: words("Room ready", "Please note: check-in is from 14:00.") }];
    await owner.ask(updateVenueInfo, { updates: { [toWireSection(section)]: { version, entries } } });
    const by = { ...hotel.owner, call: resolveContradiction.path } as never;
    const settling = bellhop.services.db.atVenue(hotel.venueId, (at) =>
      staffResolvesContradiction(at, by, ready),
    );
    await expect(settling).rejects.toMatchObject({ code: "wrong_state" });
  }
});

test("yes and no can be resolved, and each side lists its titles in all languages", async () => {
  await owner.ask(changeSettings, { general: { languages: ["en", "de"] } });
  const version = async (section: Section) => (await owner.ask(listEntries, { section })).body.version;
  const pool = { entry_id: newId(), key: "indoor_pool", availability: "absent" as const, texts: {} };
  const told = {
    entry_id: newId(),
    texts: {
      de: { title: "Schwimmbad", question: null, text: "Es gibt ein Hallenbad.", place: null },
      en: { title: "Swimming", question: null, text: "We have an indoor pool.", place: null },
    },
  };
  await owner.ask(updateVenueInfo, {
    updates: {
      amenities: { version: await version("amenities"), entries: [pool] },
      faq: { version: await version("faq"), entries: [told] },
    },
  });
  const found = (await owner.ask(listContradictions, { entry_id: told.entry_id })).body.items[0];
  const side = found?.sides.findIndex(({ section }) => section === "amenities") ?? -1;
  expect(found?.sides[side]).toMatchObject({ key: "indoor_pool", titles: {} });
  expect(found?.sides[1 - side]?.titles).toEqual({ de: "Schwimmbad", en: "Swimming" });
  expect(found?.can_use).toEqual([0, 1]);
  const resolved = await owner.ask(resolveContradiction, {
    contradiction_id: found?.contradiction_id ?? "",
    use: side,
  });
  expect(resolved.body.sections[0]?.entries[0]?.texts).toMatchObject({
    de: { text: "Hallenbad: nicht vorhanden." },
    en: { text: "Indoor pool: not available." },
  });
  expect((await owner.ask(listContradictions, { entry_id: told.entry_id })).body.total).toBe(0);
});

test("dismissals of past contradictions are deleted after 90 days", async () => {
  const { told } = await write("14:00");
  for (const one of (await open()).items)
    await owner.ask(dismissContradiction, { contradiction_id: one.contradiction_id });
  const dismissed = () =>
    asOwner(bellhop.ownerUrl, "select contradiction_id from dismissed_contradictions", hotel.venueId);
  const build = async () => {
    await owner.ask(updateConcierge, { despite_contradictions: true });
    await bellhop.runDueJobs();
    return (await dismissed()).length;
  };
  const { version } = (await owner.ask(listEntries, { section: "faq" })).body;
  const there = (await dismissed()).length;
  await owner.ask(updateVenueInfo, { updates: { faq: { version, remove: [told] } } });
  expect(await build()).toBe(there);
  await asOwner(
    bellhop.ownerUrl,
    "update dismissed_contradictions set dismissed_at = dismissed_at - interval '91 days'",
    hotel.venueId,
  );
  expect(await build()).toBe(0);
});

test("open contradictions block publishing, unless the call allows them", async () => {
  await write("14:00");
  const build = async (input: { despite_contradictions?: boolean }) => {
    const { task_id } = (await owner.ask(updateConcierge, input)).body;
    await bellhop.runDueJobs();
    return (await owner.ask(listTasks, { task_id })).body.items[0];
  };
  expect(await build({})).toMatchObject({
    state: "FAILURE",
    message: { code: "contradictions_open", about: ["check_in"] },
  });
  expect(await build({ despite_contradictions: true })).toMatchObject({ state: "SUCCESS" });
});

test("a sentence with a condition is left to a person", async () => {
  const sold = (text: string, cents: number) => ({
    entry_id: newId(),
    key: "transfer",
    price: { amount: cents, currency: "EUR" },
    texts: words("Airport shuttle", text),
  });
  const { version } = (await owner.ask(listEntries, { section: "upsells" })).body;
  const entries = [sold("For up to 3 people.", 2_500), sold("The shuttle is €38 for every ride.", 3_800)];
  await owner.ask(updateVenueInfo, { updates: { upsells: { version, entries } } });
  const { items } = await open();
  for (const { makes } of items)
    for (const { sentences } of makes)
      for (const { text } of sentences) expect(text).not.toMatch(/(?:38.*up to 3|25.*every)/u);
});
