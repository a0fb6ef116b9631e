import { distinct, type Fault, once } from "./evidence.ts";
import type { HotelFacts } from "./facts.ts";
import type { Effect, Person } from "./items.ts";

/** Other agents on the number, prices, and phones: shown once each, the latest sign counts, and no phone is false. */
export function judgeAgents(own: HotelFacts, effects: Effect[], people: Person[]): Fault[] {
  const theirs = people.filter(({ hotel }) => hotel === own.hotel);
  return [
    ...judgeLines(own, effects),
    ...judgePrices(own, effects),
    ...theirs.flatMap((person) => judgePhone(own, person)),
    ...judgeJoined(own, effects),
    ...judgeSigns(own, effects),
  ];
}

function judgeLines({ messages }: HotelFacts, effects: Effect[]): Fault[] {
  const rows = Map.groupBy(messages, (row) => row.provider_message_id);
  return distinct(effects, "line", ({ id }) => id).flatMap(({ id }) =>
    once(rows.get(id)?.length ?? 0, `line ${id}`),
  );
}

/** The reports are the meter: each price that was reported is at its message. */
function judgePrices({ messages }: HotelFacts, effects: Effect[]): Fault[] {
  const rows = new Map(messages.map((row) => [row.provider_message_id, row]));
  return distinct(effects, "price", ({ id }) => id).flatMap(({ id, category, type, isCharged }): Fault[] => {
    const row = rows.get(id);
    // One whose sending was not confirmed has no id.
    if (!row) return [];
    const isIt = row.price_category === category && row.price_type === type && row.is_charged === isCharged;
    return isIt ? [] : [{ is: "lost", what: `price of ${id}: ${row.price_category} ${row.price_type}` }];
  });
}

function judgePhone({ guests }: HotelFacts, { addresses, userId }: Person): Fault[] {
  return guests
    .filter((guest) => addresses.has(guest.whatsapp_user_id ?? "") && guest.phone !== null)
    .filter((guest) => !addresses.has(guest.phone?.slice(1) ?? ""))
    .map((guest): Fault => ({ is: "wrong", what: `false phone ${guest.phone} of ${userId}` }));
}

function judgeJoined({ guests }: HotelFacts, effects: Effect[]): Fault[] {
  return distinct(effects, "joined", ({ phone }) => phone).flatMap(({ person }): Fault[] => {
    const guest = guests.find(({ whatsapp_user_id }) => person.addresses.has(whatsapp_user_id ?? ""));
    const has = guest?.phone === `+${person.phone}`;
    return has ? [] : [{ is: "lost", what: `phone of ${[...person.addresses]}: ${guest?.phone}` }];
  });
}

/** In any order the latest sign counts. The venue's own messages are signs too: for them only "not before" can be said. */
function judgeSigns({ guests }: HotelFacts, effects: Effect[]): Fault[] {
  const signs = effects.filter((effect) => effect.is === "sign");
  return [...Map.groupBy(signs, ({ person }) => person)].flatMap(([person, own]): Fault[] => {
    const guest = guests.find(
      ({ phone, whatsapp_user_id }) =>
        person.addresses.has(phone?.slice(1) ?? "") || person.addresses.has(whatsapp_user_id ?? ""),
    );
    const latest = (by: "own" | "other") =>
      Math.max(0, ...own.filter((one) => one.by === by).map(({ second }) => second));
    const other = Math.floor(guest?.other_agent_at ?? 0);
    const isRight = other === latest("other") && (guest?.own_agent_at ?? 0) >= latest("own");
    const what = `${[...person.addresses]}: other ${other} not ${latest("other")}, own ${guest?.own_agent_at} before ${latest("own")}`;
    return isRight ? [] : [{ is: "wrong", what }];
  });
}
