import { listAudit } from "@bellhop/contract/audit";
import { updateConcierge } from "@bellhop/contract/concierge";
import { listContradictions } from "@bellhop/contract/contradictions";
import { fetchHome } from "@bellhop/contract/home";
import { listEntries, readKnowledgeOverview, updateVenueInfo } from "@bellhop/contract/knowledge";
import {
  decideSuggestion,
  listSuggestions,
  prepareAnswer,
  suggestAnswer,
} from "@bellhop/contract/suggestions";
import { listTasks } from "@bellhop/contract/tasks";
import { beforeEach, expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, type Hotel, openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop();
const neighbour = await openHotel(bellhop.services, "Hotel Beta");
const nextDoor = await signedIn(bellhop, neighbour.owner.sub);
let hotel: Hotel;
let owner: Caller;
let clerk: Caller;

beforeEach(async () => {
  hotel = await openHotel(bellhop.services, "Hotel Alpha");
  owner = await signedIn(bellhop, hotel.owner.sub);
  clerk = await signedIn(bellhop, (await addColleague(bellhop.services, hotel, "staff")).sub);
});

const helipad = () => ({
  suggestion_id: newId(),
  question: "Is there a helipad?",
  answer: "No. The nearest one is at the lake.",
  language: "en",
});
const open = async (who = owner) => (await who.ask(listSuggestions, {})).body.items;
const faq = async () => (await owner.ask(listEntries, { section: "faq", limit: 100 })).body;
/** What the assistant handed over, once it has read the message. */
async function handedOver(): Promise<string> {
  bellhop.clock.pass(3_500);
  await bellhop.runDueJobs();
  const [row] = await asOwner(bellhop.ownerUrl, "select about from hand_overs", hotel.venueId);
  return row ? String(row.about) : handedOver();
}
const liveEvents = async () => {
  const rows = await asOwner(
    bellhop.ownerUrl,
    "select seq from live_events where event->>'kind' = 'suggestions'",
    hotel.venueId,
  );
  return rows.length;
};

test("a suggestion reaches the managers, live and in the log, and makes an entry once one accepts it", async () => {
  const before = { live: await liveEvents(), entries: (await faq()).total };
  const suggested = helipad();
  expect((await clerk.ask(suggestAnswer, suggested)).body).toMatchObject({
    ...suggested,
    suggested_by: "A staff",
    decision: null,
  });
  expect(await open()).toMatchObject([suggested]);
  expect(await liveEvents()).toBe(before.live + 1);
  expect((await owner.ask(fetchHome, {})).body.suggestions).toBe(1);
  const [noted] = (await owner.ask(listAudit, { kind: "answer_suggested" })).body.items;
  expect(noted).toMatchObject({ member: { name: "A staff" }, subject: { name: "Is there a helipad?" } });
  expect((await faq()).total).toBe(before.entries);

  const { suggestion_id } = suggested;
  const accepted = await owner.ask(decideSuggestion, { suggestion_id, decision: "accepted" });
  const entryId = accepted.body.suggestion.entry_id;
  expect(accepted.body).toMatchObject({ suggestion: { decision: "accepted" }, section: { section: "faq" } });
  expect((await faq()).items.find(({ entry_id }) => entry_id === entryId)?.texts.en).toMatchObject({
    title: suggested.question,
    question: suggested.question,
    text: suggested.answer,
  });
  expect(await open()).toEqual([]);
  const again = await owner.ask(decideSuggestion, { suggestion_id, decision: "dismissed" });
  expect(again.body.code).toBe("wrong_state");
});

test("a manager may change the words, or dismiss the suggestion and open it again", async () => {
  const first = helipad();
  await clerk.ask(suggestAnswer, first);
  await clerk.ask(suggestAnswer, first);
  const { suggestion_id } = first;
  expect(await open()).toHaveLength(1);
  const entries = (await faq()).total;
  await owner.ask(decideSuggestion, { suggestion_id, decision: "dismissed" });
  expect([await open(), (await faq()).total]).toEqual([[], entries]);
  await owner.ask(decideSuggestion, { suggestion_id, decision: "open" });
  expect(await open()).toMatchObject([{ suggestion_id, decision: null, decided_by: null }]);
  const answer = "Yes, on the roof.";
  await owner.ask(decideSuggestion, { suggestion_id, decision: "accepted", answer });
  expect((await faq()).items.at(-1)?.texts.en?.text).toBe(answer);
});

test("staff cannot decide, and no other venue sees or decides anything of it", async () => {
  const { suggestion_id } = (await clerk.ask(suggestAnswer, helipad())).body;
  const decision = "accepted" as const;
  expect((await clerk.ask(decideSuggestion, { suggestion_id, decision })).body.code).toBe("role_required");
  expect((await nextDoor.ask(decideSuggestion, { suggestion_id, decision })).body.code).toBe("not_found");
  expect(await open(nextDoor)).toEqual([]);
  expect((await clerk.ask(suggestAnswer, { ...helipad(), answer: "  " })).body.code).toBe("invalid_fields");
});

test("an answer is prepared: the question without courtesy, why it was handed over, and the nearest entry", async () => {
  const asked = "Hi! Is there a helipad please? Thanks, Anna";
  const message = { from: "15550801", id: "wamid.prepare.1", text: asked, at: bellhop.clock.now() };
  await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]));
  const about = await handedOver();
  const { body } = await clerk.ask(prepareAnswer, { asked: about });
  expect(body).toMatchObject({ question: "Is there a helipad?", language: "en", reason: "no_entry" });
  const parking = await clerk.ask(prepareAnswer, { asked: "Hello, is the garage heated?" });
  expect(parking.body).toMatchObject({
    question: "Is the garage heated?",
    reason: null,
    nearest: { section: "amenities", title: "Parking" },
  });
  expect((await clerk.ask(prepareAnswer, { asked: "Wxyz?" })).body.nearest).toBeNull();
});

