import { afterAll, expect, test } from "vitest";
import { openTestGraph } from "./test-graph.ts";

const graph = await openTestGraph();
afterAll(graph.close);

const exchange = (code: string, more = {}) =>
  graph.post("oauth/access_token", {
    client_id: "20001",
    client_secret: "a secret of a test",
    code,
    ...more,
  });

test("a code of the sign-up becomes a token that reaches only its account", async () => {
  await graph.control("codes", {
    code: "one",
    waba_id: "501",
    phone_numbers: [{ id: "601" }],
    expires_in: 60,
  });
  expect(await exchange("none")).toMatchObject({ code: 100 });
  expect(await exchange("one", { client_secret: "wrong" })).toMatchObject({ code: 1 });
  expect(await exchange("one", { client_id: "2" })).toMatchObject({ code: 101 });
  const given = await exchange("one");
  expect(given).toMatchObject({ token_type: "bearer", expires_in: 60 });
  expect(await exchange("one")).toMatchObject({ code: 100, subcode: 36_009 });

  const { data } = await graph.get(`debug_token?input_token=${given.access_token}`);
  expect(data).toMatchObject({ is_valid: true, app_id: "20001" });
  expect(data.granular_scopes[0]).toEqual({ scope: "whatsapp_business_management", target_ids: ["501"] });
  expect(data.expires_at).toBe(data.issued_at + 60);
  expect(await graph.call("GET", "601", undefined, given.access_token)).toMatchObject({ id: "601" });
  expect(await graph.call("GET", "9001", undefined, given.access_token)).toMatchObject({
    code: 100,
    subcode: 33,
  });

  await graph.control("revoke-token", { token: given.access_token });
  expect(await graph.call("GET", "601", undefined, given.access_token)).toMatchObject({
    status: 401,
    code: 190,
  });
  expect((await graph.get(`debug_token?input_token=${given.access_token}`)).data.is_valid).toBe(false);
});

test("a code can also be exchanged by GET", async () => {
  await graph.control("codes", { code: "two", waba_id: "501" });
  const secret = encodeURIComponent("a secret of a test");
  const answer = await fetch(
    `${graph.url}/v26.0/oauth/access_token?client_id=20001&client_secret=${secret}&code=two`,
  );
  expect(await answer.json()).toMatchObject({ token_type: "bearer" });
});

test("accounts and numbers have the fields that are asked for", async () => {
  const number = { id: "602", display_phone_number: "+49 30 5550184", verified_name: "Hotel Alpha" };
  await graph.control("accounts", {
    waba_id: "502",
    name: "Alpha",
    primary_funding_id: null,
    phone_numbers: [number],
  });
  expect(await graph.get("502?fields=name,currency,primary_funding_id")).toEqual({
    id: "502",
    name: "Alpha",
    currency: "EUR",
  });
  expect((await graph.get("502/phone_numbers")).data).toMatchObject([
    { id: "602", verified_name: "Hotel Alpha" },
  ]);
  expect(await graph.get("602?fields=display_phone_number,status,quality_rating,throughput")).toEqual({
    id: "602",
    display_phone_number: "+49 30 5550184",
    status: "PENDING",
    quality_rating: "GREEN",
    throughput: { level: "STANDARD" },
  });
  expect(await graph.get("602?fields=colour")).toMatchObject({ code: 100 });
  expect(await graph.get("777")).toMatchObject({ code: 100, subcode: 33 });
  expect(await graph.call("GET", "602", undefined, "wrong")).toMatchObject({ code: 190 });
});

test("a number is registered with its PIN, and only then sends", async () => {
  await graph.control("accounts", { waba_id: "503", phone_numbers: [{ id: "603", pin: "123456" }] });
  const register = (pin: unknown) => graph.post("603/register", { messaging_product: "whatsapp", pin });
  const text = { messaging_product: "whatsapp", to: "905325550184", text: { body: "Hi" } };
  expect(await graph.post("603/messages", text)).toMatchObject({ code: 133_010 });
  expect(await register("12345")).toMatchObject({ code: 100 });
  expect(await register("654321")).toMatchObject({ code: 133_005 });
  expect(await register("123456")).toEqual({ success: true });
  expect(await graph.get("603?fields=status,platform_type")).toMatchObject({ status: "CONNECTED" });
  expect(await graph.post("603/messages", text)).toMatchObject({ messages: [{}] });
  expect(await graph.post("603/deregister", {})).toEqual({ success: true });
  expect(await graph.post("603/messages", text)).toMatchObject({ code: 133_010 });
  await graph.control("accounts", {
    waba_id: "503",
    phone_numbers: [{ id: "603", code_verification_status: "EXPIRED" }],
  });
  expect(await register("123456")).toMatchObject({ code: 133_006 });
});

