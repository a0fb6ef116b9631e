import { listVenueAlerts } from "@bellhop/contract/alerts";
import { listConversations, readConversation, takeOver } from "@bellhop/contract/conversations";
import { deleteGuest, exportGuest } from "@bellhop/contract/guests";
import { limits } from "@bellhop/contract/limits";
import type { VoiceTranscript } from "@bellhop/contract/message-content";
import { readModel } from "@bellhop/contract/model";
import { changeSettings, readSettings } from "@bellhop/contract/settings";
import { fixedTexts } from "@bellhop/language/intents";
import { beforeEach, expect, test } from "vitest";
import { transcribeQueue } from "../../domain/messages/index.ts";
import { openTranscriber } from "../../platform/transcribe/index.ts";
import { afterTest } from "../../testing/after-test.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { fakeModel } from "../../testing/fake-model.ts";
import { findInDatabase } from "../../testing/find-everywhere.ts";
import { startGraph } from "../../testing/running-graph.ts";
import { oggOf } from "../../testing/samples/voice-notes.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";
import { transcribeVoiceNote } from "./transcribe-voice-note.ts";

const secret = "the app's secret";
const graph = await startGraph({ APP_SECRET: secret });
afterTest(() => graph.stop());
const server = await fakeModel();
const bellhop = await testBellhop({
  WHATSAPP_APP_SECRET: secret,
  WHATSAPP_GRAPH_URL: graph.url,
  TRANSCRIBE_URL: server.baseUrl,
});
const { services, clock } = bellhop;
const settings = services.config.transcribe;
const hotel = await openHotel(services, "Hotel Alpha", "9001");
const staff = () => signedIn(bellhop, hotel.owner.sub, hotel.venueId);
const query = (statement: string) => asOwner(bellhop.ownerUrl, statement, hotel.venueId);

const change = async (readings: object) => (await staff()).ask(changeSettings, { readings });
beforeEach(async () => {
  await change({ transcribes: true, month_voice_minutes: null });
  services.transcriber =
    settings && openTranscriber({ settings, log: services.log, clock, timeoutMs: 1_000 });
});

let guests = 0;
let notes = 0;

type Note = { text?: string; seconds?: number; bytes?: Buffer; part?: object };

/** A guest sends a voice note. It is not fetched yet. */
async function record(from: string, { text, seconds = 5, bytes, part }: Note) {
  notes += 1;
  // Sizes tell the notes apart.
  const content = bytes ?? oggOf(seconds, notes);
  if (text !== undefined) await server.hears({ bytes: content.length, text });
  const stored = { phone_number_id: "9001", mime_type: "audio/ogg", base64: content.toString("base64") };
  const { id } = (await graph.control("POST", "media", stored)) as { id: string };
  const message = {
    id: `wamid.note.${notes}`,
    from,
    timestamp: String(Math.floor(clock.now().getTime() / 1_000)),
    type: "audio",
    audio: { id, mime_type: "audio/ogg; codecs=opus", voice: true, ...part },
  };
  const value = { metadata: { phone_number_id: "9001" }, messages: [message] };
  const body = JSON.stringify({ entry: [{ id: "1", changes: [{ field: "messages", value }] }] });
  expect(await deliver(bellhop, body, secret)).toBe(200);
}

async function type(from: string, text: string) {
  notes += 1;
  const message = { from, id: `wamid.text.${notes}`, text, at: clock.now() };
  expect(await deliver(bellhop, textsBody("9001", [message]), secret)).toBe(200);
}

async function runFor(seconds: number) {
  for (let passed = 0; passed < seconds; passed += 3.5) {
    await bellhop.runDueJobs();
    clock.pass(3_500);
  }
  await bellhop.runDueJobs();
}

const newGuest = () => `1555700${String(++guests).padStart(4, "0")}`;

async function view(from: string) {
  const owner = await staff();
  const { items } = (await owner.ask(listConversations, { tab: "all", limit: 100 })).body;
  const conversation = items.find(({ guest }) => guest.phone === `+${from}`);
  if (!conversation) throw new Error("No conversation");
  const { conversation_id } = conversation;
  const { messages } = (await owner.ask(readConversation, { conversation_id })).body;
  const alerts = (await owner.ask(listVenueAlerts, {})).body.items.filter(
    (one) => one.conversation_id === conversation_id,
  );
  const answers = messages.filter(({ author }) => author === "assistant").map(({ text }) => text);
  const reasons = messages.flatMap(({ event }) => (event?.kind === "handed_over" ? [event.reason] : []));
  return { owner, conversation, messages, alerts, answers, reasons };
}

const transcriptOf = ({ messages }: Awaited<ReturnType<typeof view>>): VoiceTranscript | undefined => {
  const [content] = messages.flatMap((one) => (one.content?.kind === "media" ? [one.content] : []));
  return content?.transcript;
};

