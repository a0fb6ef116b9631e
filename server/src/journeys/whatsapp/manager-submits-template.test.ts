import { listVenueAlerts } from "@bellhop/contract/alerts";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { changeGuest } from "@bellhop/contract/guests";
import {
  addDefaultTemplates,
  deleteTemplate,
  listTemplates,
  saveTemplate,
  sendTemplate,
  submitTemplate,
  type TemplateCategory,
  type TemplateContent,
} from "@bellhop/contract/templates";
import { connectWhatsapp } from "@bellhop/contract/whatsapp";
import { expect, test, vi } from "vitest";
import { newId } from "../../platform/ids.ts";
import { afterTest } from "../../testing/after-test.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
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

const arrival: TemplateContent = {
  header: "",
  body: "Hello {{1}}, your room is ready at {{2}}.",
  footer: "Hotel Splendide",
  buttons: [{ kind: "quick_reply", title: "Thank you" }],
  examples: { header: [], body: ["Anna", "15:00"] },
};

let hotels = 0;

/** A hotel on WhatsApp with one guest, who has written. */
async function openConnected() {
  hotels += 1;
  const hotel = await openHotel(bellhop.services, `Hotel ${hotels}`);
  const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  const [number, account, guest] = [`6600${hotels}`, `5500${hotels}`, `1555010${hotels}`];
  const phone_numbers = [{ id: number, status: "CONNECTED", pin: "123456" }];
  await control("accounts", { waba_id: account, phone_numbers });
  await owner.ask(connectWhatsapp, {
    waba_id: account,
    phone_type: "cloud_api",
    meta_phone_number_id: number,
    business_id: "99",
    access_token: `token-${hotels}`,
  });
  const write = (text: string) =>
    deliver(bellhop, textsBody(number, [{ from: guest, id: newId(), text }]), secret);
  await write("Hello");
  const [conversation] = (await owner.ask(listConversations, { tab: "all" })).body.items;
  const conversation_id = conversation?.conversation_id ?? "";
  const report = (state: string, more: object = {}) =>
    control("template-state", { waba_id: account, name: "room_ready", language: "en", state, ...more });
  return { hotel, owner, guest, write, conversation_id, report };
}

const save = (
  owner: Caller,
  changes: Partial<TemplateContent> = {},
  category: TemplateCategory = "utility",
) =>
  owner.ask(saveTemplate, {
    name: "room_ready",
    language: "en",
    category,
    content: { ...arrival, ...changes },
  });

const listOf = async (owner: Caller) => (await owner.ask(listTemplates, {})).body.items;

/** A hotel with an approved template, and a function that sends it. */
async function openApproved(category: TemplateCategory = "utility") {
  const at = await openConnected();
  const { template_id } = (await save(at.owner, {}, category)).body;
  await at.owner.ask(submitTemplate, { template_id });
  await at.report("APPROVED");
  const send = (body = ["Anna", "15:00"], message_id = newId()) =>
    at.owner.ask(sendTemplate, {
      conversation_id: at.conversation_id,
      message_id,
      template_id,
      values: { header: [], body },
    });
  return { ...at, template_id, send };
}

/** The templates that a guest got. A slow test leaves the assistant the time to answer the guest's "Hello" too. */
async function templatesTo(guest: string): Promise<string[]> {
  const { messages } = (await graph.control("GET", "ledger")) as { messages: { to: string; text: string }[] };
  return messages
    .filter(({ to, text }) => to === guest && text.includes("your room is ready"))
    .map(({ text }) => text);
}

