import { fetchAccess } from "@bellhop/contract/access";
import { listAudit } from "@bellhop/contract/audit";
import {
  listConciergeChanges,
  listConciergeVersions,
  rollBackConcierge,
  tryAssistant,
  updateAssistantTools,
  updateConcierge,
  updateConciergeGeneral,
} from "@bellhop/contract/concierge";
import { dismissContradiction, listContradictions } from "@bellhop/contract/contradictions";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { weekdays } from "@bellhop/contract/hours";
import {
  type EntryChange,
  listEntries,
  readKnowledgeOverview,
  restoreDraft,
  restoreEntries,
  type Section,
  updateVenueInfo,
} from "@bellhop/contract/knowledge";
import { toWireSection } from "@bellhop/contract/sections";
import { changeSettings } from "@bellhop/contract/settings";
import { cancelTask, listTasks } from "@bellhop/contract/tasks";
import { expect, test } from "vitest";
import { addReservation, insertStay } from "../../domain/reservations/index.ts";
import { newId } from "../../platform/ids.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, type Hotel, openHotel } from "../../testing/cast.ts";
import { rowsOfHotel } from "../../testing/rows-of-hotel.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";
import { publishKnowledge } from "./staff-publishes-assistant.ts";

const bellhop = await testBellhop();
let hotels = 0;

/** A hotel with a live first version, and its owner. */
async function aHotel() {
  const hotel = await openHotel(bellhop.services, `Hotel ${String.fromCharCode(65 + hotels++)}`);
  return { hotel, owner: await signedIn(bellhop, hotel.owner.sub, hotel.venueId) };
}

/** Writes a new or changed entry. Returns its id. */
async function write(owner: Caller, section: Section, change: Partial<EntryChange> & { text?: string }) {
  const { text, entry_id = newId(), ...rest } = change;
  const title = section === "faq" ? "Mornings" : "";
  const { version } = (await owner.ask(listEntries, { section })).body;
  const texts = text === undefined ? {} : { texts: { en: { title, question: null, text, place: null } } };
  const entries = [{ entry_id, ...texts, ...rest }];
  const { status, body } = await owner.ask(updateVenueInfo, {
    updates: { [toWireSection(section)]: { version, entries } },
  } as never);
  expect({ status, body }).toMatchObject({ status: 200 });
  return entry_id;
}

type Building = typeof updateConcierge | typeof updateConciergeGeneral | typeof updateAssistantTools;

/** Publishes. Returns the ended task. */
async function build(owner: Caller, call: Building = updateConcierge, input: object = {}) {
  const { task_id } = (await owner.ask(call, input as never)).body;
  await bellhop.runDueJobs();
  return (await owner.ask(listTasks, { task_id })).body.items[0];
}

const tries = async (owner: Caller, text: string, more: object = {}) =>
  (await owner.ask(tryAssistant, { text, ...more } as never)).body;
const changes = async (owner: Caller) => (await owner.ask(listConciergeChanges, {})).body;

