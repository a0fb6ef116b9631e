import type { Entry, EntryText } from "@bellhop/contract/knowledge";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeTestBrowser } from "../../../core/autosave/test-browser.ts";
import type { SectionStore } from "./section-store.ts";
import { first, type Hotel, hotel, openBrowser, page, pass, words } from "./test-hotel.ts";

beforeEach(openBrowser);
afterEach(closeTestBrowser);

const second = "01900000-0000-7000-8000-000000002402";
const third = "01900000-0000-7000-8000-000000002403";
const last = "01900000-0000-7000-8000-000000002409";
const original = "Yes, in the courtyard: €18 per night, no reservation needed.";

/** What somebody does, and whether an entry still shows it. */
type Act<Actor> = {
  before?: (actor: Actor) => void;
  does: (actor: Actor) => void;
  shows: (entry: Entry | undefined, at: Hotel) => boolean;
};

const enOf = (entry: Entry | undefined) => entry?.texts.en;
const idsOf = (at: Hotel) => at.knowledge.entriesOf("faq").map(({ entry_id }) => entry_id);

const mine: Record<string, Act<SectionStore>> = {
  "change a field": {
    does: (store) => store.set([first], words("Mine")),
    shows: (entry) => enOf(entry)?.text === "Mine",
  },
  "change several fields": {
    does: (store) =>
      store.set([first], { internal: true, texts: { en: { text: "Mine", place: "Mine, too" } } }),
    shows: (entry) =>
      enOf(entry)?.text === "Mine" && enOf(entry)?.place === "Mine, too" && entry?.internal === true,
  },
  "remove it": { does: (store) => void store.remove([first]), shows: (entry) => !entry },
  "put it elsewhere": {
    does: (store) => store.move(first, third),
    shows: (_, at) => {
      const ids = idsOf(at);
      return !ids.includes(first) || ids.indexOf(first) === ids.indexOf(third) + 1;
    },
  },
  "change many": {
    does: (store) => store.set(store.ids(), { scope: "in_house", ...words("Mine") }),
    shows: (entry) => entry?.scope === "in_house" && enOf(entry)?.text === "Mine",
  },
  "remove many": { does: (store) => void store.remove([first, second]), shows: (entry) => !entry },
  "undo a change": {
    before: (store) => store.set([first], words("Mine")),
    does: (store) => void store.undo(),
    shows: (entry) => enOf(entry)?.text !== "Mine",
  },
  "change and remove it": {
    does: (store) => {
      store.set([first], words("Mine"));
      store.remove([first]);
    },
    shows: (entry) => !entry,
  },
  "remove it and undo that": {
    does: (store) => {
      store.set([first], words("Mine"));
      store.remove([first]);
      store.undo();
    },
    shows: (entry) => enOf(entry)?.text === "Mine",
  },
};

const entryOf = (at: Hotel) => at.knowledge.entriesOf("faq").find((one) => one.entry_id === first);
const change = (at: Hotel, words: Partial<EntryText>) => {
  const en = { ...entryOf(at)?.texts.en, ...words } as EntryText;
  at.knowledge.colleagueChanges("faq", [{ entry_id: first, texts: { en } }]);
};

const theirs: Record<string, Act<Hotel>> = {
  "changes the same field": {
    does: (at) => change(at, { text: "Theirs" }),
    shows: (entry) => enOf(entry)?.text === "Theirs",
  },
  "changes another field": {
    does: (at) => change(at, { title: "Theirs" }),
    shows: (entry) => enOf(entry)?.title === "Theirs",
  },
  "removes it": {
    does: (at) => void at.knowledge.colleagueChanges("faq", [], [first]),
    shows: (entry) => !entry,
  },
  "changes the order": {
    does: (at) => void at.knowledge.colleagueOrders("faq", [first, last]),
    shows: (_, at) => {
      const ids = idsOf(at);
      return ids.indexOf(last) < ids.indexOf(third);
    },
  },
  "restores an older version": {
    before: (at) => change(at, { text: "Later" }),
    does: (at) => {
      const version = at.knowledge.versionOf("faq");
      at.knowledge.answers.restore_entries({ section: "faq", version, to_version: 7 });
    },
    shows: (entry) => enOf(entry)?.text === original,
  },
  "replaces all by a file": {
    does: (at) => {
      const texts = { en: { title: "Filed", question: null, text: "Filed", place: null } };
      at.knowledge.colleagueChanges("faq", [{ entry_id: crypto.randomUUID(), texts }], idsOf(at));
    },
    shows: (entry) => !entry,
  },
};

