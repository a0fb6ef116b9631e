import { listVenueAlerts } from "@bellhop/contract/alerts";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { sendAgain, sendReply } from "@bellhop/contract/messages";
import { sendTemplate } from "@bellhop/contract/templates";
import { readWhatsappUsage } from "@bellhop/contract/whatsapp";
import pg from "pg";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { addOwnMessage, lockConversationIfAny } from "../../domain/conversations/index.ts";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { type Hotel, openHotel } from "../../testing/cast.ts";
import { fakeGraph } from "../../testing/fake-graph.ts";
import { deliver, statusesBody, textsBody } from "../../testing/webhook.ts";
import { staffReplies } from "../staff/staff-replies.ts";
import { enqueueSend } from "./send-messages.ts";

const waiting = { interval: 5, timeout: 30_000 };
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
  number = `102030${++hotels}`;
  hotel = await openHotel(bellhop.services, "Hotel Alpha", number);
  staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
});

/** Faults of this test's number: messages of earlier tests may still be on their way. */
const fault = (faults: object | object[]) => graph.fault(faults, number);

/** A new guest writes, and staff reply; the network's faults decide the rest. */
async function repliedTo(text = "Good evening!") {
  const from = `1555040${guests++}`;
  await deliver(bellhop, textsBody(number, [{ from, id: `wamid.${from}`, text: "Hello there" }]), secret);
  const { items } = (await staff.ask(listConversations, { tab: "all" })).body;
  const conversation_id = items.find((one) => one.guest.phone === `+${from}`)?.conversation_id ?? "";
  const message_id = newId();
  expect((await staff.ask(sendReply, { conversation_id, message_id, text })).status).toBe(200);
  return { from, conversation_id, message_id };
}

async function stateOf({ conversation_id, message_id }: { conversation_id: string; message_id: string }) {
  const { messages, conversation } = (await staff.ask(readConversation, { conversation_id })).body;
  const message = messages.find((one) => one.message_id === message_id);
  return { state: message?.state, failure: message?.failure, waiting: conversation.waiting_since !== null };
}

async function untilState(reply: { conversation_id: string; message_id: string }, state: string) {
  await expect.poll(async () => (await stateOf(reply)).state).toBe(state);
}

async function report(id: string, status: string, callback?: string, errors?: object[]) {
  const at = new Date(bellhop.clock.now().getTime() + guests++ * 1000);
  return deliver(
    bellhop,
    statusesBody(number, [{ id, status, at, ...(callback && { callback }), ...(errors && { errors }) }]),
    secret,
  );
}

async function wakeUpsFor(conversationId: string): Promise<number> {
  const [row] = await inVenue(
    `select count(*)::int as waiting from pgboss.job where name = 'send-messages' and data ->> 'conversation_id' = '${conversationId}'`,
  );
  return Number(row?.waiting);
}

async function attemptsOf({ message_id }: { message_id: string }) {
  return inVenue(
    `select attempt_id, outcome from send_attempts where message_id = '${message_id}' order by started_at`,
  );
}

test("a reply is accepted by the network, with the attempt's id, and reported up to read", async () => {
  const reply = await repliedTo();
  await bellhop.runDueJobs();
  await untilState(reply, "read");
  expect(await attemptsOf(reply)).toMatchObject([{ outcome: "sent" }]);
});

const literalTexts = [
  "The password is Wifi_guest*2024~x.",
  "Password: _guest_2024_, user ~room1~, code pass`k3`y",
  "The network is *Alpina*2024* (key *a*b*).",
  "The key is _guest_ or ~room~.",
  "See https://hotel.example/_menu_/today or www.hotel.example/a_b_c",
  "Write to _anna_1_@hotel.example",
  "Breakfast 18 €*, dinner 30 €*",
  "> 12 years: 10 €",
];

async function shownTo(guest: string) {
  const { messages } = (await graph.control("GET", "ledger")) as {
    messages: { to: string; shown: string }[];
  };
  return messages.filter(({ to }) => to === guest).map(({ shown }) => shown);
}

