import { createHmac } from "node:crypto";
import type { AtVenue } from "../../platform/at/index.ts";
import { deriveKey } from "../../platform/crypto/seal.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { addTry, deleteTries, subtractTry } from "./tries.queries.ts";

const dayMs = 86_400_000;

/**
 * Tries in a day. `network` counts one number from one network, or from one room's code: its rest is for others behind the same address. `number`
 * counts one number from everywhere, apart for pages inside the house and outside: it bounds what many networks can try.
 */
const perDay = {
  surname: { browser: 5, number: 20, network: 15, anyNumber: 100 },
  code: { browser: 5, number: 6, network: 3, anyNumber: 60 },
} as const;

/** After this many tries for a number, wrong data is reported as too many tries, whether or not the number exists. */
const shownPerDay = 5;

export type TryKind = keyof typeof perDay;
export type Try = {
  kind: TryKind;
  /** The browser's token. */
  token: string;
  /** The room whose code was scanned, else the network: one room, or one address, uses up nothing of another's. */
  place: string;
  /** The browser has a session. Those without one use up nothing of those with one. */
  isKnown: boolean;
  isInHouse: boolean;
  /** Folded. */
  number: string;
};

/**
 * Counts a try before anything is compared. `isRefused`: a limit is exceeded, so don't compare. `isOverShown`: report
 * wrong data as too many tries. A try refused by a narrow limit does not count against a wider one.
 */
export async function countTry(
  at: AtVenue,
  key: Secret,
  one: Try,
): Promise<{ isRefused: boolean; isOverShown: boolean }> {
  const windowEndsWith = new Date(at.now.getTime() - dayMs);
  let ofNumber = 0;
  for (const { counter, max } of countersOf(at, key, one)) {
    const { tries } = await at.tx.row(addTry, { venueId: at.venueId, counter, now: at.now, windowEndsWith });
    if (tries > max) return { isRefused: true, isOverShown: true };
    ofNumber = tries;
  }
  return { isRefused: false, isOverShown: ofNumber > shownPerDay };
}

/** Takes a right try back from the shared limits. It still counts for the browser. */
export async function refundTry(at: AtVenue, key: Secret, one: Try) {
  const [, ...ofOthers] = countersOf(at, key, one);
  for (const { counter } of ofOthers) await at.tx.run(subtractTry, { venueId: at.venueId, counter });
}

/** Every unit takes these rows in this order, so that none waits for another in a circle. */
function countersOf(at: AtVenue, key: Secret, { kind, token, place, isKnown, isInHouse, number }: Try) {
  const max = perDay[kind];
  const counter = (...parts: unknown[]) =>
    createHmac("sha256", deriveKey(key, "verification tries"))
      .update(JSON.stringify([at.venueId, kind, ...parts]))
      .digest();
  return [
    { counter: counter("browser", token), max: max.browser },
    { counter: counter("network", place, isKnown, number), max: max.network },
    { counter: counter("any number", place, isKnown), max: max.anyNumber },
    { counter: counter("number", isInHouse, number), max: max.number },
  ];
}

/** Deletes up to `limit` counters whose day is over; returns how many. */
export async function sweepTries(at: AtVenue, limit: number): Promise<number> {
  const startedBefore = new Date(at.now.getTime() - dayMs);
  return (await at.tx.row(deleteTries, { venueId: at.venueId, startedBefore, limit })).count;
}
