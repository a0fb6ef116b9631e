import { setTimeout as pause } from "node:timers/promises";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import type { Message } from "@bellhop/contract/messages";
import { reactToMessage, sendReply } from "@bellhop/contract/messages";
import { beforeEach, expect, test } from "vitest";
import { storeMessageChange } from "../../domain/conversations/index.ts";
import type { StatusUpdate } from "../../domain/whatsapp/index.ts";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { type Hotel, openHotel } from "../../testing/cast.ts";
import { fakeGraph } from "../../testing/fake-graph.ts";
import { deliver, statusesBody, textsBody } from "../../testing/webhook.ts";
import { applyStatusUpdates } from "../whatsapp/apply-status-updates.ts";

const secret = "the secret of the app";
const graph = await fakeGraph({ APP_SECRET: secret, REPORT_EVERY_MS: "5" });
const bellhop = await testBellhop({ WHATSAPP_APP_SECRET: secret, WHATSAPP_GRAPH_URL: graph.url });
let number = "";
let hotel: Hotel;
let staff: Caller;
const inVenue = (statement: string) => asOwner(bellhop.ownerUrl, statement, hotel.venueId);
await graph.sendWebhooksTo(`${bellhop.services.selfUrl()}/webhooks/whatsapp`);

let guests = 0;
let hotels = 0;

beforeEach(async () => {
  number = `102040${++hotels}`;
  hotel = await openHotel(bellhop.services, "Hotel Alpha", number);
  staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
});

/** Faults of this test's number: messages of earlier tests may still be on their way. */
const fault = (faults: object | object[]) => graph.fault(faults, number);

/** A new guest writes. */
async function written(text = "Thank you!") {
  const from = `1555050${guests++}`;
  await deliver(
    bellhop,
    textsBody(number, [{ from, id: `wamid.${from}`, text, at: bellhop.clock.now() }]),
    secret,
  );
  const { items } = (await staff.ask(listConversations, { tab: "all" })).body;
  const conversation_id = items.find((one) => one.guest.phone === `+${from}`)?.conversation_id ?? "";
  const [message] = await messagesOf(conversation_id);
  if (!message) throw new Error("The message has not arrived");
  return { from, conversation_id, message_id: message.message_id };
}

async function messagesOf(conversation_id: string): Promise<Message[]> {
  return (await staff.ask(readConversation, { conversation_id })).body.messages;
}

async function reactionsTo({ conversation_id, message_id }: { conversation_id: string; message_id: string }) {
  const messages = await messagesOf(conversation_id);
  return messages.find((one) => one.message_id === message_id)?.reactions;
}

const react = (message_id: string, emoji: string) => staff.ask(reactToMessage, { message_id, emoji });

const attemptsOf = (messageId: string) =>
  inVenue(
    `select x.change_id, x.value, x.state, x.attempts from message_changes x join messages m
       on m.channel_id = x.channel_id and m.provider_message_id = x.target_id
     where m.message_id = '${messageId}' and not x.by_guest order by x.happened_at, x.change_id`,
  );

test("a reaction is shown at once, sent once, replaced and removed", async () => {
  const to = await written();
  expect((await react(to.message_id, "👍")).body.reactions).toEqual([
    { by: "venue", emoji: "👍", is_sending: true },
  ]);
  await bellhop.runDueJobs();
  expect(await reactionsTo(to)).toEqual([{ by: "venue", emoji: "👍" }]);
  // The same one again does nothing.
  await react(to.message_id, "👍");
  await bellhop.runDueJobs();
  expect(await attemptsOf(to.message_id)).toMatchObject([{ value: "👍", state: "accepted", attempts: 1 }]);
  await react(to.message_id, "❤️");
  // Still queued: it is replaced.
  await react(to.message_id, "🙏");
  await bellhop.runDueJobs();
  expect(await reactionsTo(to)).toEqual([{ by: "venue", emoji: "🙏" }]);
  await react(to.message_id, "");
  await bellhop.runDueJobs();
  expect(await reactionsTo(to)).toEqual([]);
  expect((await attemptsOf(to.message_id)).map(({ value }) => value)).toEqual(["👍", "🙏", ""]);
});

test("only one emoji is a reaction", async () => {
  const to = await written();
  for (const emoji of ["👍👍", "ok", "a", "👍 "])
    expect((await react(to.message_id, emoji)).body).toMatchObject({
      errors: [{ field: "emoji", code: "not_one_emoji" }],
    });
  for (const emoji of ["👨‍👩‍👧‍👦", "🇵🇹", "1️⃣", "👍🏽", "❤"])
    expect((await react(to.message_id, emoji)).status).toBe(200);
});