test("an edit is a change until it is published; then it is live, and can be rolled back", async () => {
  const { owner } = await aHotel();
  expect(await changes(owner)).toMatchObject({
    items: [],
    total: 0,
    live_version: 1,
    general: [],
    tools: false,
  });
  const pool = await write(owner, "amenities", { key: "indoor_pool", availability: "absent" });
  const text = "Indoor pool: not available.";
  expect((await changes(owner)).items).toEqual([
    { entry_id: pool, section: "amenities", title: "Indoor pool", kind: "added", live: null, draft: text },
  ]);
  expect(await tries(owner, "Is there an indoor pool?")).toMatchObject({
    action: "answer",
    text,
    sources: [{ entry_id: pool, version: null }],
    live: { version: 1 },
  });
  expect((await tries(owner, "Is there an indoor pool?", { of: "live" })).action).toBe("hand_over");

  expect(await build(owner)).toMatchObject({ state: "SUCCESS", result: { version: 2 }, step: "going_live" });
  expect(await changes(owner)).toMatchObject({ total: 0, live_version: 2 });
  expect(await tries(owner, "Is there an indoor pool?", { of: "live" })).toMatchObject({
    action: "answer",
    sources: [{ entry_id: pool, version: 2 }],
    live: null,
  });

  const [second, first] = (await owner.ask(listConciergeVersions, {})).body.items;
  expect(first?.changes).toBeNull();
  expect(second?.changes).toEqual({
    added: 1,
    changed: 0,
    removed: 0,
    named: [{ entry_id: pool, section: "amenities", title: "Indoor pool", kind: "added" }],
    general: [],
    tools: false,
  });

  expect((await owner.ask(rollBackConcierge, { version: 9 })).status).toBe(404);
  const back = await owner.ask(rollBackConcierge, { version: 1 });
  expect(back.body).toMatchObject({ version: 1, is_live: true, from: "knowledge", entries: 3 });
  expect((await tries(owner, "Is there an indoor pool?", { of: "live" })).action).toBe("hand_over");
  const { items } = (await owner.ask(listConciergeVersions, {})).body;
  expect(items.map(({ version, is_live }) => [version, is_live])).toEqual([
    [2, false],
    [1, true],
  ]);
  expect((await changes(owner)).total).toBe(1);
  // The draft follows on request, and can be brought back.
  const restored = await owner.ask(restoreDraft, { version: 1 });
  expect(restored.body.sections).toMatchObject([{ section: "amenities" }]);
  expect((await changes(owner)).total).toBe(0);
  expect((await owner.ask(restoreDraft, { version: 9 })).status).toBe(404);
  for (const { section, before, version } of restored.body.sections)
    await owner.ask(restoreEntries, { section, version, to_version: before });
  expect((await changes(owner)).total).toBe(1);
  // The next one is a new version, whichever is live.
  expect(await build(owner)).toMatchObject({ result: { version: 3 } });
});

test("only the newest versions and the live one are kept", async () => {
  const { owner } = await aHotel();
  for (let n = 0; n < 51; n++) {
    if (n === 50) await owner.ask(rollBackConcierge, { version: 5 });
    await owner.ask(changeSettings, { assistant: { greeting: `Welcome ${n}` } });
    await build(owner, updateConciergeGeneral);
  }
  const { items } = (await owner.ask(listConciergeVersions, { limit: 100 })).body;
  expect(items.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, n) => 52 - n));
  expect(items[0]?.is_live).toBe(true);
});

test("a version names the settings that were published with it, and counts the entries beyond the first three", async () => {
  const { owner } = await aHotel();
  await owner.ask(changeSettings, { assistant: { greeting: "Welcome!", tools: [] } });
  await build(owner, updateConciergeGeneral);
  for (const n of [1, 2, 3, 4])
    await write(owner, "faq", { text: `The mornings are quiet ${"very ".repeat(n)}.` });
  await build(owner);
  const [third, second] = (await owner.ask(listConciergeVersions, {})).body.items;
  expect(second?.changes).toMatchObject({ added: 0, named: [], general: ["greeting"], tools: true });
  expect(third?.changes).toMatchObject({ added: 4, changed: 0, general: [] });
  expect(third?.changes?.named).toHaveLength(3);
});

test("publishing without changes makes no version, and the task says so", async () => {
  const { owner } = await aHotel();
  for (const call of [updateConcierge, updateConciergeGeneral, updateAssistantTools])
    expect(await build(owner, call)).toMatchObject({
      state: "SUCCESS",
      result: { version: 1 },
      message: { code: "unchanged", version: 1 },
    });
  expect((await owner.ask(listConciergeVersions, {})).body.items).toHaveLength(1);
  const pool = await write(owner, "amenities", { key: "indoor_pool", availability: "absent" });
  expect(await build(owner)).toMatchObject({ result: { version: 2 }, message: null });
  await write(owner, "amenities", { entry_id: pool, availability: "present" });
  await write(owner, "amenities", { entry_id: pool, availability: "absent" });
  expect(await build(owner)).toMatchObject({ result: { version: 2 } });
  // Compared with the live version, not with the last one built.
  await owner.ask(rollBackConcierge, { version: 1 });
  expect(await build(owner)).toMatchObject({ result: { version: 3 }, message: null });
});

