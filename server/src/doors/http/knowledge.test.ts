import type { CallInput } from "@bellhop/contract/call";
import { updateConcierge } from "@bellhop/contract/concierge";
import {
  type EntryChange,
  listEntries,
  listRevisions,
  readKnowledgeOverview,
  restoreEntries,
  type Section,
  type SectionUpdate,
  updateVenueInfo,
} from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { changeSettings } from "@bellhop/contract/settings";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { ask, type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, openHotel, openSister } from "../../testing/cast.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Words");

/** A venue without entries, and two managers of it. */
async function newVenue(languages = ["en", "it"]) {
  const venueId = await openSister(bellhop.services, hotel, "Hotel Words Sister");
  const ana = await signedIn(bellhop, hotel.owner.sub, venueId);
  const colleague = await addColleague(bellhop.services, hotel, "manager", [venueId]);
  const bruno = await signedIn(bellhop, colleague.sub, venueId);
  await ana.ask(changeSettings, { general: { languages } });
  return { venueId, ana, bruno };
}

const words = (title: string, text = "", more: { question?: string; place?: string } = {}) => ({
  title,
  text,
  question: more.question ?? null,
  place: more.place ?? null,
});
const faq = (title: string, text = `About ${title}`): EntryChange => ({
  entry_id: newId(),
  texts: { en: words(title, text) },
});

type Updates = NonNullable<CallInput<typeof updateVenueInfo>["updates"]>;
const change = (who: Caller, updates: Updates) => who.ask(updateVenueInfo, { updates });
const changeFaq = (who: Caller, faq: SectionUpdate) => change(who, { faq });
const list = async (who: Caller, section: Section = "faq") =>
  (await who.ask(listEntries, { section, limit: 100 })).body;
const titles = async (who: Caller, section: Section = "faq") =>
  (await list(who, section)).items.map((entry) => entry.texts.en?.title);
const history = async (who: Caller, section: Section = "faq") =>
  (await who.ask(listRevisions, { section, limit: 100 })).body.items;

test("an entry is read as it was written; fields left out of a change stay", async () => {
  const { ana } = await newVenue();
  const entry_id = newId();
  const whole: EntryChange = {
    entry_id,
    key: "parking",
    availability: "paid",
    facts: { from: "22:00", until: "07:00" },
    price: { amount: 1800, currency: "EUR" },
    unit: "night",
    scope: "in_house",
    internal: true,
    valid_from: "2026-12-01",
    valid_until: "2027-03-31",
    texts: { en: words("", "In the yard.", { question: "Where can I park?", place: "behind the house" }) },
  };
  const added = await change(ana, { amenities: { version: 0, entries: [whole] } });
  expect(added.body).toMatchObject({ sections: [{ section: "amenities", version: 1, removed: [] }] });
  const [entry] = (await list(ana, "amenities")).items;
  expect(entry).toEqual(added.body.sections[0]?.entries[0]);
  expect(entry).toEqual({
    ...whole,
    section: "amenities",
    offer: null,
    updated_at: expect.any(String),
    updated_by: hotel.owner.name,
  });

  const entries = [{ entry_id, texts: { it: words("", "Nel cortile.") }, price: null, internal: false }];
  await change(ana, { amenities: { version: 1, entries } });
  const after = {
    ...whole,
    price: null,
    internal: false,
    texts: { ...whole.texts, it: words("", "Nel cortile.") },
  };
  expect((await list(ana, "amenities")).items).toMatchObject([after]);

  const without = [{ entry_id, texts: { it: null, en: words("", "In the yard.") }, facts: {} }];
  await change(ana, { amenities: { version: 2, entries: without } });
  expect((await list(ana, "amenities")).items[0]).toMatchObject({
    facts: {},
    texts: { en: words("", "In the yard.") },
  });
});