test("a voice note gets its words, marked as machine text, and is answered like a text", async () => {
  const from = newGuest();
  await record(from, { text: "What time is breakfast?" });
  await runFor(4);
  const seen = await view(from);
  expect(seen.messages.map(({ author }) => author)).toEqual(["guest", "assistant"]);
  expect(seen.messages[0]).toMatchObject({
    kind: "audio",
    text: "What time is breakfast?",
    content: { is_voice: true, transcript: { state: "done", language: "en", generated: true } },
  });
  expect(seen.answers[0]).toContain("Breakfast is served from 7:00 to 10:30 on the terrace.");
  expect(await server.transcriptions()).toMatchObject([{ model: "whisper-1", format: "json" }]);
});

test("the list and the alert show the words once they are known, and the alert counts one message", async () => {
  const from = newGuest();
  await type(from, "Hello, I am on my way");
  await runFor(4);
  const { owner, conversation } = await view(from);
  await owner.ask(takeOver, { conversation_id: conversation.conversation_id });
  await record(from, { text: "We land at nine in the evening" });
  const waits = async () => (await view(from)).alerts.filter(({ cause }) => cause === "guest_waits");
  expect(await waits()).toMatchObject([{ about: "audio" }]);
  await runFor(4);
  expect((await view(from)).conversation.last_message?.text).toBe("We land at nine in the evening");
  expect(await waits()).toMatchObject([{ about: "We land at nine in the evening", count: 1 }]);
});

const slow = [{ fault: "error", status: 503 }, { fault: "cut" }];
const dead = [{ fault: "error", status: 500, next: 0 }];

test.each<[string, Note & { faults?: object[] }, VoiceTranscript]>([
  ["fails twice, then works", { text: "Is there parking?", faults: slow }, done("en")],
  [
    "is slow, then works",
    { text: "Is there parking?", faults: [{ fault: "slow_start", ms: 3_000 }] },
    done("en"),
  ],
  ["is dead", { text: "Is there parking?", faults: dead }, failed("unavailable")],
  [
    "refuses",
    { text: "Is there parking?", faults: [{ fault: "error", status: 400 }] },
    failed("unavailable"),
  ],
  ["answers something else", { faults: [{ fault: "broken_json", next: 0 }] }, failed("unavailable")],
  ["hears no words", { text: "[BLANK_AUDIO]" }, failed("no_words")],
  ["gets two minutes", { text: "Is there parking?", seconds: 120 }, done("en")],
  ["would get more than two minutes", { text: "Is there parking?", seconds: 121 }, failed("too_long")],
  [
    "would get another format",
    { bytes: Buffer.from([0xff, 0xf1, 0x50, 0x80, 0, 0x1f, 0xfc]) },
    failed("unsupported"),
  ],
])("if the server %s", { timeout: 30_000 }, async (_what, { faults = [], ...note }, expected) => {
  const from = newGuest();
  if (faults.length > 0) await server.fault(...faults);
  if (note.bytes) note.part = { mime_type: "audio/aac" };
  await record(from, note);
  await runFor(40);
  const seen = await view(from);
  expect(transcriptOf(seen)).toEqual(expected);
  expect(seen.answers).toHaveLength(1);
  if (expected.state === "done") {
    expect(seen.answers[0]).toContain("garage");
    return;
  }
  // The guest is asked to write, once, and staff get the voice note.
  expect(seen.reasons).toEqual(["not_text"]);
  expect(seen.answers[0]).toContain(fixedTexts.en.writeInstead);
  await record(from, note);
  await runFor(40);
  const again = await view(from);
  expect(again.answers).toHaveLength(2);
  expect(again.answers[1]).not.toContain(fixedTexts.en.writeInstead);
});

function done(language: string): VoiceTranscript {
  return { state: "done", language, generated: true };
}
function failed(
  reason: "unavailable" | "no_words" | "too_long" | "unsupported" | "over_limit",
): VoiceTranscript {
  return { state: "failed", reason };
}

test("without a server, the guest is asked in their language, once, and staff get the voice note", async () => {
  services.transcriber = undefined;
  const from = newGuest();
  await type(from, "Guten Abend, wann gibt es bei Ihnen morgens Frühstück?");
  await runFor(4);
  for (let sent = 0; sent < 2; sent++) {
    await record(from, {});
    await runFor(4);
  }
  const seen = await view(from);
  expect(transcriptOf(seen)).toBeUndefined();
  expect(seen.reasons.filter((reason) => reason === "not_text")).toHaveLength(2);
  expect(seen.answers.filter((text) => text.includes(fixedTexts.de.writeInstead))).toHaveLength(1);
  expect(await server.transcriptions()).toEqual([]);
});

