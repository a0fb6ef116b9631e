import type { Conversation, InboxCounts } from "@bellhop/contract/conversations";
import { waitingCases } from "@bellhop/contract/waiting.fixture";
import { describe, expect, test } from "vitest";
import {
  belongsTo,
  isJustAnswered,
  type ListPage,
  patchedCounts,
  patchedPages,
} from "./conversation-lists.ts";

const now = Date.parse("2026-11-21T22:40:00Z");
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const me = "me";
const nobody = { by: "staff", member_id: null, member_name: null } as const;
const mine = { by: "staff", member_id: me, member_name: "Nadia" } as const;

function conversation(id: string, given: Partial<Conversation> = {}): Conversation {
  return {
    conversation_id: id,
    merged_into: null,
    guest: { guest_id: id, name: id, phone: null, language: null, opted_out: false, not_on_whatsapp: false },
    conflict: null,
    stay: null,
    channel: "whatsapp",
    held: { by: "assistant" },
    state: "open",
    waiting_since: null,
    waiting_text: null,
    open_questions: [],
    draft: null,
    unread: 0,
    is_translated: false,
    last_message: { author: "assistant", member_name: null, text: "", at: ago(60), failed: false },
    window_closes_at: null,
    place: null,
    sending_stopped: false,
    answered_elsewhere: false,
    ...given,
  };
}

const waiting = (id: string, minutes: number) =>
  conversation(id, { held: nobody, waiting_since: ago(minutes) });
const withEmergency = (one: Conversation): Conversation => ({
  ...one,
  open_questions: [
    { question_id: "q", reason: "emergency", about: "Fire", request: null, asked: null, asked_at: ago(1) },
  ],
});
const page = (items: Conversation[], next_cursor: string | null = null): ListPage => ({ items, next_cursor });
const ids = (pages: ListPage[]) =>
  pages.map(({ items }) => items.map((item) => item.conversation_id).join(""));

describe("a conversation is under", () => {
  test.each(waitingCases)("Waiting as the server says: $name", (one) => {
    const question = withEmergency(conversation("a")).open_questions;
    const given = conversation("a", {
      state: one.state,
      held: one.heldBy === "staff" ? nobody : { by: "assistant" },
      waiting_since: one.waitedMs === null ? null : new Date(now - one.waitedMs).toISOString(),
      open_questions: Array.from({ length: one.openQuestions }, () => question).flat(),
      draft: one.hasDraft
        ? { ...{ draft_id: "d", text: "", language: "en", about: "", sources: [] }, drafted_at: ago(1) }
        : null,
      merged_into: one.isMerged ? "b" : null,
    });
    expect(belongsTo("waiting", given, me, now)).toBe(one.waitsForStaff);
  });

  test("Mine, Assistant, All and Done by holder and state", () => {
    const held = conversation("a", { held: mine });
    const tabs = ["mine", "assistant", "all", "done"] as const;
    expect(tabs.filter((tab) => belongsTo(tab, held, me, now))).toEqual(["mine", "all"]);
    expect(tabs.filter((tab) => belongsTo(tab, held, "other", now))).toEqual(["all"]);
    expect(tabs.filter((tab) => belongsTo(tab, conversation("a"), me, now))).toEqual(["assistant", "all"]);
    expect(tabs.filter((tab) => belongsTo(tab, { ...held, state: "done" }, me, now))).toEqual(["done"]);
  });
});

describe("a live event", () => {
  const standing = { memberId: me, now };
  const list = [page([waiting("a", 18), waiting("b", 9)], "x"), page([waiting("c", 3)])];

  test("sorts in a guest who starts waiting", () => {
    expect(ids(patchedPages(list, "waiting", waiting("n", 5), standing))).toEqual(["ab", "nc"]);
    expect(ids(patchedPages(list, "waiting", waiting("n", 0), standing))).toEqual(["ab", "cn"]);
  });

  test("puts an emergency before guests who have waited longer", () => {
    const emergency = withEmergency(waiting("e", 1));
    const patched = patchedPages(list, "waiting", emergency, standing);
    expect(ids(patched)).toEqual(["eab", "c"]);
    expect(ids(patchedPages(patched, "waiting", waiting("n", 20), standing))).toEqual(["enab", "c"]);
    expect(ids(patchedPages(patched, "waiting", withEmergency(waiting("f", 2)), standing))[0]).toBe("feab");
    expect(ids(patchedPages(patched, "waiting", waiting("e", 1), standing))).toEqual(["ab", "ce"]);
  });

  test.each(["mine", "all", "all by waiting"] as const)("puts an emergency first under %s", (name) => {
    const open = [page([conversation("a", { held: mine }), conversation("b", { held: mine })])];
    const emergency = withEmergency(conversation("e", { held: mine, waiting_since: ago(1) }));
    expect(ids(patchedPages(open, name, emergency, standing))).toEqual(["eab"]);
  });

  test("removes an answered guest and leaves the other pages unchanged", () => {
    const patched = patchedPages(list, "waiting", conversation("b"), standing);
    expect(ids(patched)).toEqual(["a", "c"]);
    expect(patched[1]).toBe(list[1]);
  });

  test("applied twice changes nothing more", () => {
    const once = patchedPages(list, "waiting", waiting("n", 5), standing);
    expect(patchedPages(once, "waiting", waiting("n", 5), standing)).toEqual(once);
  });

  test("moves a conversation up with a new message", () => {
    const withMessage = (id: string, minutes: number) =>
      conversation(id, {
        last_message: { author: "guest", member_name: null, text: "", at: ago(minutes), failed: false },
      });
    const all = [page([withMessage("a", 10), withMessage("b", 20)], "x")];
    expect(ids(patchedPages(all, "all", withMessage("b", 1), standing))).toEqual(["ba"]);
  });

  test("adds nothing below what is loaded: that comes with its page", () => {
    const open = [page([waiting("a", 18)], "x")];
    expect(ids(patchedPages(open, "waiting", waiting("n", 1), standing))).toEqual(["a"]);
  });

  test("updates the counts", () => {
    const counts: InboxCounts = { waiting: 6, mine: 3, assistant: 6, all: 41, done: 9 };
    const taken = { ...waiting("a", 9), held: mine };
    expect(patchedCounts(counts, waiting("a", 9), taken, standing)).toEqual({ ...counts, mine: 4 });
    const done = { ...taken, state: "done" as const };
    const after = { waiting: 5, mine: 2, assistant: 6, all: 40, done: 10 };
    expect(patchedCounts(counts, taken, done, standing)).toEqual(after);
  });
});

describe("an answered guest", () => {
  const answered = (id: string, minutes: number) =>
    conversation(id, {
      last_message: { author: "staff", member_name: "Nadia", text: "", at: ago(minutes), failed: false },
    });

  test("stays visible for half an hour", () => {
    expect(isJustAnswered(answered("a", 29), now)).toBe(true);
    expect(isJustAnswered(answered("a", 31), now)).toBe(false);
    expect(isJustAnswered(waiting("a", 1), now)).toBe(false);
  });
});
