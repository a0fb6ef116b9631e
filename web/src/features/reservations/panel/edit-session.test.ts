import type { ReservationFields } from "@bellhop/contract/reservations";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { failureOfAnswer, failureWithoutAnswer } from "../../../core/api/call-failure.ts";
import { editSession, saveAfterMs } from "./edit-session.ts";
import type { Fields } from "./field-drafts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const first: ReservationFields = {
  reservation_number: "R-1",
  checkin: "2026-11-21",
  checkout: "2026-11-24",
  arrival_time: null,
  adults: 2,
  children: null,
  room_type: "",
};

/** A server that merges fields as ours does. */
function aServer() {
  let there = first;
  let seen = first;
  const sent: { fields: Fields; was: Fields }[] = [];
  let failure: Error | undefined;
  const session = editSession({
    stored: () => seen,
    isValid: ({ checkin, checkout }) => checkout >= checkin,
    readAgain: async () => {
      seen = there;
    },
    save: async (fields, was) => {
      sent.push({ fields, was });
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (failure) throw failure;
      const names = Object.keys(fields) as (keyof Fields)[];
      if (names.some((name) => was[name] !== there[name] && fields[name] !== there[name]))
        throw failureOfAnswer(409, { code: "wrong_state" });
      there = { ...there, ...fields } as ReservationFields;
      seen = there;
    },
  });
  return {
    session,
    sent,
    stored: () => there,
    fail: (next: Error | undefined) => {
      failure = next;
    },
    colleagueChanges(fields: Fields, isTold: boolean) {
      there = { ...there, ...fields } as ReservationFields;
      if (isTold) seen = there;
      session.storedChanged();
    },
  };
}

const saved = () => vi.advanceTimersByTimeAsync(saveAfterMs + 500);

describe("typing", () => {
  test("is saved once, after a pause", async () => {
    const { session, sent } = aServer();
    session.edit("room_type", "S");
    session.edit("room_type", "Suite");
    await saved();
    expect(sent).toEqual([{ fields: { room_type: "Suite" }, was: { room_type: "" } }]);
    expect(session.hasDrafts()).toBe(false);
    expect(session.get().savedAtMs).not.toBeNull();
  });

  test("during a save is no conflict with itself, and is saved next", async () => {
    const { session, sent, stored } = aServer();
    session.edit("room_type", "Suite");
    await vi.advanceTimersByTimeAsync(saveAfterMs + 10);
    session.edit("room_type", "Suite with balcony");
    await saved();
    expect(session.conflicts()).toEqual({});
    expect(sent[1]).toEqual({ fields: { room_type: "Suite with balcony" }, was: { room_type: "Suite" } });
    expect(stored().room_type).toBe("Suite with balcony");
  });

  test("that can't be valid waits for its other half", async () => {
    const { session, sent } = aServer();
    session.edit("checkin", "2026-11-25");
    await saved();
    expect(sent).toEqual([]);
    session.edit("checkout", "2026-11-27");
    await saved();
    expect(sent[0]?.fields).toEqual({ checkin: "2026-11-25", checkout: "2026-11-27" });
  });

  test("back to what is stored needs no save", async () => {
    const { session, sent } = aServer();
    session.edit("adults", 3);
    session.edit("adults", 2);
    await saved();
    expect(sent).toEqual([]);
  });
});

describe("a colleague's change", () => {
  test("of another field is kept, and so is mine", async () => {
    const { session, colleagueChanges, stored } = aServer();
    session.edit("adults", 3);
    colleagueChanges({ arrival_time: "16:00" }, true);
    await saved();
    expect(stored()).toMatchObject({ adults: 3, arrival_time: "16:00" });
  });

  test.each([true, false])("of the same field waits for a decision (event came: %s)", async (isTold) => {
    const { session, colleagueChanges, stored } = aServer();
    session.edit("adults", 3);
    session.edit("room_type", "Suite");
    colleagueChanges({ adults: 4 }, isTold);
    await saved();
    expect(session.conflicts()).toEqual({ adults: 4 });
    expect(stored()).toMatchObject({ adults: 4, room_type: "Suite" });

    session.keepMine("adults");
    await saved();
    expect(stored().adults).toBe(3);
    expect(session.conflicts()).toEqual({});
  });

  test("can be taken over", async () => {
    const { session, colleagueChanges, stored } = aServer();
    session.edit("adults", 3);
    colleagueChanges({ adults: 4 }, true);
    session.takeTheirs("adults");
    await saved();
    expect(stored().adults).toBe(4);
    expect(session.hasDrafts()).toBe(false);
  });

  test("to the same value settles it", () => {
    const { session, colleagueChanges } = aServer();
    session.edit("adults", 3);
    colleagueChanges({ adults: 3 }, true);
    expect(session.conflicts()).toEqual({});
    expect(session.hasDrafts()).toBe(false);
  });
});

test("what could not be sent stays, and is sent by the next try", async () => {
  const { session, fail, stored } = aServer();
  fail(failureWithoutAnswer());
  session.edit("adults", 3);
  await saved();
  expect(session.get().failure).not.toBeNull();
  expect(session.hasDrafts()).toBe(true);
  fail(undefined);
  void session.saveNow();
  await saved();
  expect(stored().adults).toBe(3);
});

test("a server that keeps reporting a conflict is not asked for ever", async () => {
  const { session, fail, sent } = aServer();
  fail(failureOfAnswer(409, { code: "wrong_state" }));
  session.edit("adults", 3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent.length).toBeLessThan(6);
  expect(session.get().failure).not.toBeNull();
});