test("trying the assistant stores nothing", async () => {
  const { hotel, owner } = await aHotel();
  await tries(owner, "When is breakfast?");
  const before = await rowsOfHotel(bellhop.ownerUrl, hotel);
  expect((await tries(owner, "When is breakfast?")).found[0]).toMatchObject({ title: "Breakfast" });
  await tries(owner, "I want to talk to a person", { of: "live" });
  expect(await rowsOfHotel(bellhop.ownerUrl, hotel)).toEqual(before);
});

test("an entry is used only for its audience and on its days", async () => {
  const { owner } = await aHotel();
  await write(owner, "amenities", { key: "wifi", text: "The Wi-Fi password is seagull.", scope: "in_house" });
  await write(owner, "amenities", {
    key: "sauna",
    text: "The sauna is open every evening.",
    valid_from: "2027-01-10",
    valid_until: "2027-03-31",
  });
  await build(owner);
  const wifi = "What is the Wi-Fi password?";
  for (const of of ["draft", "live"]) {
    expect((await tries(owner, wifi, { of, stay: "in_house" })).text).toContain("seagull");
    expect((await tries(owner, wifi, { of, stay: "before_arrival" })).text).not.toContain("seagull");
    for (const [on, action] of [
      ["2027-01-09", "hand_over"],
      ["2027-01-10", "answer"],
      ["2027-03-31", "answer"],
      ["2027-04-01", "hand_over"],
    ])
      expect(await tries(owner, "Is the sauna open?", { of, on })).toMatchObject({ action });
  }
});

test("entries for guests in the house are used after check-in, not on the morning of arrival", async () => {
  // Midnight does not come in the middle of this.
  if (hourNow().hour === 23) bellhop.clock.pass(3_600_000);
  const { hotel, owner } = await aHotel();
  await write(owner, "amenities", { key: "wifi", text: "The Wi-Fi password is seagull.", scope: "in_house" });
  await build(owner);
  const [yesterday, today, tomorrow] = [-1, 0, 1].map((days) => dayIn(days));
  const guests = [
    { phone: "15550501", stay: ["checked_in", yesterday, tomorrow], hears: true },
    { phone: "15550502", stay: ["confirmed", yesterday, tomorrow], hears: true },
    { phone: "15550503", stay: ["confirmed", today, tomorrow], hears: false },
    { phone: "15550504", stay: ["checked_out", yesterday, today], hears: false },
    { phone: "15550505", stay: undefined, hears: false },
  ];
  for (const { phone, stay, hears } of guests) {
    await guestWrites(hotel, phone, "Hello");
    const its = (await owner.ask(listConversations, { tab: "all" })).body.items.find(
      (one) => one.guest.phone === `+${phone}`,
    );
    await bellhop.services.db.atVenue(hotel.venueId, async (at) => {
      if (!stay || !its) return;
      const [status, checkin, checkout] = stay as ["confirmed", string, string];
      const id = await addReservation(at, { reservation_number: phone, status, checkin, checkout });
      await insertStay(at, { reservationId: id, guestId: its.guest.guest_id, room: "12" });
    });
    await guestWrites(hotel, phone, "What is the Wi-Fi password?");
    const conversation_id = its?.conversation_id ?? "";
    const { messages } = (await owner.ask(readConversation, { conversation_id })).body;
    const said = messages.filter((message) => message.author === "assistant").at(-1)?.text ?? "";
    expect({ phone, hears: said.includes("seagull") }).toEqual({ phone, hears });
  }
});

test("the assistant greets with its published name, unless the venue wrote a greeting", async () => {
  const { owner } = await aHotel();
  await owner.ask(changeSettings, { assistant: { name: "Bea" } });
  const live = async (text: string) => (await tries(owner, text, { of: "live" })).text;
  expect(await live("Guten Tag")).not.toContain("Bea");
  expect((await changes(owner)).general).toEqual(["name"]);
  await build(owner, updateConciergeGeneral);
  expect(await live("Guten Tag")).toContain("Ich bin Bea, der digitale Assistent.");
  expect(await live("Hello")).toContain("I'm Bea, the digital assistant.");
  await owner.ask(changeSettings, { assistant: { greeting: "Welcome, this is the desk." } });
  await build(owner, updateConciergeGeneral);
  expect(await live("Hello")).toBe("Welcome, this is the desk.");
});

