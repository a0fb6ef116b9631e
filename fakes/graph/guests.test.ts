import { afterAll, beforeEach, expect, test } from "vitest";
import { type Any, guest, openTestGraph } from "./test-graph.ts";

const graph = await openTestGraph();
afterAll(graph.close);
beforeEach(() => void graph.heard.splice(0));

const post = (events: object[], more: object = {}) =>
  graph.control("guest-events", { phone_number_id: "9001", wa_id: guest, name: "Elif", events, ...more });
const messagesHeard = (): Any[] => graph.heard.flatMap(({ value }) => value.messages ?? []);

test.each([
  [
    { kind: "text", text: "Merhaba 👋" },
    { type: "text", text: { body: "Merhaba 👋" } },
  ],
  [
    { kind: "image", caption: "Look" },
    { type: "image", image: { mime_type: "image/jpeg", caption: "Look" } },
  ],
  [{ kind: "voice" }, { type: "audio", audio: { mime_type: "audio/ogg; codecs=opus", voice: true } }],
  [{ kind: "audio" }, { type: "audio", audio: { voice: false } }],
  [{ kind: "video" }, { type: "video", video: { mime_type: "video/mp4" } }],
  [
    { kind: "document", filename: "id.pdf" },
    { type: "document", document: { filename: "id.pdf" } },
  ],
  [{ kind: "sticker" }, { type: "sticker", sticker: { animated: false } }],
  [
    { kind: "location", latitude: 1, longitude: 2 },
    { type: "location", location: { latitude: 1, longitude: 2 } },
  ],
  [
    { kind: "contacts", contacts: [{}] },
    { type: "contacts", contacts: [{}] },
  ],
  [
    { kind: "button", text: "Yes" },
    { type: "button", button: { text: "Yes", payload: "Yes" } },
  ],
  [
    { kind: "button_reply", id: "1", title: "Yes" },
    { type: "interactive", interactive: { button_reply: { id: "1", title: "Yes" } } },
  ],
  [
    { kind: "list_reply", id: "1", title: "Spa" },
    { type: "interactive", interactive: { list_reply: { id: "1", title: "Spa" } } },
  ],
  [
    { kind: "reaction", target_id: "m1", emoji: "❤" },
    { type: "reaction", reaction: { message_id: "m1", emoji: "❤" } },
  ],
  [
    { kind: "edit", target_id: "m1", text: "New" },
    { type: "edit", edit: { original_message_id: "m1" } },
  ],
  [
    { kind: "revoke", target_id: "m1" },
    { type: "revoke", revoke: { original_message_id: "m1" } },
  ],
  [
    { kind: "user_changed_number", new_wa_id: "905325550199" },
    { type: "system", system: { type: "user_changed_number", wa_id: "905325550199" } },
  ],
  [{ kind: "unsupported" }, { type: "unsupported", errors: [{ code: 131_051 }] }],
  [
    { kind: "raw", message: { type: "order", order: {} } },
    { type: "order", order: {} },
  ],
])("an event %o becomes a signed webhook", async (event, message) => {
  const { message_ids } = await post([{ ...event, quoted_id: "wamid.q" }]);
  expect(graph.heard).toMatchObject([{ signed: true, field: "messages" }]);
  expect(messagesHeard()).toMatchObject([
    { id: message_ids[0], from: guest, context: { id: "wamid.q" }, ...message },
  ]);
});

test("the bytes of a guest's picture can be downloaded by the id in the webhook", async () => {
  await post([{ kind: "image", base64: Buffer.from("picture").toString("base64") }]);
  const { id, sha256 } = messagesHeard()[0].image;
  const described = await graph.get(id);
  expect(described).toMatchObject({ file_size: 7, sha256: Buffer.from(sha256, "base64").toString("hex") });
});

test("staff's messages on the phone arrive as echoes", async () => {
  await post([{ kind: "echo", message: { kind: "text", text: "See you at 3" } }]);
  expect(graph.heard).toMatchObject([
    {
      field: "smb_message_echoes",
      value: { message_echoes: [{ from: "15550009001", to: guest, text: { body: "See you at 3" } }] },
    },
  ]);
});

test("the phone's history arrives in chunks, or is declined", async () => {
  const messages = [
    { kind: "text", text: "Hi", by_guest: true, timestamp: 1_780_000_000 },
    { kind: "text", text: "Welcome" },
  ];
  await post([
    { kind: "history", messages, phase: 1, chunk_order: 2, progress: 40 },
    { kind: "history", declined: true },
  ]);
  const [chunk, declined] = graph.heard.map(({ value }) => value.history[0]);
  expect(chunk.metadata).toEqual({ phase: 1, chunk_order: 2, progress: 40 });
  expect(chunk.threads).toMatchObject([
    {
      id: guest,
      messages: [
        { from: guest, timestamp: "1780000000" },
        { from: "15550009001", to: guest },
      ],
    },
  ]);
  expect(declined.errors).toMatchObject([{ code: 2_593_109 }]);
});

test("events come twice, apart, in another order or in one body", async () => {
  const five = Array.from({ length: 5 }, (_, n) => ({ kind: "text", text: `${n}`, message_id: `m${n}` }));
  const texts = () => messagesHeard().map(({ id }) => id);
  await post(five.slice(0, 1), { duplicate: 3 });
  expect(new Set(graph.heard.map(({ body }) => body)).size).toBe(1);
  expect(texts()).toEqual(["m0", "m0", "m0"]);
  graph.heard.splice(0);
  const started = performance.now();
  await post(five, { delay_ms: 20, shuffle: true });
  expect(performance.now() - started).toBeGreaterThan(75);
  expect(texts().sort()).toEqual(["m0", "m1", "m2", "m3", "m4"]);
  graph.heard.splice(0);
  await post(five, { one_body: true });
  expect(graph.heard).toHaveLength(1);
  expect(texts()).toEqual(["m0", "m1", "m2", "m3", "m4"]);
});

test("another agent answers on the number, hands over, and calls are reported", async () => {
  const hidden = { wa_id: undefined, user_id: "BR.1502" };
  await post(
    [
      { kind: "text", text: "Oi", on_standby: true },
      { kind: "agent_echo", text: "Olá" },
      { kind: "handover", type: "control_passed" },
      { kind: "call", event: "terminate", status: "FAILED" },
    ],
    hidden,
  );
  expect(graph.heard).toMatchObject([
    { field: "standby", value: { standby: { messages: [{ from_user_id: "BR.1502" }] } } },
    { field: "standby", value: { standby: { message_echoes: [{ message: { recipient: "BR.1502" } }] } } },
    {
      field: "messaging_handovers",
      value: { sender: { user_id: "BR.1502" }, control_passed: { new_owner_role: "escalation" } },
    },
    { field: "calls", value: { calls: [{ event: "terminate", from_user_id: "BR.1502" }] } },
  ]);
  expect(graph.heard[2]?.value.metadata).toBeUndefined();
});

test("a guest who hides the phone has only a user id", async () => {
  await post([{ kind: "text", text: "Oi" }], { wa_id: undefined, user_id: "BR.1502" });
  expect(graph.heard[0]?.value).toMatchObject({
    contacts: [{ user_id: "BR.1502" }],
    messages: [{ from_user_id: "BR.1502" }],
  });
  expect(messagesHeard()[0].from).toBeUndefined();
});
