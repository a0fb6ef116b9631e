import type { Section } from "@bellhop/contract/knowledge";
import { expect, test } from "vitest";
import { proposalsOf } from "./imports.ts";
import { earlierOf } from "./matching.ts";
import type { Proposed } from "./proposing/proposed.ts";

const proposed = (section: Section, passage: string, more: Partial<Proposed> = {}): Proposed => ({
  section,
  entry: {
    key: null,
    texts: { en: { title: passage.split("\n")[0] ?? "", question: null, text: passage, place: null } },
  },
  leftOut: null,
  fields: [],
  place: "",
  passage,
  ...more,
});
const earlier = (one: Proposed, at: number) => ({
  section: one.section,
  entry: one.entry,
  passage: one.passage,
  entry_id: `entry ${at}`,
});

const bins = proposed("faq", "Bins\nThe yellow bin is behind the garage and is emptied on Thursdays.");
const path = proposed("faq", "Path\nThe path to the beach begins behind the church.");
const garden = proposed("faq", "Garden\nThe garden is open to all, and the gate closes at dusk.");

test.each<[string, Proposed, number | undefined]>([
  ["the same words", { ...bins }, 0],
  ["other words below the same title", proposed("faq", "Bins\nAsk us."), 0],
  [
    "most of the same words below another title",
    proposed("faq", "Waste\nThe yellow bin is behind the garage and is emptied on Fridays."),
    0,
  ],
  ["words that are new", proposed("faq", "Kayaks\nTwo kayaks lie on the beach."), undefined],
])("a passage is found again by %s", (_what, one, at) => {
  const found = earlierOf([one], [bins, path, garden].map(earlier));
  expect(found.get(one)?.entry_id).toBe(at === undefined ? undefined : `entry ${at}`);
});

test("two passages never find the same entry", () => {
  const both = [{ ...bins }, { ...bins }];
  expect(earlierOf(both, [earlier(bins, 0)]).size).toBe(1);
});

test("two passages with one title become two entries", async () => {
  const proposals = await proposalsOf(
    [garden, { ...garden, passage: "Garden\nChairs are in the shed." }],
    [],
  );
  expect(new Set(proposals.map(({ entry_id }) => entry_id)).size).toBe(2);
});

test.each([
  ["Is breakfast included in the price of the room?", true],
  ["Is dinner included in the price of the room?", false],
])("only the same question changes an entry: %s", async (question, isSame) => {
  const text = (asked: string) => ({ en: { title: "", question: asked, text: "Yes.", place: null } });
  const written = {
    entry: {
      entryId: "entry",
      section: "faq",
      texts: { en: { title: "", question: "Is breakfast included in the price of the room?", text: "Yes." } },
    },
    ordinal: 1,
    updatedAt: new Date(0),
    updatedBy: null,
  } as const;
  const found = proposed("faq", "Yes.", { entry: { key: null, texts: text(question) } });
  const [one] = await proposalsOf([found], [written]);
  expect(one?.entry_id === "entry").toBe(isSame);
});
