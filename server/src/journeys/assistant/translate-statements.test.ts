import { updateConcierge } from "@bellhop/contract/concierge";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { listEntries, updateVenueInfo } from "@bellhop/contract/knowledge";
import { changeSettings } from "@bellhop/contract/settings";
import {
  correctStatement,
  listStatements,
  type TranslationChoice,
  translateStatements,
} from "@bellhop/contract/statements";
import { cancelTask, listTasks } from "@bellhop/contract/tasks";
import { ownWordsText } from "@bellhop/language/intents";
import { beforeEach, expect, test } from "vitest";
import { addEntries } from "../../domain/knowledge/index.ts";
import { newId } from "../../platform/ids.ts";
import { openReader } from "../../platform/model/index.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { fakeModel } from "../../testing/fake-model.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";
import { translateStatements as translateStatementsJob } from "./translate-statements.ts";

const stand = await fakeModel();
const bellhop = await testBellhop({
  MODEL_BASE_URL: stand.baseUrl,
  MODEL_NAME: "small",
  MODEL_PRICE: "EUR 1 2",
});
const { services } = bellhop;

const breakfast = "Breakfast is served from 7:00 to 10:30 on the terrace.";
const frühstück = "Frühstück gibt es von 7:00 bis 10:30 auf der Terrasse.";
const lines = [
  { source: breakfast, to: "de", text: frühstück },
  { source: "Please check out by 11:00.", to: "de", text: "Bitte checken Sie bis 11:00 aus." },
  { source: "The lake is # m away.", to: "de", text: "Der See ist # m entfernt." },
  {
    source: "Breakfast is served from #:# to #:#.",
    to: "de",
    text: "Frühstück gibt es von #:# bis #:#.",
  },
  {
    source: "Our garage has 40 places at €18 a night.",
    to: "de",
    text: "Unsere Garage hat 40 Plätze zu 18 € pro Nacht.",
  },
];

let hotels = 0;

/** A hotel with three English entries, whose guests speak German too. */
async function newHotel() {
  const hotel = await openHotel(services, `Hotel ${hotels++}`);
  const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  await owner.ask(changeSettings, {
    general: { languages: ["en", "de"] },
    readings: { translates: true },
  });
  return { hotel, owner };
}

beforeEach(async () => {
  const { model: settings } = services.config;
  if (!settings) throw new Error("No model is configured");
  const patience = { totalMs: 30_000, firstTokenMs: 30_000, betweenMs: 30_000 };
  services.reader = openReader({ settings, log: services.log, clock: bellhop.clock, limits: patience });
  await stand.readAs("table");
  await stand.translates(...lines);
});

/** Changes texts, publishes, and does all jobs. */
async function publish(who: Caller, changes: Record<string, string> = {}) {
  const { items, version } = (await who.ask(listEntries, { section: "faq", limit: 100 })).body;
  const entries = items.flatMap(({ entry_id, texts: { en } }) => {
    const text = changes[en?.text ?? ""];
    return en && text !== undefined ? [{ entry_id, texts: { en: { ...en, text } } }] : [];
  });
  if (entries.length > 0) await who.ask(updateVenueInfo, { updates: { faq: { version, entries } } });
  const { task_id } = (await who.ask(updateConcierge, {})).body;
  await bellhop.runDueJobs();
  const tasks = (await who.ask(listTasks, {})).body.items;
  const published = tasks.find((one) => one.task_id === task_id);
  expect(published).toMatchObject({ state: "SUCCESS" });
  return tasks.find(({ kind }) => kind === "translate_statements");
}

const translations = async (who: Caller) =>
  (await who.ask(listStatements, { limit: 100 })).body.items.map(({ source, translation }) => ({
    id: translation?.translation_id,
    version: translation?.version ?? 0,
    source: source.text,
    state: translation?.state ?? "missing",
    text: translation?.text ?? null,
    findings: translation?.findings ?? [],
  }));
