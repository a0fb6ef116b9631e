import { refuseFor } from "./refusal.ts";

type Limits = {
  /** The number of pieces of work that run at once. */
  atOnce: number;
  /** The number of pieces that may wait, in total and per owner. */
  maxWaiting: number;
  waitingPerOwner: number;
  /** Work that has waited longer is refused: its client has probably given up. */
  patienceMs: number;
};

export type FairQueue = {
  /** Runs the work when it is the owner's turn. Refused as unavailable if too much waits, or if it waited too long. */
  run<T>(owner: string, work: () => Promise<T>): Promise<T>;
};

type Waiting = { since: number; start(): void; refuse(): void };

const retryAfterSeconds = 2;

/**
 * Limits how much work runs at once. Owners take turns, so that an owner with much work delays another by one piece
 * only. The event loop handles other requests between two pieces.
 */
export function openFairQueue({ atOnce, maxWaiting, waitingPerOwner, patienceMs }: Limits): FairQueue {
  /** Keyed by owner, in the order of their turns. */
  const waiting = new Map<string, Waiting[]>();
  let [waitingCount, workingCount] = [0, 0];

  function next() {
    const [first] = waiting;
    if (!first || workingCount >= atOnce) return;
    const [owner, own] = first;
    const head = own.shift();
    waiting.delete(owner);
    if (own.length > 0) waiting.set(owner, own);
    waitingCount -= 1;
    if (!head) return;
    if (performance.now() - head.since <= patienceMs) return head.start();
    head.refuse();
    next();
  }

  /** Refuses what came last from the owner with most that waits; throws if that is this one. */
  function makeRoom(own: Waiting[]) {
    const longest = [...waiting.values()].reduce((most, one) => (one.length > most.length ? one : most), own);
    if (longest === own) throw busy();
    longest.pop()?.refuse();
    waitingCount -= 1;
  }

  async function takeTurn(owner: string): Promise<void> {
    if (workingCount < atOnce && waitingCount === 0) {
      workingCount += 1;
      return;
    }
    const own = waiting.get(owner) ?? [];
    if (own.length >= waitingPerOwner) throw busy();
    if (waitingCount >= maxWaiting) makeRoom(own);
    const turn = Promise.withResolvers<void>();
    own.push({
      since: performance.now(),
      start() {
        workingCount += 1;
        turn.resolve();
      },
      refuse: () => turn.reject(busy()),
    });
    waiting.set(owner, own);
    waitingCount += 1;
    return turn.promise;
  }

  return {
    async run(owner, work) {
      await takeTurn(owner);
      try {
        return await work();
      } finally {
        workingCount -= 1;
        setImmediate(next);
      }
    },
  };
}

const busy = () => refuseFor("unavailable", retryAfterSeconds);
