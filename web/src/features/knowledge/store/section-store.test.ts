import type { Entry, EntryText } from "@bellhop/contract/knowledge";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CallFailure } from "../../../core/api/call-failure.ts";
import { closeTestBrowser } from "../../../core/autosave/test-browser.ts";
import { sampleEntry } from "../../../gallery/samples/knowledge.fixture.ts";
import type { SectionStore } from "./section-store.ts";
import { first, type Hotel, hotel, openBrowser, page, pageWithoutList, pass, words } from "./test-hotel.ts";

beforeEach(openBrowser);
afterEach(closeTestBrowser);

test("words are saved a moment after the last key, as one update", async () => {
  const at = hotel();
  const store = await page(at);
  for (const text of ["O", "Op", "Open"]) {
    store.set([first], words(text));
    await pass(100);
  }
  expect(store.saving()).toEqual({ is: "saving" });
  await pass();
  expect(store.saving()).toMatchObject({ is: "saved" });
  expect(at.updates).toHaveLength(1);
  expect(at.textOf(first)).toBe("Open");
  expect(Object.keys(localStorage)).toEqual([]);
});

test("fields that do not fit each other wait until one of them does, and everything else is saved", async () => {
  const at = hotel();
  const store = await page(at);
  const kept = () => at.knowledge.entriesOf("faq").find((one) => one.entry_id === first);
  store.set([first], { facts: { from: "09:00", until: "10:00" }, valid_from: "2027-01-01" });
  await pass();
  store.set([first], { facts: { from: "10:00" }, valid_until: "2026-12-31", ...words("Saved") });
  await pass();
  const named = ["facts.from", "facts.until", "valid_from", "valid_until"];
  expect(Object.keys(store.viewOf(first)?.errors ?? {}).toSorted()).toEqual(named);
  expect(store.saving()).toMatchObject({ is: "refused", ids: expect.arrayContaining([first]) });
  expect(kept()).toMatchObject({
    facts: { from: "09:00", until: "10:00" },
    texts: { en: { text: "Saved" } },
  });

  store.set([first], { facts: { from: "09:30" }, valid_from: "2026-12-01" });
  await pass();
  expect(store.saving()).toMatchObject({ is: "saved" });
  expect(kept()).toMatchObject({ facts: { from: "09:30" }, valid_until: "2026-12-31" });

  const days: ["friday"] = ["friday"];
  store.set([first], { facts: { hours: [{ days, from: "10:00", to: "10:00" }] } });
  await pass();
  expect(store.viewOf(first)?.errors).toEqual({ "facts.hours": expect.stringContaining("00:00 to 24:00") });
  store.set([first], { facts: { hours: [{ days, from: "18:00", to: "02:00" }] } });
  await pass();
  expect(kept()?.facts.hours).toEqual([{ days, from: "18:00", to: "02:00" }]);
});

test("an answer that never came is asked for again with the same key, and nothing is changed twice", async () => {
  const at = hotel();
  const store = await page(at);
  at.line.losesAnswers = true;
  store.set([first], words("Once"));
  await pass();
  expect(at.textOf(first)).toBe("Once");
  expect(store.saving()).toEqual({ is: "kept", onDevice: true });
  store.set([first], words("Once more"));
  at.line.losesAnswers = false;
  await pass(30_000);
  expect(at.textOf(first)).toBe("Once more");
  expect(at.updates).toHaveLength(2);
  expect(store.viewOf(first)?.both).toEqual([]);
});

test("what a page had not saved when it closed, the next page of the same person saves", async () => {
  const at = hotel();
  const before = await page(at);
  at.line.isDown = true;
  before.set([first], words("Typed on the train"));
  const added = before.add(words("A new one"));
  before.remove(["01900000-0000-7000-8000-000000002402"]);
  await pass();
  expect(Object.keys(localStorage).length).toBeGreaterThan(3);
  // The laptop is closed here: nothing of that page runs again.
  vi.clearAllTimers();

  at.line.isDown = false;
  const other = await page(at, "ana");
  await pass(5_000);
  expect(at.textOf(first)).not.toBe("Typed on the train");
  expect(other.saving()).toMatchObject({ is: "saved" });

  const after = await page(at);
  await pass(5_000);
  expect(at.textOf(first)).toBe("Typed on the train");
  expect(at.textOf(added)).toBe("A new one");
  expect(at.textOf("01900000-0000-7000-8000-000000002402")).toBeUndefined();
  expect(after.saving()).toMatchObject({ is: "saved" });
  expect(Object.keys(localStorage)).toEqual([]);
});

test("an entry that was put elsewhere as the laptop closed is put there by the next page, once its list is read", async () => {
  const at = hotel();
  const before = await page(at);
  at.line.isDown = true;
  before.move(first, before.ids().at(-1) ?? null);
  // The laptop is closed before anything was sent.
  vi.clearAllTimers();

  at.line.isDown = false;
  const after = await pageWithoutList(at);
  await after.store.restore();
  await pass();
  after.readList();
  await pass();
  expect(at.knowledge.entriesOf("faq").at(-1)?.entry_id).toBe(first);
  expect(after.store.saving()).toMatchObject({ is: "saved" });
});

