import type { Random } from "../../server/src/testing/random.ts";
import { agentEcho, handover, ownCard, standbyMessages } from "./agent-items.ts";
import { accountEvent, numberEvent } from "./channel-items.ts";
import type { Hotel } from "./hotels.ts";
import type { Item, Person } from "./items.ts";
import {
  addressBook,
  call,
  change,
  echo,
  guestMessages,
  history,
  type MakeItem,
  moves,
  optOut,
  preference,
  type Turn,
} from "./person-items.ts";

const personItems: { make: MakeItem; weight: number }[] = [
  { make: guestMessages, weight: 50 },
  { make: change, weight: 16 },
  { make: echo, weight: 6 },
  { make: call, weight: 4 },
  { make: preference, weight: 4 },
  { make: optOut, weight: 3 },
  { make: history, weight: 3 },
  { make: moves, weight: 3 },
  { make: addressBook, weight: 2 },
  { make: numberEvent, weight: 2 },
  { make: standbyMessages, weight: 12 },
  { make: agentEcho, weight: 6 },
  { make: handover, weight: 5 },
  { make: ownCard, weight: 6 },
];
const accountWeight = 8;
const weights = personItems.reduce((sum, { weight }) => sum + weight, accountWeight);

/** Plans the next items of a webhook: mostly one, sometimes several of several hotels. */
export function planItems(options: {
  random: Random;
  hotels: Hotel[];
  people: Person[];
  newMark(): string;
}): Item[] {
  const { random, hotels, people, newMark } = options;
  const items: Item[] = [];
  for (let remaining = random.pick([1, 1, 1, 1, 2, 4]); remaining > 0; remaining--) {
    const person = random.pick(people);
    const isUsed = items.some((item) => item.people.includes(person));
    if (person.isMoving || isUsed) continue;
    const turn = { random, person, second: Math.floor(Date.now() / 1000), newMark };
    const item = planItem(turn, hotels);
    if (item) items.push(item);
  }
  return items;
}

function planItem(turn: Turn, hotels: Hotel[]): Item | undefined {
  let drawn = turn.random.below(weights);
  for (const { make, weight } of personItems) {
    if (drawn < weight) return make(turn);
    drawn -= weight;
  }
  return accountEvent(turn, hotels);
}