async function applyEvents(at: Hotel, store: SectionStore, isNamed: boolean) {
  for (const event of at.events.splice(0))
    if (event.kind === "knowledge")
      await store.applyLiveChange({ ...event, ...(!isNamed && { entry_ids: null }) }, "Nadia Berger");
}

/** How what this person did and what the other did come together. */
const ways: Record<
  string,
  (at: Hotel, store: SectionStore, acts: () => void, they: () => void) => Promise<SectionStore>
> = {
  "within a moment": async (at, store, acts, they) => {
    acts();
    they();
    await pass();
    await applyEvents(at, store, true);
    return store;
  },
  "and receives it first": async (at, store, acts, they) => {
    acts();
    they();
    await applyEvents(at, store, true);
    return store;
  },
  "and receives a change without ids": async (at, store, acts, they) => {
    acts();
    they();
    await applyEvents(at, store, false);
    return store;
  },
  "and the changed entries cannot be read": async (at, store, acts, they) => {
    acts();
    they();
    at.line.readsNothing = true;
    await applyEvents(at, store, true);
    at.line.readsNothing = false;
    return store;
  },
  "with the list read first": async (_, store, acts, they) => {
    acts();
    they();
    await store.reload();
    return store;
  },
  "without a line": async (at, store, acts, they) => {
    at.line.isDown = true;
    acts();
    await pass(5_000);
    they();
    at.line.isDown = false;
    store.retry();
    await pass();
    await applyEvents(at, store, true);
    return store;
  },
  "offline, and receives it first": async (at, store, acts, they) => {
    at.line.isDown = true;
    acts();
    await pass(5_000);
    they();
    at.line.isDown = false;
    await applyEvents(at, store, true);
    store.retry();
    return store;
  },
  "on a laptop that is closed": async (at, _, acts, they) => {
    at.line.isDown = true;
    acts();
    await pass(5_000);
    vi.clearAllTimers();
    they();
    at.line.isDown = false;
    return page(at);
  },
  "on a laptop that is closed again before anything is decided": async (at, store, acts, they) => {
    at.line.isDown = true;
    acts();
    await pass(5_000);
    they();
    at.line.isDown = false;
    store.retry();
    await pass(5_000);
    vi.clearAllTimers();
    return page(at);
  },
};

const table = Object.keys(ways).flatMap((way) =>
  Object.keys(mine).flatMap((act) => Object.keys(theirs).map((other) => [act, other, way] as const)),
);

test.each(table)("I %s, somebody else %s, %s: neither is lost unasked", async (act, other, way) => {
  const at = hotel();
  const [me, them] = [mine[act], theirs[other]] as [Act<SectionStore>, Act<Hotel>];
  them.before?.(at);
  const store = await page(at);
  me.before?.(store);
  await pass(5_000);
  at.events.splice(0);
  const after = (await ways[way]?.(
    at,
    store,
    () => me.does(store),
    () => them.does(at),
  )) as SectionStore;
  await pass(30_000);

  const entry = entryOf(at);
  const saving = after.saving();
  const isAsked = saving.is === "undecided" && saving.ids.includes(first);
  expect({ saving: saving.is, shows: them.shows(entry, at) }).toEqual({
    saving: isAsked ? "undecided" : expect.stringMatching("saved"),
    shows: true,
  });
  if (!isAsked) return expect(me.shows(entry, at)).toBe(true);
  const view = after.viewOf(first);
  const onScreen = view?.isRemoved ? undefined : ({ ...entry, ...view?.entry } as Entry);
  expect(me.shows(onScreen, at)).toBe(true);
  // Decided for what I have, it is what I have.
  for (const field of view?.both ?? []) after.decide(first, field, "mine");
  await pass(5_000);
  expect(me.shows(entryOf(at), at)).toBe(true);
});

test("what I had removed and somebody else has changed comes back with what both have written of it", async () => {
  const at = hotel();
  const store = await page(at);
  at.line.isDown = true;
  store.set([first], { texts: { en: { place: "Mine" } } });
  const bringBack = store.remove([first]);
  await pass();
  change(at, { text: "Theirs" });
  at.line.isDown = false;
  store.retry();
  await pass();
  expect(store.viewOf(first)).toMatchObject({ isRemoved: true, both: [""] });
  bringBack();
  await pass();
  expect(enOf(entryOf(at))).toMatchObject({ text: "Theirs", place: "Mine" });
  expect(store.saving().is).toBe("saved");
});