test("below the notice of a first contact, the greeting has the name only", async () => {
  const { hotel, owner } = await aHotel();
  await owner.ask(changeSettings, { assistant: { name: "Bea" } });
  await build(owner, updateConciergeGeneral);
  for (const text of ["Hello", "Hello again"]) await guestWrites(hotel, "15550931", text);
  const [guest] = (await owner.ask(listConversations, { tab: "all" })).body.items;
  const { messages } = (await owner.ask(readConversation, { conversation_id: guest?.conversation_id ?? "" }))
    .body;
  const said = messages.filter(({ author }) => author === "assistant").map(({ text }) => text);
  expect(said).toEqual([
    expect.stringMatching(/^I'm Hotel \w's assistant, not a person\..*\n\nHello, .*! My name is Bea\. Ask/s),
    expect.stringContaining("I'm Bea, the digital assistant."),
  ]);
  expect(said[0]).not.toContain("digital assistant");
});

/** The date this many days from today, in the hotels' time zone. */
function dayIn(days: number): string {
  const day = new Date(bellhop.clock.now().getTime() + days * 86_400_000);
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome" }).format(day);
}

async function guestWrites(hotel: Hotel, from: string, words: string) {
  const text = { from, id: `wamid.${newId()}`, text: words, name: "Ana", at: bellhop.clock.now() };
  await deliver(bellhop, textsBody(hotel.phoneNumberId, [text]));
  bellhop.clock.pass(3_500);
  await bellhop.runDueJobs();
}

test("assistant settings take effect when they are published", async () => {
  const { hotel, owner } = await aHotel();
  const assistant = {
    greeting: "Benvenuti, I am Bea.",
    confidence: 1,
    hand_over: { topics: ["weddings", "parking"], at_night: true },
  };
  const before = await tries(owner, "Hello", { of: "live" });
  await owner.ask(changeSettings, { assistant });
  expect(await changes(owner)).toMatchObject({
    general: ["greeting", "hand_over.topics", "confidence"],
    tools: false,
  });
  expect(await tries(owner, "Hello", { of: "live" })).toEqual(before);
  expect(await tries(owner, "Hello")).toMatchObject({ text: assistant.greeting, live: { version: 1 } });

  expect(await build(owner, updateConciergeGeneral)).toMatchObject({
    state: "SUCCESS",
    result: { version: 2 },
  });
  expect(await changes(owner)).toMatchObject({ general: [], tools: false });
  const live = (text: string) => tries(owner, text, { of: "live" });
  expect((await live("Hello")).text).toBe(assistant.greeting);
  expect((await live("Guten Tag")).text).not.toBe(assistant.greeting);
  expect(await live("Can we have our wedding at your hotel? Weddings?")).toMatchObject({
    reason: "sensitive",
  });
  // A common topic is recognised in every language.
  expect(await live("Wo kann ich parken?")).toMatchObject({ action: "hand_over", reason: "sensitive" });
  expect(await live("What time is breakfast?")).toMatchObject({ action: "hand_over", threshold: 1 });
  await owner.ask(changeSettings, { assistant: { confidence: 0 } });
  await build(owner, updateConciergeGeneral);
  expect(await live("What time is breakfast?")).toMatchObject({ action: "answer" });

  const [conversation] = (await owner.ask(listConversations, { tab: "all" })).body.items;
  expect(conversation).toBeUndefined();
  await guestWrites(hotel, "15550401", "Hello");
  const [its] = (await owner.ask(listConversations, { tab: "all" })).body.items;
  const { messages } = (await owner.ask(readConversation, { conversation_id: its?.conversation_id ?? "" }))
    .body;
  expect(messages.at(-1)?.text).toContain(assistant.greeting);
});

