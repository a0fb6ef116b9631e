import { randomUUID } from "node:crypto";
import { listAudit } from "@bellhop/contract/audit";
import {
  listConciergeVersions,
  tryAssistant,
  updateConcierge,
  updateConciergeGeneral,
} from "@bellhop/contract/concierge";
import type { Scope } from "@bellhop/contract/entries";
import { listEntries, updateVenueInfo } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { changeSettings } from "@bellhop/contract/settings";
import { listTasks } from "@bellhop/contract/tasks";
import {
  listTestQuestions,
  publishDespiteTests,
  removeTestQuestion,
  runTestQuestions,
  saveTestQuestion,
  type TestQuestion,
} from "@bellhop/contract/test-questions";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, openHotel } from "../../testing/cast.ts";

const bellhop = await testBellhop();
let hotels = 0;

/** A hotel with its first version, and the id of its entry about breakfast. */
async function aHotel() {
  const hotel = await openHotel(bellhop.services, `Hotel ${String.fromCharCode(65 + hotels++)}`);
  const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  const member = await addColleague(bellhop.services, hotel, "manager");
  const manager = await signedIn(bellhop, member.sub, hotel.venueId);
  const breakfast = (await found(owner, "breakfast")) ?? "";
  return { hotel, owner, manager, breakfast };
}

async function found(owner: Caller, search: string) {
  for (const section of ["amenities", "policy", "profile", "faq"] as const) {
    const { items } = (await owner.ask(listEntries, { section, search })).body;
    if (items[0]) return items[0].entry_id;
  }
  return undefined;
}

type Test = Pick<TestQuestion, "text" | "expects"> & Partial<TestQuestion>;

const save = (
  who: Caller,
  { entry_id = null, is_critical = true, test_question_id = randomUUID(), ...test }: Test,
) => who.ask(saveTestQuestion, { test_question_id, entry_id, is_critical, ...test });

const run = async (who: Caller) => (await who.ask(runTestQuestions, {})).body.items;

async function publish(
  who: Caller,
  call: typeof updateConcierge | typeof updateConciergeGeneral | typeof publishDespiteTests,
  input: object = {},
) {
  const { task_id } = (await who.ask(call, input as never)).body;
  await bellhop.runDueJobs();
  return (await who.ask(listTasks, { task_id })).body.items[0];
}

async function writeFaq(owner: Caller, text: string, entry_id = newId(), more: { scope?: Scope } = {}) {
  const { version } = (await owner.ask(listEntries, { section: "faq" })).body;
  const texts = { en: { title: "Boats", question: null, text, place: null } };
  const written = await owner.ask(updateVenueInfo, {
    updates: { faq: { version, entries: [{ entry_id, texts, ...more }] } },
  });
  expect(written.status).toBe(200);
  return entry_id;
}

async function deleteFaq(owner: Caller, entry_id: string) {
  const { version } = (await owner.ask(listEntries, { section: "faq" })).body;
  await owner.ask(updateVenueInfo, { updates: { faq: { version, remove: [entry_id] } } });
}

const outcomes: [
  text: string,
  expects: TestQuestion["expects"],
  from: "breakfast" | null,
  passes: boolean,
][] = [
  ["When is breakfast?", "answer", "breakfast", true],
  ["Um wie viel Uhr gibt es Frühstück?", "answer", "breakfast", true],
  ["Is there parking?", "answer", "breakfast", false],
  ["I want to speak to a person", "hand_over", null, true],
  ["When is breakfast?", "hand_over", null, false],
  ["My husband has chest pain and cannot breathe", "emergency", null, true],
  ["My husband has chest pain and cannot breathe", "hand_over", null, false],
  ["When is breakfast?", "emergency", null, false],
  ["Thank you!", "hand_over", null, false],
];

test("each question shows what guests would get from the draft and the live version, and whether it passes", async () => {
  const { owner, breakfast } = await aHotel();
  for (const [text, expects, from] of outcomes) {
    const saved = await save(owner, { text, expects, entry_id: from && breakfast });
    expect(saved).toMatchObject({ status: 200, body: { text, expects, saved_by: expect.any(String) } });
  }
  const { items } = (await owner.ask(listTestQuestions, {})).body;
  expect(items.map(({ text, expects }) => [text, expects])).toEqual(outcomes.map((one) => one.slice(0, 2)));
  const results = await run(owner);
  expect(results.map(({ draft }) => draft.passes)).toEqual(outcomes.map(([, , , passes]) => passes));
  for (const { draft, live } of results) expect(live).toEqual(draft);
  expect(results[0]).toMatchObject({
    language: "en",
    entry: { entry_id: breakfast },
    draft: { outcome: "answer", sources: [{ entry_id: breakfast }], text: expect.stringMatching(/\d/) },
  });
  expect(results[3]?.draft).toMatchObject({ outcome: "hand_over", reason: "wants_person" });
});

const refusals: [wrong: object, field: string][] = [
  [{ text: "   " }, "text"],
  [{ text: "x".repeat(limits.testQuestionCharacters + 1) }, "text"],
  [{ entry_id: null }, "entry_id"],
  [{ expects: "hand_over" }, "entry_id"],
  [{ expects: "silence" }, "expects"],
];

