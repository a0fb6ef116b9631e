import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "../../server/src/testing/random.ts";
import { signatureOf } from "../bodies.ts";
import { gateOf } from "../sender.ts";
import type { Hotel } from "./hotels.ts";
import { bytesOf, type Item, type Person } from "./items.ts";
import { planItems } from "./plan-items.ts";

/** One webhook body, delivered as often as planned, each time until it is answered 200. */
export type Delivery = { bytes: Buffer; items: Item[]; posts: number; answered: number };

export type Network = {
  deliveries: Delivery[];
  /** Deliveries planned so far, the duplicates among them, and those that were answered 200. */
  counts: { planned: number; duplicates: number; answered: number };
  deliver(items: Item[], bytes?: Buffer): void;
  /** Plans items and delivers them until that many deliveries are planned. */
  write(deliveries: number): Promise<void>;
  settled(): Promise<void>;
};

const postWithinMs = 10_000;
const postsAtOnce = 24;
const maxBacklog = 160;
const turnEveryMs = 4;
/** Two of these make a duplicate that carries items of two webhooks. */
const maxRecent = 40;

/** Meta's side: webhooks in batches, out of order, more than once, and again until they are answered 200. */
export function openNetwork(options: {
  url: string;
  appSecret: string;
  hotels: Hotel[];
  people: Person[];
  random: Random;
  /** How long after the first delivery a duplicate may come. */
  maxLateMs: number;
}): Network {
  const { url, appSecret, hotels, people, random, maxLateMs } = options;
  const deliveries: Delivery[] = [];
  const counts = { planned: 0, duplicates: 0, answered: 0 };
  const underWay = new Set<Promise<void>>();
  const recent: Item[][] = [];
  const gate = gateOf(postsAtOnce);
  let marks = 0;
  const newMark = () => `mark${String(marks++).padStart(6, "0")}`;

  async function post(delivery: Delivery): Promise<boolean> {
    const leave = await gate();
    try {
      delivery.posts += 1;
      const response = await fetch(`${url}/webhooks/whatsapp`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-hub-signature-256": signatureOf(delivery.bytes, appSecret),
        },
        body: new Uint8Array(delivery.bytes),
        signal: AbortSignal.timeout(postWithinMs),
      });
      await response.arrayBuffer();
      return response.status === 200;
    } catch {
      // The server is down or died during the request: the network retries.
      return false;
    } finally {
      leave();
    }
  }

  async function untilAnswered(delivery: Delivery, afterMs: number) {
    await pause(afterMs);
    for (let waitMs = 200; !(await post(delivery)); waitMs = Math.min(3_000, 2 * waitMs))
      await pause(random.between(waitMs / 2, waitMs));
    counts.answered += 1;
    delivery.answered += 1;
    if (delivery.answered === 1) settle(delivery.items);
  }

  function start(delivery: Delivery, afterMs: number) {
    counts.planned += 1;
    const doing = untilAnswered(delivery, afterMs);
    underWay.add(doing);
    void doing.then(() => underWay.delete(doing));
  }

  function startDuplicate(delivery: Delivery, afterMs: number) {
    counts.duplicates += 1;
    start(delivery, afterMs);
  }

  function add(items: Item[], bytes = bytesOf(items)): Delivery {
    const delivery = { bytes, items, posts: 0, answered: 0 };
    deliveries.push(delivery);
    for (const person of items.flatMap((item) => item.people)) person.pending += 1;
    return delivery;
  }

  function deliver(items: Item[], bytes?: Buffer) {
    const delivery = add(items, bytes);
    const afterMs = random.below(random.pick([50, 300, 300, 2_000, 5_000]));
    start(delivery, afterMs);
    // 30 % of all deliveries are duplicates: together, shortly after, or late.
    for (let copies = random.pick(copiesOf); copies > 0; copies--)
      startDuplicate(delivery, afterMs + random.pick([0, 0, random.below(3_000), random.below(maxLateMs)]));
    if (isRepeatable(items)) remember(items);
  }

  function remember(items: Item[]) {
    recent.push(items);
    if (recent.length <= maxRecent) return;
    const [first = []] = recent.splice(0, 1);
    if (!random.chance(0.1)) return;
    const other = recent[random.below(recent.length)] ?? [];
    startDuplicate(add([...first, ...other]), random.below(2_000));
  }

  return {
    deliveries,
    counts,
    deliver,
    async write(count) {
      while (counts.planned < count) {
        // Limits the number of open deliveries: while the server is down, guests do not write ever faster.
        if (underWay.size < maxBacklog) {
          const items = planItems({ random, hotels, people, newMark });
          if (items.length > 0) deliver(items);
        }
        await pause(turnEveryMs);
      }
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

/** On average 0.38 more copies of a body; bodies of two earlier ones add the rest. */
const copiesOf = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 3];

/** Meta repeats a webhook as it was; items without a time and an id are only the same in the same bytes. */
const isRepeatable = (items: Item[]) =>
  items.every(({ time, effects }) => time !== undefined || effects.every(({ is }) => is !== "event")) &&
  items.every(({ field }) => field !== "history") &&
  items.length > 0;

function settle(items: Item[]) {
  for (const item of items)
    for (const person of item.people) {
      person.pending -= 1;
      if (item.effects.some(({ is }) => is === "message")) person.isKnown = true;
      if (item.effects.some(({ is }) => is === "address" || is === "joined")) person.isMoving = false;
    }
}
