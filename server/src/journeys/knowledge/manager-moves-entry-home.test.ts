import {
  type EntryChange,
  listEntries,
  moveEntryHome,
  restoreEntries,
  type Section,
  updateVenueInfo,
} from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { toWireSection } from "@bellhop/contract/sections";
import { changeSettings } from "@bellhop/contract/settings";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";

const bellhop = await testBellhop();

async function newHotel() {
  const hotel = await openHotel(bellhop.services, "Hotel Alpha");
  const ana = await signedIn(bellhop, hotel.owner.sub);
  const list = async (section: Section) => (await ana.ask(listEntries, { section })).body;
  const write = async (section: Section, entry: Omit<EntryChange, "entry_id">) => {
    const entry_id = newId();
    const { version } = await list(section);
    const updates = { [toWireSection(section)]: { version, entries: [{ entry_id, ...entry }] } };
    expect((await ana.ask(updateVenueInfo, { updates })).status).toBe(200);
    return entry_id;
  };
  const keyed = async (section: Section, key: string) =>
    (await list(section)).items.filter((entry) => entry.key === key);
  return { ana, list, write, keyed };
}

const words = (text: string) => ({ en: { title: "", question: null, text, place: null } });
const euros = (amount: number) => ({ amount, currency: "EUR" });

test("a desk that is open day and night becomes the reception's hours, and the words go along", async () => {
  const { ana, write, keyed } = await newHotel();
  const texts = words("Ring the bell at night.");
  const entry_id = await write("amenities", { key: "desk_24h", availability: "present", texts });
  const { body } = await ana.ask(moveEntryHome, { entry_id });
  expect(body.sections.map(({ section }) => section)).toEqual(["profile", "amenities"]);
  expect(await keyed("amenities", "desk_24h")).toEqual([]);
  expect(await keyed("profile", "reception")).toMatchObject([
    { facts: { hours: [{ from: "00:00", to: "24:00" }] }, texts },
  ]);
  expect((await ana.ask(moveEntryHome, { entry_id })).body.code).toBe("not_found");
});

test("an extra joins its rule: what the rule lacks is added, another price stays readable as words", async () => {
  const { ana, write, keyed, list } = await newHotel();
  await write("policy", {
    key: "late_check_out",
    facts: { until: "13:00" },
    price: euros(2000),
    unit: "stay",
  });
  const entry_id = await write("upsells", {
    key: "late_check_out",
    facts: { until: "14:00" },
    price: euros(3500),
    unit: "stay",
    offer: { lead_minutes: null, capacity: null, approval: "staff", expires_hours: 24, tax_percent: null },
    texts: words("Ask the evening before."),
  });
  await ana.ask(moveEntryHome, { entry_id });
  const [rule, ...others] = await keyed("policy", "late_check_out");
  expect(others).toEqual([]);
  expect(rule).toMatchObject({
    facts: { allowed: "on_request", until: "13:00" },
    price: euros(2000),
    texts: { en: { text: expect.stringMatching(/^Ask the evening before\. .*€35/) } },
  });
  expect(rule?.texts.en?.text).toMatch(/14:00|2 pm/);
  const { version } = await list("upsells");
  const restored = await ana.ask(restoreEntries, { section: "upsells", version, to_version: version - 1 });
  expect(restored.body.entries).toMatchObject([{ price: euros(3500) }]);
});

test("what is asked only here stays, and entries that are limited to other guests are refused", async () => {
  const { ana, write } = await newHotel();
  const pets = await write("policy", { key: "pets", facts: { allowed: "yes" } });
  expect((await ana.ask(moveEntryHome, { entry_id: pets })).body.sections).toEqual([]);
  await write("profile", { key: "reception", texts: words("At the entrance.") });
  const desk = await write("policy", { key: "desk_24h", facts: { allowed: "yes" }, scope: "in_house" });
  expect((await ana.ask(moveEntryHome, { entry_id: desk })).body).toMatchObject({
    code: "not_possible_now",
    params: { because: "entries_differ" },
  });
});

const offer = (lead_minutes: number | null) => ({
  lead_minutes,
  capacity: null,
  approval: "staff" as const,
  expires_hours: null,
  tax_percent: null,
});