test("two people who change different fields have both saved, without asking anybody", async () => {
  const at = hotel();
  const [mine, theirs] = [await page(at), await page(at, "ana")];
  mine.set([first], words("My answer"));
  theirs.set([first], { texts: { en: { question: "Their question?" } } });
  await pass(5_000);
  const entry = at.knowledge.entriesOf("faq").find((one) => one.entry_id === first);
  expect(entry?.texts.en).toMatchObject({ text: "My answer", question: "Their question?" });
  expect([mine.saving().is, theirs.saving().is]).toEqual(["saved", "saved"]);
});

test("two people who change the same words: neither is lost, and whoever came second decides", async () => {
  const at = hotel();
  const [mine, theirs] = [await page(at), await page(at, "ana")];
  theirs.set([first], words("Theirs"));
  await pass();
  mine.set([first], words("Mine"));
  await pass();
  expect(mine.saving()).toEqual({ is: "undecided", ids: [first] });
  expect(at.textOf(first)).toBe("Theirs");
  expect(mine.viewOf(first)?.entry.texts.en?.text).toBe("Mine");
  expect(mine.viewOf(first)?.server?.texts.en?.text).toBe("Theirs");
  mine.decide(first, "texts.en.text", { value: "Theirs and mine" });
  await pass();
  expect(at.textOf(first)).toBe("Theirs and mine");
});

test("what somebody else saves is taken in where nothing is typed, and does not touch what is", async () => {
  const at = hotel();
  const store = await page(at);
  store.hold(first);
  store.set([first], words("Being typed "));
  await pass();
  const [entry] = at.knowledge.entriesOf("faq");
  const en = { ...(entry as Entry).texts.en, title: "Parking?" } as Entry["texts"][string];
  const { version } = at.knowledge.colleagueChanges("faq", [{ entry_id: first, texts: { en } }]);
  await store.applyLiveChange({ version, entry_ids: [first], by: "Ana Costa" }, "Nadia Berger");
  await pass();
  expect(store.viewOf(first)?.entry.texts.en).toMatchObject({ title: "Parking?", text: "Being typed " });
  expect(store.viewOf(first)?.lastForeignChange?.by).toBe("Ana Costa");
  expect(at.updates).toHaveLength(1);
});

/** A colleague changes the first answer; this page receives the event but cannot read the entry. */
async function applyUnreadableChange(at: Hotel, store: SectionStore, entry_ids: string[] | null) {
  const text = { ...(at.knowledge.entriesOf("faq")[0] as Entry).texts.en, text: "Theirs" } as EntryText;
  const { version } = at.knowledge.colleagueChanges("faq", [{ entry_id: first, texts: { en: text } }]);
  at.line.readsNothing = true;
  await store.applyLiveChange({ version, entry_ids, by: "Ana Costa" }, "Nadia Berger");
  at.line.readsNothing = false;
}

test.each([
  ["one entry", [first]],
  ["more entries than are named", null],
])("somebody else has changed %s, and what could not be read yet is not written over", async (_, named) => {
  const at = hotel();
  const store = await page(at);
  await applyUnreadableChange(at, store, named);
  store.set([first], words("Mine"));
  await pass();
  expect(at.textOf(first)).toBe("Theirs");
  expect(store.saving()).toEqual({ is: "undecided", ids: [first] });
});

test("a field that is refused is told at the field, and all else is saved", async () => {
  const at = hotel();
  const store = await page(at);
  store.set([first], { texts: { en: { text: "x".repeat(2_001), title: "Short" } } });
  await pass();
  expect(store.saving()).toMatchObject({ is: "refused", ids: [first] });
  expect(store.viewOf(first)?.errors).toEqual({ "texts.en.text": "Enter at most 2000 characters." });
  const entry = at.knowledge.entriesOf("faq").find((one) => one.entry_id === first);
  expect(entry?.texts.en?.title).toBe("Short");
  store.set([first], words("x".repeat(2_000)));
  await pass();
  expect(at.textOf(first)).toHaveLength(2_000);
});

test("a field that only the server refuses is held back until it is another, too", async () => {
  const at = hotel();
  const store = await page(at);
  const errors = [{ field: "updates.faq.entries.0.texts.en.text", message: "Not like this" }];
  at.line.refuses = new CallFailure("Some fields need attention.", 422, { code: "invalid_fields", errors });
  store.set([first], { internal: true, ...words("Odd") });
  await pass();
  expect(store.viewOf(first)?.errors).toEqual({ "texts.en.text": "Not like this" });
  expect(at.knowledge.entriesOf("faq").find((one) => one.entry_id === first)?.internal).toBe(true);
  expect(at.textOf(first)).not.toBe("Odd");
});

test("what the server refuses for good stays here and says why", async () => {
  const at = hotel();
  const store = await page(at);
  at.line.refuses = new CallFailure("The limit is reached.", 409, { code: "limit_reached" });
  store.set([first], words("Kept"));
  await pass();
  expect(store.saving()).toMatchObject({
    is: "refused",
    why: "You have reached the limit. Remove some first.",
  });
  store.retry();
  await pass();
  expect(at.textOf(first)).toBe("Kept");
});