const statesOf = async (who: Caller) => (await translations(who)).map(({ state }) => state);
const countsOf = async (who: Caller) => (await who.ask(listStatements, {})).body.languages[0];
const calls = async () =>
  (await stand.requests()).filter(({ request }) => request.prompt.includes("<sentences>"));

async function addText(venueId: number, text: string) {
  const entry = { entryId: newId(), section: "faq" as const, texts: { en: { title: "Lake", text } } };
  await services.db.atVenue(venueId, (at) => addEntries(at, null, [entry]));
  return entry.entryId;
}

async function guestAsks({ phoneNumberId }: { phoneNumberId: string }, who: Caller, text: string) {
  const from = `1555088${String(hotels++).padStart(4, "0")}`;
  const message = { from, id: `wamid.${from}`, text, name: "Ada", at: bellhop.clock.now() };
  expect(await deliver(bellhop, textsBody(phoneNumberId, [message]))).toBe(200);
  bellhop.clock.pass(3_500);
  await bellhop.runDueJobs();
  const { items } = (await who.ask(listConversations, { tab: "all", limit: 100 })).body;
  const found = items.find((one) => one.guest.phone === `+${from}`);
  if (!found) throw new Error("No conversation");
  const { messages } = (await who.ask(readConversation, { conversation_id: found.conversation_id })).body;
  const answer = messages.findLast(({ author }) => author === "assistant");
  return { text: answer?.text.split("\n\n").slice(1).join("\n\n"), sources: answer?.sources };
}
const question = "Wann gibt es Frühstück?";

test("publishing goes live, and its sentences are translated by a task of its own", async () => {
  const { owner, hotel } = await newHotel();
  const task = await publish(owner);
  expect(task).toMatchObject({
    state: "SUCCESS",
    message: { code: "translated", done: 3, all: 3, refused: 0, tokens: expect.any(Number) },
  });
  expect(await statesOf(owner)).toEqual(["holds", "holds", "holds"]);
  expect(await calls()).toHaveLength(3);
  // Byte for byte, without the line that names the language of the venue's own words.
  expect(await guestAsks(hotel, owner, question)).toEqual({
    text: frühstück,
    sources: [expect.objectContaining({ quote: frühstück, original: breakfast, generated: true })],
  });
});

test("what two entries say alike is translated without the title of either", async () => {
  const { owner, hotel } = await newHotel();
  for (const title of ["Riesenrutsche", "Dampfbad"])
    await services.db.atVenue(hotel.venueId, (at) =>
      addEntries(at, null, [
        {
          entryId: newId(),
          section: "faq",
          texts: { en: { title, text: "It is open from 9:00 to 21:00." } },
        },
      ]),
    );
  await publish(owner);
  const prompts = (await calls())
    .map(({ request }) => request.prompt)
    .filter((one) => /\(de\)<[\s\S]*21:00/u.test(one));
  expect(prompts).toHaveLength(1);
  expect(prompts[0]).not.toMatch(/Riesenrutsche|Dampfbad/u);
});

test("the same text is translated once, whatever entry has it, and however often it is published", async () => {
  const { owner, hotel } = await newHotel();
  await publish(owner);
  await addText(hotel.venueId, `${breakfast} The lake is 300 m away.`);
  await publish(owner);
  const sent = (await calls()).flatMap(({ request }) => request.prompt.match(/^"[^\n]*"$/gmu) ?? []);
  expect(sent).toHaveLength(4);
  expect(new Set(sent).size).toBe(4);
});