test("when the reception is closed, guests are told when it opens, and whom to call in danger", async () => {
  const { owner } = await aHotel();
  const always = { days: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] };
  const { hour } = hourNow();
  const [from, to] = [`${two(hour + 3)}:15`, `${two(hour + 5)}:00`];
  await owner.ask(changeSettings, {
    general: { hours: [{ ...always, from, to }] },
    assistant: { hand_over: { topics: [], at_night: false } },
  } as never);
  expect((await changes(owner)).general).toEqual(["hand_over.at_night", "hours"]);
  await build(owner, updateConciergeGeneral);
  const live = (text: string) => tries(owner, text, { of: "live" });
  expect((await live("Do you have a helipad?")).text).toContain(`will reply from ${from}.`);
  expect((await live("Ich möchte mit einem Menschen sprechen")).text).toContain(`antwortet ab ${from}.`);
  expect((await live("There is a fire in my room!")).text).not.toContain(from);
  expect((await live("What time is breakfast?")).text).not.toContain(from);

  await owner.ask(changeSettings, { general: { hours: null } });
  await build(owner, updateConciergeGeneral);
  expect((await live("Do you have a helipad?")).text).not.toContain("will reply from");
});

test("the reception's hours in the profile tell when staff are back, and those of the settings only without them", async () => {
  const { owner } = await aHotel();
  const { hour } = hourNow();
  const span = (from: number) => [
    { days: [...weekdays], from: `${two(hour + from)}:15`, to: `${two(hour + from + 1)}:00` },
  ];
  await owner.ask(changeSettings, {
    general: { hours: span(3) },
    assistant: { hand_over: { topics: [], at_night: false } },
  } as never);
  await build(owner, updateConciergeGeneral);
  const said = async () => (await tries(owner, "Do you have a helipad?", { of: "live" })).text;
  expect(await said()).toContain(`will reply from ${two(hour + 3)}:15.`);
  const entries = [{ entry_id: newId(), key: "reception", facts: { hours: span(6) } }];
  await owner.ask(updateVenueInfo, { updates: { profile: { version: 0, entries } } });
  await build(owner, updateConcierge);
  expect(await said()).toContain(`will reply from ${two(hour + 6)}:15.`);
});

test("reception hours that have expired or are for other guests do not tell when staff are back", async () => {
  const { owner } = await aHotel();
  const { hour } = hourNow();
  const [from, to] = [`${two(hour + 3)}:15`, `${two(hour + 5)}:00`];
  const facts = { hours: [{ days: [...weekdays], from, to }] };
  const entry_id = await write(owner, "profile", { key: "reception", facts, scope: "in_house" });
  await owner.ask(changeSettings, { assistant: { hand_over: { topics: [], at_night: false } } } as never);
  await build(owner, updateConciergeGeneral);
  await build(owner);
  const said = async (stay: "in_house" | "before_arrival") =>
    (await tries(owner, "Do you have a helipad?", { of: "live", stay })).text;
  expect(await said("in_house")).toContain(`will reply from ${from}.`);
  expect(await said("before_arrival")).not.toContain("will reply from");
  await write(owner, "profile", { entry_id, valid_until: "2020-01-31" });
  await build(owner);
  expect(await said("in_house")).not.toContain("will reply from");
});

const two = (hour: number) => String(hour % 24).padStart(2, "0");

function hourNow() {
  const rome = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Rome", hour: "2-digit" });
  return { hour: Number(rome.format(bellhop.clock.now())) };
}

test("a stopped task changes nothing; a task that has ended cannot be stopped", async () => {
  const { hotel, owner } = await aHotel();
  const { task_id } = (await owner.ask(updateConcierge, {})).body;
  const stopped = { state: "FAILURE", stopped_by: hotel.owner.name, result: null };
  expect((await owner.ask(cancelTask, { task_id })).body).toMatchObject(stopped);
  await bellhop.runDueJobs();
  expect((await owner.ask(listTasks, { task_id })).body.items[0]).toMatchObject(stopped);
  expect((await owner.ask(cancelTask, { task_id })).status).toBe(409);

  // The second run is stopped just before its last unit, which makes all changes.
  const next = (await owner.ask(updateConcierge, {})).body.task_id;
  await work(hotel.venueId, next, 3, async () => {
    expect((await owner.ask(cancelTask, { task_id: next })).body).toMatchObject({
      ...stopped,
      step: "going_live",
    });
  });
  expect((await owner.ask(listTasks, { task_id: next })).body.items[0]).toMatchObject(stopped);
  expect((await owner.ask(listConciergeVersions, {})).body.items).toHaveLength(1);
  await write(owner, "amenities", { key: "indoor_pool", availability: "absent" });
  expect((await build(owner))?.result).toEqual({ version: 2 });
});

