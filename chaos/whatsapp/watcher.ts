import { setTimeout as pause } from "node:timers/promises";
import type { Call, InputOf, OutputOf } from "@bellhop/contract/call";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import type { DeliveryState, Message } from "@bellhop/contract/messages";
import type { Random } from "../../server/src/testing/random.ts";

const rank: Record<DeliveryState, number> = {
  queued: 0,
  sending: 1,
  unknown: 2,
  accepted: 3,
  sent: 4,
  failed: 5,
  delivered: 6,
  read: 7,
};

export const highestState = (states: string[]): DeliveryState | undefined =>
  states
    .filter((state): state is DeliveryState => state in rank)
    .toSorted((a, b) => rank[b] - rank[a])
    .at(0);

/** Before WhatsApp has a message, it may be tried again. Afterwards its state only moves forward. */
export const isBackwards = (before: DeliveryState, after: DeliveryState): boolean =>
  rank[before] >= rank.accepted && rank[after] < rank[before];

export type Venue = { venueId: number; token(): Promise<string> };

/** Reads threads over the API and notes the delivery states that move backwards. */
export function openWatcher(url: string, venues: Venue[]) {
  const seen = new Map<string, DeliveryState>();
  const backwards: string[] = [];
  let looks = 0;

  async function ask<C extends Call>(call: C, input: InputOf<C>, { venueId, token }: Venue) {
    const response = await fetch(`${url}${call.path}`, {
      method: call.method,
      headers: {
        authorization: `Bearer ${await token()}`,
        "content-type": "application/json",
        "bellhop-venue": String(venueId),
      },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`${call.path}: ${response.status}`);
    return (await response.json()) as OutputOf<C>;
  }

  function note(messages: Message[]) {
    looks += 1;
    for (const { message_id, state } of messages) {
      if (state === null) continue;
      const before = seen.get(message_id);
      if (before && isBackwards(before, state)) backwards.push(`${message_id} from ${before} to ${state}`);
      seen.set(message_id, state);
    }
  }

  return {
    backwards,
    looks: () => looks,
    async watch(stopped: AbortSignal, random: Random) {
      while (!stopped.aborted) {
        await pause(80);
        // While the server is down, there is nothing to see.
        await look(random.pick(venues), random).catch(() => {});
      }
    },
    /** All messages of all threads of a venue. */
    async readAll(venue: Venue): Promise<Map<string, Message>> {
      const messages = new Map<string, Message>();
      const open = await conversationsOf("all", venue);
      for (const { conversation_id } of [...open, ...(await conversationsOf("done", venue))]) {
        for (let cursor: string | undefined; ; ) {
          const page = { conversation_id, limit: 100, ...(cursor && { cursor }) };
          const thread = await ask(readConversation, page, venue);
          note(thread.messages);
          for (const message of thread.messages) messages.set(message.message_id, message);
          if (!thread.earlier_cursor) break;
          cursor = thread.earlier_cursor;
        }
      }
      return messages;
    },
  };

  /** One look at a time: of two concurrent reads of a thread, the older one could come back last. */
  async function look(venue: Venue, random: Random) {
    const { items } = await ask(listConversations, { tab: "all" }, venue);
    for (let count = 0; count < 3 && items.length > 0; count++) {
      const { conversation_id } = random.pick(items);
      note((await ask(readConversation, { conversation_id }, venue)).messages);
    }
  }

  async function conversationsOf(tab: "all" | "done", venue: Venue) {
    const all: { conversation_id: string }[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await ask(listConversations, { tab, limit: 100, ...(cursor && { cursor }) }, venue);
      all.push(...page.items);
      if (!page.next_cursor) return all;
      cursor = page.next_cursor;
    }
  }
}