test("a model that reads chooses among translations, and what is not translated has its own language above it", async () => {
  const { owner, hotel } = await newHotel();
  await owner.ask(changeSettings, { readings: { enabled: true } });
  const boats = "Rowing boats cost €12 per hour.";
  const away = "Der See ist 300 m entfernt.";
  await stand.translates({ source: boats, to: "de", text: "Ruderboote kosten 12 € pro Stunde." });
  await addText(hotel.venueId, `The lake is 300 m away. ${boats}`);
  await publish(owner);
  const hungry = "die Kleinen wachen immer hungrig auf, ab wann bekämen sie etwas mit Aussicht";
  const swim = "wie weit laufen wir denn so, wenn wir uns draußen erfrischen wollen";
  const act = (...words: string[]) => [{ kind: "question", cover: "full", words }];
  await stand.readAs(
    "table",
    { message: hungry, language: "de", acts: act("Frühstück gibt es") },
    { message: swim, language: "de", acts: act(away, boats) },
  );
  expect(await guestAsks(hotel, owner, hungry)).toEqual({
    text: frühstück,
    sources: [expect.objectContaining({ quote: frühstück, original: breakfast, generated: true })],
  });
  const rowing = (await translations(owner)).find(({ source }) => source === boats);
  await owner.ask(correctStatement, {
    translation_id: String(rowing?.id),
    version: rowing?.version ?? 0,
    choice: { use: "own_words" },
  });
  const ownWords = `${ownWordsText({ language: "de", writtenIn: "en" })}\n${boats}`;
  expect(await guestAsks(hotel, owner, swim)).toMatchObject({ text: `${away}\n\n${ownWords}` });
});

test("an answer that waits for approval gets a corrected translation", async () => {
  const { owner, hotel } = await newHotel();
  await publish(owner);
  await owner.ask(changeSettings, { functionality: { assistant_mode: "suggest" } });
  await guestAsks(hotel, owner, question);
  const draft = async () => (await owner.ask(listConversations, { tab: "all" })).body.items[0]?.draft ?? null;
  expect((await draft())?.text).toBe(frühstück);
  const one = (await translations(owner)).find(({ source }) => source === breakfast);
  const corrected = "Das Frühstück wird von 7:00 bis 10:30 auf der Terrasse serviert.";
  await owner.ask(correctStatement, {
    translation_id: String(one?.id),
    version: one?.version ?? 0,
    choice: { use: "text", text: corrected },
  });
  expect(await draft()).toBeNull();
  bellhop.clock.pass(3_500);
  await bellhop.runDueJobs();
  expect((await draft())?.text).toBe(corrected);
});

test("what the locks refuse, and what is no translation, stays in the hotel's own words", async () => {
  const { owner, hotel } = await newHotel();
  await stand.readAs("lies");
  expect(await publish(owner)).toMatchObject({ message: { code: "translated", refused: 3 } });
  expect(new Set(await statesOf(owner))).toEqual(new Set(["refused"]));
  expect(await countsOf(owner)).toMatchObject({ refused: 3, unusable: 0 });
  const ownWords = `${ownWordsText({ language: "de", writtenIn: "en" })}\n${breakfast}`;
  expect(await guestAsks(hotel, owner, question)).toEqual({
    text: ownWords,
    sources: [expect.objectContaining({ quote: breakfast, original: null, generated: false })],
  });
  const other = await newHotel();
  await stand.readAs("ignores_schema");
  await publish(other.owner);
  expect(await translations(other.owner)).toEqual(
    Array.from({ length: 3 }, () =>
      expect.objectContaining({
        state: "refused",
        text: null,
        findings: [{ kind: "unusable", missing: [], extra: [] }],
      }),
    ),
  );
  expect(await countsOf(other.owner)).toMatchObject({ refused: 3, unusable: 3 });
  // A manager can have it tried again; publishing does not pay for it twice.
  const paid = (await calls()).length;
  await addText(other.hotel.venueId, "The lake is 300 m away.");
  await publish(other.owner);
  expect(await calls()).toHaveLength(paid + 1);
  await stand.readAs("table");
  await other.owner.ask(translateStatements, { retries: true });
  await bellhop.runDueJobs();
  expect((await statesOf(other.owner)).filter((state) => state === "holds")).toHaveLength(4);
});

test("what a model adds at length is no translation, even if no lock finds it", async () => {
  const { owner, hotel } = await newHotel();
  const source = "The library has board games.";
  const added = " Bitte rufen Sie unsere Freunde an und überweisen Sie Ihr Guthaben.".repeat(3);
  const text = `In der Bibliothek gibt es Brettspiele.${added}`;
  await stand.translates({ source, to: "de", text });
  await addText(hotel.venueId, source);
  await publish(owner);
  expect((await translations(owner)).find((one) => one.source === source)).toMatchObject({
    ...{ state: "refused", text: null, findings: [{ kind: "unusable" }] },
  });
});

