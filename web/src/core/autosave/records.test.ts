import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { failureOfAnswer, failureWithoutAnswer } from "../api/call-failure.ts";
import type { Fields } from "./fields.ts";
import { pauseMs } from "./save-timer.ts";
import { closePages, closeTestBrowser, openTestBrowser } from "./test-browser.ts";

beforeEach(openTestBrowser);
afterEach(closeTestBrowser);

const id = "a";
const atFirst: Fields = { name: "Belvedere", rooms: 40, from: 1, until: 5, password: "old" };
const pass = (ms = pauseMs + 100) => vi.advanceTimersByTimeAsync(ms);
const kept = () => Object.keys(localStorage).map((name) => localStorage.getItem(name));

/** A server that merges by field, and refuses a field that someone else has changed since. */
function aServer() {
  const records = new Map([
    [id, atFirst],
    ["b", atFirst],
  ]);
  const line = {
    /** No request arrives. */
    isDown: false,
    /** Requests arrive, and their answers do not. */
    losesAnswers: false,
    failure: null as Error | null,
    answersAfterMs: 0,
  };
  const sent: Fields[] = [];
  const stored = (one = id) => records.get(one) ?? {};
  const change = (fields: Fields, one = id) => void records.set(one, { ...stored(one), ...fields });

  async function save(one: string, fields: Fields, was: Fields) {
    if (line.isDown) throw failureWithoutAnswer();
    if (line.failure) throw line.failure;
    sent.push(fields);
    await new Promise((resolve) => setTimeout(resolve, line.answersAfterMs));
    if (fields.name === "")
      throw failureOfAnswer(422, {
        errors: [{ field: "fields.name", code: "unknown", message: "Enter a name." }],
      });
    const names = Object.keys(fields);
    if (names.some((name) => was[name] !== stored(one)[name] && fields[name] !== stored(one)[name]))
      throw failureOfAnswer(409, { code: "wrong_state" });
    change(fields, one);
    if (line.losesAnswers) throw failureWithoutAnswer();
    return stored(one);
  }

  async function read(one: string) {
    if (line.isDown) throw failureWithoutAnswer();
    return stored(one);
  }

  /** Another page, which has read the records. */
  async function page(member = "nadia", venueId = 1) {
    vi.resetModules();
    const { makeRecords } = await import("./records.ts");
    const device = await import("../storage/device-copy.ts");
    device.announcePage();
    const cache = new Map(records);
    const cached = (one: string, fields: Fields) => {
      cache.set(one, fields);
      return fields;
    };
    const life = { isOver: false };
    /** A closed page gets no answers. */
    const unlessOver = (answer: Promise<Fields>) =>
      new Promise<Fields>((resolve, reject) =>
        answer.then(
          (fields) => life.isOver || resolve(fields),
          (failure: unknown) => life.isOver || reject(failure),
        ),
      );
    const edits = makeRecords({
      of: { venueId, memberId: member, kind: "hotels" },
      stored: (one) => cache.get(one),
      read: async (one) => cached(one, await unlessOver(read(one))),
      save: async (one, fields, was) => cached(one, await unlessOver(save(one, fields, was))),
      misfits: ({ from, until }): Record<string, string> =>
        Number(from) > Number(until) ? { from: "Too late", until: "Too early" } : {},
      fieldOf: (path) => path.replace("fields.", ""),
      isSecret: (name) => name === "password",
    });
    void edits.restore();
    await vi.advanceTimersByTimeAsync(0);
    return {
      ...edits,
      ...device,
      /** The screen. */
      shown: (one = id) => ({ ...cache.get(one), ...edits.changed(one) }),
      /** A live event brought another person's change. */
      hear(one = id) {
        cache.set(one, stored(one));
        edits.mergeStored(one);
      },
      close() {
        life.isOver = true;
        vi.clearAllTimers();
        closePages();
      },
    };
  }

  return { line, sent, stored, change, page };
}