test("undoing takes back step by step, brings back what was removed to its place, and is saved like any change", async () => {
  const at = hotel();
  const store = await page(at);
  const before = at.textOf(first);
  const order = store.ids();
  const second = order[1] ?? "";
  store.set([first], words("Changed"));
  await pass(3_000);
  store.remove([second]);
  await pass();
  expect(at.textOf(second)).toBeUndefined();
  expect(store.undo()).toContain(second);
  await pass();
  expect(at.knowledge.entriesOf("faq").map(({ entry_id }) => entry_id)).toEqual(order);
  expect(store.undo()).toEqual([first]);
  await pass();
  expect(at.textOf(first)).toBe(before);
  expect(store.canUndo()).toBe(false);
});

test("an entry that was begun and has nothing in it is never sent, and gone when it is left", async () => {
  const at = hotel();
  const store = await page(at);
  const id = store.add({}, null);
  const leave = store.hold(id);
  await pass(3_000);
  expect(store.ids()[0]).toBe(id);
  leave();
  await pass();
  expect(store.viewOf(id)).toBeNull();
  expect(at.updates).toEqual([]);
});

test("five hundred and more entries changed at once go in parts, and all arrive", async () => {
  const at = hotel();
  const many = Array.from({ length: 1_200 }, (_, index) =>
    sampleEntry("faq", { texts: { en: { title: `Q ${index}`, question: null, text: "A", place: null } } }),
  );
  at.knowledge.entriesOf("faq").push(...many);
  const store = await page(at);
  store.mergePage(many, store.version() ?? 0);
  store.set(
    many.map(({ entry_id }) => entry_id),
    { scope: "in_house" },
  );
  await pass(5_000);
  expect(at.updates.map(({ entries }) => entries?.length)).toEqual([500, 500, 200]);
  expect(
    at.knowledge.entriesOf("faq").filter(({ scope }) => scope === "in_house").length,
  ).toBeGreaterThanOrEqual(1_200);
});

/** Small, and the same on every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * sides);
  };
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "two people and a bad line, story %i: every word that was typed last is there, or was there and somebody saw it",
  async (seed) => {
    const roll = dice(seed);
    const at = hotel();
    const names = ["nadia", "ana"];
    const lives = [{ isOver: false }, { isOver: false }];
    const stores = [await page(at, "nadia", lives[0]), await page(at, "ana", lives[1])];
    const ids = at.knowledge
      .entriesOf("faq")
      .slice(0, 3)
      .map(({ entry_id }) => entry_id);
    const fields = ["text", "question", "title"] as const;
    const typed: string[] = [];
    for (let turn = 0; turn < 60; turn++) {
      const who = roll(2);
      const id = ids[roll(3)] ?? first;
      const act = roll(10);
      if (act < 6) {
        const text = `${names[who]} ${turn}`;
        if (stores[who]?.viewOf(id)?.both.length === 0) {
          stores[who]?.set([id], { texts: { en: { [fields[roll(3)] ?? "text"]: text } } });
          typed.push(text);
        }
        // Each is on its own in a step of time, so that each is saved, or kept.
        await pass(roll(2) ? 900 : 2_500);
      } else if (act === 6) at.line.isDown = !at.line.isDown;
      else if (act === 7) at.line.losesAnswers = !at.line.losesAnswers;
      else if (act === 8) {
        const wasDown = at.line.isDown;
        at.line.isDown = false;
        // The page ends here, whatever it was about to do; the other one goes on.
        const now = Date.now();
        vi.clearAllTimers();
        vi.setSystemTime(now);
        void stores[1 - who]?.flush();
        const over = lives[who];
        if (over) over.isOver = true;
        lives[who] = { isOver: false };
        stores[who] = await page(at, names[who], lives[who]);
        at.line.isDown = wasDown;
      } else
        for (const event of at.events.splice(0))
          if (event.kind === "knowledge") await stores[who]?.applyLiveChange(event, "");
      await pass(roll(3) * 400);
    }
    at.line.isDown = false;
    at.line.losesAnswers = false;
    for (let round = 0; round < 4; round++) {
      for (const store of stores) void store.restore();
      await pass(30_000);
      for (const store of stores)
        for (const id of ids)
          for (const field of store.viewOf(id)?.both ?? []) store.decide(id, field, "mine");
    }
    await pass(60_000);
    expect(stores.map((store) => store.saving().is)).toEqual(["saved", "saved"]);
    const stored = JSON.stringify([
      at.knowledge.entriesOf("faq"),
      at.knowledge.answers.list_entry_revisions({ section: "faq" }),
    ]);
    const lastOf = (name: string) => typed.filter((text) => text.startsWith(name)).at(-1);
    for (const text of [lastOf("nadia"), lastOf("ana")]) if (text) expect(stored).toContain(`"${text}"`);
    expect(Object.keys(localStorage)).toEqual([]);
  },
);