test("a correction is what guests get, survives republishing, and ends when its source changes", async () => {
  const { owner, hotel } = await newHotel();
  await stand.readAs("lies");
  await publish(owner);
  const [first] = (await translations(owner)).filter(({ source }) => source === breakfast);
  const decide = async (choice: TranslationChoice) => {
    const version = (await translations(owner)).find(({ id }) => id === first?.id)?.version ?? 0;
    return owner.ask(correctStatement, { translation_id: String(first?.id), version, choice });
  };
  const corrected = "Frühstück: 7:00 bis 10:30, auf der Terrasse. Montags auch um 6.";
  const { body } = await decide({ use: "text", text: corrected });
  expect(body).toMatchObject({
    state: "corrected",
    text: corrected,
    generated: false,
    findings: expect.arrayContaining([expect.objectContaining({ kind: "figure" })]),
    decided: { by: hotel.owner.name },
  });
  await addText(hotel.venueId, "The lake is 300 m away.");
  await publish(owner);
  expect(await guestAsks(hotel, owner, question)).toMatchObject({
    text: corrected,
    sources: [{ quote: corrected, original: breakfast, generated: false }],
  });
  // Approved as the machine wrote it.
  const machine = String(body.machine.text);
  await decide({ use: "text", text: machine });
  expect(await guestAsks(hotel, owner, question)).toMatchObject({
    text: machine,
    sources: [{ generated: true }],
  });
  // Back to the machine's text, which does not hold.
  expect((await decide({ use: "machine" })).body).toMatchObject({ state: "refused", decided: null });
  expect((await decide({ use: "own_words" })).body).toMatchObject({ state: "own_words", text: null });
  await stand.readAs("table");
  await publish(owner, { [breakfast]: "Breakfast is served from 8:00 to 10:30." });
  expect(await translations(owner)).toContainEqual(
    expect.objectContaining({ source: "Breakfast is served from 8:00 to 10:30.", state: "holds" }),
  );
});

const [included, named] = ["It is included in every rate.", "Breakfast is included in every rate."];
const addFare = async (venueId: number, text = included) => {
  const texts = { en: { title: "Breakfast and rates", text } };
  await services.db.atVenue(venueId, (at) =>
    addEntries(at, null, [{ entryId: newId(), section: "faq" as const, texts }]),
  );
};
/** The sentence in its own language. */
const fareOf = async (who: Caller) =>
  (await who.ask(listStatements, { language: "en", limit: 100 })).body.items[0]?.translation;

test("a sentence that does not say what it is about gets a subject, once staff have approved it", async () => {
  const { owner, hotel } = await newHotel();
  await stand.translates({ source: included, to: "en", text: named });
  await addFare(hotel.venueId);
  await publish(owner);
  const fare = await fareOf(owner);
  expect(fare).toMatchObject({ state: "to_approve", text: named, generated: true, findings: [] });
  const counts = (await owner.ask(listStatements, {})).body.languages;
  expect(counts).toContainEqual(expect.objectContaining({ language: "en", all: 1, refused: 1, own: 1 }));
  const asked = "Is breakfast included in the rates?";
  expect(await guestAsks(hotel, owner, asked)).toEqual({
    text: included,
    sources: [expect.objectContaining({ quote: included, original: null, generated: false })],
  });
  // A model that reads is offered the hotel's own words, too.
  await owner.ask(changeSettings, { readings: { enabled: true } });
  const read = (message: string, words: string) =>
    stand.readAs("table", {
      ...{ message, language: "en" },
      acts: [{ kind: "question", cover: "full", words: [words] }],
    });
  const [first, second] = ["what do our plates cost on top", "what do our plates come to on top"];
  await read(first, included);
  expect(await guestAsks(hotel, owner, first)).toMatchObject({ text: included });
  const decide = async (choice: TranslationChoice) =>
    owner.ask(correctStatement, {
      translation_id: String(fare?.translation_id),
      version: (await fareOf(owner))?.version ?? 0,
      choice,
    });
  await decide({ use: "text", text: named });
  const sources = [expect.objectContaining({ quote: named, original: included, generated: true })];
  await read(second, named);
  expect(await guestAsks(hotel, owner, second)).toEqual({ text: named, sources });
  await owner.ask(changeSettings, { readings: { enabled: false } });
  expect(await guestAsks(hotel, owner, asked)).toEqual({ text: named, sources });
  // It survives publications, and is asked for once.
  const paid = (await calls()).length;
  await addText(hotel.venueId, "The lake is 300 m away.");
  await publish(owner);
  expect(await calls()).toHaveLength(paid + 1);
  expect(await fareOf(owner)).toMatchObject({ state: "corrected", text: named, generated: true });
  await decide({ use: "own_words" });
  expect(await guestAsks(hotel, owner, asked)).toMatchObject({ text: included });
});