test("a template is saved, submitted, approved, sent and delivered", async () => {
  const { owner, guest, conversation_id, report } = await openConnected();
  const saved = await save(owner);
  expect(saved).toMatchObject({ status: 200, body: { state: "draft", content: arrival } });
  const { template_id } = saved.body;
  expect((await owner.ask(submitTemplate, { template_id })).body).toMatchObject({ state: "submitted" });
  expect((await owner.ask(submitTemplate, { template_id })).status).toBe(409);
  const edit = {
    template_id,
    name: "room_ready",
    language: "en",
    category: "utility",
    content: arrival,
  } as const;
  expect((await owner.ask(saveTemplate, edit)).status).toBe(409);
  expect(await report("APPROVED")).toMatchObject({ status: 200 });
  expect(await listOf(owner)).toMatchObject([{ template_id, state: "approved", reason: null }]);

  const message_id = newId();
  const values = { header: [], body: ["Anna", "15:00"] };
  const sent = await owner.ask(sendTemplate, { conversation_id, message_id, template_id, values });
  expect(sent.body).toMatchObject({ kind: "template", text: "Hello Anna, your room is ready at 15:00." });
  await bellhop.runDueJobs();
  await vi.waitFor(async () => {
    const { messages } = (await owner.ask(readConversation, { conversation_id })).body;
    const found = messages.find((one) => one.message_id === message_id);
    expect(found?.state).toMatch(/delivered|read/);
  });
  expect(await templatesTo(guest)).toEqual(["Hello Anna, your room is ready at 15:00.\nHotel Splendide"]);
});

test("a rejected template shows Meta's reason, and is edited and submitted again under its id", async () => {
  const { owner, report } = await openConnected();
  const { template_id } = (await save(owner)).body;
  await owner.ask(submitTemplate, { template_id });
  await report("REJECTED", { reason: "TAG_CONTENT_MISMATCH" });
  expect(await listOf(owner)).toMatchObject([{ state: "rejected", reason: "TAG_CONTENT_MISMATCH" }]);
  const edited = await owner.ask(saveTemplate, {
    template_id,
    name: "room_ready",
    language: "en",
    category: "utility",
    content: { ...arrival, footer: "" },
  });
  expect(edited.body).toMatchObject({ template_id, state: "draft", reason: null });
  expect((await owner.ask(submitTemplate, { template_id })).body.state).toBe("submitted");
  await report("APPROVED");
  expect(await listOf(owner)).toMatchObject([{ state: "approved", content: { footer: "" } }]);
});

test("a paused template is not sent, and staff are alerted", async () => {
  const { owner, guest, report, send } = await openApproved();
  await report("PAUSED", { description: "Guests blocked this template" });
  expect(await listOf(owner)).toMatchObject([{ state: "paused", reason: "Guests blocked this template" }]);
  const because = "template_not_approved";
  expect(await send()).toMatchObject({
    status: 409,
    body: { code: "not_possible_now", params: { because } },
  });
  const causes = (await owner.ask(listVenueAlerts, {})).body.items.map(({ cause }) => cause);
  expect(causes).toContain("template_stopped");
  bellhop.clock.pass(10_000);
  await bellhop.runDueJobs();
  expect(await templatesTo(guest)).toEqual([]);
});

test("what Meta would refuse is refused with its field", async () => {
  const { owner } = await openConnected();
  const wrong: [Partial<TemplateContent>, field: string, code: string][] = [
    [{ body: "Hello {{1}}, at {{3}}." }, "content.body", "slots_not_numbered"],
    [{ body: "Hello {{name}}, welcome." }, "content.body", "slots_not_numbered"],
    [{ body: "{{1}}, your room is ready at {{2}}." }, "content.body", "slot_at_edge"],
    [{ body: "Hello {{1}}, your room is ready at {{2}}" }, "content.body", "slot_at_edge"],
    [{ body: " " }, "content.body", "text_missing"],
    [{ examples: { header: [], body: ["Anna"] } }, "content.examples.body", "examples_missing"],
    [{ header: "Room {{1}}" }, "content.examples.header", "examples_missing"],
    [
      { header: "{{1}} {{2}}", examples: { header: ["Room", "7"], body: ["Anna", "15:00"] } },
      "content.header",
      "slots_not_numbered",
    ],
    [{ buttons: [{ kind: "quick_reply", title: " " }] }, "content.buttons.0.title", "text_missing"],
    [{ footer: "Hotel {{1}}" }, "content.footer", "footer_has_slots"],
    [
      { buttons: [{ kind: "url", title: "Book", url: "http://hotel.example" }] },
      "content.buttons.0.url",
      "url_invalid",
    ],
    [
      { buttons: [{ kind: "url", title: "Book", url: "https://hotel.example/{{1}}" }] },
      "content.buttons.0.url",
      "url_invalid",
    ],
  ];
  for (const [changes, field, code] of wrong) {
    const { status, body } = await save(owner, changes);
    expect({ changes, status, errors: body.errors }).toMatchObject({
      status: 422,
      errors: [{ field, code }],
    });
  }
  expect(await listOf(owner)).toEqual([]);
});