test.each(literalTexts)("%j arrives as it was written, from staff and from the assistant", async (text) => {
  const reply = await repliedTo(text);
  await bellhop.services.db.atVenue(hotel.venueId, async (at) => {
    const conversation = await lockConversationIfAny(at, reply.conversation_id);
    if (!conversation) throw new Error("No conversation");
    await addOwnMessage(at, conversation, {
      messageId: newId(),
      author: "assistant",
      member: null,
      text,
      isAnswer: true,
    });
    await enqueueSend(at, reply.conversation_id);
  });
  await bellhop.runDueJobs();
  expect(await shownTo(reply.from)).toEqual([text, text]);
});

test("what staff emphasize is emphasized on the guest's phone", async () => {
  const reply = await repliedTo("*Please note:* the key is *a_1*.");
  await bellhop.runDueJobs();
  expect(await shownTo(reply.from)).toEqual(["Please note: the key is *a_1*."]);
});

test("two replies are sent in order", async () => {
  const first = await repliedTo("One");
  await staff.ask(sendReply, { conversation_id: first.conversation_id, message_id: newId(), text: "Two" });
  await bellhop.runDueJobs();
  const { messages } = (await staff.ask(readConversation, { conversation_id: first.conversation_id })).body;
  const taken = await inVenue(`select m.text from send_attempts a join messages m using (venue_id, message_id)
     where m.conversation_id = '${first.conversation_id}' order by a.started_at`);
  expect(taken.map((row) => row.text)).toEqual(["One", "Two"]);
  expect(
    messages.filter((message) => message.author === "staff").every((message) => message.state !== "queued"),
  ).toBe(true);
});

test("a message that was certainly not sent is retried", async () => {
  await fault({ fault: "error", code: 130429 });
  const reply = await repliedTo();
  await bellhop.runDueJobs();
  expect((await stateOf(reply)).state).toBe("queued");
  bellhop.clock.pass(3_000);
  await bellhop.runDueJobs();
  await untilState(reply, "read");
  expect((await attemptsOf(reply)).map((attempt) => attempt.outcome)).toEqual(["not_sent", "sent"]);
});

test("a refusal fails the message with its cause and the next step, and the guest still waits", async () => {
  await fault({ fault: "error", code: 131026 });
  const reply = await repliedTo();
  await bellhop.runDueJobs();
  expect(await stateOf(reply)).toEqual({
    state: "failed",
    failure: {
      code: "131026",
      reason: "guest_unreachable",
    },
    waiting: true,
  });
  const { items } = (await staff.ask(listConversations, { tab: "waiting" })).body;
  const waiting = items.find(({ conversation_id }) => conversation_id === reply.conversation_id);
  expect(waiting).toMatchObject({ last_message: { failed: true }, waiting_text: "Hello there" });
  // Staff may try once more: that is a new attempt at the same message.
  expect((await staff.ask(sendAgain, { message_id: reply.message_id })).body.state).toBe("queued");
  await bellhop.runDueJobs();
  await untilState(reply, "read");
});

test("the network's response is stored even if the message was locked for longer than a statement may wait", async () => {
  await fault([{ fault: "slow", ms: 2_000 }, { fault: "no_reports" }]);
  const reply = await repliedTo();
  const sending = bellhop.runDueJobs();
  await untilState(reply, "sending");
  const other = new pg.Client({ connectionString: bellhop.ownerUrl });
  await other.connect();
  const ofVenue = [String(hotel.venueId)];
  await other.query(
    "select set_config('app.unit', 'venue', false), set_config('app.venue_id', $1, false)",
    ofVenue,
  );
  await other.query("begin");
  await other.query("select 1 from messages where message_id = $1 for update", [reply.message_id]);
  /** Since when a statement waits for a lock. */
  const waitingSince = async () => {
    const [row] = await inVenue(
      `select waitstart::text from pg_locks join pg_stat_activity using (pid)
       where not granted and datname = current_database()`,
    );
    return row?.waitstart ?? null;
  };
  const first = await vi.waitUntil(waitingSince, waiting);
  // It gives up, and is tried again.
  await vi.waitUntil(async () => {
    const since = await waitingSince();
    return since !== null && since !== first;
  }, waiting);
  await other.query("rollback");
  await other.end();
  await sending;
  await untilState(reply, "accepted");
  expect(await attemptsOf(reply)).toMatchObject([{ outcome: "sent" }]);
});