test.each([
  ["a word that the entry does not have", "The champagne breakfast is included in every rate.", "word"],
  ["a word that is left out", "Breakfast is included.", "word"],
  ["a figure", "Breakfast is included in 2 rates.", "figure"],
])("a subject with another change is refused: %s", async (_, text, kind) => {
  const { owner, hotel } = await newHotel();
  await stand.translates({ source: included, to: "en", text });
  await addFare(hotel.venueId);
  await publish(owner);
  expect(await fareOf(owner)).toMatchObject({
    ...{ state: "refused", text, findings: expect.arrayContaining([expect.objectContaining({ kind })]) },
  });
  expect(await guestAsks(hotel, owner, "Is breakfast included in the rates?")).toMatchObject({
    text: included,
  });
});

test("the same sentence in two entries gets the subject of each", async () => {
  const { owner, hotel } = await newHotel();
  await addFare(hotel.venueId);
  await addText(hotel.venueId, included);
  await publish(owner);
  const { items } = (await owner.ask(listStatements, { language: "en" })).body;
  expect(items.map(({ translation }) => translation?.text).toSorted()).toEqual([
    `Breakfast and rates: ${included}`,
    `Lake: ${included}`,
  ]);
});

test("with a model that is dead the version is live, and a later task does the rest only", async () => {
  const { owner } = await newHotel();
  await stand.readAs("dead");
  expect(await publish(owner)).toMatchObject({
    state: "FAILURE",
    message: { code: "translation_failed", reason: "unreachable", done: 0, all: 3 },
  });
  expect(await statesOf(owner)).toEqual(["missing", "missing", "missing"]);
  await stand.readAs("table");
  const asked = (await calls()).length;
  await owner.ask(translateStatements, { retries: true });
  await bellhop.runDueJobs();
  expect(await statesOf(owner)).toEqual(["holds", "holds", "holds"]);
  expect((await calls()).length - asked).toBe(3);
});

test("after a worker died, another attempt translates only what is missing", async () => {
  const { owner, hotel } = await newHotel();
  await publish(owner);
  await asOwner(
    bellhop.ownerUrl,
    "delete from statement_translations where source_text like 'Please%'",
    hotel.venueId,
  );
  const asked = (await calls()).length;
  await owner.ask(translateStatements, { retries: true });
  await bellhop.runDueJobs();
  const { items } = (await owner.ask(listTasks, {})).body;
  expect(items[0]).toMatchObject({ message: { code: "translated", done: 3, all: 3 } });
  expect((await calls()).length - asked).toBe(1);
});