describe("typing", () => {
  test("shows at once, and is saved as one update after a pause", async () => {
    const server = aServer();
    const page = await server.page();
    for (const name of ["H", "Ho", "Hotel"]) {
      page.edit(id, { name });
      await pass(pauseMs - 100);
    }
    expect(page.shown()).toMatchObject({ name: "Hotel" });
    expect([server.sent, page.saving(id)]).toEqual([[], { is: "saving" }]);
    await pass();
    expect(server.sent).toEqual([{ name: "Hotel" }]);
    expect(page.saving(id)).toEqual({ is: "saved", atMs: expect.any(Number) });
    expect(kept()).toEqual([]);
  });

  test("back to what is stored needs no save", async () => {
    const server = aServer();
    const page = await server.page();
    page.edit(id, { rooms: 41 });
    page.edit(id, { rooms: 40 });
    await pass();
    expect(server.sent).toEqual([]);
    expect(kept()).toEqual([]);
  });

  test("a blank between two words stays while the words are saved", async () => {
    const server = aServer();
    const page = await server.page();
    server.change({ name: "Grand" });
    page.hear();
    page.edit(id, { name: "Grand " });
    await pass();
    expect(page.shown().name).toBe("Grand ");
    expect(server.sent).toEqual([]);
    expect(page.saving(id).is).toBe("saved");
  });

  test("during a save is no conflict with itself, and is saved next", async () => {
    const server = aServer();
    const page = await server.page();
    server.line.answersAfterMs = 50;
    page.edit(id, { name: "Hotel", rooms: 41 });
    await pass(pauseMs + 10);
    page.edit(id, { name: "Hotel Lago", rooms: 40 });
    page.hear();
    await pass(2_000);
    expect(page.conflicts(id)).toEqual({});
    expect(server.stored()).toMatchObject({ name: "Hotel Lago", rooms: 40 });
  });

  test("flush resolves once everything typed before it is saved", async () => {
    const server = aServer();
    const page = await server.page();
    server.line.answersAfterMs = 50;
    page.edit(id, { rooms: 41 });
    const first = page.flush();
    await pass(10);
    page.edit(id, { rooms: 42 });
    const second = page.flush();
    void pass(200);
    await first;
    await second;
    expect(server.stored().rooms).toBe(42);
  });

  test("what can't be valid waits for its other half, and everything else is saved", async () => {
    const server = aServer();
    const page = await server.page();
    page.edit(id, { from: 7, name: "Hotel" });
    await pass();
    expect(server.sent).toEqual([{ name: "Hotel" }]);
    expect(page.saving(id)).toMatchObject({ is: "refused", why: "Too late" });
    page.edit(id, { until: 9 });
    await pass();
    expect(server.stored()).toMatchObject({ from: 7, until: 9 });
    expect(page.saving(id).is).toBe("saved");
  });
});

describe("a colleague's change", () => {
  const mine = { name: "Mine" };
  test.each([
    { theirs: { rooms: 50 }, isTold: true, ends: { name: "Mine", rooms: 50 }, asks: {} },
    { theirs: { rooms: 50 }, isTold: false, ends: { name: "Mine", rooms: 50 }, asks: {} },
    { theirs: { name: "Mine" }, isTold: true, ends: { name: "Mine" }, asks: {} },
    { theirs: { name: "Mine" }, isTold: false, ends: { name: "Mine" }, asks: {} },
    { theirs: { name: "Theirs" }, isTold: true, ends: { name: "Theirs" }, asks: { name: "Theirs" } },
    { theirs: { name: "Theirs" }, isTold: false, ends: { name: "Theirs" }, asks: { name: "Theirs" } },
  ])(
    "$theirs, told by a live event: $isTold, merges with $asks to decide",
    async ({ theirs, isTold, ends, asks }) => {
      const server = aServer();
      const page = await server.page();
      page.edit(id, { ...mine, from: 2 });
      server.change(theirs);
      if (isTold) page.hear();
      await pass();
      expect(server.stored()).toMatchObject({ ...ends, from: 2 });
      expect(page.conflicts(id)).toEqual(asks);
      expect(page.shown()).toMatchObject({ ...ends, ...mine });
      expect(page.saving(id).is).toBe("name" in asks ? "undecided" : "saved");
    },
  );

  const inConflict = async () => {
    const server = aServer();
    const page = await server.page();
    page.edit(id, mine);
    server.change({ name: "Theirs" });
    await pass();
    return { server, page };
  };

  test.each([
    ["mine", "Mine"],
    ["theirs", "Theirs"],
  ])("of the same field is decided with %s", async (choice, name) => {
    const { server, page } = await inConflict();
    if (choice === "mine") page.keepMine(id, "name");
    else page.takeBack(id, ["name"]);
    await pass();
    expect(server.stored().name).toBe(name);
    expect(page.shown().name).toBe(name);
    expect([page.conflicts(id), page.saving(id).is, kept()]).toEqual([{}, "saved", []]);
  });

  test("is decided by typing the same", async () => {
    const { page } = await inConflict();
    page.edit(id, { name: "Theirs" });
    await pass();
    expect([page.conflicts(id), page.saving(id).is, kept()]).toEqual([{}, "saved", []]);
  });

  test("still asks after a reload", async () => {
    const { server, page } = await inConflict();
    page.close();
    const after = await server.page();
    await pass();
    expect(after.conflicts(id)).toEqual({ name: "Theirs" });
    expect(after.shown().name).toBe("Mine");
    expect(server.stored().name).toBe("Theirs");
  });
});

