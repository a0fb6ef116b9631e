import { createHash } from "node:crypto";
import type { Message } from "@bellhop/contract/messages";
import { distinct, type Evidence, type Fault, once } from "./evidence.ts";
import type { Facts, HotelFacts } from "./facts.ts";
import type { Hotel } from "./hotels.ts";
import type { Effect } from "./items.ts";
import { judgeAgents } from "./judge-agents.ts";
import { judgeGuests } from "./judge-guests.ts";
import { judgeSends } from "./judge-sends.ts";
import { judgeViews } from "./judge-views.ts";
import type { Delivery } from "./network.ts";

/** Compares what the network delivered with what is stored and shown. */
export function judge(evidence: Evidence): Fault[] {
  const { deliveries, facts } = evidence;
  const effects = deliveries.flatMap(({ items }) => items.flatMap((item) => item.effects));
  return [
    ...judgeDeliveries(deliveries, facts),
    ...facts.hotels.flatMap((own) => judgeHotel(own, effectsOf(effects, own.hotel), evidence)),
    ...facts.deadLetters.map((payload): Fault => ({ is: "lost", what: `dead letter ${payload}` })),
  ];
}

function judgeHotel(own: HotelFacts, effects: Effect[], evidence: Evidence): Fault[] {
  const views = evidence.views.get(own.hotel.venueId) ?? new Map<string, Message>();
  return [
    ...judgeMessages(own, effects),
    ...judgeChanges(own, effects),
    ...judgeEvents(own, effects),
    ...judgeGuests(own, effects, evidence.people),
    ...judgeSends(own, effects, evidence),
    ...judgeAgents(own, effects, evidence.people),
    ...judgeViews(own, effects, views),
  ];
}

const effectsOf = (effects: Effect[], hotel: Hotel) =>
  effects.filter((effect) => ("hotel" in effect ? effect.hotel : effect.person.hotel) === hotel);

function judgeDeliveries(deliveries: Delivery[], facts: Facts): Fault[] {
  return deliveries.flatMap(({ bytes, answered }): Fault[] => {
    const fate = facts.deliveries.get(createHash("sha256").update(bytes).digest("hex"));
    if (answered === 0) return [{ is: "lost", what: `delivery without an answer: ${bytes}` }];
    if (fate === undefined) return [{ is: "lost", what: `delivery not stored: ${bytes}` }];
    return fate === "kept" ? [] : [{ is: "wrong", what: `delivery ${fate}: ${bytes}` }];
  });
}

function judgeMessages({ messages, guests }: HotelFacts, effects: Effect[]): Fault[] {
  const rows = Map.groupBy(messages, (row) => row.provider_message_id);
  const guestOf = new Map(guests.map((guest) => [guest.guest_id, guest]));
  const expected = distinct(effects, "message", ({ id }) => id);
  const faults = expected.flatMap(({ id, by, text, person }): Fault[] => {
    const [row, ...more] = rows.get(id) ?? [];
    if (!row || more.length > 0) return once(row ? 1 + more.length : 0, `message ${id}`);
    const guest = guestOf.get(row.guest_id);
    const isTheirs = [guest?.phone?.slice(1), guest?.whatsapp_user_id].some(
      (one) => one && person.addresses.has(one),
    );
    const isIt = isTheirs && row.author === by && row.text === text;
    const where = `message ${id} of ${[...person.addresses]} with ${guest?.phone} "${row.text}" by ${row.author}`;
    return [
      ...(isIt ? [] : [{ is: "wrong" as const, what: `in the wrong thread or changed: ${where}` }]),
      ...(row.is_media ? once(row.files, `file of ${id}`) : []),
    ];
  });
  const known = new Set(expected.map(({ id }) => id));
  const ghosts = messages.filter(
    ({ author, provider_message_id }) => author === "guest" && !known.has(String(provider_message_id)),
  );
  return [
    ...faults,
    ...ghosts.map((row): Fault => ({ is: "wrong", what: `message that no one wrote: ${row.message_id}` })),
  ];
}

function judgeChanges({ changes }: HotelFacts, effects: Effect[]): Fault[] {
  const rows = Map.groupBy(changes, (row) => row.provider_message_id);
  return distinct(effects, "change", ({ id }) => id).flatMap(({ id, kind, target, value }): Fault[] => {
    const own = rows.get(id) ?? [];
    const [row] = own;
    const isIt = row?.kind === kind && row.target_id === target && row.value === value;
    return own.length === 1 && !isIt
      ? [{ is: "wrong", what: `${kind} ${id} changed` }]
      : once(own.length, `${kind} ${id}`);
  });
}

function judgeEvents({ events, hotel }: HotelFacts, effects: Effect[]): Fault[] {
  const counts = new Map<string, number>();
  for (const { event } of events) {
    const mark = /«[^»]*»/.exec(event)?.[0];
    if (mark) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  return distinct(effects, "event", ({ mark }) => mark).flatMap(({ mark }) =>
    once(counts.get(mark) ?? 0, `event ${mark} of ${hotel.number}`),
  );
}