test("a change of another version is 409, and nothing of the call is done", async () => {
  const { ana, bruno } = await newVenue();
  await changeFaq(ana, { version: 0, entries: [faq("One")] });
  const stale = await change(bruno, {
    profile: { version: 0, entries: [{ entry_id: newId(), key: "about" }] },
    faq: { version: 0, entries: [faq("Two")] },
  });
  expect(stale.status).toBe(409);
  expect(stale.body).toMatchObject({ code: "wrong_state", versions: { faq: 1 } });
  await change(ana, { guest_policy: { version: 0, entries: [{ entry_id: newId(), key: "check_in" }] } });
  const both = await change(bruno, {
    faq: { version: 7 },
    guest_policy: { version: 0 },
    upsells: { version: 0 },
  });
  expect(both.body).toMatchObject({ versions: { faq: 1, guest_policy: 1 } });
  const restored = await bruno.ask(restoreEntries, { section: "policy", version: 0, to_version: 0 });
  expect(restored.body).toMatchObject({ code: "wrong_state", versions: { guest_policy: 1 } });
  expect([await titles(bruno), (await list(bruno, "profile")).total]).toEqual([["One"], 0]);
});

test("of two concurrent changes of a section one gets a conflict, and no word is lost", async () => {
  const { ana, bruno } = await newVenue();
  const answers = await Promise.all(
    [ana, bruno, ana, bruno].map((who, index) =>
      changeFaq(who, { version: 0, entries: [faq(`Entry ${index}`)] }),
    ),
  );
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409, 409]);
  expect(await list(ana)).toMatchObject({ version: 1, total: 1 });
});