describe("without an answer", () => {
  test.each([
    ["no connection", failureWithoutAnswer()],
    ["a server in trouble", failureOfAnswer(503, {})],
    ["too many requests", failureOfAnswer(429, {})],
    ["a session that has ended", failureOfAnswer(401, {})],
  ])("(%s) what was typed is kept on the device and saved automatically later", async (_, failure) => {
    const server = aServer();
    const page = await server.page();
    server.line.failure = failure;
    page.edit(id, { name: "Hotel" });
    await pass();
    expect(page.saving(id)).toEqual({ is: "kept", onDevice: true });
    expect(kept()).toEqual([expect.stringContaining("Hotel")]);
    server.line.failure = null;
    await pass(60_000);
    expect(server.stored().name).toBe("Hotel");
    expect([page.saving(id).is, kept()]).toEqual(["saved", []]);
  });

  test.each([
    ["the same page", false],
    ["the next page", true],
  ])("a save that arrived all the same is no conflict on %s", async (_, isReloaded) => {
    const server = aServer();
    const page = await server.page();
    server.line.losesAnswers = true;
    page.edit(id, { name: "One" });
    await pass();
    page.edit(id, { name: "Two" });
    await pass();
    page.edit(id, { name: "Three" });
    server.line.losesAnswers = false;
    if (isReloaded) page.close();
    const after = isReloaded ? await server.page() : page;
    await pass(30_000);
    expect(after.conflicts(id)).toEqual({});
    expect(server.stored().name).toBe("Three");
    expect(kept()).toEqual([]);
  });

  test("an undone change that arrived all the same is undone", async () => {
    const server = aServer();
    const page = await server.page();
    server.line.losesAnswers = true;
    page.edit(id, { rooms: 41 });
    await pass();
    page.edit(id, { rooms: 40 });
    server.line.losesAnswers = false;
    await pass(30_000);
    expect(server.stored().rooms).toBe(40);
    expect(kept()).toEqual([]);
  });
});

describe("a refusal", () => {
  test("of one field holds up no other, and the field is sent again once it is changed", async () => {
    const server = aServer();
    const page = await server.page();
    page.edit(id, { name: "", rooms: 41 });
    await pass();
    expect(server.sent).toEqual([{ name: "", rooms: 41 }, { rooms: 41 }]);
    expect(page.errorsOf(id)).toEqual({ name: "Enter a name." });
    expect(page.saving(id)).toEqual({ is: "refused", why: "Enter a name.", ids: [id] });
    expect(page.saving(id, (name) => name === "rooms").is).toBe("saved");
    page.edit(id, { name: "Hotel" });
    expect(page.errorsOf(id)).toEqual({});
    await pass();
    expect([server.stored().name, page.saving(id).is]).toEqual(["Hotel", "saved"]);
  });

  test("of a record as a whole holds up no other record, and is sent again by hand", async () => {
    const server = aServer();
    const page = await server.page();
    server.line.failure = failureOfAnswer(403, { code: "role_required" });
    page.edit(id, { rooms: 41 });
    await pass();
    server.line.failure = null;
    page.edit("b", { rooms: 42 });
    await pass();
    expect(server.stored("b").rooms).toBe(42);
    expect(page.saving(id)).toMatchObject({ is: "refused", ids: [] });
    expect(page.refusalOf(id)).toBeInstanceOf(Error);
    page.retry();
    await pass();
    expect(server.stored().rooms).toBe(41);
  });

  test("as a conflict that is none does not go on for ever", async () => {
    const server = aServer();
    const page = await server.page();
    const save = vi.fn();
    server.line.failure = failureOfAnswer(409, { code: "wrong_state" });
    const { sent } = server;
    sent.push = save;
    page.edit(id, { rooms: 41 });
    await pass(60_000);
    expect(page.saving(id).is).toBe("refused");
    server.line.failure = null;
    page.retry();
    await pass();
    expect(server.stored().rooms).toBe(41);
  });
});