test("a roll-back stops publishing tasks, which show the reason", async () => {
  const { owner } = await aHotel();
  await write(owner, "amenities", { key: "indoor_pool", availability: "absent" });
  await build(owner);
  const waiting = (await owner.ask(updateConcierge, {})).body.task_id;
  const settings = (await owner.ask(updateConciergeGeneral, {})).body.task_id;
  expect((await owner.ask(rollBackConcierge, { version: 99 })).status).toBe(404);
  const back = (await owner.ask(rollBackConcierge, { version: 1 })).body;
  expect(back).toMatchObject({ version: 1, is_live: true });
  expect(back.stopped_tasks.toSorted()).toEqual([waiting, settings].toSorted());
  await bellhop.runDueJobs();
  for (const task_id of [waiting, settings])
    expect((await owner.ask(listTasks, { task_id })).body.items[0]).toMatchObject({
      state: "FAILURE",
      stopped_by: expect.any(String),
      message: { code: "rolled_back", version: 1 },
    });
  expect((await changes(owner)).live_version).toBe(1);

  const running = (await owner.ask(updateConcierge, {})).body.task_id;
  expect((await owner.ask(rollBackConcierge, { version: 1 })).body.stopped_tasks).toEqual([running]);
  expect(await build(owner)).toMatchObject({ state: "SUCCESS", result: { version: 3 } });
  expect((await owner.ask(rollBackConcierge, { version: 1 })).body.stopped_tasks).toEqual([]);
});

test("an open contradiction blocks publishing; published anyway, its questions go to staff", async () => {
  const { owner } = await aHotel();
  await write(owner, "faq", { text: "Breakfast is served from 8:30 to 10:30 on the terrace." });
  const refused = await build(owner);
  expect(refused).toMatchObject({ state: "FAILURE", result: null, stopped_by: null, step: "checking" });
  expect(refused?.message).toMatchObject({ code: "contradictions_open", about: ["breakfast"] });
  expect((await owner.ask(listConciergeVersions, {})).body.items).toHaveLength(1);

  expect(await build(owner, updateConcierge, { despite_contradictions: true })).toMatchObject({
    state: "SUCCESS",
    result: { version: 2 },
  });
  const [live] = (await owner.ask(listConciergeVersions, {})).body.items;
  expect(live?.contradictions).toBeGreaterThan(0);
  const asked = { of: "live" };
  const disputed = await tries(owner, "From what time is breakfast served?", asked);
  expect(disputed).toMatchObject({ action: "hand_over", reason: "entries_disagree" });
  const titles = [disputed.found[0], ...disputed.rivals].map((one) => one?.title);
  expect(titles.toSorted()).toEqual(["Breakfast", "Mornings"]);
  expect(await tries(owner, "Is there parking?", asked)).toMatchObject({ action: "answer" });
});

test("dismissing a published contradiction is a change to publish", async () => {
  const { owner } = await aHotel();
  await write(owner, "faq", { text: "Breakfast is served from 8:30 to 10:30 on the terrace." });
  await build(owner, updateConcierge, { despite_contradictions: true });
  const overview = async () => (await owner.ask(readKnowledgeOverview, {})).body;
  const asked = () => tries(owner, "From what time is breakfast served?", { of: "live" });
  const published = { changed_since_live: 0, contested_differs: false };
  const { items, total } = (await owner.ask(listContradictions, {})).body;
  expect(await overview()).toMatchObject({ ...published, open_contradictions: total });
  const decide = async (dismissed: boolean) => {
    for (const { contradiction_id } of items)
      await owner.ask(dismissContradiction, { contradiction_id, dismissed });
  };

  await decide(true);
  expect(await overview()).toMatchObject({ ...published, contested_differs: true, open_contradictions: 0 });
  expect(await changes(owner)).toMatchObject({ total: 0, contested_differs: true });
  expect((await asked()).action).toBe("hand_over");
  await build(owner);
  expect(await overview()).toMatchObject({ ...published, open_contradictions: 0 });
  expect((await asked()).action).toBe("answer");

  await decide(false);
  expect(await overview()).toMatchObject({ ...published, contested_differs: true });
  await build(owner, updateConcierge, { despite_contradictions: true });
  expect(await changes(owner)).toMatchObject({ total: 0, contested_differs: false });
  expect((await asked()).action).toBe("hand_over");
});

