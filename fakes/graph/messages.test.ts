import { afterAll, expect, test } from "vitest";
import { guest, openTestGraph } from "./test-graph.ts";

const graph = await openTestGraph();
afterAll(graph.close);

const { id: imageId } = await graph.control("media", { phone_number_id: "9001", mime_type: "image/png" });
const body = { text: "Which one?" };
const reply = (id: string, title = id) => ({ type: "reply", reply: { id, title } });
const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `${n}`, title: `Row ${n}` }));
const buttons = (...all: object[]) => ({ type: "button", body, action: { buttons: all } });
const list = (...sections: object[]) => ({ type: "list", body, action: { button: "Choose", sections } });
const link = (url: string) => ({
  type: "cta_url",
  body,
  action: { name: "cta_url", parameters: { display_text: "Open", url } },
});
const location = { latitude: 41.0, longitude: 28.97, name: "Hotel Alpha" };
const contact = { name: { formatted_name: "Ana Costa", first_name: "Ana" } };

test.each([
  ["image", { id: imageId, caption: "The view" }, "image"],
  ["audio", { link: "https://files.example/a.mp3" }, "audio"],
  ["video", { link: "https://files.example/a.mp4", caption: "The pool" }, "video"],
  ["document", { link: "https://files.example/a.pdf", filename: "menu.pdf" }, "document"],
  ["sticker", { link: "https://files.example/a.webp" }, "sticker"],
  ["location", location, "location"],
  ["contacts", [contact], "contacts"],
  ["reaction", { message_id: "wamid.1", emoji: "👍" }, "reaction"],
  ["reaction", { message_id: "wamid.1", emoji: "" }, "reaction"],
  ["interactive", buttons(reply("yes"), reply("no")), "interactive.button"],
  ["interactive", list({ rows: rows(10) }), "interactive.list"],
  ["interactive", link("https://hotel.example/"), "interactive.cta_url"],
  [
    "interactive",
    { type: "location_request_message", body, action: { name: "send_location" } },
    "interactive.location_request_message",
  ],
])("a message of type %s is accepted and recorded: %o", async (type, payload, kind) => {
  expect(await graph.send({ type, [type]: payload, context: { message_id: "wamid.q" } })).toMatchObject({
    messages: [{}],
  });
  const { messages } = await graph.control("ledger");
  expect(messages.at(-1)).toMatchObject({ type, kind, payload, quoted_id: "wamid.q" });
});

test.each([
  ["image", {}, 131_008],
  ["image", { id: "1" }, 100],
  ["image", { link: "ftp://files.example/a" }, 100],
  ["video", { id: imageId }, 131_053],
  ["audio", { link: "https://files.example/a.mp3", caption: "No" }, 100],
  ["image", { id: imageId, caption: "x".repeat(1025) }, 131_009],
  ["location", { latitude: 91, longitude: 0 }, 131_009],
  ["contacts", [], 100],
  ["contacts", [{ name: { formatted_name: "Ana" } }], 131_009],
  ["reaction", { emoji: "👍" }, 100],
  ["interactive", { body, action: {} }, 100],
  ["interactive", { type: "poll", body, action: {} }, 100],
  ["interactive", { ...buttons(reply("a")), body: undefined }, 100],
  ["interactive", buttons(reply("a"), reply("b"), reply("c"), reply("d")), 131_009],
  ["interactive", buttons(reply("a", "x".repeat(21))), 131_009],
  ["interactive", buttons(reply("a", "Yes"), reply("b", "Yes")), 131_009],
  ["interactive", list({ rows: rows(11) }), 131_009],
  ["interactive", list({ title: "A", rows: rows(6) }, { title: "B", rows: rows(6) }), 131_009],
  ["interactive", list({ rows: rows(1) }, { rows: rows(1) }), 100],
  ["interactive", list({ rows: [{ id: "a", title: "x".repeat(25) }] }), 131_009],
  ["interactive", link("javascript:alert(1)"), 131_009],
  ["poll", {}, 100],
])("a message of type %s is refused: %o", async (type, payload, code) => {
  expect(await graph.send({ type, [type]: payload })).toMatchObject({ code });
});

test("a guest who hides the phone is asked for it, and no user id is a phone", async () => {
  const ask = (name: string) => ({
    type: "interactive",
    interactive: { type: "request_contact_info", body: { text: "Your phone?" }, action: { name } },
  });
  expect(await graph.send({ ...ask("send"), to: undefined, recipient: "BR.1502" })).toMatchObject({
    code: 100,
  });
  const sent = await graph.send({ ...ask("request_contact_info"), to: undefined, recipient: "BR.1502" });
  expect(sent.messages).toHaveLength(1);
  expect(await graph.send({ to: "BR.1502150215", text: { body: "Oi" } })).toMatchObject({ code: 131_009 });
});

test("a guest who hides the phone is written to by user id", async () => {
  const sent = await graph.send({ to: undefined, recipient: "BR.1502", text: { body: "Oi" } });
  expect(sent.contacts).toEqual([{ input: "BR.1502", user_id: "BR.1502" }]);
});

test("a message is marked as read, with or without typing", async () => {
  const read = { status: "read", message_id: "wamid.1" };
  expect(await graph.send({ ...read, typing_indicator: { type: "text" } })).toEqual({ success: true });
  expect(await graph.send(read)).toEqual({ success: true });
  expect(await graph.send({ ...read, typing_indicator: {} })).toMatchObject({ code: 100 });
  expect(await graph.send({ status: "deleted", message_id: "wamid.1" })).toMatchObject({ code: 100 });
  const { reads } = await graph.control("ledger");
  expect(reads).toMatchObject([
    { message_id: "wamid.1", typing: true },
    { message_id: "wamid.1", typing: false },
  ]);
});

