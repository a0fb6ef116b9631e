import { distinct, type Fault, once } from "./evidence.ts";
import type { GuestFact, HotelFacts } from "./facts.ts";
import type { Effect, Person } from "./items.ts";

/** One guest with one thread per person, also after a change of address; and what holds for each guest. */
export function judgeGuests(own: HotelFacts, effects: Effect[], people: Person[]): Fault[] {
  const theirs = people.filter(({ hotel }) => hotel === own.hotel);
  const guestsOf = new Map(
    theirs.map((person) => [person, own.guests.filter((guest) => isOf(guest, person))]),
  );
  const known = new Set([...guestsOf.values()].flat());
  const ghosts = own.guests.filter((guest) => !known.has(guest));
  return [
    ...theirs.flatMap((person) => judgePerson(person, guestsOf.get(person) ?? [])),
    ...ghosts.map((guest): Fault => ({ is: "wrong", what: `guest that no one is: ${guest.phone}` })),
    ...judgeMoves(own, effects, guestsOf),
    ...judgePreferences(effects, guestsOf),
    ...judgeNames(effects, guestsOf),
    ...(own.conflicts > 0
      ? [{ is: "wrong" as const, what: `${own.conflicts} conflicts of guests at ${own.hotel.number}` }]
      : []),
  ];
}

const isOf = ({ phone, whatsapp_user_id }: GuestFact, { addresses }: Person): boolean =>
  addresses.has(phone?.slice(1) ?? "") || addresses.has(whatsapp_user_id ?? "");

function judgePerson(person: Person, guests: GuestFact[]): Fault[] {
  const who = [...person.addresses].join(", ");
  const threads = guests.reduce((sum, guest) => sum + guest.threads, 0);
  if (!person.isKnown) return [];
  return [...once(guests.length, `guest ${who}`), ...once(threads, `thread of ${who}`)];
}

type GuestsOf = Map<Person, GuestFact[]>;

/** The thread says once that the guest has moved, and replies go to the last address. */
function judgeMoves({ messages }: HotelFacts, effects: Effect[], guestsOf: GuestsOf): Fault[] {
  const moves = Map.groupBy(
    distinct(effects, "address", ({ id }) => id),
    ({ person }) => person,
  );
  return [...moves].flatMap(([person, own]) => {
    const [guest] = guestsOf.get(person) ?? [];
    const lines = messages.filter(
      ({ guest_id, event_kind }) => guest_id === guest?.guest_id && event_kind === "number_changed",
    ).length;
    const who = [...person.addresses].join(", ");
    const isThere =
      (person.phone === null || guest?.phone === `+${person.phone}`) &&
      (person.userId === null || guest?.whatsapp_user_id === person.userId);
    const faults: Fault[] = isThere ? [] : [{ is: "wrong", what: `${who} has an old address` }];
    if (lines < own.length) faults.push({ is: "lost", what: `${own.length - lines} changes of ${who}` });
    if (lines > own.length) faults.push({ is: "doubled", what: `${lines - own.length} changes of ${who}` });
    return faults;
  });
}

/** The last preference, and the last of STOP and START, count. */
function judgePreferences(effects: Effect[], guestsOf: GuestsOf): Fault[] {
  return (["preference", "opt-out"] as const).flatMap((is) => {
    const own = effects.filter((effect) => effect.is === "preference" || effect.is === "opt-out");
    const last = new Map(
      own
        .filter((effect) => effect.is === is)
        .toSorted((a, b) => a.second - b.second)
        .map(({ person, stops }) => [person, stops]),
    );
    return [...last].flatMap(([person, stops]): Fault[] => {
      const [guest] = guestsOf.get(person) ?? [];
      const isStopped = is === "preference" ? guest?.marketing_stopped : guest?.opted_out;
      const what = `${is} of ${[...person.addresses]} is ${isStopped}, not ${stops}`;
      return isStopped === stops ? [] : [{ is: "wrong", what }];
    });
  });
}

function judgeNames(effects: Effect[], guestsOf: GuestsOf): Fault[] {
  return distinct(effects, "name", ({ name }) => name).flatMap(({ person, name }): Fault[] => {
    const [guest] = guestsOf.get(person) ?? [];
    return guest?.name === name ? [] : [{ is: "lost", what: `name ${name}: ${guest?.name}` }];
  });
}