test("the main language is a setting to publish", async () => {
  const { owner } = await aHotel();
  await owner.ask(changeSettings, { general: { languages: ["en", "de"] } });
  await build(owner, updateConciergeGeneral);
  await owner.ask(changeSettings, { general: { default_language: "de" } });
  expect((await changes(owner)).general).toEqual(["default_language"]);
  await build(owner, updateConciergeGeneral);
  expect((await changes(owner)).general).toEqual([]);
});

test("settings and tools are published in one go; the tools alone leave the settings as they are live", async () => {
  const { owner } = await aHotel();
  await build(owner, updateConciergeGeneral);
  await owner.ask(changeSettings, { assistant: { name: "Bea", tools: [] } });
  expect(await changes(owner)).toMatchObject({ general: ["name"], tools: true });
  await build(owner, updateConciergeGeneral);
  expect(await changes(owner)).toMatchObject({ general: [], tools: false });
  await owner.ask(changeSettings, { assistant: { name: "Leo", tools: ["staff_request"] } });
  await build(owner, updateAssistantTools);
  expect(await changes(owner)).toMatchObject({ general: ["name"], tools: false });
});

test("the audit log shows requested and stopped publishing", async () => {
  const { owner } = await aHotel();
  await build(owner, updateConciergeGeneral);
  await build(owner, updateAssistantTools);
  const { task_id } = (await owner.ask(updateConcierge, {})).body;
  await owner.ask(cancelTask, { task_id });
  const asked = (await owner.ask(listAudit, { kind: "concierge_asked_for" })).body.items;
  const from = asked.map(({ changes }) => changes.find(({ field }) => field === "from")?.after);
  expect(from).toEqual(["knowledge", "tools", "general"]);
  const again = (await owner.ask(updateConcierge, {})).body.task_id;
  await owner.ask(rollBackConcierge, { version: 1 });
  const stopped = (await owner.ask(listAudit, { kind: "task_stopped" })).body.items;
  expect(stopped.map(({ subject }) => [subject.id, subject.name])).toEqual([
    [again, "update_concierge"],
    [task_id, "update_concierge"],
  ]);
});

test("a version with contradictions names the member who accepted them", async () => {
  const { hotel, owner } = await aHotel();
  const colleague = await addColleague(bellhop.services, hotel, "manager", [hotel.venueId]);
  const manager = await signedIn(bellhop, colleague.sub, hotel.venueId);
  await write(owner, "faq", { text: "Breakfast is served from 8:30 to 10:30 on the terrace." });
  const first = (await owner.ask(updateConcierge, {})).body.task_id;
  const joined = (await manager.ask(updateConcierge, { despite_contradictions: true })).body.task_id;
  expect(joined).toBe(first);
  await bellhop.runDueJobs();
  const [live, before] = (await owner.ask(listConciergeVersions, {})).body.items;
  expect([live?.version, before?.version]).toEqual([2, 1]);
  expect(live?.built_by).toBe(colleague.name);
});

test("an edit during publishing is checked before it goes live", async () => {
  const { hotel, owner } = await aHotel();
  const text = "Breakfast is served from 8:30 to 10:30 on the terrace.";
  const { task_id } = (await owner.ask(updateConcierge, {})).body;
  await work(hotel.venueId, task_id, 3, async () => void (await write(owner, "faq", { text })));
  const [task] = (await owner.ask(listTasks, { task_id })).body.items;
  expect(task).toMatchObject({
    state: "FAILURE",
    message: { code: "contradictions_open", about: ["breakfast"] },
  });
  expect((await owner.ask(listConciergeVersions, {})).body.items).toHaveLength(1);
});