test("a send whose response is lost is unknown and never retried; a later status update resolves it", async () => {
  await fault([{ fault: "reset", taken: true }, { fault: "no_reports" }]);
  const reply = await repliedTo();
  await bellhop.runDueJobs();
  expect((await stateOf(reply)).state).toBe("unknown");
  bellhop.clock.pass(600_000);
  await bellhop.runDueJobs();
  const [attempt, ...more] = await attemptsOf(reply);
  expect(more).toEqual([]);
  expect(await report(`wamid.late.${reply.from}`, "delivered", String(attempt?.attempt_id))).toBe(200);
  expect((await stateOf(reply)).state).toBe("delivered");
});

test("a crash while sending leaves one message of unknown fate", async () => {
  const reply = await repliedTo();
  // The state after a crash right after the attempt's commit.
  await inVenue(`with dying as (update messages set state = 'sending' where message_id = '${reply.message_id}' returning venue_id, message_id)
     insert into send_attempts (venue_id, attempt_id, message_id, started_at)
     select venue_id, gen_random_uuid(), message_id, '${bellhop.clock.now().toISOString()}' from dying`);
  await bellhop.runDueJobs();
  expect((await stateOf(reply)).state).toBe("sending");
  bellhop.clock.pass(21_000);
  await bellhop.runDueJobs();
  expect((await stateOf(reply)).state).toBe("unknown");
  expect(await attemptsOf(reply)).toMatchObject([{ outcome: "unknown" }]);
});

test("status updates may come twice, late and in any order: the state never moves back", async () => {
  await fault({ fault: "no_reports" });
  const reply = await repliedTo();
  await bellhop.runDueJobs();
  const [row] = await inVenue(
    `select provider_message_id as id from messages where message_id = '${reply.message_id}'`,
  );
  const id = String(row?.id);
  for (const status of ["read", "delivered", "sent", "delivered", "a word of tomorrow"])
    await report(id, status);
  expect((await stateOf(reply)).state).toBe("read");
  const [kept] = await inVenue(
    `select count(*)::int as reports from delivery_reports where provider_message_id = '${id}'`,
  );
  expect(kept?.reports).toBe(5);
});

test("failed stays failed after a late sent, and becomes delivered if the phone reports it", async () => {
  await fault({ fault: "no_reports" });
  const reply = await repliedTo();
  await bellhop.runDueJobs();
  const [row] = await inVenue(
    `select provider_message_id as id from messages where message_id = '${reply.message_id}'`,
  );
  const id = String(row?.id);
  await report(id, "failed", undefined, [
    { code: 131042, title: "Payment", error_data: { details: "No card" } },
  ]);
  await report(id, "sent");
  expect(await stateOf(reply)).toMatchObject({ state: "failed", failure: { code: "131042" }, waiting: true });
  await report(id, "delivered");
  expect((await stateOf(reply)).state).toBe("delivered");
});

test("a status update that comes before the send's own response is parked and applied", async () => {
  await fault({ fault: "no_reports" });
  const reply = await repliedTo();
  await report("wamid.ahead", "delivered");
  const parked = await inVenue(
    "select message_id from delivery_reports where provider_message_id = 'wamid.ahead'",
  );
  expect(parked).toEqual([{ message_id: null }]);
  // The network gives the message the id of the status update.
  const { graph: client } = bellhop.services;
  const send = client.send;
  onTestFinished(() => {
    client.send = send;
  });
  client.send = async () => ({ outcome: "sent", providerMessageId: "wamid.ahead" });
  await bellhop.runDueJobs();
  expect((await stateOf(reply)).state).toBe("delivered");
});

test("once a message is delivered after all, the guest no longer waits and the alert ends", async () => {
  await fault({ fault: "no_reports" });
  const reply = await repliedTo();
  await bellhop.runDueJobs();
  const [row] = await inVenue(
    `select provider_message_id as id from messages where message_id = '${reply.message_id}'`,
  );
  await report(String(row?.id), "failed", undefined, [{ code: 131026 }]);
  expect(await stateOf(reply)).toMatchObject({ state: "failed", waiting: true });
  await report(String(row?.id), "delivered");
  expect(await stateOf(reply)).toMatchObject({ state: "delivered", waiting: false });
  const { items } = (await staff.ask(listVenueAlerts, {})).body;
  expect(items.filter((alert) => alert.conversation_id === reply.conversation_id)).toEqual([]);
});

