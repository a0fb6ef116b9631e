import { listVenueAlerts } from "@bellhop/contract/alerts";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { sendReply } from "@bellhop/contract/messages";
import {
  type ConnectionStep,
  checkWhatsapp,
  connectWhatsapp,
  disconnectWhatsapp,
  listWhatsappEvents,
  readWhatsapp,
  type WhatsappOverview,
} from "@bellhop/contract/whatsapp";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { afterTest } from "../../testing/after-test.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, openHotel, openSister } from "../../testing/cast.ts";
import { startGraph } from "../../testing/running-graph.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const secret = "the app's secret";
const graph = await startGraph({ APP_SECRET: secret, REPORT_EVERY_MS: "5" });
afterTest(() => graph.stop());
const bellhop = await testBellhop({
  WHATSAPP_APP_SECRET: secret,
  WHATSAPP_VERIFY_TOKEN: "the verify token",
  WHATSAPP_GRAPH_URL: graph.url,
  WHATSAPP_APP_ID: "1",
  WHATSAPP_SIGNUP_CONFIG_ID: "2",
});
const control = (what: string, body: object) => graph.control("POST", what, body);

let hotels = 0;
async function openOwner() {
  hotels += 1;
  const hotel = await openHotel(bellhop.services, `Hotel ${hotels}`);
  const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  const number = `7700${hotels}`;
  const account = `8800${hotels}`;
  await control("accounts", {
    waba_id: account,
    phone_numbers: [{ id: number, status: "CONNECTED", pin: "123456" }],
  });
  const given = {
    waba_id: account,
    phone_type: "cloud_api",
    meta_phone_number_id: number,
    business_id: "99",
    access_token: `token-${hotels}`,
  } as const;
  return { hotel, owner, number, given };
}

const stateOf = ({ connection }: WhatsappOverview, step: ConnectionStep) => {
  const found = connection?.steps.find((one) => one.step === step);
  return found && [found.state, found.problem];
};

test("a number is connected with a token, receives a message, and then all steps are done", async () => {
  const { owner, number, given } = await openOwner();
  const { status, body } = await owner.ask(connectWhatsapp, given);
  expect(status).toBe(200);
  expect(body.connection).toMatchObject({
    state: "connected",
    display_phone: `+1 555 ${number.padStart(7, "0")}`,
  });
  expect(stateOf(body, "callback")).toEqual(["waiting", "no_webhook_yet"]);
  expect(JSON.stringify(body)).not.toContain(given.access_token);

  const text = { from: "15550001", id: newId(), text: "Hello" };
  expect(await deliver(bellhop, textsBody(number, [text]), secret)).toBe(200);
  const after = (await owner.ask(readWhatsapp, {})).body;
  expect(after.connection?.steps.map(({ state }) => state)).toEqual(Array(7).fill("ok"));
  expect((await owner.ask(listConversations, { tab: "all" })).body.items).toHaveLength(1);
});

test("the code of Meta's signup is exchanged on the server, and the account's only number is taken", async () => {
  const { owner, number, given } = await openOwner();
  const { access_token: _, meta_phone_number_id: __, ...ids } = given;
  await control("codes", { code: "AQD1", waba_id: ids.waba_id });
  const input = {
    ...ids,
    waba_id: encodeURIComponent(ids.waba_id),
    code: "AQD1",
    selected_phone_number: `1555${number.padStart(7, "0")}`,
  };
  const { body } = await owner.ask(connectWhatsapp, input);
  expect(body.connection).toMatchObject({ state: "connected", meta_phone_number_id: number });
  expect(await owner.ask(connectWhatsapp, input)).toMatchObject({
    status: 422,
    body: { errors: [{ field: "code", code: "code_refused" }] },
  });
});

test("steps that fail say why, and pass when they are checked again", async () => {
  const { owner, number, given } = await openOwner();
  await control("accounts", {
    waba_id: given.waba_id,
    primary_funding_id: null,
    phone_numbers: [{ id: number, status: "PENDING" }],
  });
  await control("codes", { code: "few", waba_id: given.waba_id, scopes: ["whatsapp_business_messaging"] });
  const { access_token, ...ids } = given;
  const { body } = await owner.ask(connectWhatsapp, { ...ids, code: "few" });
  expect(body.connection?.state).toBe("connecting");
  expect(stateOf(body, "permissions")).toEqual(["failed", "permission_missing"]);
  expect(stateOf(body, "registration")).toEqual(["failed", "pin_needed"]);
  expect(stateOf(body, "payment")).toEqual(["failed", "no_payment_method"]);
  const wrong = await owner.ask(checkWhatsapp, { pin: "000000" });
  expect(stateOf(wrong.body, "registration")).toEqual(["failed", "pin_wrong"]);
  await control("accounts", { waba_id: given.waba_id, primary_funding_id: "1" });
  await owner.ask(connectWhatsapp, { ...ids, access_token });
  const right = await owner.ask(checkWhatsapp, { pin: "123456" });
  expect(right.body.connection?.state).toBe("connected");
  expect(stateOf(right.body, "registration")).toEqual(["ok", null]);
  expect(stateOf(right.body, "payment")).toEqual(["ok", null]);
});