test("no recording leaves a hotel that has not switched this on: the guest is asked to write, at once", async () => {
  await change({ transcribes: false });
  const from = newGuest();
  await record(from, { text: "Is there parking?" });
  await runFor(4);
  const seen = await view(from);
  expect(await server.transcriptions()).toEqual([]);
  expect(transcriptOf(seen)).toBeUndefined();
  expect(seen.answers).toEqual([expect.stringContaining(fixedTexts.en.writeInstead)]);
  const other = await openHotel(services, "Hotel Beta", "9002");
  const beta = await signedIn(bellhop, other.owner.sub, other.venueId);
  expect((await beta.ask(readSettings, {})).body.readings.transcribes).toBe(false);
});

test.each<[string, { minutes: number | null; before: number; others: number }]>([
  ["the venue's minutes of the month", { minutes: 3, before: 0, others: 2 }],
  ["the guest's minutes of the day", { minutes: null, before: limits.guestVoiceMinutes - 1, others: 0 }],
])("a voice note above %s is not sent; the guest is asked to write", async (_what, told) => {
  const from = newGuest();
  await query("delete from transcribed_notes");
  await change({ month_voice_minutes: told.minutes });
  for (let sent = 0; sent < told.others; sent++) {
    await record(newGuest(), { text: "Is there parking?", seconds: 60 });
    await runFor(4);
  }
  await record(from, { text: "Is there parking?", seconds: 60 });
  await runFor(4);
  await query(`update transcribed_notes set seconds = seconds + ${told.before * 60}`);
  const sent = (await server.transcriptions()).length;
  await record(from, { text: "Is there a pool?", seconds: 60 });
  await runFor(4);
  const seen = await view(from);
  expect(await server.transcriptions()).toHaveLength(sent);
  expect(
    seen.messages.flatMap((one) => (one.content?.kind === "media" ? [one.content.transcript] : [])),
  ).toEqual([done("en"), failed("over_limit")]);
  expect(seen.answers.at(-1)).toContain(fixedTexts.en.writeInstead);
  // The guest has new minutes on the next day.
  if (told.minutes !== null) return;
  clock.pass(86_400_000);
  await record(from, { text: "Is there parking?", seconds: 60 });
  await runFor(4);
  expect(await server.transcriptions()).toHaveLength(sent + 1);
});

test("only voice notes that became text are counted", async () => {
  await query("delete from transcribed_notes");
  await record(newGuest(), { text: "Is there parking?", seconds: 61 });
  await server.fault({ fault: "error", status: 503 });
  await runFor(10);
  await server.fault({ fault: "error", status: 500, next: 0 });
  await record(newGuest(), { text: "Is there parking?", seconds: 100 });
  await runFor(60);
  expect((await (await staff()).ask(readModel, {})).body.usage.voice_minutes).toBe(2);
});

test("the assistant waits a minute for the words; what comes later changes the message only", async () => {
  const from = newGuest();
  await record(from, { text: "Is there parking?" });
  const hold = "update pgboss.job_common set start_after = start_after + interval '2 minutes' where name = ";
  // The file comes, and its transcription is late.
  const { transcriber } = services;
  services.transcriber = { transcribe: async () => ({ failed: "unavailable" }) };
  await bellhop.runDueJobs();
  await asOwner(bellhop.ownerUrl, `${hold}'transcribe-voice-note'`);
  services.transcriber = transcriber;
  await runFor(50);
  expect((await view(from)).answers).toEqual([]);
  await runFor(20);
  expect((await view(from)).reasons).toEqual(["not_text"]);
  await runFor(120);
  const seen = await view(from);
  expect(seen.messages[0]?.text).toBe("Is there parking?");
  expect(seen.answers).toHaveLength(1);
});

test("a process that dies between hearing and storing stores one text, and answers once", async () => {
  const from = newGuest();
  await record(from, { text: "Is there parking?" });
  const { db } = services;
  const rows = async () =>
    (await query(`select message_id from messages where kind = 'audio' order by created_at desc limit 1`))[0];
  const messageId = String((await rows())?.message_id);
  const run = (given: typeof services) =>
    transcribeVoiceNote.handle(
      transcribeQueue.read({ venue_id: hotel.venueId, message_id: messageId, attempt: 1 }) as never,
      given,
      { lastAttempt: false },
    );
  const dying = {
    ...services,
    db: {
      ...db,
      atVenue: (async (venueId, work) =>
        db.atVenue(venueId, async (at) => {
          await work(at);
          throw new Error("killed");
        })) as typeof db.atVenue,
    },
  };
  // The file is here, its own job is not run.
  services.transcriber = undefined;
  await bellhop.runDueJobs();
  services.transcriber = settings && openTranscriber({ settings, log: services.log, clock });
  dying.transcriber = services.transcriber;
  await expect(run(dying)).rejects.toThrow("killed");
  expect((await view(from)).messages[0]?.text).toBe("");
  await Promise.all([run(services), run(services)]);
  await run(services);
  await runFor(4);
  const seen = await view(from);
  expect(seen.messages.filter(({ author }) => author === "guest")).toMatchObject([
    { text: "Is there parking?" },
  ]);
  expect(seen.answers).toHaveLength(1);
});