test("a late failure of an earlier attempt does not affect the current one", async () => {
  await fault([{ fault: "reset", taken: true }, { fault: "no_reports" }, { fault: "no_reports" }]);
  const reply = await repliedTo();
  await bellhop.runDueJobs();
  const [first] = await attemptsOf(reply);
  const tooEarly = await staff.ask(sendAgain, { message_id: reply.message_id });
  expect({ status: tooEarly.status, code: tooEarly.body.code }).toEqual({
    status: 409,
    code: "fate_unknown",
  });
  bellhop.clock.pass(600_000);
  await staff.ask(sendAgain, { message_id: reply.message_id });
  await bellhop.runDueJobs();
  expect((await stateOf(reply)).state).toBe("accepted");
  await report(`wamid.first.${reply.from}`, "failed", String(first?.attempt_id), [{ code: 131026 }]);
  expect((await stateOf(reply)).state).toBe("accepted");
  await report(`wamid.first.${reply.from}`, "delivered", String(first?.attempt_id));
  expect((await stateOf(reply)).state).toBe("delivered");
});

test("a reply committed while a wake-up runs is sent by it", async () => {
  const { conversation_id } = await repliedTo();
  await bellhop.runDueJobs();
  const { db } = bellhop.services;
  const message_id = newId();
  // A waiting wake-up without any work yet.
  await db.atVenue(hotel.venueId, (at) => enqueueSend(at, conversation_id));
  let working: Promise<number> | undefined;
  await db.atVenue(hotel.venueId, async (at) => {
    await staffReplies(at, hotel.owner, { conversation_id, message_id, text: "One more thing" });
    working = bellhop.runDueJobs();
    // The worker has started the wake-up, and this unit has not committed.
    await expect.poll(() => wakeUpsFor(conversation_id)).toBe(0);
  });
  await working;
  await untilState({ conversation_id, message_id }, "read");
});

test("without a usable connection the message fails, and staff are told to reconnect", async () => {
  const reply = await repliedTo();
  const [channel] = await inVenue("select access_token_sealed as token from channels");
  await inVenue("update channels set access_token_sealed = 'sealed by somebody else'");
  await bellhop.runDueJobs();
  await inVenue(`update channels set access_token_sealed = '${channel?.token}'`);
  expect(await stateOf(reply)).toMatchObject({
    state: "failed",
    failure: { code: "not_connected" },
    waiting: true,
  });
});

test("if WhatsApp reports that the 24 hours are over, they are over", async () => {
  await fault({ fault: "error", code: 131047 });
  const reply = await repliedTo();
  await bellhop.runDueJobs();
  const again = { conversation_id: reply.conversation_id, message_id: newId(), text: "Hello?" };
  expect((await staff.ask(sendReply, again)).body.code).toBe("reply_window_closed");
});

test("a message without any status update raises an alert after five minutes, and an update ends it", async () => {
  await fault({ fault: "no_reports" });
  const reply = await repliedTo();
  const causes = async () => {
    const { items } = (await staff.ask(listVenueAlerts, {})).body;
    return items
      .filter((alert) => alert.conversation_id === reply.conversation_id)
      .map((alert) => alert.cause);
  };
  await bellhop.runDueJobs();
  bellhop.clock.pass(290_000);
  await bellhop.runDueJobs();
  expect(await causes()).toEqual([]);
  bellhop.clock.pass(11_000);
  await bellhop.runDueJobs();
  expect(await causes()).toEqual(["no_report"]);
  const [row] = await inVenue(
    `select provider_message_id as id from messages where message_id = '${reply.message_id}'`,
  );
  await report(String(row?.id), "sent");
  expect(await causes()).toEqual([]);
});

/** Sends a reply and reports it as failed with this error. */
async function failedWith(code: number) {
  await fault({ fault: "report_failed", code });
  const reply = await repliedTo();
  await bellhop.runDueJobs();
  await untilState(reply, "failed");
  return reply;
}

async function isMarketingStopped({ from }: { from: string }) {
  const [row] = await inVenue(
    `select marketing_stopped_at is not null as is from guest_channels join guests using (venue_id, guest_id)
     where phone = '+${from}'`,
  );
  return row?.is === true;
}

