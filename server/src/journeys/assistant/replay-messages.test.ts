import { updateConcierge } from "@bellhop/contract/concierge";
import { listConversations } from "@bellhop/contract/conversations";
import { deleteGuest } from "@bellhop/contract/guests";
import { listEntries, updateVenueInfo } from "@bellhop/contract/knowledge";
import { readReplay, startReplay } from "@bellhop/contract/replay";
import { changeSettings } from "@bellhop/contract/settings";
import { cancelTask, listTasks } from "@bellhop/contract/tasks";
import { saveTestQuestion } from "@bellhop/contract/test-questions";
import { expect, test } from "vitest";
import { storeTranslation } from "../../domain/assistant/index.ts";
import { replayQueue } from "../../domain/replays/index.ts";
import { startTask } from "../../domain/tasks/index.ts";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, type Hotel, openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop();
let hotels = 0;
let phones = 0;

const boat = { id: newId(), question: "When does the boat leave?", text: "The boat leaves at nine." };
const tower = { id: newId(), question: "Who built the old tower?", text: "Monks built the old tower." };
const helipad = { id: newId(), question: "Do you have a helipad?", text: "Our helipad is on the roof." };

async function aHotel() {
  const hotel = await openHotel(bellhop.services, `Hotel ${String.fromCharCode(65 + hotels++)}`);
  const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  const colleague = await addColleague(bellhop.services, hotel, "staff");
  return { hotel, owner, staff: await signedIn(bellhop, colleague.sub, hotel.venueId) };
}

/** Saves FAQ entries; without a text it deletes the entry. */
async function write(owner: Caller, entries: { id: string; question: string; text: string | null }[]) {
  const { version } = (await owner.ask(listEntries, { section: "faq", limit: 1 })).body;
  const remove = entries.filter(({ text }) => text === null).map(({ id }) => id);
  const changed = entries.flatMap(({ id, question, text }) =>
    text === null ? [] : { entry_id: id, texts: { en: { title: question, question, text, place: null } } },
  );
  const updates = { faq: { version, entries: changed, remove } };
  const saved = await owner.ask(updateVenueInfo, { updates });
  expect(saved.status).toBe(200);
}

async function guestWrites(hotel: Hotel, ...texts: string[]) {
  const from = `1556${1_000_000 + phones++}`;
  const at = bellhop.clock.now();
  const messages = texts.map((text, nth) => ({ from, id: `wamid.replay.${phones}.${nth}`, text, at }));
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, messages))).toBe(200);
  bellhop.clock.pass(12_000);
  await bellhop.runDueJobs();
}

async function replay(owner: Caller) {
  expect((await owner.ask(startReplay, { messages: 100 })).status).toBe(200);
  await bellhop.runDueJobs();
  return (await owner.ask(readReplay, {})).body;
}

/** A hotel whose draft answers one question more, one less and one otherwise; guests have asked all of them. */
async function withDraft() {
  const made = await aHotel();
  await write(made.owner, [boat, tower]);
  await made.owner.ask(updateConcierge, { despite_contradictions: true });
  await bellhop.runDueJobs();
  await write(made.owner, [{ ...boat, text: "The boat leaves at ten." }, { ...tower, text: null }, helipad]);
  for (const text of [boat.question, tower.question, helipad.question, "What time is breakfast?"])
    await guestWrites(made.hotel, text);
  return made;
}

test("what guests wrote is tried with both versions, and the differences are listed, worst first", async () => {
  const { hotel, owner, staff } = await withDraft();
  await guestWrites(hotel, "My husband has chest pain and cannot breathe");
  await guestWrites(hotel, "Hello there", "When does the boat leave?");
  const before = await asOwner(bellhop.ownerUrl, "select count(*) from messages", hotel.venueId);
  const { replay: result, items } = await replay(owner);
  const told = items.map(({ outcome, text, live, draft }) => [outcome, text, live.action, draft.action]);
  expect(told).toEqual([
    ["worse", tower.question, "answer", "hand_over"],
    ["changed", `Hello there\n${boat.question}`, "answer", "answer"],
    ["changed", boat.question, "answer", "answer"],
    ["better", helipad.question, "hand_over", "answer"],
  ]);
  expect(items[2]).toMatchObject({
    live: { text: expect.stringContaining("nine") },
    draft: { text: expect.stringContaining("ten"), sources: [{ entry_id: boat.id }] },
    fails_test: null,
  });
  expect(result).toMatchObject({
    messages: 7,
    messages_total: 7,
    questions: { better: 1, same: 2, changed: 2, worse: 1 },
    answered: { live: 4, draft: 4 },
    is_outdated: false,
  });
  const only = (await staff.ask(readReplay, { outcome: "better" })).body.items;
  expect(only.map(({ text }) => text)).toEqual([helipad.question]);
  // Nothing is sent.
  expect(await asOwner(bellhop.ownerUrl, "select count(*) from messages", hotel.venueId)).toEqual(before);
});