test("a revoked token stops sending and alerts; with a new token everything that waited is sent once", async () => {
  const { hotel, owner, number, given } = await openOwner();
  await owner.ask(connectWhatsapp, given);
  const from = "15550077";
  await deliver(bellhop, textsBody(number, [{ from, id: newId(), text: "Hi" }]), secret);
  const [conversation] = (await owner.ask(listConversations, { tab: "all" })).body.items;
  const reply = (text: string) =>
    owner.ask(sendReply, { conversation_id: conversation?.conversation_id ?? "", message_id: newId(), text });
  await control("revoke-token", { token: given.access_token });
  await reply("One");
  await reply("Two");
  bellhop.clock.pass(30_000);
  await bellhop.runDueJobs();
  const broken = (await owner.ask(readWhatsapp, {})).body.connection;
  expect(broken).toMatchObject({
    state: "broken",
    sending_stopped_because: "connection_refused",
    waiting_messages: 2,
  });
  const alerts = async () => (await owner.ask(listVenueAlerts, {})).body.items.map(({ cause }) => cause);
  expect(await alerts()).toContain("connection_broken");

  const repaired = await owner.ask(connectWhatsapp, { ...given, access_token: "another-token" });
  expect(repaired.body.connection).toMatchObject({ state: "connected", sending_stopped_because: null });
  bellhop.clock.pass(30_000);
  await bellhop.runDueJobs();
  const ledger = (await graph.control("GET", "ledger")) as {
    messages: { to: string; text: string }[];
  };
  expect(ledger.messages.filter(({ to }) => to === from).map(({ text }) => text)).toEqual(["One", "Two"]);
  expect(await alerts()).not.toContain("connection_broken");
  expect(hotel.venueId).toBeGreaterThan(0);
});

test("a number moves between hotels of one company, and never to another company", async () => {
  const { hotel, owner, given } = await openOwner();
  await owner.ask(connectWhatsapp, given);
  const sister = await openSister(bellhop.services, hotel, "Sister");
  const there = await signedIn(bellhop, hotel.owner.sub, sister);
  expect((await there.ask(connectWhatsapp, given)).body.connection?.state).toBe("connected");
  expect((await owner.ask(readWhatsapp, {})).body.connection?.state).toBe("disconnected");
  const { owner: stranger } = await openOwner();
  expect(await stranger.ask(connectWhatsapp, given)).toMatchObject({
    status: 422,
    body: { errors: [{ field: "meta_phone_number_id", code: "number_taken" }] },
  });
});

test("a number's messages come only to a hotel whose token has shown the number", async () => {
  const { owner, number, given } = await openOwner();
  const { owner: stranger, given: theirs } = await openOwner();
  await control("revoke-token", { token: "a guess" });
  const guessed = { ...theirs, meta_phone_number_id: number, access_token: "a guess" };
  expect((await stranger.ask(connectWhatsapp, guessed)).body.connection?.state).toBe("connecting");
  await stranger.ask(checkWhatsapp, {});
  const write = () =>
    deliver(bellhop, textsBody(number, [{ from: "15550088", id: newId(), text: "Hi" }]), secret);
  await write();
  expect((await stranger.ask(listConversations, { tab: "all" })).body.items).toEqual([]);

  expect((await owner.ask(connectWhatsapp, given)).body.connection?.state).toBe("connected");
  await write();
  expect((await owner.ask(listConversations, { tab: "all" })).body.items).toHaveLength(1);
});

test("a number that could not be shown at first gets its messages after it is checked again", async () => {
  const { owner, number, given } = await openOwner();
  await control("faults", { fault: "http_500", endpoint: "account" });
  const first = await owner.ask(connectWhatsapp, given);
  expect(stateOf(first.body, "token")).toEqual(["failed", "whatsapp_not_reached"]);
  expect((await owner.ask(checkWhatsapp, {})).body.connection?.state).toBe("connected");
  await deliver(bellhop, textsBody(number, [{ from: "15550089", id: newId(), text: "Hi" }]), secret);
  expect((await owner.ask(listConversations, { tab: "all" })).body.items).toHaveLength(1);
});

