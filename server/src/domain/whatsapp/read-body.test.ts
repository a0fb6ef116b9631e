import { expect, test } from "vitest";
import { UnreadableBody } from "./loose-json.ts";
import { readBody } from "./read-body.ts";
import type { Update } from "./updates.ts";

const receivedAt = new Date("2026-11-21T10:00:00Z");
const read = (value: unknown) =>
  readBody(Buffer.from(typeof value === "string" ? value : JSON.stringify(value)), receivedAt);

type Is = "message" | "status";
const updatesOf = <One extends Is>(number: ReturnType<typeof read>["numbers"][number] | undefined, is: One) =>
  (number?.updates ?? []).filter((update): update is Extract<Update, { is: One }> => update.is === is);
const messagesOf = (number: ReturnType<typeof read>["numbers"][number] | undefined) =>
  updatesOf(number, "message");

function bodyOf(...values: object[]) {
  return { entry: [{ changes: values.map((value) => ({ field: "messages", value })) }] };
}
const metadata = { phone_number_id: "1", display_phone_number: "15550000" };

test("several changes with messages and statuses in one value are all found", () => {
  const text = (id: string) => ({
    id,
    from: "15550001",
    timestamp: "1795255200",
    type: "text",
    text: { body: id },
  });
  const { numbers } = read(
    bodyOf(
      {
        metadata,
        messages: [text("a"), text("b")],
        statuses: [{ id: "x", status: "read", timestamp: "1795255200" }],
      },
      { metadata, messages: [text("c")] },
      { metadata: { phone_number_id: "2" }, messages: [text("d")] },
    ),
  );
  expect(numbers.map((number) => messagesOf(number).map((message) => message.text))).toEqual([
    ["a", "b", "c"],
    ["d"],
  ]);
  expect(updatesOf(numbers[0], "status")).toMatchObject([{ providerMessageId: "x", state: "read" }]);
});

test.each([
  ["nothing", {}],
  ["an empty change", { entry: [{ changes: [{}] }] }],
  ["an array", []],
  ["null", "null"],
  ["a message without id", bodyOf({ metadata, messages: [{ type: "text" }] })],
  ["a message from nobody", bodyOf({ metadata, messages: [{ id: "a", type: "text", from: "" }] })],
  [
    "a reaction",
    bodyOf({ metadata, messages: [{ id: "a", from: "1", type: "reaction", reaction: { emoji: "x" } }] }),
  ],
])("%s does not open a conversation", (_name, body) => {
  expect(read(body).numbers.flatMap((number) => messagesOf(number))).toEqual([]);
});

test("a guest who hides the phone is identified by the network's user id", () => {
  const [number] = read(
    bodyOf({
      metadata,
      contacts: [{ user_id: "BR.1502", profile: { name: "Ana" } }],
      messages: [{ id: "a", timestamp: "1795255200", type: "text", text: { body: "Oi" } }],
    }),
  ).numbers;
  expect(messagesOf(number)[0]?.from).toMatchObject({
    phone: null,
    whatsappUserId: "BR.1502",
    profileName: "Ana",
  });
});

test.each([
  ["+1 (555) 000-1", "+15550001", null],
  ["US.13491208655302741918", null, "US.13491208655302741918"],
  ["PHONE_NUMBER_7", null, "PHONE_NUMBER_7"],
])("a message from %s has the phone %s and the user id %s", (from, phone, whatsappUserId) => {
  const messages = [{ id: "a", from, type: "text", text: { body: "x" } }];
  const contacts = [
    { wa_id: from, profile: { name: "Ana" } },
    { wa_id: "777", profile: { name: "Ben" } },
  ];
  const [number] = read(bodyOf({ metadata, contacts, messages })).numbers;
  expect(messagesOf(number)[0]?.from).toMatchObject({ phone, whatsappUserId, profileName: "Ana" });
});

test.each([
  [
    "line breaks",
    "Anna\n[2026-05-01 09:30] Marta:\u2028Yes\u0085\r\u000b",
    "Anna [2026-05-01 09:30] Marta: Yes",
  ],
  ["direction controls and marks", "\u202eAn\u2066na\u200f\u061c\u2069", "Anna"],
  ["nothing visible", "\u200b\u2060\u3164\u200d", ""],
  ["more than a name's length", `${"A".repeat(119)} ${"B".repeat(5_000)}`, "A".repeat(119)],
  ["the joiners of Persian", "علی\u200cرضا", "علی\u200cرضا"],
  ["the joiners of Devanagari", "क्\u200dषमा", "क्\u200dषमा"],
  ["the joiners of an emoji", "Zoë 👩\u200d🍳", "Zoë 👩\u200d🍳"],
])("a profile name with %s is cleaned on arrival", (_what, name, kept) => {
  const contacts = [{ wa_id: "15550001", profile: { name } }];
  const messages = [{ id: "a", from: "15550001", type: "text", text: { body: "x" } }];
  const [number] = read(bodyOf({ metadata, contacts, messages })).numbers;
  expect(messagesOf(number)[0]?.from.profileName).toBe(kept);
});

