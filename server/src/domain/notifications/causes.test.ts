import { expect, test } from "vitest";
import { type ConversationNow, causesOfConversation } from "./causes.ts";

const now = new Date("2026-11-28T12:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const waits = { cause: "guest_waits", raised_at: ago(5), is_cleared: false } as const;
const handedOver = { cause: "handed_over", raised_at: ago(4), is_cleared: false } as const;
const cleared = { is_cleared: true } as const;

const unclaimed: ConversationNow = {
  ...{ alerts: [], handOver: undefined, heldBy: "staff", claimedSince: null, waitingSince: null, now },
  hasDraft: false,
};

test("a graver wish in a thread that waits already climbs from when it was asked", () => {
  const alerts = [{ ...handedOver, raised_at: ago(30) }];
  const climbing = causesOfConversation({
    ...unclaimed,
    alerts,
    handOver: { reason: "complaint", at: ago(1) },
  });
  expect(climbing.holding).toEqual([{ cause: "complaint", since: ago(30), askedAt: ago(1) }]);
});

test.each<[string, Partial<ConversationNow>, [string, Date][]]>([
  ["nothing", {}, []],
  ["a guest waits for staff", { alerts: [waits] }, [["guest_waits", ago(5)]]],
  [
    "an answer of the assistant waits for approval",
    { alerts: [{ ...waits, raised_at: ago(0.5) }], heldBy: "assistant", hasDraft: true },
    [["guest_waits", ago(0.5)]],
  ],
  [
    "the assistant is about to answer",
    { alerts: [{ ...waits, raised_at: ago(0.5) }], heldBy: "assistant" },
    [],
  ],
  ["the assistant has not answered", { alerts: [waits], heldBy: "assistant" }, [["guest_waits", ago(5)]]],
  [
    "an emergency",
    { alerts: [handedOver], handOver: { reason: "emergency", at: ago(4) }, heldBy: "assistant" },
    [["emergency", ago(4)]],
  ],
  ["a danger", { alerts: [handedOver], handOver: { reason: "safety", at: ago(4) } }, [["emergency", ago(4)]]],
  [
    "a complaint, and the guest writes on",
    { alerts: [waits, handedOver], handOver: { reason: "complaint", at: ago(4) } },
    [
      ["guest_waits", ago(5)],
      ["complaint", ago(4)],
    ],
  ],
  [
    "a question",
    { alerts: [handedOver], handOver: { reason: "no_entry", at: ago(4) } },
    [["handed_over", ago(4)]],
  ],
  ["the team has it, no question is open", { alerts: [handedOver] }, [["guest_waits", ago(4)]]],
  [
    "claimed and not answered",
    { alerts: [waits], claimedSince: ago(2), waitingSince: ago(5) },
    [["claimed_unanswered", ago(2)]],
  ],
  [
    "claimed, answered, and written again",
    { alerts: [waits], claimedSince: ago(30), waitingSince: ago(5) },
    [["claimed_unanswered", ago(5)]],
  ],
  ["claimed and answered", { claimedSince: ago(30) }, []],
  [
    "an emergency that is taken has to be answered",
    {
      alerts: [handedOver],
      handOver: { reason: "emergency", at: ago(4) },
      ...{ claimedSince: ago(3), waitingSince: ago(4) },
    },
    [["claimed_unanswered", ago(3)]],
  ],
  [
    "an emergency in a claimed thread calls everyone",
    {
      alerts: [handedOver],
      handOver: { reason: "emergency", at: ago(4) },
      ...{ claimedSince: ago(30), waitingSince: ago(4) },
    },
    [
      ["emergency", ago(4)],
      ["claimed_unanswered", ago(4)],
    ],
  ],
  ["cleared", { alerts: [{ ...waits, ...cleared }], claimedSince: ago(9), waitingSince: ago(5) }, []],
  [
    "two messages failed",
    {
      alerts: [
        { cause: "send_failed", raised_at: ago(3), is_cleared: false },
        { cause: "send_unknown", raised_at: ago(8), is_cleared: false },
      ],
    },
    [["send_failed", ago(8)]],
  ],
  ["no report", { alerts: [{ ...waits, cause: "no_report" }] }, [["number_silent", ago(5)]]],
  ["two guests may be one", { alerts: [{ ...waits, cause: "guest_conflict" }] }, []],
])("%s", (_, change, expected) => {
  const { holding } = causesOfConversation({ ...unclaimed, ...change });
  expect(holding.map(({ cause, since }) => [cause, since])).toEqual(expected);
});