test.each([
  ["the assistant answers", false],
  ["staff hold the conversation", true],
])("an emergency in a voice note raises the alert: %s", async (_who, isHeld) => {
  const from = newGuest();
  await type(from, "Hello, I am on my way");
  await runFor(4);
  if (isHeld) {
    const { owner, conversation } = await view(from);
    await owner.ask(takeOver, { conversation_id: conversation.conversation_id });
  }
  await record(from, { text: "There is a fire in our room, we need help!" });
  await bellhop.runDueJobs();
  const seen = await view(from);
  expect(seen.reasons).toContain("emergency");
  expect(seen.alerts.map(({ cause }) => cause)).toContain("handed_over");
  expect(seen.answers.at(-1)).toContain(fixedTexts.en.emergency.alerted);
});

test("the danger of a voice note that the guest types before its words come is answered once", async () => {
  const from = newGuest();
  await record(from, { text: "There is a fire in our room, we need help!" });
  await type(from, "Fire! There is a fire in our room!");
  const lines = async () =>
    (await view(from)).answers.filter((text) => text.includes(fixedTexts.en.emergency.alerted));
  expect(await lines()).toHaveLength(1);
  await bellhop.runDueJobs();
  expect((await view(from)).messages[0]?.text).toContain("fire");
  expect(await lines()).toHaveLength(1);
  // Another danger is answered.
  await record(from, { text: "My wife has passed out and does not breathe!" });
  await bellhop.runDueJobs();
  expect(await lines()).toHaveLength(2);
});

test("what sounds like an opt-out goes to staff, and the guest is asked to write it", async () => {
  const from = newGuest();
  await record(from, { text: "Please stop sending me messages." });
  await runFor(4);
  const seen = await view(from);
  expect(seen.conversation.guest.opted_out).toBe(false);
  expect(seen.reasons).toEqual(["unsure"]);
  expect(seen.answers[0]).toContain(fixedTexts.en.inWriting.opt_out);
  await type(from, "STOP");
  await runFor(4);
  expect((await view(from)).conversation.guest.opted_out).toBe(true);
});

test("a complaint in a voice note is one", async () => {
  const from = newGuest();
  await record(from, { text: "The room is filthy and nobody came to clean, this is unacceptable." });
  await runFor(4);
  expect((await view(from)).reasons).toEqual(["complaint"]);
});

test("a picture is no source of an answer: staff read that the guest sent one", async () => {
  const from = newGuest();
  await record(from, { text: "What time is breakfast?" });
  const value = {
    metadata: { phone_number_id: "9001" },
    messages: [
      {
        id: "wamid.picture",
        from,
        timestamp: String(Math.floor(clock.now().getTime() / 1_000)),
        type: "image",
        image: { id: "none", mime_type: "image/jpeg" },
      },
    ],
  };
  const body = JSON.stringify({ entry: [{ id: "1", changes: [{ field: "messages", value }] }] });
  expect(await deliver(bellhop, body, secret)).toBe(200);
  await runFor(4);
  const seen = await view(from);
  expect(seen.messages.at(-1)?.event).toMatchObject({ reason: "not_text", sent: "image" });
  expect(seen.answers).toEqual([expect.not.stringContaining(fixedTexts.en.writeInstead)]);
});

test("the text is in the guest's export, marked, and goes with the guest", async () => {
  const from = newGuest();
  await record(from, { text: "My parrot Xanthippe needs a perch" });
  await runFor(4);
  const { owner, conversation } = await view(from);
  const { guest_id } = conversation.guest;
  const { content } = (await owner.ask(exportGuest, { guest_id, format: "json" })).body;
  expect(JSON.parse(content).messages[0]).toMatchObject({
    text: "My parrot Xanthippe needs a perch",
    content: { transcript: { generated: true } },
  });
  const csv = (await owner.ask(exportGuest, { guest_id, format: "csv" })).body.content;
  expect(csv).toMatch(/,audio,My parrot Xanthippe needs a perch,.*,yes,[0-9a-f-]+\r\n/);
  await owner.ask(deleteGuest, { phone: `+${from}` });
  await runFor(10);
  expect(await findInDatabase(bellhop.ownerUrl, ["xanthippe"], [hotel.venueId])).toEqual([]);
});
