import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { deleteGuest, exportGuest } from "@bellhop/contract/guests";
import { sendReply } from "@bellhop/contract/messages";
import { readModel } from "@bellhop/contract/model";
import { changeSettings } from "@bellhop/contract/settings";
import { readTranslation, setThreadTranslation, translateText } from "@bellhop/contract/translations";
import { beforeEach, expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { type ModelLimits, openReader } from "../../platform/model/index.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { fakeModel } from "../../testing/fake-model.ts";
import { findInDatabase } from "../../testing/find-everywhere.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const stand = await fakeModel();
const bellhop = await testBellhop({ MODEL_BASE_URL: stand.baseUrl, MODEL_NAME: "small" });
const { services } = bellhop;
const hotel = await openHotel(services, "Hotel Alpha");
const neighbour = await openHotel(services, "Hotel Beta");
const staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
const nextDoor = await signedIn(bellhop, neighbour.owner.sub, neighbour.venueId);
const change = (settings: object) => staff.ask(changeSettings, settings);

/** Without earlier failures. */
function translateWithin(limits: Partial<ModelLimits> = {}) {
  const { model: settings } = services.config;
  if (!settings) throw new Error("No model is configured");
  services.reader = openReader({ settings, log: services.log, clock: bellhop.clock, limits });
}
async function removeModel() {
  services.reader = undefined;
}
beforeEach(async () => {
  translateWithin({ totalMs: 30_000, firstTokenMs: 30_000, betweenMs: 30_000 });
  await change({
    readings: { enabled: true, month_tokens: null, guest_month_tokens: null },
    functionality: { translation: true },
  });
});

let guests = 0;

/** A new guest who has written this. */
async function conversationWith(text: string): Promise<string> {
  const from = `1555088${String(guests++).padStart(4, "0")}`;
  const message = { from, id: `wamid.t${guests}`, text, name: "Ada", at: bellhop.clock.now() };
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]))).toBe(200);
  const { items } = (await staff.ask(listConversations, { tab: "all", limit: 100 })).body;
  return items.find(({ guest }) => guest.phone === `+${from}`)?.conversation_id ?? "";
}

const german = "Bitte wecken Sie uns um 6:30 Uhr in Zimmer 507.";
const english = "Please wake us at 6:30 in room 507.";
const withoutFigures = (text: string) => text.replace(/\d+/gu, "#");
const line = { to: "English", source: withoutFigures(german), text: withoutFigures(english) };

const translate = async (conversation_id: string, text: string, language = "en") =>
  (await staff.ask(translateText, { conversation_id, text, language })).body;
const usage = async () => (await staff.ask(readModel, {})).body.usage;
const usedTokens = async () => (await usage()).tokens;
const rowsOf = (conversationId: string) =>
  asOwner(
    bellhop.ownerUrl,
    `select language, outcome, text from translations where conversation_id = '${conversationId}'`,
    hotel.venueId,
  );

test("a message is translated once, and its tokens count for the month", async () => {
  await stand.translates(line);
  const id = await conversationWith(german);
  const before = await usage();
  const first = await translate(id, german);
  expect(first).toEqual({
    ...{ conversation_id: id, language: "en", outcome: "translated", text: english },
    ...{ generated: true, failure: null },
  });
  const after = await usedTokens();
  expect(after).toBeGreaterThan(before.tokens);
  expect(await translate(id, german)).toEqual(first);
  expect(await usedTokens()).toBe(after);
  const [told, ...more] = await stand.requests();
  expect(more).toEqual([]);
  // Nothing but the text and the languages.
  expect(told?.request.prompt).toBe(
    `<from>German</from>\n<to>English</to>\n<text>\n${JSON.stringify(german)}\n</text>`,
  );
  expect((await translate(id, german.replace("507", "508"))).text).toContain("508");
  expect(await usage()).toMatchObject({ calls: before.calls + 2, answers: before.answers });
});