describe("a reload", () => {
  test("loses nothing that was typed just before it", async () => {
    const server = aServer();
    const page = await server.page();
    page.edit(id, { name: "Hotel" });
    page.close();
    const after = await server.page();
    expect(after.shown().name).toBe("Hotel");
    await pass();
    expect(server.stored().name).toBe("Hotel");
    expect(kept()).toEqual([]);
  });

  test("while the server is down loses nothing either, and what is typed meanwhile counts", async () => {
    const server = aServer();
    const page = await server.page();
    server.line.isDown = true;
    page.edit(id, { name: "Hotel", rooms: 41 });
    page.edit("b", { rooms: 42 });
    await pass();
    page.close();
    const after = await server.page();
    after.edit(id, { rooms: 43 });
    server.line.isDown = false;
    await pass(60_000);
    expect(server.stored()).toMatchObject({ name: "Hotel", rooms: 43 });
    expect(server.stored("b").rooms).toBe(42);
    expect(kept()).toEqual([]);
  });

  test("of another member, or at another venue, sends nothing", async () => {
    const server = aServer();
    const page = await server.page();
    page.edit(id, { name: "Hotel" });
    page.close();
    await server.page("jonas");
    await server.page("nadia", 2);
    await pass(60_000);
    expect(server.sent).toEqual([]);
    expect(kept()).toHaveLength(1);
  });
});

describe("two tabs", () => {
  test("merge as two people do, and leave each other's typing alone", async () => {
    const server = aServer();
    const [one, other] = [await server.page(), await server.page()];
    one.edit(id, { name: "One" });
    await other.restore();
    expect(other.shown().name).toBe("Belvedere");
    other.edit(id, { rooms: 41 });
    await pass();
    expect(server.stored()).toMatchObject({ name: "One", rooms: 41 });
    expect(server.sent.filter((fields) => "name" in fields)).toHaveLength(1);
  });

  test("the open one saves what the closed one has left, when it is looked at", async () => {
    const server = aServer();
    const [closed, open] = [await server.page(), await server.page()];
    closed.edit(id, { name: "Hotel" });
    closed.close();
    await open.restore();
    expect(open.shown().name).toBe("Hotel");
    await pass();
    expect(server.stored().name).toBe("Hotel");
  });
});

test("a password is not stored on the device: the page asks before it is closed", async () => {
  const server = aServer();
  const page = await server.page();
  server.line.isDown = true;
  page.edit(id, { password: "geheim", name: "Hotel" });
  await pass();
  expect(kept().join()).toContain("Hotel");
  expect(kept().join()).not.toMatch(/geheim|old/);
  expect([page.isAnyUnkept(), page.saving(id)]).toEqual([true, { is: "kept", onDevice: false }]);
  server.line.isDown = false;
  await pass(60_000);
  expect(server.stored().password).toBe("geheim");
  expect(page.isAnyUnkept()).toBe(false);
});

test("a browser that stores nothing saves all the same, and asks before it loses something", async () => {
  const server = aServer();
  const page = await server.page();
  vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  page.edit(id, { name: "Hotel" });
  expect(page.isAnyUnkept()).toBe(true);
  await pass();
  expect(server.stored().name).toBe("Hotel");
  expect(page.isAnyUnkept()).toBe(false);
});

test("a deleted record holds up nothing that an earlier page has left", async () => {
  const server = aServer();
  const page = await server.page();
  server.line.isDown = true;
  page.edit("gone", { name: "?" });
  page.edit(id, { name: "Hotel" });
  await pass();
  page.close();
  server.line.isDown = false;
  const after = await server.page();
  await pass(60_000);
  expect(server.stored().name).toBe("Hotel");
  expect(after.saving(id).is).toBe("saved");
});

test("taking a field back saves what had waited for it", async () => {
  const server = aServer();
  const page = await server.page();
  page.edit(id, { name: "Hotel" });
  page.takeBack(id, ["rooms"]);
  await pass(50);
  expect(server.stored().name).toBe("Hotel");
});
