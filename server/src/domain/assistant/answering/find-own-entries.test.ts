import type { AnswerableEntry } from "@bellhop/language/entries";
import { buildRetriever } from "@bellhop/language/retrieval";
import { expect, test } from "vitest";
import type { Enquiry } from "./decision.ts";
import { foundInOwnEntries, toldBeside } from "./find-own-entries.ts";

const own = (title: string, text: string, more: Partial<AnswerableEntry> = {}): AnswerableEntry => ({
  entryId: title,
  section: "faq",
  texts: { en: { title, text } },
  ...more,
});
const yard = own("House and yard", "The bins for rubbish are beside the stable. The blue one is for paper.");
const kitchen = own("Kitchen", "No rubbish in the sink, please.");
const wings = ["North", "South"].map((wing) => own(`${wing} wing`, "Rubbish is taken down in the morning."));
const asked = own("Can rubbish stay in the room?", "No, please bring it to the yard.");
const catalogue = own("Waste", "The bins are in the cellar.", { key: "waste" });
const summary = own("Before you book", "Check-in 16:00 | Check-out 11:00. Towels are in the rooms.");
const latest = own("Latest check-in", "Latest check-in: 22:00. Later you need the app for the door.");
const welcome = own("Welcome", "At check-in you get a drink.");

const towel = own("Linen", "A sauna towel costs 5 euros. Please return it by 10:00.");
const sauna = own("Wellness", "Please be quiet. The sauna is heated from 17:00.");

const where = "Where does our rubbish go?";
const when = "What time is check-in?";
function found(question: string, entries: AnswerableEntry[], more: Partial<Enquiry> = {}) {
  const retriever = buildRetriever(entries);
  const input = { language: "en", retriever, venueName: "Hill House", ...more } as Enquiry;
  return { alone: { ...retriever.find(question, { language: "en" }), confidence: 0.4 }, input };
}

const inPassing: [name: string, question: string, entries: AnswerableEntry[], told: string[] | undefined][] =
  [
    ["the only text that names the topic", where, [yard, latest], ["House and yard"]],
    ["both of two texts", where, [yard, kitchen, latest], ["House and yard", "Kitchen"]],
    ["none of four", where, [yard, kitchen, ...wings], undefined],
    ["none if the catalogue has an entry", where, [yard, catalogue], undefined],
    ["none if the hotel answers a question of its own", where, [yard, asked], undefined],
    ["only a text with a time, if a time is asked", when, [summary, welcome], ["Before you book"]],
    ["no price as a time", "What time is the sauna?", [towel, sauna], ["Wellness"]],
    ["none if two topics are named", "Where are rubbish and towels?", [yard, summary], undefined],
    ["none for a price that none states", "How much is rubbish?", [yard, latest], undefined],
  ];
test.each(inPassing)("%s", (_name, question, entries, told) => {
  const { alone, input } = found(question, entries);
  const titles = foundInOwnEntries(alone, question, input)?.ranked.map(({ entry }) => entry.entryId);
  expect(titles?.toSorted()).toEqual(told);
});

test.each([
  ["to a hotel that wants to be surer", { threshold: 0.9 }],
  ["if another entry is contradicted", { isContested: (entryId: string) => entryId === "Kitchen" }],
])("nothing is told in passing %s", (_what, more) => {
  const { alone, input } = found(where, [yard, kitchen], more);
  expect(foundInOwnEntries(alone, where, input)).toBeUndefined();
});

test("several texts that state a time are told together, without one that is contradicted", () => {
  const { alone, input } = found(when, [latest, summary, welcome]);
  const [best] = alone.ranked;
  const others = [latest, summary].filter((entry) => entry !== best?.entry);
  expect(toldBeside(alone, when, input)).toEqual(others);
  const ofCatalogue = own("Early arrival", "Check-in from 13:00 on request.", { key: "early_check_in" });
  const more = found(when, [latest, summary, ofCatalogue]);
  expect(toldBeside(more.alone, when, more.input)).not.toContain(ofCatalogue);
  const isContested = (entryId: string) => entryId === others[0]?.entryId;
  expect(toldBeside(alone, when, { ...input, isContested })).toBeUndefined();
});