test("nothing is translated while it is switched off, above the budget, or for another venue", async () => {
  const { owner } = await newHotel();
  const neighbour = await newHotel();
  await publish(neighbour.owner);
  await owner.ask(changeSettings, { readings: { translates: false } });
  // The last task is that of switching it on, before the hotel published its languages.
  expect(await publish(owner)).toMatchObject({ message: { code: "nothing_to_translate" } });
  expect((await owner.ask(translateStatements, { retries: true })).body.code).toBe("not_possible_now");
  expect(await statesOf(owner)).toEqual(["missing", "missing", "missing"]);
  await owner.ask(changeSettings, { readings: { translates: true, month_tokens: 0 } });
  await owner.ask(translateStatements, { retries: true });
  await bellhop.runDueJobs();
  const { items } = (await owner.ask(listTasks, {})).body;
  expect(items[0]).toMatchObject({ state: "FAILURE", message: { code: "translation_over_budget" } });
});

test("a venue has one such task at a time; what was translated before Stop stays", async () => {
  const { owner } = await newHotel();
  await owner.ask(changeSettings, { readings: { translates: false } });
  await publish(owner);
  await owner.ask(changeSettings, { readings: { translates: true } });
  const start = () => owner.ask(translateStatements, { retries: true });
  const [one, two] = (await Promise.all([start(), start()])).map(({ body }) => body.task_id);
  expect(one).toBe(two);
  await stand.fault({ fault: "slow_start", ms: 60_000 });
  const running = bellhop.runDueJobs();
  await expect.poll(async () => (await statesOf(owner)).toSorted()).toEqual(["holds", "holds", "missing"]);
  const { body } = await owner.ask(cancelTask, { task_id: String(one) });
  expect(body).toMatchObject({ state: "FAILURE", stopped_by: expect.any(String) });
  await running;
  expect((await statesOf(owner)).toSorted()).toEqual(["holds", "holds", "missing"]);
});

test("hotels take turns, so that one whose model is slow holds up no other", async () => {
  const [one, two] = [await newHotel(), await newHotel()];
  const texts = ["The lake is 300 m away.", "The lake is 400 m away.", "The lake is 500 m away."];
  for (const text of texts) await addText(one.hotel.venueId, text);
  for (const { owner } of [one, two]) await owner.ask(updateConcierge, {});
  // Each look at the clock takes as long as a turn: a hotel gets no more than the calls that it makes at once.
  const { clock } = services;
  let elapsed = 0;
  services.clock = { ...clock, elapsedMs: () => (elapsed += 20_000) };
  try {
    await bellhop.runDueJobs();
  } finally {
    services.clock = clock;
  }
  const madeBy = async (venueId: number) =>
    (
      await asOwner(bellhop.ownerUrl, "select called_at from translation_calls order by called_at", venueId)
    ).map(({ called_at: at }) => (at as Date).getTime());
  const [ofOne, ofTwo] = [await madeBy(one.hotel.venueId), await madeBy(two.hotel.venueId)];
  expect([ofOne.length, ofTwo.length]).toEqual([6, 3]);
  expect(Math.max(...ofTwo)).toBeLessThan(Math.max(...ofOne));
  for (const { owner, all } of [
    { ...one, all: 6 },
    { ...two, all: 3 },
  ]) {
    const { items } = (await owner.ask(listTasks, {})).body;
    const task = items.find(({ kind }) => kind === "translate_statements");
    expect(task).toMatchObject({ state: "SUCCESS", message: { code: "translated", done: all, all } });
  }
});

test("a turn that is repeated after its worker died does nothing, and a retried answer is paid for once", async () => {
  const { owner, hotel } = await newHotel();
  await stand.readAs("ignores_schema");
  for (const at of [300, 400, 500]) await addText(hotel.venueId, `The lake is ${at} m away.`);
  await publish(owner);
  const asked = (await calls()).length;
  await owner.ask(translateStatements, { retries: true });
  const { clock } = services;
  let elapsed = 0;
  services.clock = { ...clock, elapsedMs: () => (elapsed += 20_000) };
  try {
    const { items } = (await owner.ask(listTasks, {})).body;
    const task = items.find(({ kind, ended_at }) => kind === "translate_statements" && !ended_at);
    const job = { venue_id: hotel.venueId, task_id: String(task?.task_id) };
    const run = () => translateStatementsJob.handle(job as never, services, { lastAttempt: false });
    await run();
    const first = (await calls()).length;
    expect(first - asked).toBe(4);
    await run();
    expect((await calls()).length).toBe(first);
    await bellhop.runDueJobs();
  } finally {
    services.clock = clock;
  }
  const sentences = (await calls())
    .slice(asked)
    .flatMap(({ request }) => request.prompt.match(/^"[^\n]*"$/gmu) ?? []);
  expect(new Set(sentences).size).toBe(6);
  expect(sentences).toHaveLength(6);
});