test("each empty or unsendable value is refused with its slot", async () => {
  const { send } = await openApproved();
  const errorsOf = async (values: string[]) => (await send(values)).body.errors;
  expect(await errorsOf(["Anna"])).toMatchObject([{ field: "values.body.1", code: "slot_empty" }]);
  expect(await errorsOf([" ", "15:00"])).toMatchObject([{ field: "values.body.0", code: "slot_empty" }]);
  expect(await errorsOf(["Anna", "3\n4"])).toMatchObject([
    { field: "values.body.1", code: "slot_has_line_break" },
  ]);
  expect(await errorsOf(["Anna", "15:00", "more"])).toMatchObject([
    { field: "values.body", code: "too_many" },
  ]);
});

test("guests who wrote STOP get no marketing until START", async () => {
  const { write, send } = await openApproved("marketing");
  await write("STOP");
  expect(await send()).toMatchObject({ status: 409, body: { code: "guest_opted_out" } });
  await write("START");
  expect((await send()).status).toBe(200);
});

test("guests who have refused offers at the desk get no marketing", async () => {
  const { owner, conversation_id, send } = await openApproved("marketing");
  const { items } = (await owner.ask(listConversations, { tab: "all" })).body;
  const guest = items.find((one) => one.conversation_id === conversation_id)?.guest;
  const guest_id = guest?.guest_id ?? "";
  expect((await owner.ask(changeGuest, { guest_id, consent: { offers: false } })).status).toBe(200);
  expect(await send()).toMatchObject({ status: 409, body: { code: "guest_opted_out" } });
  await owner.ask(changeGuest, { guest_id, consent: { offers: null } });
  expect((await send()).status).toBe(200);
});

test("the same message id is one message", async () => {
  const { guest, send } = await openApproved();
  const messageId = newId();
  const [first, second] = [await send(["Anna", "15:00"], messageId), await send(["Ben", "16:00"], messageId)];
  expect(second).toMatchObject({ status: 200, body: { message_id: messageId, text: first.body.text } });
  await bellhop.runDueJobs();
  expect(await templatesTo(guest)).toHaveLength(1);
});

test("the ready-made templates are added once, in the venue's languages", async () => {
  const { hotel, owner } = await openConnected();
  await asOwner(bellhop.ownerUrl, "update venues set languages = '{en,de}'", hotel.venueId);
  const { items } = (await owner.ask(addDefaultTemplates, {})).body;
  expect(new Set(items.map(({ language }) => language))).toEqual(new Set(["en", "de"]));
  expect((await owner.ask(addDefaultTemplates, {})).body.items).toEqual([]);
  expect(await listOf(owner)).toHaveLength(items.length);
  for (const { template_id, name } of items) {
    const { state, reason } = (await owner.ask(submitTemplate, { template_id })).body;
    expect({ name, state, reason }).toEqual({ name, state: "submitted", reason: null });
  }
});

test("a name exists once for each language, and is free again after it is deleted", async () => {
  const { owner } = await openConnected();
  const { template_id } = (await save(owner)).body;
  await owner.ask(submitTemplate, { template_id });
  expect(await save(owner)).toMatchObject({
    status: 422,
    body: { errors: [{ field: "name", code: "template_exists" }] },
  });
  await owner.ask(deleteTemplate, { template_id });
  const again = (await save(owner)).body;
  expect((await owner.ask(submitTemplate, { template_id: again.template_id })).body.state).toBe("submitted");
});