test("a guest who stopped marketing gets no more of it; other failures change nothing about it", async () => {
  expect(await isMarketingStopped(await failedWith(131050))).toBe(true);
  expect(await isMarketingStopped(await failedWith(131049))).toBe(false);
});

async function guestOf(reply: { conversation_id: string }) {
  const { conversation_id } = reply;
  return (await staff.ask(readConversation, { conversation_id })).body.conversation.guest;
}

/** The guest writes again. */
function writeAgain({ from }: { from: string }) {
  const at = new Date(bellhop.clock.now().getTime() + 60_000);
  return deliver(
    bellhop,
    textsBody(number, [{ from, id: `wamid.again.${from}`, text: "Hello", at }]),
    secret,
  );
}

test("a guest whom WhatsApp cannot reach is tagged until the guest writes or gets a message", async () => {
  const reply = await failedWith(131026);
  expect(await guestOf(reply)).toMatchObject({ not_on_whatsapp: true });
  await writeAgain(reply);
  expect(await guestOf(reply)).toMatchObject({ not_on_whatsapp: false });

  const other = await failedWith(131026);
  const [row] = await inVenue(
    `select provider_message_id as id from messages where message_id = '${other.message_id}'`,
  );
  await report(String(row?.id), "delivered");
  expect(await guestOf(other)).toMatchObject({ not_on_whatsapp: false });
  expect(await guestOf(await failedWith(131049))).toMatchObject({ not_on_whatsapp: false });
});

test("a payment problem raises an alert of the channel", async () => {
  await failedWith(131042);
  const { items } = (await staff.ask(listVenueAlerts, {})).body;
  expect(items.filter(({ cause }) => cause === "sending_stopped")).toHaveLength(1);
});

test("the messages of a month are counted by category, charged or free, once each", async () => {
  const before = (await staff.ask(readWhatsappUsage, {})).body.categories;
  const reply = await repliedTo();
  await bellhop.runDueJobs();
  await untilState(reply, "read");
  const { month, categories } = (await staff.ask(readWhatsappUsage, {})).body;
  const countOf = (counted: typeof before) =>
    counted.reduce((sum, { charged, free }) => sum + charged + free, 0);
  expect(countOf(categories) - countOf(before)).toBe(1);
  expect(categories.map(({ category }) => category)).toEqual(["service"]);
  // All of them are within the free amount.
  expect(categories).toMatchObject([{ cost: 0 }]);
  const named = await staff.ask(readWhatsappUsage, { month });
  expect(named.body.categories).toEqual(categories);
  expect((await staff.ask(readWhatsappUsage, { month: "2025-01" })).body.categories).toEqual([]);
});

/** A template of the hotel that Meta has approved. */
async function approvedTemplate(category: "marketing" | "utility") {
  const template_id = newId();
  const examples = { header: [], body: [] };
  const content = JSON.stringify({ header: "", body: "Hello", footer: "", buttons: [], examples });
  await inVenue(`insert into templates (venue_id, template_id, channel_id, name, language, category, content, state,
       changed_at)
     select venue_id, '${template_id}', channel_id, '${category}_${guests++}', 'en', '${category}', '${content}',
       'approved', now() from channels where kind = 'whatsapp'`);
  return template_id;
}

async function sendTemplateTo({ conversation_id }: { conversation_id: string }, template_id: string) {
  const values = { header: [], body: [] };
  const sent = await staff.ask(sendTemplate, { conversation_id, message_id: newId(), template_id, values });
  return sent.status === 200 ? "sent" : sent.body.code;
}

test("WhatsApp's limit of marketing to a guest stops offers, not replies, until the guest writes", async () => {
  const [offer, information] = [await approvedTemplate("marketing"), await approvedTemplate("utility")];
  const reply = await failedWith(131049);
  expect(await sendTemplateTo(reply, offer)).toBe("marketing_limited");
  expect(await sendTemplateTo(reply, information)).toBe("sent");
  const again = { conversation_id: reply.conversation_id, message_id: newId(), text: "Hello?" };
  expect((await staff.ask(sendReply, again)).status).toBe(200);
  await writeAgain(reply);
  expect(await sendTemplateTo(reply, offer)).toBe("sent");
  await bellhop.runDueJobs();
});