test("a version is loaded as stored if the languages change while it is published", async () => {
  const { hotel, owner } = await aHotel();
  const { task_id } = (await owner.ask(updateConcierge, {})).body;
  const { services } = bellhop;
  const all = [
    "en",
    "de",
    "fr",
    "it",
    "es",
    "pt",
    "nl",
    "pl",
    "cs",
    "da",
    "sv",
    "fi",
    "hu",
    "el",
    "tr",
    "ro",
    "bg",
    "uk",
    "sk",
  ];
  let set = 1;
  const atVenue: typeof services.db.atVenue = async (id, doing) => {
    set = Math.min(set + 1, all.length);
    await owner.ask(changeSettings, { general: { languages: all.slice(0, set) } });
    return services.db.atVenue(id, doing);
  };
  const kept: number[] = [];
  const concierges = {
    ...services.assistantVersions,
    keep: (_venue: number, version: number) => kept.push(version),
  };
  const payload = { venue_id: hotel.venueId, task_id } as never;
  const job = { lastAttempt: false };
  await publishKnowledge.handle(
    payload,
    { ...services, assistantVersions: concierges, db: { ...services.db, atVenue } },
    job,
  );
  const [live] = (await owner.ask(listConciergeVersions, {})).body.items;
  expect([live?.version, live?.is_live, kept]).toEqual([2, true, []]);
  expect(live?.languages).toEqual(all.slice(0, set));
  expect(set).toBeLessThan(all.length);
  expect((await tries(owner, "When is breakfast?", { of: "live" })).action).toBe("answer");
});

/** Runs a publishing job, and `happens` before its nth unit that writes. */
async function work(venueId: number, taskId: string, nth: number, happens: () => Promise<void>) {
  const { services } = bellhop;
  let unit = 0;
  const atVenue: typeof services.db.atVenue = async (id, doing) => {
    // The first one reports the start.
    if (unit++ === nth) await happens();
    return services.db.atVenue(id, doing);
  };
  const payload = { venue_id: venueId, task_id: taskId } as never;
  await publishKnowledge.handle(
    payload,
    { ...services, db: { ...services.db, atVenue } },
    { lastAttempt: false },
  );
}

test("a try says what becomes of a request with the tools of the version that answers", async () => {
  const { owner } = await aHotel();
  await write(owner, "faq", { text: "Breakfast is from 7." });
  await build(owner);
  const becomes = async (text: string) => {
    const [live, draft] = [
      await tries(owner, text, { of: "live" }),
      await tries(owner, text, { of: "draft" }),
    ];
    return [live.request, draft.request];
  };
  await owner.ask(changeSettings, { assistant: { tools: [] } });
  expect(await becomes("Please bring two towels to room 12")).toEqual(["added", "left_to_staff"]);
  expect(await becomes("Please cancel the taxi")).toEqual([null, null]);
  const beside = "Please cancel the taxi and bring two towels to room 12";
  expect(await becomes(beside)).toEqual(["added", "left_to_staff"]);
  expect(await becomes("Is there a sauna?")).toEqual([null, null]);
  await build(owner, updateAssistantTools);
  expect(await becomes("Please bring two towels to room 12")).toEqual(["left_to_staff", "left_to_staff"]);
});

test("dashboards have the name as it is published; a try has that of the version that answers", async () => {
  const { owner } = await aHotel();
  const other = await aHotel();
  const names = async () => {
    const live = await tries(owner, "Is there a sauna?", { of: "live" });
    const draft = await tries(owner, "Is there a sauna?", { of: "draft" });
    const access = (await owner.ask(fetchAccess, {})).body;
    return [access.assistant_name, live.assistant_name, draft.assistant_name];
  };
  await write(owner, "faq", { text: "Breakfast is from 7." });
  expect(await names()).toEqual([null, null, null]);
  await build(owner);
  await owner.ask(changeSettings, { assistant: { name: "Bea" } });
  expect(await names()).toEqual([null, null, "Bea"]);
  await build(owner, updateConciergeGeneral);
  expect(await names()).toEqual(["Bea", "Bea", "Bea"]);
  expect((await other.owner.ask(fetchAccess, {})).body.assistant_name).toBeNull();
});