test("an account's own callback must answer the challenge before it gets the account's webhooks", async () => {
  await graph.control("accounts", { waba_id: "504", phone_numbers: [{ id: "604" }] });
  const subscribe = (verify_token: string) =>
    graph.post("504/subscribed_apps", { override_callback_uri: `${graph.webhookUrl}/own`, verify_token });
  const writes = () =>
    graph.control("guest-writes", { phone_number_id: "604", wa_id: "905325550184", text: "Hello" });
  const lastCall = () => graph.heard.filter(({ accountId }) => accountId === "504").at(-1);
  expect((await writes()).answers).toMatchObject([{ status: null }]);
  expect(await subscribe("wrong")).toMatchObject({ code: 2200 });
  expect(await graph.get("504/subscribed_apps")).toEqual({ data: [] });
  expect(await subscribe("right")).toEqual({ success: true });
  expect((await graph.get("504/subscribed_apps")).data).toMatchObject([
    { whatsapp_business_api_data: { id: "20001" }, override_callback_uri: `${graph.webhookUrl}/own` },
  ]);
  await writes();
  expect(lastCall()).toMatchObject({ path: "/own", signed: true });
  expect(await graph.post("504/subscribed_apps", {})).toEqual({ success: true });
  await writes();
  expect(lastCall()).toMatchObject({ path: "/webhooks/whatsapp" });
  expect(await graph.call("DELETE", "504/subscribed_apps")).toEqual({ success: true });
  expect((await writes()).answers).toMatchObject([{ status: null }]);
});

test.each([
  ["account-update", { event: "DISABLED_UPDATE", ban_info: { waba_ban_state: "DISABLE" } }, "account_update"],
  ["account-alert", { alert_type: "PAYMENT_ISSUE", alert_severity: "CRITICAL" }, "account_alerts"],
  ["phone-quality", { phone_number_id: "9001", event: "FLAGGED" }, "phone_number_quality_update"],
  ["number-change", { phone_number_id: "9001", field: "user_preferences", value: {} }, "user_preferences"],
  ["account-change", { field: "security", value: { event: "PIN_CHANGED" } }, "security"],
])("%s posts its webhook", async (what, asked, field) => {
  await graph.control(what, asked);
  // Reports of messages of other tests may come at any time.
  const calls = graph.heard.filter((call) => call.field === field);
  expect(calls.at(-1)).toMatchObject({ signed: true, accountId: "10001" });
});

test("a flagged number has a red quality", async () => {
  await graph.control("accounts", { waba_id: "505", phone_numbers: [{ id: "605" }] });
  await graph.control("phone-quality", {
    phone_number_id: "605",
    event: "FLAGGED",
    current_limit: "TIER_1K",
  });
  const fields = "quality_rating,messaging_limit_tier";
  expect(await graph.get(`605?fields=${fields}`)).toMatchObject({
    quality_rating: "RED",
    messaging_limit_tier: "TIER_1K",
  });
});

test.each([
  ["oauth", () => exchange("none")],
  ["debug_token", () => graph.get("debug_token?input_token=x")],
  ["account", () => graph.get("10001")],
  ["phone_numbers", () => graph.get("10001/phone_numbers")],
  ["phone_number", () => graph.get("9001")],
  ["register", () => graph.post("9001/register", {})],
  ["deregister", () => graph.post("602/deregister", {})],
  ["subscribed_apps", () => graph.get("10001/subscribed_apps")],
  ["media_upload", () => graph.post("9001/media", new FormData())],
  ["templates", () => graph.get("10001/message_templates")],
  ["messages", () => graph.send({ text: { body: "Hi" } })],
  ["reads", () => graph.send({ status: "read", message_id: "wamid.1" })],
])("a fault of %s is for its next call only", async (endpoint, call) => {
  await graph.control("faults", { fault: "error", code: 4, endpoint });
  expect(await call()).toEqual({ status: 429, code: 4 });
  expect(await call()).not.toMatchObject({ code: 4 });
});