test("reports of spam pause marketing to everybody for a day, and tell staff", async () => {
  const [offer, information] = [await approvedTemplate("marketing"), await approvedTemplate("utility")];
  await failedWith(131048);
  const other = await repliedTo();
  expect(await sendTemplateTo(other, offer)).toBe("marketing_paused");
  expect(await sendTemplateTo(other, information)).toBe("sent");
  const { items } = (await staff.ask(listVenueAlerts, {})).body;
  expect(items.map(({ cause }) => cause)).toContain("account_warning");
  await inVenue("update channels set marketing_paused_until = marketing_paused_until - interval '25 hours'");
  expect(await sendTemplateTo(other, offer)).toBe("sent");
  await bellhop.runDueJobs();
});

test("too many messages to one guest wait for four seconds", async () => {
  await fault({ fault: "error", code: 131056 });
  const reply = await repliedTo();
  await bellhop.runDueJobs();
  bellhop.clock.pass(2_500);
  await bellhop.runDueJobs();
  expect((await stateOf(reply)).state).toBe("queued");
  bellhop.clock.pass(1_600);
  await bellhop.runDueJobs();
  await untilState(reply, "read");
});

test("after 45 messages at once to one guest, the next ones wait instead of being refused", async () => {
  const { conversation_id } = await repliedTo();
  for (let n = 0; n < 55; n++)
    await staff.ask(sendReply, { conversation_id, message_id: newId(), text: `Line ${n}` });
  await bellhop.runDueJobs();
  const [row] = await inVenue(
    `select count(*) filter (where state = 'queued')::int as waiting,
       count(*) filter (where state in ('failed', 'unknown'))::int as failed from messages
     where conversation_id = '${conversation_id}' and author = 'staff'`,
  );
  // On a slow machine some more are due by now.
  expect(row).toEqual({ waiting: expect.toSatisfy((count: number) => count > 0 && count <= 11), failed: 0 });
});

test("in coexistence, more messages than WhatsApp takes in a second wait and are all sent", async () => {
  await inVenue("update channels set phone_type = 'coexistence' where kind = 'whatsapp'");
  const { conversation_id } = await repliedTo();
  for (let n = 0; n < 30; n++) {
    await staff.ask(sendReply, { conversation_id, message_id: newId(), text: `Line ${n}` });
  }
  await bellhop.runDueJobs();
  const [row] = await inVenue(
    `select count(*)::int as sent from send_attempts a join messages m using (venue_id, message_id)
     where m.conversation_id = '${conversation_id}' and a.outcome = 'sent'`,
  );
  expect(row?.sent).toBe(31);
});

test("a conversation says that its channel has stopped sending", async () => {
  const reply = await repliedTo();
  await inVenue("update channels set sending_stopped_because = 'account_blocked' where kind = 'whatsapp'");
  const stopped = (await staff.ask(readConversation, { conversation_id: reply.conversation_id })).body;
  expect(stopped.conversation.sending_stopped).toBe(true);
  await inVenue("update channels set sending_stopped_because = null where kind = 'whatsapp'");
  const works = (await staff.ask(readConversation, { conversation_id: reply.conversation_id })).body;
  expect(works.conversation.sending_stopped).toBe(false);
});

test("a report that the account is blocked stops all sends and tells staff, unless it is old", async () => {
  const failed = async (at: Date) => {
    await fault({ fault: "no_reports" });
    const reply = await repliedTo();
    await bellhop.runDueJobs();
    const [row] = await inVenue(
      `select provider_message_id as id from messages where message_id = '${reply.message_id}'`,
    );
    const errors = [{ code: 131031 }];
    await deliver(
      bellhop,
      statusesBody(number, [{ id: String(row?.id), status: "failed", at, errors }]),
      secret,
    );
    await untilState(reply, "failed");
    const [channel] = await inVenue(
      "select state, sending_stopped_because as because from channels where kind = 'whatsapp'",
    );
    return channel;
  };
  const now = bellhop.clock.now().getTime();
  expect(await failed(new Date(now - 2 * 3_600_000))).toEqual({ state: "connected", because: null });
  expect(await failed(new Date(now))).toEqual({ state: "broken", because: "account_blocked" });
  const { items } = (await staff.ask(listVenueAlerts, {})).body;
  expect(items.map(({ cause }) => cause)).toContain("sending_stopped");
});