test("a refused reaction is shown with its cause, and the earlier one stands", async () => {
  const to = await written();
  await react(to.message_id, "👍");
  await bellhop.runDueJobs();
  await fault({ fault: "error", code: 131009 });
  await react(to.message_id, "😮");
  await bellhop.runDueJobs();
  expect(await reactionsTo(to)).toEqual([
    { by: "venue", emoji: "👍" },
    { by: "venue", emoji: "😮", failure: { code: "131009", reason: "message_refused" } },
  ]);
  // Trying again is another reaction.
  await react(to.message_id, "😮");
  await bellhop.runDueJobs();
  expect(await reactionsTo(to)).toEqual([{ by: "venue", emoji: "😮" }]);
});

test("a reaction that was certainly not sent is retried", async () => {
  const to = await written();
  await fault({ fault: "error", code: 130429 });
  await react(to.message_id, "👍");
  await bellhop.runDueJobs();
  expect(await attemptsOf(to.message_id)).toMatchObject([{ state: "queued", attempts: 1 }]);
  bellhop.clock.pass(3_000);
  await bellhop.runDueJobs();
  expect(await attemptsOf(to.message_id)).toMatchObject([{ state: "accepted", attempts: 2 }]);
});

test("a reaction whose response is lost is unknown and not retried; a report of its id resolves it", async () => {
  const to = await written();
  await fault([{ fault: "reset", taken: true }, { fault: "no_reports" }]);
  await react(to.message_id, "👍");
  await bellhop.runDueJobs();
  expect(await reactionsTo(to)).toMatchObject([{ emoji: "👍", failure: { reason: "outcome_unknown" } }]);
  bellhop.clock.pass(600_000);
  await bellhop.runDueJobs();
  const [attempt, ...more] = await attemptsOf(to.message_id);
  expect(more).toEqual([]);
  expect(attempt).toMatchObject({ state: "unknown", attempts: 1 });
  const report = {
    id: "wamid.late",
    status: "sent",
    at: bellhop.clock.now(),
    callback: String(attempt?.change_id),
  };
  await deliver(bellhop, statusesBody(number, [report]), secret);
  expect(await reactionsTo(to)).toEqual([{ by: "venue", emoji: "👍" }]);
});

test("a reaction whose process died while sending is unknown, and is not sent again", async () => {
  const to = await written();
  await react(to.message_id, "👍");
  // The state after a crash right after the attempt's commit.
  await inVenue(`update message_changes set state = 'sending', attempts = 1,
     tried_at = '${bellhop.clock.now().toISOString()}' where state = 'queued'`);
  await bellhop.runDueJobs();
  expect(await attemptsOf(to.message_id)).toMatchObject([{ state: "sending" }]);
  bellhop.clock.pass(21_000);
  await bellhop.runDueJobs();
  expect(await attemptsOf(to.message_id)).toMatchObject([{ state: "unknown", attempts: 1 }]);
});

test("reactions wait while the connection is refused", async () => {
  const to = await written();
  await fault({ fault: "error", code: 190 });
  await react(to.message_id, "👍");
  await bellhop.runDueJobs();
  expect(await reactionsTo(to)).toEqual([{ by: "venue", emoji: "👍", is_sending: true }]);
  const [channel] = await inVenue(
    "select sending_stopped_because as because from channels where kind = 'whatsapp'",
  );
  expect(channel?.because).toBe("connection_refused");
});

test("a reply quotes a message of its conversation, and only what WhatsApp can quote", async () => {
  const to = await written("Is the pool open?");
  const other = await written("Another guest");
  const { conversation_id } = to;
  const reply = { conversation_id, message_id: newId(), text: "Yes, until nine." };
  const quoting = (quoted: string) => staff.ask(sendReply, { ...reply, quoted });
  expect((await quoting(newId())).status).toBe(404);
  expect((await quoting(other.message_id)).body).toMatchObject({
    errors: [{ field: "quoted", code: "not_quotable" }],
  });
  const sent = await quoting(to.message_id);
  expect(sent.body.quoted).toEqual({
    message_id: to.message_id,
    author: "guest",
    text: "Is the pool open?",
  });
  // The same id again is the same message; without the quote it is another one.
  expect((await quoting(to.message_id)).body.message_id).toBe(reply.message_id);
  expect((await staff.ask(sendReply, reply)).body).toMatchObject({
    errors: [{ field: "message_id", code: "message_id_taken" }],
  });
  await bellhop.runDueJobs();
  const [row] = await inVenue(`select quoted_id from messages where message_id = '${reply.message_id}'`);
  expect(row?.quoted_id).toBe(`wamid.${to.from}`);
});