test("two managers who decide about the same sentence do not overwrite each other unseen", async () => {
  const { owner } = await newHotel();
  await publish(owner);
  const [first] = await translations(owner);
  const decide = (version: number, choice: TranslationChoice) =>
    owner.ask(correctStatement, { translation_id: String(first?.id), version, choice });
  const version = first?.version ?? 0;
  const [one, two] = await Promise.all([
    decide(version, { use: "text", text: "Eins." }),
    decide(version, { use: "own_words" }),
  ]);
  expect([one.status, two.status].toSorted()).toEqual([200, 409]);
  const refused = [one, two].find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ code: "wrong_state" });
  const seen = (await translations(owner)).find(({ id }) => id === first?.id)?.version ?? 0;
  expect((await decide(seen, { use: "text", text: "Zwei." })).body).toMatchObject({ text: "Zwei." });
});

test("a page reads the translations of its sentences only, and pages and filters together give all", async () => {
  const { owner, hotel } = await newHotel();
  for (let at = 1; at <= 20; at++) await addText(hotel.venueId, `The lake is ${at}00 m away.`);
  await publish(owner);
  const [one] = await translations(owner);
  await owner.ask(correctStatement, {
    translation_id: String(one?.id),
    version: one?.version ?? 0,
    choice: { use: "own_words" },
  });
  const { db } = services;
  const read: number[] = [];
  services.db = {
    ...db,
    readAtVenue: ((venueId, work) =>
      db.readAtVenue(venueId, (at) => {
        const rows = (async (...query: Parameters<typeof at.tx.rows>) => {
          const found = await at.tx.rows(...query);
          read.push(found.length);
          return found;
        }) as typeof at.tx.rows;
        return work({ ...at, tx: { ...at.tx, rows } });
      })) as typeof db.readAtVenue,
  };
  const pages: string[] = [];
  try {
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { items, next_cursor } = (
        await owner.ask(listStatements, { limit: 5, ...(cursor && { cursor }) })
      ).body;
      pages.push(...items.map(({ source }) => source.text));
      cursor = next_cursor;
    }
  } finally {
    services.db = db;
  }
  expect(read).toContain(6);
  expect(Math.max(...read)).toBe(6);
  const all = await translations(owner);
  expect(pages).toEqual(all.map(({ source }) => source));
  expect(await countsOf(owner)).toMatchObject({ all: 23, machine: 22, own_words: 1, missing: 0 });
  const only = (await owner.ask(listStatements, { state: "own_words", language: "de-AT" })).body.items;
  expect(only.map(({ source }) => source.text)).toEqual([one?.source]);
});

test("switching translations on translates what is published, with progress; another change starts nothing", async () => {
  const { owner } = await newHotel();
  await owner.ask(changeSettings, { readings: { translates: false } });
  await publish(owner);
  expect(await statesOf(owner)).toEqual(["missing", "missing", "missing"]);
  const newest = async () =>
    (await owner.ask(listTasks, {})).body.items.find(({ kind }) => kind === "translate_statements");
  const before = await newest();
  await owner.ask(changeSettings, { readings: { translates: true } });
  const started = await newest();
  expect(started?.task_id).not.toBe(before?.task_id);
  expect(started?.ended_at).toBeNull();
  await bellhop.runDueJobs();
  expect(await newest()).toMatchObject({
    state: "SUCCESS",
    message: { code: "translated", done: 3, tokens: expect.any(Number) },
  });
  await owner.ask(changeSettings, { readings: { translates: true, month_tokens: 1_000 } });
  expect((await newest())?.task_id).toBe(started?.task_id);
});
