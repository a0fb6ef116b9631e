import { listVenueAlerts } from "@bellhop/contract/alerts";
import { listConversations } from "@bellhop/contract/conversations";
import { sendReply } from "@bellhop/contract/messages";
import {
  checkWhatsapp,
  connectWhatsapp,
  disconnectWhatsapp,
  readWhatsapp,
  type WhatsappOverview,
} from "@bellhop/contract/whatsapp";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { afterTest } from "../../testing/after-test.ts";
import { signedIn } from "../../testing/ask.ts";
import { type TestBellhop, testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { portOfItsOwn } from "../../testing/port-of-its-own.ts";
import { startGraph } from "../../testing/running-graph.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const secret = "the app's secret";
const graph = await startGraph({ APP_SECRET: secret });
afterTest(() => graph.stop());
const configured = {
  WHATSAPP_APP_SECRET: secret,
  WHATSAPP_VERIFY_TOKEN: "the verify token",
  WHATSAPP_APP_ID: "1",
  WHATSAPP_SIGNUP_CONFIG_ID: "2",
};
const working = await testBellhop({ ...configured, WHATSAPP_GRAPH_URL: graph.url });
const unreachable = await testBellhop({
  ...configured,
  WHATSAPP_GRAPH_URL: `http://127.0.0.1:${await portOfItsOwn()}`,
});
const unconfigured = await testBellhop({});

let hotels = 0;
async function openOwner(bellhop: TestBellhop) {
  hotels += 1;
  const { owner, venueId } = await openHotel(bellhop.services, `Hotel ${hotels}`);
  return { owner: await signedIn(bellhop, owner.sub, venueId), n: hotels };
}

/** A hotel whose account has two numbers at Meta. */
async function openOwnerWithAccount() {
  const { owner, n } = await openOwner(working);
  const account = `5500${n}`;
  const numbers = [`6601${n}`, `6602${n}`] as const;
  await graph.control("POST", "accounts", {
    waba_id: account,
    phone_numbers: numbers.map((id) => ({ id, status: "CONNECTED", pin: "123456" })),
  });
  const [number] = numbers;
  const phone = `+1 555 ${number.padStart(7, "0")}`;
  return { owner, account, number, phone, token: `token-of-${n}` };
}

const optional = {
  selected_phone_number: "+1 555 0660123",
  phone_type: "cloud_api",
  meta_phone_number_id: "660123",
  business_id: "99",
} as const;

/** The observed body with each choice of its optional fields. */
const bodies = Array.from({ length: 2 ** 4 }, (_, bits) =>
  Object.fromEntries(Object.entries(optional).filter((_field, at) => bits & (1 << at))),
).map(
  (body) => [Object.keys(body).join(", ") || "the account only", body as Partial<typeof optional>] as const,
);

const steps = ({ connection }: WhatsappOverview) =>
  Object.fromEntries((connection?.steps ?? []).map(({ step, state, problem }) => [step, problem ?? state]));

const unasked = {
  permissions: "unchecked",
  number: "unchecked",
  registration: "unchecked",
  subscription: "unchecked",
  callback: "unchecked",
  payment: "unchecked",
};

test.each(bodies)("with %s and no token, the token is the missing step", async (_fields, body) => {
  for (const bellhop of [unconfigured, unreachable, working]) {
    const { owner, n } = await openOwner(bellhop);
    const number = body.meta_phone_number_id && `6600${n}`;
    const given = { waba_id: `5500${n}`, ...body, ...(number && { meta_phone_number_id: number }) };
    const { status, body: overview } = await owner.ask(connectWhatsapp, given);
    expect(status).toBe(200);
    expect(steps(overview)).toEqual({ token: "token_missing", ...unasked });
    expect(overview.connection).toMatchObject({
      state: "connecting",
      waba_id: given.waba_id,
      phone_type: body.phone_type ?? null,
      meta_phone_number_id: number ?? null,
      business_id: body.business_id ?? null,
      // Guests are sent to this number, so Meta has to show it first.
      display_phone: null,
      sending_stopped_because: null,
    });
    expect((await owner.ask(readWhatsapp, {})).body).toEqual(overview);
    expect(steps((await owner.ask(checkWhatsapp, {})).body)).toEqual(steps(overview));
    expect((await owner.ask(listVenueAlerts, {})).body.items).toEqual([]);
  }
});

test("where WhatsApp is not reached or Meta's signup is not set up, a step says so", async () => {
  const cases = [
    [unreachable, { access_token: "token" }, "whatsapp_not_reached"],
    [unreachable, { code: "AQD" }, "whatsapp_not_reached"],
    [unconfigured, { code: "AQD" }, "signup_not_configured"],
  ] as const;
  for (const [bellhop, given, problem] of cases) {
    const { owner, n } = await openOwner(bellhop);
    const { status, body } = await owner.ask(connectWhatsapp, { waba_id: `5500${n}`, ...given });
    expect(status).toBe(200);
    expect(steps(body)).toEqual({ token: problem, ...unasked });
    expect(body.connection?.state).toBe("connecting");
  }
});

test("a token that comes later finds the number that was selected", async () => {
  const { owner, account, number, phone, token } = await openOwnerWithAccount();
  await owner.ask(connectWhatsapp, { waba_id: account, selected_phone_number: phone });
  const { body } = await owner.ask(connectWhatsapp, { waba_id: account, access_token: token });
  expect(body.connection).toMatchObject({
    state: "connected",
    meta_phone_number_id: number,
    display_phone: phone,
  });
});

test("a number that was selected while WhatsApp was away is found when it is checked again", async () => {
  const { owner, account, number, phone, token } = await openOwnerWithAccount();
  await graph.control("POST", "faults", { fault: "http_500", endpoint: "account" });
  const given = { waba_id: account, selected_phone_number: phone, access_token: token };
  expect(steps((await owner.ask(connectWhatsapp, given)).body).token).toBe("whatsapp_not_reached");
  const { body } = await owner.ask(checkWhatsapp, {});
  expect(body.connection).toMatchObject({ state: "connected", meta_phone_number_id: number });
});

test("naming its account again leaves a working connection as it is, also without WhatsApp", async () => {
  const { owner, account, number, phone, token } = await openOwnerWithAccount();
  const whole = {
    waba_id: account,
    meta_phone_number_id: number,
    business_id: "99",
    phone_type: "shared",
  } as const;
  const connected = { ...whole, state: "connected", display_phone: phone, sending_stopped_because: null };
  await owner.ask(connectWhatsapp, { ...whole, access_token: token });
  const repeats = [
    {},
    { selected_phone_number: phone },
    { phone_type: "shared" },
    { meta_phone_number_id: number },
    { business_id: "99" },
  ] as const;
  for (const repeat of repeats) {
    const asked = () => owner.ask(connectWhatsapp, { waba_id: account, ...repeat });
    expect((await asked()).body.connection).toMatchObject(connected);
    await graph.control("POST", "faults", { fault: "http_500", endpoint: "account" });
    const { body } = await asked();
    expect(body.connection).toMatchObject(connected);
    expect(steps(body).token).toBe("whatsapp_not_reached");
  }
  await graph.control("POST", "faults", { fault: "http_500", endpoint: "oauth" });
  const { body } = await owner.ask(connectWhatsapp, { waba_id: `${account}9`, code: "AQD" });
  expect(body.connection).toMatchObject(connected);
  expect(steps(body).token).toBe("whatsapp_not_reached");
  expect((await owner.ask(listVenueAlerts, {})).body.items).toEqual([]);
});

test("another account is not connected before WhatsApp has shown its number", async () => {
  const { owner, account, number, token } = await openOwnerWithAccount();
  const another = await openOwnerWithAccount();
  await owner.ask(connectWhatsapp, { waba_id: account, meta_phone_number_id: number, access_token: token });
  await graph.control("POST", "faults", { fault: "http_500", endpoint: "account" });
  const { body } = await owner.ask(connectWhatsapp, { waba_id: another.account });
  expect(steps(body).token).toBe("whatsapp_not_reached");
  expect(body.connection).toMatchObject({ state: "broken", sending_stopped_because: "connection_refused" });
});

test("what waits while a number is disconnected waits for the token, and is sent once", async () => {
  const { owner, account, number, token } = await openOwnerWithAccount();
  const connected = await owner.ask(connectWhatsapp, {
    waba_id: account,
    meta_phone_number_id: number,
    access_token: token,
  });
  expect(connected.body.connection).toMatchObject({ state: "connected", meta_phone_number_id: number });
  const from = "15550099";
  expect(await deliver(working, textsBody(number, [{ from, id: newId(), text: "Hi" }]), secret)).toBe(200);
  const [conversation] = (await owner.ask(listConversations, { tab: "all" })).body.items;
  await owner.ask(disconnectWhatsapp, {});
  const conversation_id = conversation?.conversation_id ?? "";
  const reply = await owner.ask(sendReply, { conversation_id, message_id: newId(), text: "Welcome" });
  expect(reply).toMatchObject({ status: 200 });
  const runJobs = async () => {
    working.clock.pass(30_000);
    await working.runDueJobs();
  };
  const { body } = await owner.ask(connectWhatsapp, { waba_id: account });
  await runJobs();
  expect(steps(body).token).toBe("token_missing");
  expect((await owner.ask(readWhatsapp, {})).body.connection).toMatchObject({
    state: "connecting",
    waiting_messages: 1,
  });
  await owner.ask(connectWhatsapp, { waba_id: account, access_token: token });
  await runJobs();
  const { messages } = (await graph.control("GET", "ledger")) as { messages: { to: string; text: string }[] };
  expect(messages.filter(({ to }) => to === from).map(({ text }) => text)).toEqual(["Welcome"]);
});