const template = {
  name: "arrival",
  language: "en",
  category: "UTILITY",
  components: [
    { type: "HEADER", format: "IMAGE", example: { header_handle: ["h"] } },
    { type: "BODY", text: "Hello {{1}}, room {{2}} is ready.", example: { body_text: [["Ana", "12"]] } },
    {
      type: "BUTTONS",
      buttons: [
        { type: "QUICK_REPLY", text: "Thanks" },
        { type: "URL", text: "Open", url: "https://a.example/{{1}}", example: ["x"] },
      ],
    },
  ],
};
const text = (value: string) => ({ type: "text", text: value });
const header = { type: "header", parameters: [{ type: "image", image: { id: imageId } }] };
const filled = (...values: string[]) => ({ type: "body", parameters: values.map(text) });
const button = { type: "button", sub_type: "url", index: "1", parameters: [text("r1")] };
const sendTemplate = (components: object[], more = {}) =>
  graph.send({
    type: "template",
    template: { name: "arrival", language: { code: "en" }, components, ...more },
  });

test("a template is sent only if it is approved and all parameters are there", async () => {
  const all = [header, filled("Ana", "12"), button];
  expect(await sendTemplate(all)).toEqual({ status: 404, code: 132_001 });
  const { id } = await graph.control("templates", template);
  const sentAs = async (components: object[], more = {}) =>
    (await sendTemplate(components, more)).code ?? "sent";
  expect(await sentAs(all)).toBe("sent");
  expect((await graph.control("ledger")).messages.at(-1).text).toBe("Hello Ana, room 12 is ready.");
  expect(await sentAs(all, { language: { code: "de" } })).toBe(132_001);
  expect(await sentAs([header, filled("Ana"), button])).toBe(132_000);
  expect(await sentAs([header, filled("Ana", "12", "?"), button])).toBe(132_000);
  expect(await sentAs([header, filled("Ana", ""), button])).toBe(131_008);
  expect(await sentAs([header, filled("Ana\nB", "12"), button])).toBe(132_018);
  expect(await sentAs([filled("Ana", "12"), button])).toBe(132_012);
  expect(await sentAs([header, filled("Ana", "12")])).toBe(131_008);
  expect(await sentAs([...all, { type: "footer" }])).toBe(132_012);
  await graph.control("template-state", { template_id: id, state: "PAUSED" });
  expect(await sentAs(all)).toBe(132_015);
  await graph.control("template-state", { template_id: id, state: "DISABLED" });
  expect(await sentAs(all)).toBe(132_016);
  await graph.control("template-state", { template_id: id, state: "PENDING" });
  expect(await sentAs(all)).toBe(132_001);
});

const statusesOf = (id: string) =>
  graph.heard.flatMap(({ value }) => value.statuses ?? []).filter((status) => status.id === id);

test("reports carry the price, and without a payment method later messages are never delivered", async () => {
  const numbers = (left: number) => [{ id: "9001", free_messages_left: left }];
  await graph.control("accounts", { phone_numbers: numbers(1) });
  const free = (await graph.send({ text: { body: "free" } })).messages[0].id;
  const charged = (await graph.send({ text: { body: "charged" } })).messages[0].id;
  const price = { pricing_model: "PMP", category: "service" };
  await expect.poll(() => statusesOf(free).length).toBe(3);
  await expect.poll(() => statusesOf(charged).length).toBe(3);
  expect(statusesOf(free).find(({ status }) => status === "sent").pricing).toMatchObject({
    ...price,
    billable: false,
  });
  expect(statusesOf(charged).find(({ status }) => status === "sent").pricing).toMatchObject({
    ...price,
    billable: true,
  });

  await graph.control("accounts", { primary_funding_id: null });
  const silent = (await graph.send({ text: { body: "silent" } })).messages[0].id;
  await graph.control("accounts", { primary_funding_id: "7", phone_numbers: numbers(1_000) });
  const later = (await graph.send({ text: { body: "later" } })).messages[0].id;
  await expect.poll(() => statusesOf(later).length).toBe(3);
  expect(statusesOf(silent)).toEqual([]);
});

test("outside the window a free message is refused, or fails later", async () => {
  const hi = { text: { body: "Hi" } };
  const day = 24 * 60 * 60;
  const now = Math.floor(Date.now() / 1000);
  const writes = (timestamp: number) =>
    graph.control("guest-writes", { phone_number_id: "9001", wa_id: guest, text: "Hi", timestamp });
  await graph.control("window", { rule: "error" });
  await writes(now - day - 5);
  expect(await graph.send(hi)).toMatchObject({ code: 131_047 });
  await writes(now - day + 60);
  expect(await graph.send(hi)).toMatchObject({ messages: [{}] });
  await graph.control("window", { rule: "status" });
  const { id } = (await graph.send({ ...hi, to: "905325550199" })).messages[0];
  await expect.poll(() => statusesOf(id)).toMatchObject([{ status: "failed", errors: [{ code: 131_047 }] }]);
  await graph.control("window", { rule: "off" });
});

test.each([
  ["*bold*, _italic_ and ~struck~", "bold, italic and struck"],
  ["2*3*4 and snake_case_word", "2*3*4 and snake_case_word"],
  ["*_both_* (`code *a*`)", "both (code *a*)"],
  ["```_a_ *b*``` *c*", "_a_ *b* c"],
  ["> quoted\n* listed\n- too", "quoted\n• listed\n• too"],
])("a phone shows %j as %j", async (text, shown) => {
  await graph.send({ type: "text", text: { body: text } });
  const { messages } = await graph.control("ledger");
  expect(messages.at(-1)).toMatchObject({ text, shown });
});
