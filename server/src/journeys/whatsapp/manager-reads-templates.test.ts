import { listVenueAlerts } from "@bellhop/contract/alerts";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import {
  listTemplates,
  readTemplatesAgain,
  saveTemplate,
  sendTemplate,
  submitTemplate,
} from "@bellhop/contract/templates";
import { connectWhatsapp } from "@bellhop/contract/whatsapp";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { afterTest } from "../../testing/after-test.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { startGraph } from "../../testing/running-graph.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const secret = "the app's secret";
const graph = await startGraph({ APP_SECRET: secret, REPORT_EVERY_MS: "5" });
afterTest(() => graph.stop());
const bellhop = await testBellhop({
  WHATSAPP_APP_SECRET: secret,
  WHATSAPP_VERIFY_TOKEN: "the verify token",
  WHATSAPP_GRAPH_URL: graph.url,
});
const control = (what: string, body: object) => graph.control("POST", what, body);

let hotels = 0;
const text = (body: string) => [{ type: "BODY", text: body }];

/** A hotel whose account has these templates before it is connected. */
async function openConnected(templates: { name: string; language: string; [key: string]: unknown }[]) {
  hotels += 1;
  const hotel = await openHotel(bellhop.services, `Hotel ${hotels}`);
  const [number, account] = [`6700${hotels}`, `5700${hotels}`];
  await control("accounts", {
    waba_id: account,
    phone_numbers: [{ id: number, status: "CONNECTED", pin: "123456" }],
  });
  for (const one of templates)
    await control("templates", { waba_id: account, category: "UTILITY", components: text("Hi"), ...one });
  const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  await owner.ask(connectWhatsapp, {
    waba_id: account,
    phone_type: "cloud_api",
    meta_phone_number_id: number,
    business_id: "99",
    access_token: `token-${hotels}`,
  });
  await bellhop.runDueJobs();
  const list = async () => (await owner.ask(listTemplates, {})).body.items;
  const remove = (name: string) =>
    fetch(`${graph.url}/v26.0/${account}/message_templates?name=${name}`, {
      method: "DELETE",
      headers: { authorization: `Bearer token-${hotels}` },
    });
  return { owner, account, number, list, remove, hotel };
}

test("what the account has is read when it is connected, on every page of the list", async () => {
  const many = Array.from({ length: 120 }, (_, n) => ({
    name: `t_${n}`,
    language: n % 2 ? "en_US" : "pt_BR",
  }));
  const { list } = await openConnected([
    ...many,
    { name: "rejected", language: "he", status: "REJECTED" },
    {
      name: "picture",
      language: "id",
      components: [{ type: "HEADER", format: "IMAGE", example: { header_handle: ["1"] } }, ...text("See")],
    },
    {
      name: "named",
      language: "zh_CN",
      parameter_format: "NAMED",
      components: [
        {
          type: "BODY",
          text: "Hi {{who}}, hello.",
          example: { body_text_named_params: [{ param_name: "who", example: "A" }] },
        },
      ],
    },
  ]);
  const templates = await list();
  expect(templates).toHaveLength(123);
  const named = (name: string) => templates.find((one) => one.name === name);
  expect(named("t_1")).toMatchObject({ language: "en-US", state: "approved", not_sendable: null });
  expect(named("t_2")).toMatchObject({ language: "pt-BR", state: "approved" });
  expect(named("rejected")).toMatchObject({ language: "he", state: "rejected" });
  expect(named("picture")).toMatchObject({ state: "approved", not_sendable: "header_file" });
  expect(named("named")).toMatchObject({ language: "zh-CN", not_sendable: "named_slots" });
});

test("a template of Meta's is sent in its language, and one that was deleted there is not", async () => {
  const { owner, number, list, remove } = await openConnected([
    { name: "room_ready", language: "pt_BR", components: text("O quarto está pronto.") },
    { name: "other", language: "en" },
  ]);
  await deliver(bellhop, textsBody(number, [{ from: "15550177", id: newId(), text: "Oi" }]), secret);
  const [{ conversation_id = "" } = {}] = (await owner.ask(listConversations, { tab: "all" })).body.items;
  const template_id = (await list()).find(({ name }) => name === "room_ready")?.template_id ?? "";
  const send = () =>
    owner.ask(sendTemplate, {
      conversation_id,
      message_id: newId(),
      template_id,
      values: { header: [], body: [] },
    });
  expect((await send()).status).toBe(200);
  await bellhop.runDueJobs();
  const { messages } = (await owner.ask(readConversation, { conversation_id })).body;
  expect(messages.at(-1)).toMatchObject({ kind: "template", failure: null });
  const { messages: sent } = (await graph.control("GET", "ledger")) as {
    messages: { message: { template?: object } }[];
  };
  expect(sent.at(-1)?.message.template).toMatchObject({ name: "room_ready", language: { code: "pt_BR" } });
  await remove("room_ready");
  const again = await owner.ask(readTemplatesAgain, {});
  expect(again.body.items.map(({ name, state, reason }) => [name, state, reason])).toEqual([
    ["other", "approved", null],
    ["room_ready", "disabled", "DELETED"],
  ]);
  expect(await send()).toMatchObject({ status: 409 });
});

test("Meta's reports change the list, and one about an unknown template has it read", async () => {
  const { owner, account, list, remove } = await openConnected([{ name: "known", language: "en" }]);
  await graph.control("POST", "webhook-url", {
    url: `${bellhop.services.selfUrl("webhooks")}/webhooks/whatsapp`,
  });
  const report = (what: string, more: object) =>
    control(what, { waba_id: account, name: "known", language: "en", ...more });
  await report("template-quality", { quality: "RED" });
  await report("template-category", { category: "MARKETING" });
  await report("template-state", { state: "PAUSED", reason: "LOW_QUALITY" });
  expect(await list()).toMatchObject([{ quality: "RED", category: "marketing", state: "paused" }]);
  await control("templates", {
    waba_id: account,
    name: "fresh",
    language: "en_GB",
    category: "UTILITY",
    components: text("Hi"),
  });
  await control("template-quality", { waba_id: account, name: "fresh", language: "en_GB", quality: "GREEN" });
  await remove("known");
  bellhop.clock.pass(15_000);
  await bellhop.runDueJobs();
  expect((await list()).map(({ name, state }) => [name, state])).toEqual([
    ["fresh", "approved"],
    ["known", "disabled"],
  ]);
  const { items } = (await owner.ask(listVenueAlerts, {})).body;
  expect(items.map(({ cause }) => cause)).toContain("template_stopped");
});

test("a language that Meta does not take is refused at its field, and ours are sent as Meta spells them", async () => {
  const { owner, list } = await openConnected([]);
  const content = { header: "", body: "Olá.", footer: "", buttons: [], examples: { header: [], body: [] } };
  const save = (language: string) =>
    owner.ask(saveTemplate, { name: "hello", language, category: "utility", content });
  expect(await save("la")).toMatchObject({
    status: 422,
    body: { errors: [{ field: "language", code: "template_language_unknown" }] },
  });
  const { body } = await save("pt");
  expect(await save("pt-PT")).toMatchObject({ status: 422, body: { errors: [{ field: "name" }] } });
  const { template_id } = body as { template_id: string };
  expect((await owner.ask(submitTemplate, { template_id })).body).toMatchObject({ state: "submitted" });
  await owner.ask(readTemplatesAgain, {});
  expect(await list()).toMatchObject([{ name: "hello", language: "pt" }]);
});
