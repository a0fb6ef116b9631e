import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { bodyOf } from "./bodies.ts";
import type { MessageFact, VenueFacts } from "./facts.ts";
import { type Evidence, judge } from "./judge.ts";
import type { Listener } from "./listener.ts";

const at = new Date("2026-11-21T12:00:00Z");
const phone = "447700910001";
const asked = { id: "wamid.1", phone, number: "9001", text: "What time is breakfast?", at };
const conversation_id = "conversation";

function line(seq: number, more: Partial<MessageFact>): MessageFact {
  return {
    message_id: `message ${seq}`,
    conversation_id,
    venue_id: 1001,
    seq,
    position: at,
    author: "guest",
    text: asked.text,
    state: null,
    is_answer: false,
    provider_message_id: asked.id,
    event_kind: null,
    phone: `+${phone}`,
    ...more,
  };
}

const answer = { author: "assistant", text: "From 7.", state: "read", is_answer: true } as const;

/** Facts without a fault: a guest asked, was answered, and read the answer. Tests change parts of it. */
function evidence(change: (venue: VenueFacts, all: Evidence) => void = () => {}): Evidence {
  const body = { ...bodyOf([asked]), answered: 1 };
  const venue: VenueFacts = {
    venueId: 1001,
    messages: [line(1, {}), line(2, { ...answer, provider_message_id: "wamid.out" })],
    conversations: [
      {
        conversation_id,
        venue_id: 1001,
        phone: `+${phone}`,
        held_by: "assistant",
        state: "open",
        waiting_since: null,
        settled_seq: 0,
        has_open_question: false,
      },
    ],
    alerts: [],
    attempts: [{ attempt_id: "attempt", message_id: "message 2", outcome: "sent" }],
    live: [
      { seq: 1, message_id: "message 2", state: "accepted" },
      { seq: 2, message_id: "message 2", state: "read" },
    ],
    lastSeq: 2,
  };
  const received: Listener = {
    begins: 0,
    received: [1, 2],
    resets: 0,
    connections: 1,
    last: () => received.received.at(-1),
    cut: () => {},
    cutInside: () => {},
    close: () => {},
  };
  const all: Evidence = {
    bodies: [body],
    sent: [
      { id: "wamid.out", to: phone, text: "From 7.", callback_data: "attempt", reported: ["sent", "read"] },
    ],
    replies: [],
    facts: {
      venues: [venue],
      deliveries: new Map([[createHash("sha256").update(body.bytes).digest("hex"), ["kept"]]]),
      deadLetters: [],
    },
    venueOfNumber: new Map([["9001", 1001]]),
    listeners: [{ venueId: 1001, listener: received }],
  };
  change(venue, all);
  return all;
}

test("there are no faults if all is well", () => {
  expect(judge(evidence())).toEqual([]);
});

const broken: [kind: string, change: (venue: VenueFacts, all: Evidence) => void][] = [
  ["body never answered", (_, { bodies }) => Object.assign(bodies[0] ?? {}, { answered: 0 })],
  ["body answered but not stored", (_, { facts }) => facts.deliveries.clear()],
  ["guest message lost", ({ messages }) => messages.shift()],
  ["guest message doubled", ({ messages }) => messages.unshift(line(0, {}))],
  [
    "message without an author",
    ({ messages }) => messages.unshift(line(0, { provider_message_id: "wamid.2" })),
  ],
  [
    "guest message in the wrong thread or changed",
    ({ messages }) => Object.assign(messages[0] ?? {}, { text: "?" }),
  ],
  [
    "order reversed",
    ({ messages }, { bodies, facts }) => {
      const body = { ...bodyOf([{ ...asked, id: "wamid.0" }, asked]), answered: 1 };
      bodies.splice(0, 1, body);
      facts.deliveries.set(createHash("sha256").update(body.bytes).digest("hex"), ["kept"]);
      const later = new Date(at.getTime() + 1_000);
      messages.splice(1, 0, line(1.5, { provider_message_id: "wamid.0", position: later }));
    },
  ],
  ["guest with two threads", ({ conversations }) => conversations.push({ ...conversations[0] } as never)],
  ["sent twice", (_, { sent }) => sent.push({ ...sent[0], id: "wamid.again" } as never)],
  ["sent without an attempt", ({ attempts }) => attempts.pop()],
  ["never sent, without a cause", (_, { sent }) => sent.pop()],
  [
    "not sent, without an alert for staff",
    ({ messages }, { sent }) => {
      sent.pop();
      Object.assign(messages[1] ?? {}, { state: "unknown" });
    },
  ],
  ["state differs from the report", ({ messages }) => Object.assign(messages[1] ?? {}, { state: "sent" })],
  [
    "reply lost",
    (_, { replies }) =>
      replies.push({ messageId: "lost", conversationId: "c", venueId: 1001, text: "Hello", status: 200 }),
  ],
  ["reply without an author", ({ messages }) => Object.assign(messages[1] ?? {}, { author: "staff" })],
  [
    "unanswered and not shown as waiting",
    ({ messages }) => Object.assign(messages[1] ?? {}, { is_answer: false }),
  ],
  [
    "waits though answered",
    ({ conversations }) => Object.assign(conversations[0] ?? {}, { waiting_since: at }),
  ],
  [
    "guest waits without an alert",
    ({ conversations, messages }) => {
      Object.assign(conversations[0] ?? {}, { waiting_since: at });
      Object.assign(messages[1] ?? {}, { is_answer: false });
    },
  ],
  [
    "the assistant never answered",
    ({ conversations, messages, alerts }) => {
      Object.assign(conversations[0] ?? {}, { waiting_since: at });
      Object.assign(messages[1] ?? {}, { is_answer: false });
      alerts.push({ conversation_id, cause: "guest_waits", ended_at: null });
    },
  ],
  [
    "burst answered twice",
    ({ messages, attempts }, { sent }) => {
      messages.push(line(3, { ...answer, provider_message_id: "wamid.more" }));
      attempts.push({ attempt_id: "more", message_id: "message 3", outcome: "sent" });
      sent.push({ id: "wamid.more", to: phone, text: "From 7.", callback_data: "more", reported: ["read"] });
    },
  ],
  [
    "state went back to sent",
    ({ live }) =>
      Object.assign(live[1] ?? {}, { state: "sent", message_id: "message 2" }) &&
      Object.assign(live[0] ?? {}, { state: "read" }),
  ],
  [
    "gap in the stored live events",
    (venue) => Object.assign(venue.live[1] ?? {}, { seq: 3 }) && Object.assign(venue, { lastSeq: 2 }),
  ],
  ["stored live events end before their counter", ({ live }) => live.pop()],
  [
    "listener received a gap or a double",
    (_, { listeners }) => listeners[0]?.listener.received.splice(0, 2, 2, 2),
  ],
  ["listener behind", (_, { listeners }) => listeners[0]?.listener.received.pop()],
  ["dead letter", (_, { facts }) => facts.deadLetters.push({ name: "dead-letters", payload: "{}" })],
];

test.each(broken)("finds: %s", (kind, change) => {
  expect(judge(evidence(change)).map((fault) => fault.kind)).toContain(kind);
});