test("a critical test question that only the draft fails makes a change worse", async () => {
  const { owner } = await withDraft();
  const other = { ...boat, id: newId(), text: "The boat leaves from the pier at ten." };
  await owner.ask(saveTestQuestion, {
    test_question_id: newId(),
    text: boat.question,
    expects: "answer",
    entry_id: boat.id,
    is_critical: true,
  });
  await write(owner, [{ ...boat, text: null }, other]);
  const { items } = await replay(owner);
  const worse = items.find(({ text }) => text === boat.question);
  expect(worse).toMatchObject({ outcome: "worse", fails_test: boat.question, draft: { action: "answer" } });
});

test("a replay whose worker died goes on where it was, and starts again if the draft was changed", async () => {
  const { hotel, owner } = await withDraft();
  const stored = async (columns: string) =>
    (await asOwner(bellhop.ownerUrl, `select ${columns} from replays`, hotel.venueId))[0];
  const whole = await replay(owner);
  const restarted = async (change: () => Promise<unknown>) => {
    // As if it had died after the newest two questions, whose differences are two.
    await asOwner(
      bellhop.ownerUrl,
      `update replays set ended_at = null, messages = 2, same = 1, better = 1, worse = 0, changed = 0, answered_live = 1,
         answered_draft = 2, through_id = (select message_id from messages where text = '${helipad.question}'),
         through_at = (select created_at from messages where text = '${helipad.question}')`,
      hotel.venueId,
    );
    await asOwner(
      bellhop.ownerUrl,
      "delete from replay_differences where outcome <> 'better'",
      hotel.venueId,
    );
    const { task_id } = (await stored("task_id")) as { task_id: string };
    await asOwner(
      bellhop.ownerUrl,
      `update tasks set state = 'queued', ended_at = null where task_id = '${task_id}'`,
      hotel.venueId,
    );
    await change();
    await bellhop.services.db.atVenue(hotel.venueId, (at) => startTask(at, replayQueue, task_id));
    await bellhop.runDueJobs();
    return (await owner.ask(readReplay, {})).body;
  };
  const continued = await restarted(async () => undefined);
  expect(continued.items).toEqual(whole.items);
  expect(continued.replay).toMatchObject({ questions: whole.replay?.questions, messages: 4 });

  const again = await restarted(() => write(owner, [{ ...helipad, text: null }]));
  expect(again.replay?.questions).toEqual({ better: 0, same: 2, changed: 1, worse: 1 });
});

test("a stopped replay keeps what it found; a change of the draft makes a replay outdated; a deleted guest's words go", async () => {
  const { hotel, owner, staff } = await withDraft();
  const { task_id } = (await owner.ask(startReplay, { messages: 1_000 })).body;
  expect((await owner.ask(cancelTask, { task_id })).status).toBe(200);
  await bellhop.runDueJobs();
  expect((await staff.ask(readReplay, {})).body).toMatchObject({ items: [], replay: { ended_at: null } });

  // Starting again ends the one that runs.
  const first = (await owner.ask(startReplay, { messages: 100 })).body.task_id;
  await replay(owner);
  const { items: tasks } = (await owner.ask(listTasks, { task_id: first })).body;
  expect(tasks[0]?.stopped_by).not.toBeNull();

  await write(owner, [{ ...boat, text: "The boat leaves at eleven." }]);
  expect((await staff.ask(readReplay, {})).body.replay?.is_outdated).toBe(true);
  const erased = (at: string) =>
    asOwner(bellhop.ownerUrl, `update conversations set erased_at = ${at}`, hotel.venueId);
  expect((await staff.ask(readReplay, {})).body.items).not.toEqual([]);
  await erased("now()");
  expect((await staff.ask(readReplay, {})).body.items).toEqual([]);
  await erased("null");
  const { items } = (await staff.ask(listConversations, { tab: "all", limit: 100 })).body;
  for (const { guest } of items) await owner.ask(deleteGuest, { guest_id: guest.guest_id });
  expect((await staff.ask(readReplay, {})).body.items).toEqual([]);
  const words = await asOwner(
    bellhop.ownerUrl,
    "select to_jsonb(d) as row from replay_differences d",
    hotel.venueId,
  );
  expect(JSON.stringify(words)).not.toContain("helipad");
});