test.each([
  ["account", { fault: "http_500" }],
  ["account", { fault: "error", code: 2, status: 400 }],
  ["account", { fault: "error", code: 4, status: 400 }],
  ["phone_number", { fault: "http_500" }],
])("a fault at Meta's %s (%o) does not stop a connection that works", async (endpoint, fault) => {
  const { owner, given } = await openOwner();
  await owner.ask(connectWhatsapp, given);
  await control("faults", { endpoint, ...fault });
  const { body } = await owner.ask(checkWhatsapp, {});
  expect(body.connection).toMatchObject({ state: "connected", sending_stopped_because: null });
  expect(body.connection?.steps.map(({ problem }) => problem)).toContain("whatsapp_not_reached");
  expect((await owner.ask(listVenueAlerts, {})).body.items).toEqual([]);
  const again = (await owner.ask(checkWhatsapp, {})).body;
  expect(stateOf(again, "number")).toEqual(["ok", null]);
});

test("a photo that comes while the token is revoked is fetched once the connection is repaired", async () => {
  const { owner, number, given } = await openOwner();
  await owner.ask(connectWhatsapp, given);
  const { id } = (await control("media", {
    phone_number_id: number,
    mime_type: "image/png",
    base64:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  })) as { id: string };
  await control("revoke-token", { token: given.access_token });
  const message = { id: newId(), from: "15550090", type: "image", image: { id, mime_type: "image/png" } };
  const value = { metadata: { phone_number_id: number }, messages: [message] };
  await deliver(
    bellhop,
    JSON.stringify({ entry: [{ id: given.waba_id, changes: [{ field: "messages", value }] }] }),
    secret,
  );
  // Longer than all attempts of a file that can't be had.
  for (let round = 0; round < 5; round++) {
    await bellhop.runDueJobs();
    bellhop.clock.pass(61_000);
  }
  const [conversation] = (await owner.ask(listConversations, { tab: "all" })).body.items;
  const { conversation_id = "" } = conversation ?? {};
  const photo = async () => {
    const [content] = (await owner.ask(readConversation, { conversation_id })).body.messages.flatMap((one) =>
      one.content?.kind === "media" ? [one.content.media.state] : [],
    );
    return content;
  };
  expect(await photo()).toBe("pending");
  expect((await owner.ask(readWhatsapp, {})).body.connection).toMatchObject({ state: "broken" });
  const { items } = (await owner.ask(listVenueAlerts, {})).body;
  expect(items.map(({ cause }) => cause)).toContain("connection_broken");

  await owner.ask(connectWhatsapp, { ...given, access_token: "new-token" });
  await bellhop.runDueJobs();
  expect(await photo()).toBe("stored");
});

test("only managers connect and disconnect; invalid ids are named", async () => {
  const { hotel, owner, given } = await openOwner();
  const { sub } = await addColleague(bellhop.services, hotel, "staff");
  const staff = await signedIn(bellhop, sub, hotel.venueId);
  expect((await staff.ask(connectWhatsapp, given)).status).toBe(403);
  // Connecting switches WhatsApp on.
  expect((await staff.ask(readWhatsapp, {})).body.code).toBe("feature_off");
  expect(await owner.ask(connectWhatsapp, { ...given, waba_id: "no id!" })).toMatchObject({
    status: 422,
    body: { errors: [{ field: "waba_id" }] },
  });
  await owner.ask(connectWhatsapp, given);
  expect((await staff.ask(readWhatsapp, {})).status).toBe(200);
  const { body } = await owner.ask(disconnectWhatsapp, {});
  expect(body.connection?.state).toBe("disconnected");
});

test("reports about the account change the connection, alert staff once, and are listed", async () => {
  const { owner, given } = await openOwner();
  await owner.ask(connectWhatsapp, given);
  const report = (value: object, field = "account_update") =>
    deliver(
      bellhop,
      JSON.stringify({ entry: [{ id: given.waba_id, time: 1_795_255_200, changes: [{ field, value }] }] }),
      secret,
    );
  const disabled = { event: "DISABLED_UPDATE", ban_info: { waba_ban_state: "DISABLE" } };
  expect([await report(disabled), await report(disabled)]).toEqual([200, 200]);
  expect((await owner.ask(readWhatsapp, {})).body.connection).toMatchObject({
    state: "broken",
    sending_stopped_because: "account_blocked",
    account_status: "DISABLE",
  });
  const { items } = (await owner.ask(listVenueAlerts, {})).body;
  expect(items.map(({ cause, count }) => [cause, count])).toEqual([["sending_stopped", 1]]);
  await report({ event: "DISABLED_UPDATE", ban_info: { waba_ban_state: "REINSTATE" } });
  expect((await owner.ask(readWhatsapp, {})).body.connection?.state).toBe("connected");
  await report(
    { display_phone_number: "1", event: "FLAGGED", current_limit: "TIER_250" },
    "phone_number_quality_update",
  );
  expect((await owner.ask(readWhatsapp, {})).body.connection).toMatchObject({
    quality: "FLAGGED",
    messaging_limit: "TIER_250",
  });
  expect((await owner.ask(listWhatsappEvents, {})).body.items.map(({ event }) => event.kind)).toEqual([
    "number_quality",
    "account",
    "account",
  ]);
});
