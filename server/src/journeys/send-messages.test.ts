import { listVenueAlerts } from "@bellhop/contract/alerts";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { sendAgain, sendReply } from "@bellhop/contract/messages";
import pg from "pg";
import { expect, test } from "vitest";
import { newId } from "../platform/ids.ts";
import { asOwner } from "../testing/as-owner.ts";
import { signedIn } from "../testing/ask.ts";
import { testBellhop } from "../testing/bellhop.ts";
import { openHotel } from "../testing/cast.ts";
import { fakeGraph } from "../testing/fake-graph.ts";
import { deliver, statusesBody, textsBody } from "../testing/webhook.ts";
import { enqueueSend } from "./send-messages.ts";
import { staffReplies } from "./staff-replies.ts";

const secret = "the secret of the app";
const number = "10203040";
const graph = await fakeGraph({ APP_SECRET: secret, REPORT_EVERY_MS: "5" });
const bellhop = await testBellhop({ WHATSAPP_APP_SECRET: secret, WHATSAPP_GRAPH_URL: graph.url });
const hotel = await openHotel(bellhop.services, "Hotel Alpha", number);
let staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
const inVenue = (statement: string) => asOwner(bellhop.ownerUrl, statement, hotel.venueId);
await graph.sendWebhooksTo(`${bellhop.services.selfUrl()}/webhooks/whatsapp`);

let guests = 0;

/** A new guest writes, and staff reply; what follows is up to the network. */
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
  const at = new Date(Date.now() + guests++ * 1000);
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

test("a reply is taken by the network, with the attempt's id along, and reported up to read", async () => {
  const reply = await repliedTo();
  await bellhop.runDueJobs();
  await untilState(reply, "read");
  expect(await attemptsOf(reply)).toMatchObject([{ outcome: "sent" }]);
});

