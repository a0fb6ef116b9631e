import { createHash } from "node:crypto";
import type { Message } from "@bellhop/contract/messages";
import { expect, test } from "vitest";
import type { Evidence } from "./evidence.ts";
import type { HotelFacts } from "./facts.ts";
import { bytesOf, type Effect, type Item, type Person } from "./items.ts";
import { judge } from "./judge.ts";

const hotel = { number: "9001", account: "7101", display: "39061", venueId: 1001, channelId: "channel" };
const person: Person = {
  hotel,
  phone: "447700910001",
  userId: null,
  name: "Guest 1",
  addresses: new Set(["447700910001"]),
  messages: [],
  pending: 0,
  isKnown: true,
  isMoving: false,
  bookName: undefined,
  changedAt: new Map(),
};

const effects: Effect[] = [
  { is: "message", hotel, id: "wamid.mark1", by: "guest", text: "Hello", person },
  {
    is: "change",
    hotel,
    id: "wamid.mark2",
    kind: "reaction",
    target: "wamid.mark1",
    value: "👍",
    second: 1,
    byGuest: true,
  },
  { is: "event", hotel, mark: "«mark3»" },
  { is: "preference", person, stops: true, second: 1 },
  { is: "status", hotel, id: "wamid.out", state: "read", attempt: "attempt" },
];
const item: Item = { account: "7101", time: 1, field: "messages", value: {}, effects, people: [person] };
const bytes = bytesOf([item]);

const line = {
  guest_id: "guest",
  event_kind: null,
  files: 0,
  is_media: false,
  price_category: null,
  price_type: null,
  is_charged: null,
} as const;
const shown = {
  text: "Hello",
  reactions: [{ by: "guest", emoji: "👍" }],
  earlier_texts: [],
  deleted_at: null,
};
const reply = { message_id: "reply", text: "Hi", author: "staff", provider_message_id: "wamid.out" } as const;

/** Everything took effect once. Tests change parts of it. */
function evidence(change: (own: HotelFacts, all: Evidence) => void = () => {}): Evidence {
  const own: HotelFacts = {
    hotel,
    messages: [
      {
        ...line,
        message_id: "m1",
        author: "guest",
        text: "Hello",
        state: null,
        provider_message_id: "wamid.mark1",
      },
      { ...line, ...reply, state: "read" },
    ],
    guests: [
      {
        guest_id: "guest",
        name: "Guest 1",
        phone: "+447700910001",
        whatsapp_user_id: null,
        threads: 1,
        marketing_stopped: true,
        opted_out: false,
        other_agent_at: null,
        own_agent_at: null,
      },
    ],
    changes: [
      { provider_message_id: "wamid.mark2", target_id: "wamid.mark1", kind: "reaction", value: "👍" },
    ],
    events: [{ event: '{"kind": "security", "event": "«mark3»"}' }],
    conflicts: 0,
    reports: [{ provider_message_id: "wamid.out", state: "read", message_id: "reply" }],
    attempts: [{ attempt_id: "attempt", message_id: "reply" }],
    live: [
      { message_id: "reply", state: "accepted" },
      { message_id: "reply", state: "read" },
    ],
  };
  const views = new Map([
    ["m1", { ...shown } as unknown as Message],
    ["reply", { ...shown, text: "Hi", reactions: [] } as unknown as Message],
  ]);
  const all: Evidence = {
    deliveries: [{ bytes, items: [item], posts: 2, answered: 1 }],
    people: [person],
    sent: [{ id: "wamid.out", to: "447700910001", text: "Hi", callback_data: "attempt", reported: [] }],
    replies: [{ messageId: "reply", conversationId: "c", venueId: 1001, text: "Hi", status: 200 }],
    facts: {
      hotels: [own],
      deliveries: new Map([[createHash("sha256").update(bytes).digest("hex"), "kept"]]),
      deadLetters: [],
    },
    views: new Map([[1001, views]]),
  };
  change(own, all);
  return all;
}

const kindsOf = (given: Evidence) => judge(given).map(({ is }) => is);

test("nothing is wrong if everything took effect once", () => {
  expect(judge(evidence())).toEqual([]);
});

const first = <Row>(rows: Row[]): Row => rows[0] as Row;

const faults: [what: string, is: string, change: (own: HotelFacts, all: Evidence) => void][] = [
  ["a message is missing", "lost", (own) => own.messages.shift()],
  ["a message is there twice", "doubled", (own) => own.messages.push(first(own.messages))],
  ["a reaction is missing", "lost", (own) => own.changes.shift()],
  ["a reaction is there twice", "doubled", (own) => own.changes.push(first(own.changes))],
  ["an event is missing", "lost", (own) => own.events.shift()],
  ["an event is there twice", "doubled", (own) => own.events.push(first(own.events))],
  ["a status is missing", "lost", (own) => own.reports.shift()],
  ["a message was sent twice", "doubled", (_own, { sent }) => sent.push(first(sent))],
  ["a reply is missing", "lost", (own) => own.messages.pop()],
  ["a person is two guests", "doubled", (own) => own.guests.push(first(own.guests))],
  ["a state moves back", "backwards", (own) => own.live.push({ message_id: "reply", state: "sent" })],
  ["a state stays behind", "lost", (own) => Object.assign(own.messages[1] as object, { state: "sent" })],
  [
    "a preference is the old one",
    "wrong",
    (own) => Object.assign(first(own.guests), { marketing_stopped: false }),
  ],
  ["a message is in another thread", "wrong", (own) => Object.assign(first(own.guests), { phone: "+44770" })],
  ["a text is changed", "wrong", (own) => Object.assign(first(own.messages), { text: "Bye" })],
  [
    "a delivery has no answer",
    "lost",
    (_own, { deliveries }) => Object.assign(first(deliveries), { answered: 0 }),
  ],
  ["a delivery is not stored", "lost", (_own, { facts }) => facts.deliveries.clear()],
  [
    "a reaction is not shown",
    "wrong",
    (_own, { views }) => Object.assign(views.get(1001)?.get("m1") ?? {}, { reactions: [] }),
  ],
];

test.each(faults)("the judge notices that %s", (_what, is, change) => {
  expect(kindsOf(evidence(change))).toContain(is);
});
