import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "../server/src/testing/random.ts";
import { type Body, bodyOf, signatureOf, type Written } from "./bodies.ts";

/** Guests' questions: the demo venues have entries for most of them. */
const questions = [
  "What time is breakfast?",
  "When do we have to check out?",
  "From what time can we check in?",
  "Is there parking?",
  "How much is the city tax?",
  "Are dogs allowed?",
  "A che ora è il check-in?",
  "Is there a helipad?",
  "Thank you!",
  "Could somebody look at the shower in our room?",
];

const guestsPerNumber = 24;
/** Prefix of all guests' phones; no phone of the demo starts with it. */
export const phonesBegin = "44770091";
const postWithinMs = 10_000;
const postsAtOnce = 24;
const maxBacklog = 40;

type Sender = {
  /** All bodies that were ever to be delivered. */
  bodies: Body[];
  /** Sends until stopped. */
  write(stopped: AbortSignal): Promise<void>;
  /** Resolves when every body has been answered 200 and no request is pending. */
  settled(): Promise<void>;
};

/**
 * The network's side: guests write in bursts to several numbers. Messages are delivered as Meta does: in batches, out
 * of order, more than once, several at a time, and again until they are answered 200.
 */
export function openSender(options: {
  url: string;
  appSecret: string;
  numbers: string[];
  random: Random;
  turnsPerSecond: number;
}): Sender {
  const { url, appSecret, numbers, random, turnsPerSecond } = options;
  const bodies: Body[] = [];
  const underWay = new Set<Promise<void>>();
  const gate = gateOf(postsAtOnce);
  let count = 0;

  function burstOf(number: string): Written[] {
    // The same phones write to every number: at two hotels, a phone is two guests.
    const phone = `${phonesBegin}${String(random.below(guestsPerNumber)).padStart(4, "0")}`;
    return Array.from({ length: random.pick([1, 1, 2, 3, 5]) }, () => ({
      id: `wamid.chaos.${count++}`,
      phone,
      number,
      text: random.pick(questions),
      at: new Date(),
    }));
  }

  /** Turns bursts into bodies: one per message, one per burst, or several bursts of several numbers together. */
  function bodiesOf(bursts: Written[][]): Body[] {
    const shape = random.below(3);
    if (shape === 0) return bursts.flat().map((message) => bodyOf([message]));
    if (shape === 1) return bursts.map(bodyOf);
    return [bodyOf(bursts.flat())];
  }

  async function post(body: Body): Promise<boolean> {
    const leave = await gate();
    try {
      body.posts += 1;
      const response = await fetch(`${url}/webhooks/whatsapp`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-hub-signature-256": signatureOf(body.bytes, appSecret),
        },
        body: new Uint8Array(body.bytes),
        signal: AbortSignal.timeout(postWithinMs),
      });
      await response.arrayBuffer();
      if (response.status === 200) body.answered += 1;
      return response.status === 200;
    } catch {
      // The server is down or died during the request: the network retries.
      return false;
    } finally {
      leave();
    }
  }

  async function untilAnswered(body: Body, afterMs: number) {
    await pause(afterMs);
    while (!(await post(body))) await pause(random.between(100, 2_000));
  }

  function deliver(body: Body) {
    bodies.push(body);
    const copies = random.pick([1, 1, 1, 2, 2, 4]);
    const together = random.chance(0.5) ? random.below(900) : undefined;
    for (let copy = 0; copy < copies; copy++) {
      const delivery = untilAnswered(body, together ?? random.below(1_500));
      underWay.add(delivery);
      void delivery.then(() => underWay.delete(delivery));
    }
  }

  return {
    bodies,
    async write(stopped) {
      while (!stopped.aborted) {
        // Limits the number of open bursts: while the server is down, guests do not write ever faster.
        if (underWay.size > maxBacklog) {
          await pause(100);
          continue;
        }
        const numbersOfTurn = random.chance(0.2) ? numbers : [random.pick(numbers)];
        for (const body of bodiesOf(numbersOfTurn.map(burstOf))) deliver(body);
        await pause(1_000 / turnsPerSecond);
      }
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

/** A semaphore; each holder gets a function to release it. */
export function gateOf(max: number): () => Promise<() => void> {
  let inside = 0;
  const waiting: Array<() => void> = [];
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else inside -= 1;
  };
  return async () => {
    if (inside < max) inside += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return leave;
  };
}