test("the same text at the same time is asked once", async () => {
  await stand.readAs("slow");
  const id = await conversationWith(german);
  const both = [translate(id, german), translate(id, german)];
  await expect.poll(async () => (await stand.requests()).length).toBe(1);
  await fetch(`${stand.baseUrl.replace("/v1", "")}/_control/reader`, { method: "DELETE" });
  const [one, other] = await Promise.all(both);
  expect(one).toMatchObject({ outcome: "unreliable" });
  expect(other).toEqual(one);
  expect(await stand.requests()).toHaveLength(1);
});

test.each([
  ["lies", { outcome: "unreliable", text: null, failure: null }],
  ["ignores_schema", { outcome: "failed", text: null, failure: "unusable" }],
  ["half", { outcome: "failed", text: null, failure: "unusable" }],
  ["dead", { outcome: "failed", text: null, failure: "unreachable" }],
  ["fence", { outcome: "translated", text: english, failure: null }],
  ["thinks", { outcome: "translated", text: english, failure: null }],
])("of a model that %s comes %j", async (reader, expected) => {
  await stand.translates(line);
  await stand.readAs(reader);
  const id = await conversationWith(german);
  expect(await translate(id, german)).toMatchObject(expected);
  // A failure is not kept; what was unreliable is.
  const rows = (await rowsOf(id)).map(({ outcome }) => outcome);
  expect(rows).toEqual(expected.outcome === "failed" ? [] : [expected.outcome]);
});

test.each(["en-GB", "en-xx-yy"])("a text is translated into %s", async (language) => {
  await stand.translates(line, { ...line, to: "British English" });
  const id = await conversationWith(german);
  expect(await translate(id, german, language)).toMatchObject({ outcome: "translated", text: english });
});

test("a slow model is given up, and the next call asks again", async () => {
  translateWithin({ totalMs: 200, firstTokenMs: 200 });
  await stand.readAs("slow");
  const id = await conversationWith(german);
  expect(await translate(id, german)).toMatchObject({ outcome: "failed", failure: "too_slow" });
  translateWithin();
  await stand.translates(line);
  await stand.readAs("table");
  expect(await translate(id, german)).toMatchObject({ outcome: "translated" });
});

test.each([
  ["is in the language", "Could you please bring two more towels to our room?", "en"],
  ["has no words", "507 👍", "en"],
])("a text that %s is not sent to the model", async (_what, text, language) => {
  const id = await conversationWith(text);
  expect(await translate(id, text, language)).toMatchObject({ outcome: "unneeded", text: null });
  expect(await stand.requests()).toEqual([]);
});

test.each([
  ["no_model", removeModel],
  ["not_allowed", () => change({ readings: { enabled: false } })],
  ["switched_off", () => change({ functionality: { translation: false } })],
])("%s: nothing is sent, and staff can know why", async (whyNot, prepare) => {
  const id = await conversationWith(german);
  expect((await staff.ask(readTranslation, {})).body).toEqual({ why_not: null });
  await prepare();
  expect((await staff.ask(readTranslation, {})).body).toEqual({ why_not: whyNot });
  expect(await translate(id, german)).toMatchObject({ outcome: "failed", failure: whyNot });
  expect(await stand.requests()).toEqual([]);
});

test("above the month's budget nothing is sent, and what is known is still shown", async () => {
  await stand.translates(line);
  const id = await conversationWith(german);
  await translate(id, german);
  await change({ readings: { month_tokens: 0 } });
  expect(await translate(id, german)).toMatchObject({ outcome: "translated", text: english });
  expect(await translate(id, `${german} Danke!`)).toMatchObject({ failure: "venue_budget" });
  expect(await stand.requests()).toHaveLength(1);
});

test("another hotel's conversation is not found", async () => {
  const id = await conversationWith(german);
  const asked = { conversation_id: id, text: german, language: "en" };
  expect((await nextDoor.ask(translateText, asked)).status).toBe(404);
  expect((await nextDoor.ask(setThreadTranslation, { conversation_id: id, is_on: true })).status).toBe(404);
  expect(await stand.requests()).toEqual([]);
});