test("a question in a language that the hotel does not have is not prepared; the nearest entry still is", async () => {
  const { body } = await clerk.ask(prepareAnswer, {
    asked: "Guten Tag, gibt es hier einen Parkplatz für Autos?",
  });
  expect(body).toMatchObject({ question: "", language: "en" });
  const english = await clerk.ask(prepareAnswer, { asked: "Hello, where can I park my car?" });
  expect(body.nearest).toEqual(english.body.nearest);
});

test("an entry without an answer counts nowhere: it contradicts nothing and does not block publishing", async () => {
  const venue = await openHotel(bellhop.services, "Hotel Gamma");
  const ana = await signedIn(bellhop, venue.owner.sub);
  const question = "Is check-out at 12:00 possible, or at 13:00?";
  const texts = { en: { title: question, question, text: "", place: null } };
  const overview = async () => (await ana.ask(readKnowledgeOverview, {})).body;
  const before = await overview();
  const version = before.sections.find(({ section }) => section === "faq")?.version ?? 0;
  const entries = [{ entry_id: newId(), texts }];
  await ana.ask(updateVenueInfo, { updates: { faq: { version, entries } } });
  expect((await ana.ask(listContradictions, {})).body.total).toBe(0);
  const { changed_since_live, open_contradictions, sections } = await overview();
  expect({ changed_since_live, open_contradictions }).toEqual({
    changed_since_live: 0,
    open_contradictions: 0,
  });
  expect(sections.map(({ completeness }) => completeness)).toEqual(
    before.sections.map(({ completeness }) => completeness),
  );
  await ana.ask(updateConcierge, {});
  await bellhop.runDueJobs();
  expect((await ana.ask(listTasks, {})).body.items[0]).toMatchObject({ state: "SUCCESS" });
});

test("a suggestion that is sent again with other words is corrected while it is open", async () => {
  const first = helipad();
  await clerk.ask(suggestAnswer, first);
  const corrected = { ...first, answer: "No, but there is one at the lake." };
  expect((await clerk.ask(suggestAnswer, corrected)).body).toMatchObject({ answer: corrected.answer });
  expect((await open()).filter((one) => one.suggestion_id === first.suggestion_id)).toMatchObject([
    { answer: corrected.answer },
  ]);
  await owner.ask(decideSuggestion, { suggestion_id: first.suggestion_id, decision: "dismissed" });
  expect((await clerk.ask(suggestAnswer, first)).body).toMatchObject({ answer: corrected.answer });
});

test("a suggestion in a language that the venue does not have is refused", async () => {
  const { status, body } = await clerk.ask(suggestAnswer, { ...helipad(), language: "ja" });
  expect({ status, body }).toMatchObject({ status: 422, body: { errors: [{ field: "language" }] } });
});