test("two replies go out in the order they were written", async () => {
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

test("where the network says that it surely did not send, it is tried again later", async () => {
  await graph.fault({ fault: "error", code: 130429 });
  const reply = await repliedTo();
  await bellhop.runDueJobs();
  expect((await stateOf(reply)).state).toBe("queued");
  bellhop.clock.pass(3_000);
  await bellhop.runDueJobs();
  await untilState(reply, "read");
  expect((await attemptsOf(reply)).map((attempt) => attempt.outcome)).toEqual(["not_sent", "sent"]);
});

test("a refusal fails the message with its cause and the next step, and the guest still waits", async () => {
  await graph.fault({ fault: "error", code: 131026 });
  const reply = await repliedTo();
  await bellhop.runDueJobs();
  expect(await stateOf(reply)).toEqual({
    state: "failed",
    failure: {
      code: "131026",
      cause: "This guest cannot be reached on WhatsApp.",
      next_step: "Try another channel, or call.",
    },
    waiting: true,
  });
  // Staff may try once more: that is a new attempt at the same message.
  expect((await staff.ask(sendAgain, { message_id: reply.message_id })).body.state).toBe("queued");
  await bellhop.runDueJobs();
  await untilState(reply, "read");
});

test("what the network answered is noted although the message was locked for longer than a statement may wait", async () => {
  await graph.fault([{ fault: "slow", ms: 2_000 }, { fault: "no_reports" }]);
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
  const waiters = async () => {
    const [row] = await inVenue(
      `select count(*)::int as waiting from pg_locks join pg_stat_activity using (pid)
       where not granted and datname = current_database()`,
    );
    return Number(row?.waiting);
  };
  await expect.poll(waiters, { interval: 5 }).toBeGreaterThan(0);
  // It gives up, and comes again.
  await expect.poll(waiters, { interval: 5 }).toBe(0);
  await other.query("rollback");
  await other.end();
  await sending;
  await untilState(reply, "accepted");
  expect(await attemptsOf(reply)).toMatchObject([{ outcome: "sent" }]);
});

test("a send whose answer is lost is unknown and never repeated; a later report adopts it", async () => {
  await graph.fault([{ fault: "reset", taken: true }, { fault: "no_reports" }]);
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

test("a process that died while sending leaves a message of unknown fate, not a second one", async () => {
  const reply = await repliedTo();
  // What a death right behind the attempt's commit leaves.
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

test("reports may come twice, late and in any order: the state never moves backwards", async () => {
  await graph.fault({ fault: "no_reports" });
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

test("failed stays failed when sent comes after it, and becomes delivered when the phone says so", async () => {
  await graph.fault({ fault: "no_reports" });
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

test("a report that comes before the send's own answer is parked and adopted", async () => {
  await graph.fault({ fault: "no_reports" });
  const reply = await repliedTo();
  await report("wamid.ahead", "delivered");
  const parked = await inVenue(
    "select message_id from delivery_reports where provider_message_id = 'wamid.ahead'",
  );
  expect(parked).toEqual([{ message_id: null }]);
  // The network gives the message the id that the report came with.
  const { graph: client } = bellhop.services;
  const sendText = client.sendText;
  client.sendText = async () => ({ outcome: "sent", providerMessageId: "wamid.ahead" });
  await bellhop.runDueJobs();
  client.sendText = sendText;
  expect((await stateOf(reply)).state).toBe("delivered");
});

test("once it is delivered after all, the guest waits no longer and the alert ends", async () => {
  await graph.fault({ fault: "no_reports" });
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

test("a late failure of an earlier try says nothing about the try after it", async () => {
  await graph.fault([{ fault: "reset", taken: true }, { fault: "no_reports" }, { fault: "no_reports" }]);
  const reply = await repliedTo();
  await bellhop.runDueJobs();
  const [first] = await attemptsOf(reply);
  const tooEarly = await staff.ask(sendAgain, { message_id: reply.message_id });
  expect({ status: tooEarly.status, code: tooEarly.body.code }).toEqual({
    status: 409,
    code: "fate_unknown",
  });
  bellhop.clock.pass(600_000);
  staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  await staff.ask(sendAgain, { message_id: reply.message_id });
  await bellhop.runDueJobs();
  expect((await stateOf(reply)).state).toBe("accepted");
  await report(`wamid.first.${reply.from}`, "failed", String(first?.attempt_id), [{ code: 131026 }]);
  expect((await stateOf(reply)).state).toBe("accepted");
  await report(`wamid.first.${reply.from}`, "delivered", String(first?.attempt_id));
  expect((await stateOf(reply)).state).toBe("delivered");
});

test("a reply that is committed behind a running wake-up is sent by it", async () => {
  const { conversation_id } = await repliedTo();
  await bellhop.runDueJobs();
  const { db } = bellhop.services;
  const message_id = newId();
  // A wake-up that waits, and nothing left to do for it yet.
  await db.atVenue(hotel.venueId, (at) => enqueueSend(at, conversation_id));
  let working: Promise<number> | undefined;
  await db.atVenue(hotel.venueId, async (at) => {
    await staffReplies(at, hotel.owner, { conversation_id, message_id, text: "One more thing" });
    working = bellhop.runDueJobs();
    // The worker has taken the wake-up, and this unit has not committed.
    await expect.poll(() => wakeUpsFor(conversation_id)).toBe(0);
  });
  await working;
  await untilState({ conversation_id, message_id }, "read");
});

test("where the connection cannot be used the message fails, and staff are told to reconnect", async () => {
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

test("where WhatsApp says that the 24 hours are over, they are over", async () => {
  await graph.fault({ fault: "error", code: 131047 });
  const reply = await repliedTo();
  await bellhop.runDueJobs();
  const again = { conversation_id: reply.conversation_id, message_id: newId(), text: "Hello?" };
  expect((await staff.ask(sendReply, again)).body.code).toBe("reply_window_closed");
});

test("silence about a message that was taken raises an alert after five minutes, and a report ends it", async () => {
  await graph.fault({ fault: "no_reports" });
  staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
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