test("how long ahead guests order is told in words, and an offer without it adds none", async () => {
  const { ana, write, keyed } = await newHotel();
  const late = await write("upsells", { key: "late_check_out", offer: offer(180), texts: words("Ring us.") });
  await ana.ask(moveEntryHome, { entry_id: late });
  const [rule] = await keyed("policy", "late_check_out");
  expect(rule).toMatchObject({ facts: { allowed: "on_request" }, offer: null });
  expect(rule?.texts.en?.text).toMatch(/^Ring us\. .*order 3 hours ahead\.$/);
  const early = await write("upsells", {
    key: "early_check_in",
    offer: offer(null),
    texts: words("Ring us."),
  });
  await ana.ask(moveEntryHome, { entry_id: early });
  expect((await keyed("policy", "early_check_in"))[0]?.texts.en?.text).toBe("Ring us.");
});

test("a desk that is not open day and night stays so, in words", async () => {
  const { ana, write, keyed } = await newHotel();
  const entry_id = await write("amenities", { key: "desk_24h", availability: "absent" });
  await ana.ask(moveEntryHome, { entry_id });
  const [reception] = await keyed("profile", "reception");
  expect(reception?.facts.hours).toBeUndefined();
  expect(reception?.texts.en?.text).toBe("24-hour front desk: not available.");
});

test("the same amount with another unit is told in words, and a unit never joins another amount", async () => {
  const { ana, write, keyed } = await newHotel();
  const text = async (key: string) => (await keyed("policy", key))[0];
  await write("policy", { key: "late_check_out", price: euros(2000), unit: "stay" });
  const late = await write("upsells", { key: "late_check_out", price: euros(2000), unit: "hour" });
  await ana.ask(moveEntryHome, { entry_id: late });
  const rule = await text("late_check_out");
  expect(rule).toMatchObject({ price: euros(2000), unit: "stay" });
  expect(rule?.texts.en?.text).toMatch(/€20 per hour/);
  await write("policy", { key: "early_check_in", price: euros(2000) });
  const early = await write("upsells", { key: "early_check_in", price: euros(3500), unit: "hour" });
  await ana.ask(moveEntryHome, { entry_id: early });
  const other = await text("early_check_in");
  expect(other).toMatchObject({ price: euros(2000), unit: null });
  expect(other?.texts.en?.text).toMatch(/€35 per hour/);
});

test("words that are too long for one entry are refused, and nothing moves", async () => {
  const { ana, write, keyed } = await newHotel();
  const long = (letter: string) => words(letter.repeat(limits.entryTextCharacters - 100));
  await write("policy", { key: "late_check_out", texts: long("a") });
  const entry_id = await write("upsells", { key: "late_check_out", texts: long("b") });
  expect(await ana.ask(moveEntryHome, { entry_id })).toMatchObject({
    status: 422,
    body: { errors: [{ field: "texts.en.text", code: "too_long" }] },
  });
  expect(await keyed("upsells", "late_check_out")).toHaveLength(1);
  expect(await keyed("policy", "late_check_out")).toMatchObject([{ texts: long("a") }]);
});

test("another title and place are added in words", async () => {
  const { ana, write, keyed } = await newHotel();
  const said = (title: string, text: string, place: string) => ({
    en: { title, question: null, text, place },
  });
  await write("policy", { key: "late_check_out", texts: said("Late check-out", "Until 2 pm.", "Reception") });
  const texts = said("Sleep longer", "Ask us.", "Bar");
  const entry_id = await write("upsells", { key: "late_check_out", texts });
  expect((await ana.ask(moveEntryHome, { entry_id })).status).toBe(200);
  expect(await keyed("policy", "late_check_out")).toMatchObject([
    { texts: said("Late check-out", "Until 2 pm. Sleep longer: Ask us. Bar.", "Reception") },
  ]);
});

test("a text in a language that the venue no longer uses moves too", async () => {
  const { ana, write, keyed } = await newHotel();
  await ana.ask(changeSettings, { general: { languages: ["en", "it"] } });
  const texts = { it: { title: "", question: null, text: "Chiamateci.", place: null } };
  const entry_id = await write("upsells", { key: "late_check_out", texts });
  await ana.ask(changeSettings, { general: { languages: ["en"] } });
  expect((await ana.ask(moveEntryHome, { entry_id })).status).toBe(200);
  expect(await keyed("policy", "late_check_out")).toMatchObject([{ texts }]);
});