test("who writes into what they had removed and somebody else has changed keeps it", async () => {
  const at = hotel();
  const store = await page(at);
  store.remove([first]);
  change(at, { text: "Theirs" });
  await pass();
  store.set([first], { texts: { en: { place: "Mine" } } });
  await pass();
  expect(enOf(entryOf(at))).toMatchObject({ text: "Theirs", place: "Mine" });
  expect(store.saving().is).toBe("saved");
});

test("undoing what I have added asks first where somebody else has written into it since", async () => {
  const at = hotel();
  const store = await page(at);
  const added = store.add(words("Mine"));
  await pass();
  const en = { title: "Theirs", question: null, text: "Mine", place: null };
  const { version } = at.knowledge.colleagueChanges("faq", [{ entry_id: added, texts: { en } }]);
  await store.applyLiveChange({ version, entry_ids: [added], by: "Ana Costa" }, "Nadia Berger");
  store.undo();
  await pass();
  expect(store.viewOf(added)).toMatchObject({ isRemoved: true, both: [""], by: "Ana Costa" });
  expect(at.textOf(added)).toBe("Mine");
  store.decide(added, "", "mine");
  await pass();
  expect(at.textOf(added)).toBeUndefined();
});

test("undoing my change of what somebody else has removed since does not bring it back", async () => {
  const at = hotel();
  const store = await page(at);
  store.set([first], words("Mine"));
  await pass();
  const { version } = at.knowledge.colleagueChanges("faq", [], [first]);
  await store.applyLiveChange({ version, entry_ids: [first], by: "Ana Costa" }, "Nadia Berger");
  expect(store.undo()).toEqual([]);
  await pass();
  expect(at.textOf(first)).toBeUndefined();
});

test.each([
  ["a change", (store: SectionStore) => store.set([first], words("Mine"))],
  ["a removal", (store: SectionStore) => void store.remove([first])],
])(
  "%s that was undone while nobody knew whether it had arrived is undone by the next page",
  async (_, act) => {
    const at = hotel();
    const store = await page(at);
    at.line.losesAnswers = true;
    act(store);
    await pass();
    expect(at.textOf(first)).not.toBe(original);
    store.undo();
    // The laptop is closed here.
    vi.clearAllTimers();
    at.line.losesAnswers = false;
    const after = await page(at);
    await pass(5_000);
    expect(at.textOf(first)).toBe(original);
    expect(after.saving().is).toBe("saved");
    expect(Object.keys(localStorage)).toEqual([]);
  },
);

test("an answer that comes late does not show again what somebody else has removed meanwhile", async () => {
  const at = hotel();
  const store = await page(at);
  at.line.losesAnswers = true;
  store.set([first], words("Mine"));
  await pass();
  at.line.losesAnswers = false;
  at.knowledge.colleagueChanges("faq", [], [first]);
  await applyEvents(at, store, true);
  await pass(5_000);
  expect(store.ids()).not.toContain(first);
  expect(at.textOf(first)).toBeUndefined();
  store.set([first], words("Mine again"));
  await pass(5_000);
  expect(at.textOf(first)).toBeUndefined();
});

test("what a closed laptop had changed and somebody else has removed is kept whole, if it is to be kept", async () => {
  const at = hotel();
  const store = await page(at);
  at.line.isDown = true;
  store.set([first], words("Mine"));
  await pass();
  vi.clearAllTimers();
  const removed = at.knowledge.entriesOf("faq")[0] as Entry;
  at.knowledge.colleagueChanges("faq", [], [first]);
  at.line.isDown = false;
  const after = await page(at);
  await pass(5_000);
  expect(after.saving()).toEqual({ is: "undecided", ids: [first] });
  after.decide(first, "", "mine");
  await pass(5_000);
  expect(at.knowledge.entriesOf("faq").at(-1)?.texts).toEqual({
    ...removed.texts,
    en: { ...removed.texts.en, text: "Mine" },
  });
});

test("two who begin the same entry of a form are asked which words it is to have", async () => {
  const at = hotel();
  const store = await page(at);
  const id = "01900000-0000-7000-8000-00000000aaaa";
  at.line.isDown = true;
  store.add({ ...words("Mine"), internal: true }, undefined, id);
  await pass();
  const en = { title: "", question: null, text: "Theirs", place: null };
  at.knowledge.colleagueChanges("faq", [{ entry_id: id, texts: { en }, scope: "in_house" }]);
  at.line.isDown = false;
  store.retry();
  await pass();
  expect(store.viewOf(id)?.both.toSorted()).toEqual(["internal", "scope", "texts.en.text"]);
  expect(at.textOf(id)).toBe("Theirs");
});
