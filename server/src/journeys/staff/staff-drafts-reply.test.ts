import { updateConciergeGeneral } from "@bellhop/contract/concierge";
import { listConversations, markQuestionAnswered } from "@bellhop/contract/conversations";
import { changeSettings } from "@bellhop/contract/settings";
import { draftReply } from "@bellhop/contract/translations";
import { beforeEach, expect, test } from "vitest";
import { addEntries } from "../../domain/knowledge/index.ts";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { fakeModel } from "../../testing/fake-model.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";
import { publishFirstVersion } from "../assistant/staff-publishes-assistant.ts";

const stand = await fakeModel();
const bellhop = await testBellhop({ MODEL_BASE_URL: stand.baseUrl, MODEL_NAME: "small" });
const { services } = bellhop;
const hotel = await openHotel(services, "Hotel Alpha");
const neighbour = await openHotel(services, "Hotel Beta");
const staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
const nextDoor = await signedIn(bellhop, neighbour.owner.sub, neighbour.venueId);

await services.db.atVenue(hotel.venueId, async (at) => {
  const entry = (title: string, text: string, more: object = {}) => ({
    entryId: newId(),
    section: "faq" as const,
    texts: { en: { title, text } },
    ...more,
  });
  await addEntries(at, null, [
    entry("Lake", "The lake is 300 m away."),
    entry("Safe", "The safe's master code is 7319.", { internal: true }),
    entry("Sauna", "The sauna is for guests of the house.", { scope: "in_house" }),
  ]);
  await publishFirstVersion(at, null);
});

let conversation_id: string;
let question: { question_id: string; language: string };
let guests = 0;
/** A question that waits for staff, at a hotel whose model may read. */
beforeEach(async () => {
  await staff.ask(changeSettings, { readings: { enabled: false } });
  const from = `1555099${String(guests++).padStart(4, "0")}`;
  const message = { from, id: `wamid.d${guests}`, text: "Do you have a helipad?", name: "Ada" };
  await deliver(bellhop, textsBody(hotel.phoneNumberId, [{ ...message, at: bellhop.clock.now() }]));
  bellhop.clock.pass(3_500);
  await bellhop.runDueJobs();
  await staff.ask(changeSettings, { readings: { enabled: true } });
  const { items } = (await staff.ask(listConversations, { tab: "all" })).body;
  const conversation = items.find(({ guest }) => guest.phone === `+${from}`);
  conversation_id = conversation?.conversation_id ?? "";
  question = { question_id: conversation?.open_questions[0]?.question_id ?? "", language: "en" };
});
const draft = async () => (await staff.ask(draftReply, question)).body;
const drafted = () =>
  asOwner(
    bellhop.ownerUrl,
    `select failure from readings where purpose = 'draft' and conversation_id = '${conversation_id}'`,
    hotel.venueId,
  );

test("nothing is asked until the venue lets the model read", async () => {
  await staff.ask(changeSettings, { readings: { enabled: false } });
  expect(await draft()).toMatchObject({ text: "", failure: "not_allowed", generated: true });
  expect(await stand.requests()).toEqual([]);
});

test("a draft has its sources, and marks what has none", async () => {
  await stand.says({ reply: "Our garage has 40 places. The sauna is free for you.", statements: [1, 99, 1] });
  const { text, sources, unsourced, failure } = await draft();
  expect(failure).toBeNull();
  expect(sources).toMatchObject([{ quote: "Our garage has 40 places at €18 a night." }]);
  expect(unsourced.map(({ from, to }) => text.slice(from, to)).join(" ")).toContain("sauna is free");
  const [told] = await stand.requests();
  // Not for this guest, who has no stay.
  expect(told?.request.prompt).toContain("The lake is 300 m away.");
  expect(told?.request.prompt).not.toMatch(/7319|sauna|Ada|15550990001/);
  expect(await drafted()).toEqual([{ failure: null }]);
});

test("the guest's own words are no source", async () => {
  await stand.says({ reply: "Yes, our helipad has 40 places.", statements: [1] });
  const { text, unsourced } = await draft();
  expect(unsourced.map(({ from, to }) => text.slice(from, to)).join(" ")).toContain("helipad");
});

test("a model that does not answer as it must leaves no draft", async () => {
  await stand.says("Certainly! The helipad is on the roof.");
  expect(await draft()).toMatchObject({ text: "", sources: [], failure: "unusable" });
  await stand.fault({ fault: "error", status: 500 });
  expect(await draft()).toMatchObject({ text: "", failure: "unreachable" });
});

test("another hotel's question is not found, nor is one that never was; an answered one is refused", async () => {
  await nextDoor.ask(changeSettings, { readings: { enabled: true } });
  expect((await nextDoor.ask(draftReply, question)).status).toBe(404);
  expect((await staff.ask(draftReply, { ...question, question_id: newId() })).status).toBe(404);
  await staff.ask(markQuestionAnswered, { conversation_id, question_id: question.question_id });
  expect(await draft()).toMatchObject({ code: "wrong_state" });
  expect(await stand.requests()).toEqual([]);
});

test("a draft is written in the voice that is published", async () => {
  await staff.ask(changeSettings, { assistant: { voice: "Warm and short." } });
  const prompt = async () => {
    await stand.says({ reply: "We will find out.", statements: [] });
    await draft();
    return (await stand.requests()).at(-1)?.request.prompt;
  };
  expect(await prompt()).not.toContain("<voice>");
  await staff.ask(updateConciergeGeneral, {});
  await bellhop.runDueJobs();
  expect(await prompt()).toContain("<voice>Warm and short.</voice>");
});