test("a test question that cannot be one is refused by its field, and too many are refused", async () => {
  const { owner, breakfast } = await aHotel();
  const right = { text: "When is breakfast?", expects: "answer", entry_id: breakfast } as const;
  for (const [wrong, field] of refusals) {
    const refused = await save(owner, { ...right, ...wrong } as Test);
    expect([refused.status, refused.body.errors?.map(({ field }) => field)]).toEqual([422, [field]]);
  }
  expect((await save(owner, { ...right, entry_id: randomUUID() })).status).toBe(404);
  for (let n = 0; n < limits.maxTestQuestions; n++)
    expect((await save(owner, { text: `Question ${n}`, expects: "hand_over" })).status).toBe(200);
  expect(await save(owner, right)).toMatchObject({ status: 409, body: { code: "limit_reached" } });
  expect((await owner.ask(listTestQuestions, {})).body.items).toHaveLength(limits.maxTestQuestions);
});

test("a removed question comes back when it is saved again with its id", async () => {
  const { owner } = await aHotel();
  const { body } = await save(owner, { text: "Is there a sauna?", expects: "hand_over" });
  const { test_question_id } = body;
  expect((await owner.ask(removeTestQuestion, { test_question_id })).status).toBe(200);
  expect((await owner.ask(listTestQuestions, {})).body.items).toEqual([]);
  expect((await owner.ask(removeTestQuestion, { test_question_id })).status).toBe(404);
  await save(owner, { text: "Is there a sauna?", expects: "hand_over", test_question_id });
  expect((await owner.ask(listTestQuestions, {})).body.items).toMatchObject([{ test_question_id }]);
});

test("a failed critical question blocks publishing until it passes, or an owner gives a reason", async () => {
  const { owner, manager } = await aHotel();
  const boats = await writeFaq(owner, "Rowing boats cost 12 euros an hour at the jetty.");
  await publish(owner, updateConcierge);
  const critical = { text: "How much are the rowing boats?", expects: "answer", entry_id: boats } as const;
  await save(owner, critical);
  await save(owner, {
    text: "Do you rent surfboards?",
    expects: "answer",
    entry_id: boats,
    is_critical: false,
  });
  await deleteFaq(owner, boats);
  expect((await run(owner))[0]).toMatchObject({
    entry: null,
    draft: { passes: false },
    live: { passes: true, outcome: "answer" },
  });
  const live = (await owner.ask(listConciergeVersions, {})).body.items[0]?.version;

  const refused = await publish(manager, updateConcierge);
  expect(refused).toMatchObject({ state: "FAILURE", step: "testing" });
  expect(refused?.message).toEqual({ code: "tests_failed", count: 1 });
  expect((await owner.ask(listConciergeVersions, {})).body.items[0]?.version).toBe(live);

  const reason = "The jetty is closed for good";
  const anyway = { part: "knowledge", reason };
  expect((await manager.ask(publishDespiteTests, anyway as never)).status).toBe(403);
  expect((await owner.ask(publishDespiteTests, { ...anyway, reason: " " } as never)).status).toBe(422);
  expect(await publish(owner, publishDespiteTests, anyway)).toMatchObject({ state: "SUCCESS" });
  const [newest] = (await owner.ask(listConciergeVersions, {})).body.items;
  expect(newest?.version).toBe(Number(live) + 1);
  const audited = (await owner.ask(listAudit, {})).body.items.find(
    ({ kind }) => kind === "concierge_asked_for",
  );
  expect(JSON.stringify(audited?.changes)).toContain(reason);
});

test("settings that break a critical question are not published", async () => {
  const { owner, manager, breakfast } = await aHotel();
  await save(owner, { text: "When is breakfast?", expects: "answer", entry_id: breakfast });
  await owner.ask(changeSettings, { assistant: { hand_over: { topics: ["breakfast"], at_night: false } } });
  expect(await publish(manager, updateConciergeGeneral)).toMatchObject({
    state: "FAILURE",
    message: { code: "tests_failed", count: 1 },
  });
  await owner.ask(changeSettings, { assistant: { hand_over: { topics: [], at_night: false } } });
  expect(await publish(manager, updateConciergeGeneral)).toMatchObject({ state: "SUCCESS" });
});

test("publishing the knowledge asks with the settings that are live", async () => {
  const { owner, manager, breakfast } = await aHotel();
  await save(owner, { text: "When is breakfast?", expects: "answer", entry_id: breakfast });
  await owner.ask(changeSettings, { assistant: { hand_over: { topics: ["breakfast"], at_night: false } } });
  await writeFaq(owner, "Rowing boats cost 12 euros an hour at the jetty.");
  expect((await run(owner))[0]).toMatchObject({ draft: { passes: false }, live: { passes: true } });
  expect(await publish(manager, updateConcierge)).toMatchObject({ state: "SUCCESS" });
});

test("a question about an entry for guests before arrival is asked as one of them", async () => {
  const { owner } = await aHotel();
  const boats = await writeFaq(owner, "Rowing boats cost 12 euros an hour at the jetty.", newId(), {
    scope: "before_arrival",
  });
  await save(owner, { text: "How much are the rowing boats?", expects: "answer", entry_id: boats });
  expect((await run(owner))[0]?.draft).toMatchObject({ passes: true, sources: [{ entry_id: boats }] });
});

test("a question that is tried out raises the alarm as a guest's would", async () => {
  const { owner } = await aHotel();
  const text = "My husband has chest pain and cannot breathe";
  const tried = (await owner.ask(tryAssistant, { text, of: "draft" })).body;
  expect(tried).toMatchObject({ action: "hand_over", reason: "emergency", sources: [], live: null });
  expect(tried.text).toContain("112");
});