test("concurrent changes of sections in any order do not deadlock", async () => {
  const { ana, bruno } = await newVenue();
  const turns = Array.from({ length: 12 }, (_, index) => {
    const own = (version: number): SectionUpdate => ({ version, entries: [faq(`Entry ${index}`)] });
    return index % 2 === 0
      ? change(ana, { faq: own(0), upsells: own(0) })
      : change(bruno, { upsells: own(0), profile: own(0) });
  });
  const statuses = (await Promise.all(turns)).map((answer) => answer.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
});

test("saving without a change makes no version, and no step of the history", async () => {
  const { ana } = await newVenue();
  const entry = faq("One");
  await changeFaq(ana, { version: 0, entries: [entry] });
  const again = await changeFaq(ana, {
    version: 1,
    entries: [entry],
    order: [entry.entry_id],
    remove: [newId()],
  });
  expect(again.body.sections).toMatchObject([
    { version: 1, entries: [{ entry_id: entry.entry_id }], removed: [] },
  ]);
  expect(await history(ana)).toHaveLength(1);
});

test("invalid values are refused by field name, and nothing is saved", async () => {
  const { ana } = await newVenue();
  const refused = async (updates: Updates) => {
    const { status, body } = await change(ana, updates);
    return [status, ...(body.errors ?? []).map((error) => error.field)];
  };
  const entry = (more: Omit<EntryChange, "entry_id">) => ({
    version: 0,
    entries: [{ entry_id: newId(), ...more }],
  });
  const price = { amount: 100, currency: "EUR" };
  const taxi = { en: words("Taxi", "Ask us.") };
  expect(
    await refused({
      guest_policy: entry({ key: "check_out", facts: { from: "07:00", until: "11:00" }, price }),
    }),
  ).toEqual([422, "updates.guest_policy.entries.0.facts.from", "updates.guest_policy.entries.0.price"]);
  expect(await refused({ guest_policy: entry({ key: "city_tax", price, unit: "hour" }) })).toEqual([
    422,
    "updates.guest_policy.entries.0.unit",
  ]);
  expect(await refused({ faq: entry({ texts: taxi, availability: "absent" }) })).toEqual([
    422,
    "updates.faq.entries.0.availability",
  ]);
  const offer = {
    lead_minutes: null,
    capacity: null,
    approval: "staff",
    expires_hours: null,
    tax_percent: null,
  } as const;
  expect(await refused({ amenities: entry({ texts: taxi, offer }) })).toEqual([
    422,
    "updates.amenities.entries.0.offer",
  ]);
  expect(await refused({ faq: entry({ texts: { de: words("Wo?", "Da.") } }) })).toEqual([
    422,
    "updates.faq.entries.0.texts.de",
    // It has no other name.
  ]);
  for (const title of ["", "\u200b"])
    expect(await refused({ faq: entry({ texts: { en: words(title, "Nameless") } }) })).toEqual([
      422,
      "updates.faq.entries.0.texts.en.title",
    ]);
  const dates = { valid_from: "2027-01-02", valid_until: "2027-01-01" };
  expect(await refused({ faq: entry({ texts: taxi, ...dates }) })).toEqual([
    422,
    "updates.faq.entries.0.valid_until",
  ]);
  const long = { en: words("Taxi", "x".repeat(limits.entryTextCharacters + 1)) };
  expect(await refused({ faq: entry({ texts: long }) })).toEqual([
    422,
    "updates.faq.entries.0.texts.en.text",
  ]);
  const twice = faq("Twice");
  expect(await refused({ faq: { version: 0, entries: [twice, twice] } })).toEqual([
    422,
    "updates.faq.entries.1.entry_id",
  ]);
  expect(await refused({ faq: { version: 0, entries: [twice], remove: [twice.entry_id] } })).toEqual([
    422,
    "updates.faq.entries.0.entry_id",
  ]);
  const { body } = await ana.ask(readKnowledgeOverview, {});
  expect(body.sections.map(({ version, entries }) => [version, entries])).toEqual(Array(5).fill([0, 0]));
});

test("a time after midnight, an upsell without a price, and a venue's own key are valid", async () => {
  const { ana } = await newVenue();
  const { status } = await change(ana, {
    guest_policy: {
      version: 0,
      entries: [{ entry_id: newId(), key: "check_in", facts: { from: "15:00", until: "02:00" } }],
    },
    upsells: { version: 0, entries: [{ entry_id: newId(), texts: { en: words("Roses") } }] },
    amenities: {
      version: 0,
      entries: [
        { entry_id: newId(), key: "observatory", availability: "present", texts: { en: words("Stars") } },
      ],
    },
  });
  expect(status).toBe(200);
  const { body } = await ana.ask(readKnowledgeOverview, {});
  const upsells = body.sections.find(({ section }) => section === "upsells");
  expect(upsells?.completeness).toMatchObject({ filled: 0, of: 1 });
});

test("texts in a removed language stay, and can be restored", async () => {
  const { ana } = await newVenue();
  const entry: EntryChange = { entry_id: newId(), texts: { en: words("Pool"), it: words("Piscina") } };
  await changeFaq(ana, { version: 0, entries: [entry] });
  await ana.ask(changeSettings, { general: { languages: ["en"] } });
  const texts = { en: words("The pool"), it: words("Piscina") };
  expect((await changeFaq(ana, { version: 1, entries: [{ ...entry, texts }] })).status).toBe(200);
});

test("an entry of another section is refused, unless the same change removes it there", async () => {
  const { ana } = await newVenue();
  const entry = faq("Towels");
  await changeFaq(ana, { version: 0, entries: [entry] });
  const here = await change(ana, { profile: { version: 0, entries: [entry] } });
  expect([here.status, here.body.errors?.[0]?.field]).toEqual([422, "updates.profile.entries.0.entry_id"]);
  const moved = await change(ana, {
    faq: { version: 1, remove: [entry.entry_id.toUpperCase()] },
    profile: { version: 0, entries: [entry] },
  });
  expect(moved.status).toBe(200);
  expect([await titles(ana), await titles(ana, "profile")]).toEqual([[], ["Towels"]]);
});

test("entries are reordered, also new ones, and the others follow", async () => {
  const { ana } = await newVenue();
  const [a, b, c, d] = ["A", "B", "C", "D"].map((title) => faq(title)) as [
    EntryChange,
    EntryChange,
    EntryChange,
    EntryChange,
  ];
  await changeFaq(ana, { version: 0, entries: [a, b, c] });
  await changeFaq(ana, { version: 1, order: [c.entry_id] });
  expect(await titles(ana)).toEqual(["C", "A", "B"]);
  await changeFaq(ana, { version: 2, entries: [d], remove: [a.entry_id], order: [b.entry_id, d.entry_id] });
  expect(await titles(ana)).toEqual(["B", "D", "C"]);
  expect((await history(ana)).map((step) => [step.version, step.moved, step.changes_count])).toEqual([
    [3, true, 2],
    [2, true, 0],
    [1, false, 3],
  ]);
});

test("a section is read page by page, searched in every language, and by id", async () => {
  const { ana } = await newVenue();
  const entries = Array.from({ length: 25 }, (_, index) => faq(`Entry ${String(index).padStart(2, "0")}`));
  const towels: EntryChange = {
    entry_id: newId(),
    texts: {
      en: words("Towels", "At the pool, €18.50, or +39 0323 555 0140"),
      it: words("Asciugamani", "", { place: "Caffè" }),
    },
  };
  expect((await changeFaq(ana, { version: 0, entries: [...entries, towels] })).status).toBe(200);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await ana.ask(listEntries, { section: "faq", limit: 7, cursor });
    expect([body.version, body.total]).toEqual([1, 26]);
    seen.push(...body.items.map((entry) => entry.entry_id));
    cursor = body.next_cursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual([...entries, towels].map((entry) => entry.entry_id));

  const found = async (search: string) =>
    (await ana.ask(listEntries, { section: "faq", search })).body.items.map((entry) => entry.texts.en?.title);
  for (const search of ["asciuga CAFFE", "towels pool", "wels", "18.50", "0323 555-01"])
    expect(await found(search)).toEqual(["Towels"]);
  expect(await found("Entry 1")).toHaveLength(12);
  expect([await found("towels garage"), await found("?!")]).toEqual([[], []]);

  const entry_ids = [towels.entry_id, newId(), seen[3] ?? ""];
  const named = (await ana.ask(listEntries, { section: "faq", entry_ids })).body;
  expect([named.total, named.items.map((entry) => entry.entry_id)]).toEqual([2, [seen[3], towels.entry_id]]);
  expect((await ana.ask(listEntries, { section: "faq", cursor: "bm9uZQ" })).status).toBe(422);
});

test("repeated saves of one member are one step; a pause or another member starts a new one", async () => {
  const { ana, bruno } = await newVenue();
  const entry = faq("Breakfast", "From 7");
  await changeFaq(ana, { version: 0, entries: [entry] });
  const save = async (who: Caller, version: number, text: string) => {
    bellhop.clock.pass(10_000);
    const texts = { en: words("Breakfast", text) };
    return changeFaq(who, { version, entries: [{ entry_id: entry.entry_id, texts }] });
  };
  for (let version = 1; version <= 12; version++) await save(ana, version, `From 7, draft ${version}`);
  await save(bruno, 13, "From 8");
  bellhop.clock.pass(6 * 60_000);
  await save(bruno, 14, "From 9");
  const steps = await history(ana);
  const told = steps.map(({ version, from_version, by, changes: [one] }) => [
    from_version,
    version,
    by,
    one?.before?.texts.en?.text ?? null,
    one?.after?.texts.en?.text,
  ]);
  expect(told).toEqual([
    [14, 15, "A manager", "From 8", "From 9"],
    [13, 14, "A manager", "From 7, draft 12", "From 8"],
    [0, 13, hotel.owner.name, null, "From 7, draft 12"],
  ]);
  expect(steps[0]).toMatchObject({ changes: [{ title: "Breakfast" }], changes_count: 1, moved: false });
});

test("the history is read page by page while it grows, of a section and of one entry", async () => {
  const { ana, bruno } = await newVenue();
  const [one, other] = [faq("One"), faq("Other")];
  await changeFaq(ana, { version: 0, entries: [one, other] });
  const save = (who: Caller, version: number, entry: EntryChange) =>
    changeFaq(who, { version, entries: [{ ...entry, texts: { en: words(`Version ${version}`) } }] });
  for (let version = 1; version <= 9; version++)
    await save(version % 2 === 0 ? ana : bruno, version, version < 6 ? one : other);
  const first = (await ana.ask(listRevisions, { section: "faq", limit: 4 })).body;
  await save(bruno, 10, other);
  const second = (await ana.ask(listRevisions, { section: "faq", limit: 4, cursor: first.next_cursor ?? "" }))
    .body;
  expect([...first.items, ...second.items].map((step) => step.version)).toEqual([10, 9, 8, 7, 6, 5, 4, 3]);
  const ofOther = (await ana.ask(listRevisions, { section: "faq", entry_id: other.entry_id, limit: 4 })).body;
  expect(ofOther.items.map((step) => step.version)).toEqual([11, 9, 8, 7]);
  const rest = (
    await ana.ask(listRevisions, {
      section: "faq",
      entry_id: other.entry_id,
      cursor: ofOther.next_cursor ?? "",
    })
  ).body;
  expect(
    rest.items.map(({ version, changes }) => [version, changes.map((change) => change.entry_id)]),
  ).toEqual([[1, [other.entry_id]]]);
  const unknown = await ana.ask(listRevisions, { section: "faq", entry_id: newId() });
  expect(unknown.status).toBe(404);
});

test("a section is restored to any version, words and order, and forward again", async () => {
  const { ana } = await newVenue();
  const states: unknown[] = [];
  const look = async () => {
    const { items } = await list(ana);
    states.push(items.map(({ updated_at: _, updated_by: __, ...entry }) => entry));
  };
  const [a, b, c, d] = ["A", "B", "C", "D"].map((title) => faq(title)) as [
    EntryChange,
    EntryChange,
    EntryChange,
    EntryChange,
  ];
  const changes: Omit<SectionUpdate, "version">[] = [
    { entries: [a, b, c] },
    { order: [c.entry_id, a.entry_id] },
    { remove: [a.entry_id], entries: [d] },
    {
      entries: [{ entry_id: b.entry_id, texts: { en: words("B", "otherwise"), it: words("Bi") } }],
      order: [d.entry_id],
    },
    { remove: [b.entry_id, c.entry_id] },
    { entries: [{ ...a, texts: { en: words("A again") } }] },
  ];
  await look();
  for (const [version, update] of changes.entries()) {
    expect((await changeFaq(ana, { version, ...update })).status).toBe(200);
    await look();
  }
  for (const to_version of [3, 0, 5, 1, 6, 2, 4]) {
    const { version } = await list(ana);
    const restored = await ana.ask(restoreEntries, { section: "faq", version, to_version });
    expect({ to_version, status: restored.status }).toEqual({ to_version, status: 200 });
    await look();
    expect({ to_version, now: states.at(-1) }).toEqual({ to_version, now: states[to_version] });
  }
  const { version } = await list(ana);
  const wrong = { section: "faq", version, to_version: version + 1 } as const;
  expect((await ana.ask(restoreEntries, wrong)).status).toBe(404);
  expect((await ana.ask(restoreEntries, { ...wrong, to_version: -1 })).status).toBe(404);
  expect((await ana.ask(restoreEntries, { ...wrong, version: 1, to_version: 0 })).status).toBe(409);
});

test("single entries are restored, removed ones in their place", async () => {
  const { ana } = await newVenue();
  const [a, b, c] = ["A", "B", "C"].map((title) => faq(title)) as [EntryChange, EntryChange, EntryChange];
  await changeFaq(ana, { version: 0, entries: [a, b, c] });
  await changeFaq(ana, {
    version: 1,
    remove: [b.entry_id],
    entries: [{ ...c, texts: { en: words("C changed") } }],
  });
  const restore = { section: "faq", version: 2, to_version: 1, entry_ids: [b.entry_id] } as const;
  const { body } = await ana.ask(restoreEntries, { ...restore, entry_ids: [b.entry_id.toUpperCase()] });
  expect(body).toMatchObject({ version: 3, entries: [{ entry_id: b.entry_id }], removed: [] });
  expect(await titles(ana)).toEqual(["A", "B", "C changed"]);
  expect((await history(ana))[0]).toMatchObject({ version: 3, from_version: 2, changes: [{ before: null }] });
});

test("each change of a section notifies the dashboards, with member and entries; a refused one does not", async () => {
  const { venueId, ana } = await newVenue();
  const entry = faq("One");
  await changeFaq(ana, { version: 0, entries: [entry] });
  await changeFaq(ana, { version: 0, entries: [faq("Two")] });
  await changeFaq(ana, {
    version: 1,
    entries: Array.from({ length: 101 }, (_, index) => faq(`Many ${index}`)),
  });
  const told = await asOwner(
    bellhop.ownerUrl,
    "select event from live_events where event ->> 'kind' = 'knowledge' order by seq",
    venueId,
  );
  const event = { kind: "knowledge", section: "faq", by: hotel.owner.name };
  expect(told.map((row) => row.event)).toEqual([
    { ...event, version: 1, entry_ids: [entry.entry_id] },
    { ...event, version: 2, entry_ids: null },
  ]);
});

test("a venue has a maximum number of entries; replacing one is still possible", async () => {
  const { venueId, ana } = await newVenue();
  await asOwner(
    bellhop.ownerUrl,
    `insert into knowledge_entries (venue_id, entry_id, section, ordinal, entry, folded, updated_at)
     select ${venueId}, id, 'faq', n, jsonb_build_object('entryId', id, 'section', 'faq', 'texts', '{}'::jsonb), '', now()
     from (select gen_random_uuid() as id, n from generate_series(0, ${limits.maxEntries - 2}) n) made`,
    venueId,
  );
  expect((await change(ana, { profile: { version: 0, entries: [faq("One"), faq("Two")] } })).body.code).toBe(
    "limit_reached",
  );
  expect((await change(ana, { profile: { version: 0, entries: [faq("One")] } })).status).toBe(200);
  const full = await changeFaq(ana, { version: 0, entries: [faq("Three")] });
  expect([full.status, full.body.code]).toEqual([409, "limit_reached"]);
  const [{ entry_id } = { entry_id: "" }] = (await list(ana)).items;
  expect((await changeFaq(ana, { version: 0, entries: [faq("Three")], remove: [entry_id] })).status).toBe(
    200,
  );
  const tooMany = Array.from({ length: limits.maxEntriesPerUpdate + 1 }, () => faq("Many"));
  expect((await changeFaq(ana, { version: 1, entries: tooMany })).status).toBe(422);
});

test("overlapping and empty hours are refused by name; existing ones may stay", async () => {
  const { venueId, ana } = await newVenue();
  const entryId = newId();
  const days: ["monday"] = ["monday"];
  const hours = [
    { days, from: "09:00", to: "12:00" },
    { days, from: "11:00", to: "14:00" },
  ];
  const entry = {
    entryId,
    section: "amenities",
    key: "restaurant",
    facts: { hours, url: "https://bar.example" },
    texts: {},
  };
  await asOwner(
    bellhop.ownerUrl,
    `insert into knowledge_entries (venue_id, entry_id, section, ordinal, entry, folded, updated_at)
     values (${venueId}, '${entryId}', 'amenities', 0, '${JSON.stringify(entry)}', '', now())`,
    venueId,
  );
  expect(await list(ana, "amenities")).toMatchObject({ items: [{ facts: { hours } }] });
  const set = async (facts: NonNullable<EntryChange["facts"]>) => {
    const { version } = await list(ana, "amenities");
    const answer = await change(ana, { amenities: { version, entries: [{ entry_id: entryId, facts }] } });
    return answer.body.errors?.map(({ field }) => field) ?? answer.status;
  };
  expect(await set({ hours, url: "https://new.example" })).toBe(200);
  const field = (name: string) => [`updates.amenities.entries.0.facts.${name}`];
  expect(await set({ hours: hours.toReversed() })).toEqual(field("hours"));
  expect(await set({ hours: [{ days, from: "08:00", to: "08:00" }] })).toEqual(field("hours"));
  expect(await set({ from: "08:00", until: "08:00" })).toEqual(field("until"));
  expect(await set({ hours: [{ days, from: "18:00", to: "02:00" }] })).toBe(200);
  expect(await set({ from: "18:00", until: "02:00" })).toBe(200);
  expect(await set({ from: "00:00", until: "24:00" })).toBe(200);
});

test("the overview shows changes since the live version, and contradictions", async () => {
  const { ana } = await newVenue();
  const overview = async () => (await ana.ask(readKnowledgeOverview, {})).body;
  expect(await overview()).toMatchObject({ live_version: null, languages: ["en", "it"], currency: "EUR" });
  const early = faq("Breakfast", "Breakfast is served from 7:00 to 10:00.");
  const late = faq("Breakfast", "Breakfast is served from 8:00 to 10:00.");
  await changeFaq(ana, { version: 0, entries: [early] });
  await ana.ask(updateConcierge, {});
  await bellhop.runDueJobs();
  expect(await overview()).toMatchObject({ live_version: 1, changed_since_live: 0, open_contradictions: 0 });
  await changeFaq(ana, { version: 1, entries: [late] });
  expect(await overview()).toMatchObject({ changed_since_live: 1 });
  await changeFaq(ana, { version: 2, remove: [late.entry_id] });
  expect(await overview()).toMatchObject({ changed_since_live: 0, open_contradictions: 0 });
});

test("an absent amenity, one with only a location, and a policy with only fields count as written", async () => {
  const { ana } = await newVenue();
  await change(ana, {
    amenities: {
      version: 0,
      entries: [
        { entry_id: newId(), key: "pool", availability: "absent", texts: { en: words("Pool") } },
        { entry_id: newId(), key: "gym", texts: { en: { ...words(""), place: "in the cellar" } } },
      ],
    },
    guest_policy: {
      version: 0,
      entries: [{ entry_id: newId(), key: "check_out", facts: { until: "11:00" } }],
    },
    upsells: {
      version: 0,
      entries: [
        { entry_id: newId(), key: "late_check_out", price: { amount: 3000, currency: "EUR" }, unit: "stay" },
      ],
    },
  });
  const { sections } = (await ana.ask(readKnowledgeOverview, {})).body;
  const filled = Object.fromEntries(
    sections.map(({ section, completeness }) => [section, completeness.filled]),
  );
  expect(filled).toEqual({ profile: 0, policy: 1, amenities: 2, faq: 3, upsells: 1 });
});

test("the largest body of a change of entries is read from a manager only", async () => {
  const { venueId, ana } = await newVenue();
  const clerk = await signedIn(
    bellhop,
    (await addColleague(bellhop.services, hotel, "staff", [venueId])).sub,
    venueId,
  );
  const entries = Array.from({ length: 400 }, () => faq("Long", "x".repeat(limits.entryTextCharacters)));
  const updates = { faq: { version: 0, entries } };
  expect(JSON.stringify(updates).length).toBeGreaterThan(limits.bodyBytes);
  expect((await change(ana, updates)).status).toBe(200);
  const tooLarge = { pad: "x".repeat(limits.entriesUpdateBytes) };
  const statuses = [];
  for (const headers of [ana.headers, clerk.headers, {}])
    statuses.push((await ask(bellhop, updateVenueInfo, tooLarge, headers)).status);
  expect(statuses).toEqual([413, 403, 401]);
});