test("a hotel without a live version replays nothing", async () => {
  const { hotel, owner } = await aHotel();
  await asOwner(bellhop.ownerUrl, "update venues set live_concierge_version = null", hotel.venueId);
  bellhop.clock.pass(5_000);
  expect(await owner.ask(startReplay, { messages: 100 })).toMatchObject({
    status: 409,
    body: { params: { because: "nothing_published" } },
  });
});

test("translated sentences are in both answers, as when the assistant answers", async () => {
  const { hotel, owner } = await withDraft();
  await owner.ask(changeSettings, {
    general: { languages: ["en", "de"] },
    readings: { translates: true },
  });
  await owner.ask(updateConcierge, { despite_contradictions: true });
  await bellhop.runDueJobs();
  const pool = { id: newId(), question: "Is there a pool?", text: "The pool is open from 8:00 to 20:00." };
  await write(owner, [pool]);
  await owner.ask(updateConcierge, { despite_contradictions: true });
  await bellhop.runDueJobs();
  const text = "Der Pool ist von 8:00 bis 20:00 geöffnet.";
  await bellhop.services.db.atVenue(hotel.venueId, (at) =>
    storeTranslation(at, { source: { text: pool.text, language: "en" }, target: "de", text, model: "m" }),
  );
  await write(owner, [{ ...pool, text: "The pool is open from 9:00 to 20:00." }]);
  await guestWrites(hotel, "Gibt es bei Ihnen einen Pool?");
  const { items } = await replay(owner);
  const [item] = items.filter(({ language }) => language === "de");
  expect(item?.live.text).toContain(text);
  expect(item?.draft.text).toContain("9:00");
});

test("what guests corrected is tried as they wrote it last, and what they deleted is not", async () => {
  const { hotel, owner } = await withDraft();
  const from = `1556${1_000_000 + phones++}`;
  const change = (type: "edit" | "revoke", id: string, part: object) => {
    const timestamp = String(Math.floor(bellhop.clock.now().getTime() / 1_000));
    const message = { from, id: newId(), timestamp, type, [type]: { original_message_id: id, ...part } };
    const value = { metadata: { phone_number_id: hotel.phoneNumberId }, messages: [message] };
    return deliver(
      bellhop,
      JSON.stringify({ entry: [{ id: "1", changes: [{ field: "messages", value }] }] }),
    );
  };
  for (const [id, text] of [
    ["wamid.typo", "When does the bota leav?"],
    ["wamid.gone", tower.question],
  ]) {
    const at = bellhop.clock.now();
    await deliver(bellhop, textsBody(hotel.phoneNumberId, [{ from, id: `${id}`, text: `${text}`, at }]));
    bellhop.clock.pass(12_000);
    await bellhop.runDueJobs();
  }
  const body = "When does the boat leave, please?";
  expect(await change("edit", "wamid.typo", { message: { type: "text", text: { body } } })).toBe(200);
  expect(await change("revoke", "wamid.gone", {})).toBe(200);
  await bellhop.runDueJobs();
  const { replay: result, items } = await replay(owner);
  expect(result?.messages_total).toBe(5);
  expect(items.map(({ outcome, text }) => [outcome, text])).toEqual([
    ["worse", tower.question],
    ["changed", body],
    ["changed", boat.question],
    ["better", helipad.question],
  ]);
});