test("buttons, a list and a location request are sent within WhatsApp's limits", async () => {
  const { conversation_id } = await written();
  const offer = (interactive: object, text = "When do you arrive?") =>
    staff.ask(sendReply, { conversation_id, message_id: newId(), text, interactive } as never);
  const errorsOf = async (...asked: Parameters<typeof offer>) =>
    ((await offer(...asked)).body as unknown as { errors: { field: string; code: string }[] }).errors.map(
      ({ field, code }) => `${field} ${code}`,
    );
  const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ title: `Row ${n}` }));
  const list = (...sections: object[]) => ({ kind: "list", button: "Choose", sections });
  expect(await errorsOf({ kind: "buttons", buttons: ["a", "b", "c", "d"] })).toEqual([
    "interactive.buttons too_many",
  ]);
  expect(await errorsOf({ kind: "buttons", buttons: ["x".repeat(21)] })).toEqual([
    "interactive.buttons.0 too_long",
  ]);
  expect(await errorsOf({ kind: "buttons", buttons: ["Yes", "Yes"] })).toEqual([
    "interactive.buttons duplicate",
  ]);
  expect(await errorsOf({ kind: "location_request" }, "x".repeat(1_025))).toEqual(["text too_long"]);
  expect(await errorsOf(list({ title: "A", rows: rows(6) }, { title: "B", rows: rows(5) }))).toEqual([
    "interactive.sections too_many",
  ]);
  expect(await errorsOf(list({ title: "A", rows: rows(1) }, { rows: rows(1) }))).toEqual([
    "interactive.sections.1.title section_title_missing",
  ]);
  expect(await errorsOf(list({ rows: [{ title: "x".repeat(25), description: "y".repeat(73) }] }))).toEqual([
    "interactive.sections.0.rows.0.title too_long",
    "interactive.sections.0.rows.0.description too_long",
  ]);

  await offer({ kind: "buttons", buttons: ["At noon", "Late"] });
  await offer(list({ title: "Day", rows: rows(2) }, { title: "Night", rows: rows(3) }));
  await offer({ kind: "location_request" }, "Where are you?");
  await bellhop.runDueJobs();
  const ours = async () => (await messagesOf(conversation_id)).filter(({ author }) => author === "staff");
  await expect.poll(async () => (await ours()).map(({ state }) => state)).toEqual(["read", "read", "read"]);
  expect((await ours()).map(({ content }) => content)).toMatchObject([
    { kind: "buttons", buttons: [{ id: "1", title: "At noon" }, { title: "Late" }] },
    { kind: "list", rows: [{ id: "1", section: "Day" }, {}, { id: "3", section: "Night" }, {}, {}] },
    { kind: "location_request" },
  ]);
});

test("a reaction never broadcasts an older state of its message after a newer one", async () => {
  const { conversation_id } = await written();
  const message_id = newId();
  await staff.ask(sendReply, { message_id, conversation_id, text: "Of course." });
  await bellhop.runDueJobs();
  // The fake reports all states up to "read". After that, only the update below changes the message.
  await expect.poll(async () => (await messagesOf(conversation_id)).at(-1)?.state).toBe("read");
  const [reply] = await inVenue(
    `update messages set state = 'delivered' where message_id = '${message_id}'
     returning channel_id, provider_message_id`,
  );
  const { channel_id, provider_message_id } = reply as { channel_id: string; provider_message_id: string };
  const { db, erasureKey, clock } = bellhop.services;
  const readOnce = () => {
    const update: StatusUpdate = {
      state: "read",
      providerMessageId: provider_message_id,
      guest: null,
      attemptId: null,
      errors: [],
      price: null,
      reportedAt: clock.now(),
    };
    return db.atVenue(hotel.venueId, (at) => applyStatusUpdates(at, erasureKey, channel_id, [update]));
  };
  let reading: Promise<unknown> = Promise.resolve();
  await db.atVenue(hotel.venueId, async (at) => {
    const reaction = {
      targetId: provider_message_id,
      providerMessageId: newId(),
      kind: "reaction",
      guest: null,
      isByGuest: true,
      value: "👍",
      happenedAt: at.now,
    } as const;
    await storeMessageChange(at, erasureKey, channel_id, reaction, async () => false);
    // It has to wait until the reaction is committed.
    reading = readOnce();
    await Promise.race([reading, pause(400)]);
  });
  await reading;
  const events = await inVenue(
    `select event->'message'->>'state' as state from live_events
     where event->'message'->>'message_id' = '${message_id}' order by seq desc limit 2`,
  );
  expect(events.map(({ state }) => state)).toEqual(["read", "delivered"]);
});