test("the guest gets only the translation that was returned, and staff see both texts", async () => {
  const words = "We will call you at 6:30.";
  const translation = "Wir rufen Sie um 6:30 Uhr an.";
  await stand.translates({ to: "German", source: words, text: translation });
  const id = await conversationWith(german);
  const on = (await staff.ask(setThreadTranslation, { conversation_id: id, is_on: true })).body;
  expect(on).toMatchObject({ is_translated: true, guest: { language: "de" } });
  const reply = (text: string, translated_from = { text: words, language: "de" }) =>
    staff.ask(sendReply, { conversation_id: id, message_id: newId(), text, translated_from });
  expect(await reply(translation)).toMatchObject({
    status: 422,
    body: { errors: [{ code: "not_the_translation" }] },
  });
  await translate(id, words, "de");
  expect((await reply("Wir rufen Sie um 7:30 Uhr an.")).status).toBe(422);
  expect((await reply(translation, { text: words, language: "fr" })).status).toBe(422);
  expect(await reply(translation)).toMatchObject({
    status: 200,
    body: { text: translation, translated_from: { text: words, language: "de", generated: true } },
  });
  const { messages, conversation } = (await staff.ask(readConversation, { conversation_id: id })).body;
  expect(messages.at(-1)).toMatchObject({ text: translation, translated_from: { text: words } });
  expect(conversation.last_message?.text).toBe(words);
  // Exports say that a model wrote it.
  const exported = { guest_id: conversation.guest.guest_id, format: "csv" } as const;
  expect((await staff.ask(exportGuest, exported)).body.content).toMatch(
    /,Wir rufen Sie um 6:30 Uhr an\.,.*,yes,/u,
  );
});

test("translations of messages are in the guest's export, marked; words that were never sent are not", async () => {
  await stand.translates(line);
  const id = await conversationWith(german);
  await translate(id, german);
  await translate(id, "Do not tell Mrs Blavatsky yet", "de");
  const { conversation, messages } = (await staff.ask(readConversation, { conversation_id: id })).body;
  const { guest_id } = conversation.guest;
  const { content } = (await staff.ask(exportGuest, { guest_id, format: "json" })).body;
  expect(JSON.parse(content).translations).toEqual([
    {
      message_id: messages.find(({ text }) => text === german)?.message_id,
      language: "en",
      text: english,
      model: "small",
      generated: true,
    },
  ]);
  expect(content).not.toContain("Blavatsky");
});

test("nothing is left of a deleted guest", async () => {
  const words = "Good evening, Mrs Vandersloot";
  await stand.translates(line, { to: "German", source: words, text: "Guten Abend, Frau Vandersloot" });
  const id = await conversationWith(german);
  await translate(id, german);
  const { text = "" } = await translate(id, words, "de");
  const reply = { conversation_id: id, message_id: newId(), text: text ?? "" };
  const translated_from = { text: words, language: "de" };
  expect((await staff.ask(sendReply, { ...reply, translated_from })).status).toBe(200);
  await stand.readAs("handed");
  const late = translate(id, `${german} Danke, Petronella`);
  await expect.poll(async () => (await stand.requests()).length).toBe(3);
  const { guest } = (await staff.ask(readConversation, { conversation_id: id })).body.conversation;
  await staff.ask(deleteGuest, { guest_id: guest.guest_id });
  const control = `${stand.baseUrl.replace("/v1", "")}/_control/calls`;
  const [call] = (await (await fetch(control)).json()) as { id: number }[];
  const answer = { id: call?.id, answer: JSON.stringify({ translation: english }) };
  await fetch(control, { method: "POST", body: JSON.stringify(answer) });
  expect(await late).toMatchObject({ code: "not_found" });
  expect(await rowsOf(id)).toEqual([]);
  expect(await findInDatabase(bellhop.ownerUrl, ["vandersloot", "petronella"], [hotel.venueId])).toEqual([]);
  expect(await translate(id, german)).toMatchObject({ code: "not_found" });
});