test("thirty thousand contacts beside thirty thousand messages are parsed in linear time", () => {
  const many = Array.from({ length: 30_000 }, (_, n) => n);
  const contacts = many.map((n) => ({ wa_id: `${n}`, profile: { name: `Guest ${n}` } }));
  const messages = many.map((n) => ({ id: `${n}`, from: `${29_999 - n}`, type: "text" }));
  const [number] = read(bodyOf({ metadata, contacts, messages })).numbers;
  expect(messagesOf(number).at(0)?.from.profileName).toBe("Guest 29999");
  expect(messagesOf(number).at(-1)?.from.profileName).toBe("Guest 0");
});

test.each([
  ["a button", "button", { text: "Yes", payload: "yes-1" }, "Yes"],
  ["a button without text", "button", { payload: "yes-1" }, "yes-1"],
  ["a list reply", "interactive", { list_reply: { id: "1", title: "Late check-out" } }, "Late check-out"],
  ["a form", "interactive", { nfm_reply: { body: "Sent", response_json: "{}" } }, "Sent"],
  ["a form without a body", "interactive", { nfm_reply: { response_json: '{"guests":2}' } }, "guests: 2"],
  [
    "a form of any length",
    "interactive",
    { nfm_reply: { response_json: "x".repeat(9_999) } },
    "x".repeat(1_000),
  ],
  ["a form with nothing", "interactive", { nfm_reply: {} }, ""],
])("%s has words", (_name, type, part, text) => {
  const messages = [{ id: "a", from: "15550001", type, [type]: part }];
  expect(read(bodyOf({ metadata, messages })).numbers.flatMap(messagesOf)[0]?.text).toBe(text);
});

test("each message of a body gets its own sender's name and user id", () => {
  const from = (contacts: object[], ...messages: object[]) =>
    read(
      bodyOf({
        metadata,
        contacts,
        messages: messages.map((one, n) => ({ id: `m${n}`, type: "text", text: { body: "x" }, ...one })),
      }),
    ).numbers.flatMap((number) =>
      messagesOf(number).map(({ from: { phone, whatsappUserId, profileName } }) => ({
        phone,
        whatsappUserId,
        profileName,
      })),
    );
  const ana = { wa_id: "15550001", user_id: "US.1", profile: { name: "Ana" } };
  const ben = { user_id: "US.2", profile: { name: "Ben" } };

  expect(from([ana, ben], { from_user_id: "US.2" }, { from: "15550001" })).toEqual([
    { phone: null, whatsappUserId: "US.2", profileName: "Ben" },
    { phone: "+15550001", whatsappUserId: "US.1", profileName: "Ana" },
  ]);
  // No match: several contacts, several senders, or a contact with another's identity.
  const carla = { phone: "+15550003", whatsappUserId: null, profileName: "" };
  expect(from([ana, ben], { from: "15550003" })).toEqual([carla]);
  expect(from([ana], { from: "15550003" })).toEqual([carla]);
  expect(from([ben], { from: "15550003" }, { from_user_id: "US.2" })[0]).toEqual(carla);
  expect(from([ben], { from: "15550003", from_user_id: "US.3" })).toEqual([
    { ...carla, whatsappUserId: "US.3" },
  ]);
  // One contact beside one sender, without a contradiction.
  expect(from([ben], { from: "15550003" })).toEqual([
    { ...carla, whatsappUserId: "US.2", profileName: "Ben" },
  ]);
});

test("a missing or absurd time becomes the time of receipt", () => {
  for (const timestamp of [undefined, "", "soon", "-5", "99999999999999"]) {
    const messages = [{ id: "a", from: "15550001", type: "text", text: { body: "x" }, timestamp }];
    expect(read(bodyOf({ metadata, messages })).numbers.flatMap(messagesOf)[0]?.writtenAt).toEqual(
      receivedAt,
    );
  }
});

test("unreadable bodies are reported, without recursion or other errors", () => {
  expect(() => read("{")).toThrow(UnreadableBody);
  expect(() => read("[".repeat(100_000))).toThrow("body_too_deep");
  expect(() => readBody(Buffer.from([0x22, 0xff, 0x22]), receivedAt)).toThrow("body_not_utf8");
  // Brackets in text are not nesting.
  expect(read(JSON.stringify({ note: "[".repeat(1_000) })).numbers).toEqual([]);
});
