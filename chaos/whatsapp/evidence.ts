import type { Message } from "@bellhop/contract/messages";
import type { Sent } from "../judge.ts";
import type { Reply } from "../staff.ts";
import type { Facts } from "./facts.ts";
import type { Effect, Person } from "./items.ts";
import type { Delivery } from "./network.ts";

/** `lost` and `doubled` are counted; `wrong` is everything else that must not be. */
export type Fault = { is: "lost" | "doubled" | "backwards" | "wrong"; what: string };

export type Evidence = {
  deliveries: Delivery[];
  people: Person[];
  sent: Sent[];
  replies: Reply[];
  facts: Facts;
  /** Each venue's messages by id, as its staff see them. */
  views: Map<number, Map<string, Message>>;
};

export type EffectOf<Is extends Effect["is"]> = Extract<Effect, { is: Is }>;

/** The effects of a kind, without those that several deliveries carry. */
export function distinct<Is extends Effect["is"]>(
  effects: Effect[],
  is: Is,
  keyOf: (effect: EffectOf<Is>) => string,
): EffectOf<Is>[] {
  const own = effects.filter((effect): effect is EffectOf<Is> => effect.is === is);
  return [...new Map(own.map((effect) => [keyOf(effect), effect])).values()];
}

/** A fault unless it is there exactly once. */
export function once(count: number, what: string): Fault[] {
  if (count === 1) return [];
  return [{ is: count === 0 ? "lost" : "doubled", what: `${what}, ${count} times` }];
}
