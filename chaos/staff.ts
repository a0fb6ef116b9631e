import { setTimeout as pause } from "node:timers/promises";
import { listVenues } from "@bellhop/contract/access";
import type { Call, InputOf, OutputOf } from "@bellhop/contract/call";
import { handBack, listConversations, markDone, takeOver } from "@bellhop/contract/conversations";
import { sendReply } from "@bellhop/contract/messages";
import type { Random } from "../server/src/testing/random.ts";
import { signInOverHttp } from "../server/src/testing/sign-in-over-http.ts";
import { phonesBegin } from "./sender.ts";

/** A reply, as recorded by its author. */
export type Reply = {
  messageId: string;
  conversationId: string;
  venueId: number;
  text: string;
  /** The final response: 200, or the reason for a refusal. */
  status: number | undefined;
};

/** A member at the venues of one operator. */
export type Colleague = {
  venues: { venueId: number; name: string }[];
  replies: Reply[];
  /** An access token that is valid for some more minutes. */
  token(): Promise<string>;
  work(stopped: AbortSignal): Promise<void>;
  settled(): Promise<void>;
};

const callWithinMs = 10_000;
const tokenGoodForMs = 7 * 60_000;

/** Signs in as a demo member who replies, takes over, hands back and closes conversations on a weak connection. */
export async function openColleague(options: {
  url: string;
  email: string;
  password: string;
  random: Random;
}): Promise<Colleague> {
  const { url, email, password, random } = options;
  let signedIn: { token: Promise<string>; at: number } | undefined;
  const replies: Reply[] = [];
  const underWay = new Set<Promise<void>>();

  /** Concurrent callers share one sign-in; after a failure the next caller retries. */
  function token(): Promise<string> {
    if (signedIn && Date.now() - signedIn.at < tokenGoodForMs) return signedIn.token;
    const mine = { token: signInOverHttp(url, { email, password }), at: Date.now() };
    signedIn = mine;
    mine.token.catch(() => {
      if (signedIn === mine) signedIn = undefined;
    });
    return mine.token;
  }

  /** The response; undefined without one, or if it asks for a retry. */
  async function ask<C extends Call>(call: C, input: InputOf<C>, venueId?: number) {
    try {
      const response = await fetch(`${url}${call.path}`, {
        method: call.method,
        headers: {
          authorization: `Bearer ${await token()}`,
          "content-type": "application/json",
          ...(venueId !== undefined && { "bellhop-venue": String(venueId) }),
        },
        body: JSON.stringify(input),
        signal: AbortSignal.timeout(callWithinMs),
      });
      const body = (await response.json()) as OutputOf<C>;
      if (response.status === 401) signedIn = undefined;
      const isSettled = response.status < 500 && ![401, 408, 429].includes(response.status);
      return isSettled ? { status: response.status, body } : undefined;
    } catch {
      // Server down, or the connection broke.
      return undefined;
    }
  }

  async function say(reply: Reply) {
    for (let waitMs = 60; ; waitMs = Math.min(500, 2 * waitMs)) {
      const { conversationId: conversation_id, messageId: message_id, text } = reply;
      const answer = await ask(sendReply, { conversation_id, message_id, text }, reply.venueId);
      if (answer) {
        reply.status ??= answer.status;
        return;
      }
      await pause(waitMs);
    }
  }

  function follow(doing: Promise<void>) {
    underWay.add(doing);
    void doing.then(() => underWay.delete(doing));
  }

  /** Double clicks: the same message several times, at once or close together. */
  async function replyTo(conversationId: string, venueId: number) {
    const messageId = random.id();
    const text = `A person answers, ${messageId.slice(0, 8)}.`;
    const reply: Reply = { messageId, conversationId, venueId, text, status: undefined };
    replies.push(reply);
    const copies = random.pick([1, 1, 2, 3]);
    const first = say(reply);
    follow(first);
    for (let copy = 1; copy < copies; copy++) follow(pause(random.below(300)).then(() => say(reply)));
    await first;
  }

  const venueList = await ask(listVenues, {});
  if (venueList?.status !== 200) throw new Error(`${email} sees no venues`);
  const venues = venueList.body.items.map(({ venue_id, name }) => ({ venueId: venue_id, name }));

  return {
    venues,
    replies,
    token,
    async work(stopped) {
      while (!stopped.aborted) {
        await pause(random.between(100, 400));
        const { venueId } = random.pick(venues);
        const tab = random.pick(["waiting", "waiting", "assistant", "mine", "all"] as const);
        const list = await ask(listConversations, { tab }, venueId);
        const theirs =
          list?.body.items?.filter(({ guest }) => guest.phone?.startsWith(`+${phonesBegin}`)) ?? [];
        if (theirs.length === 0) continue;
        const { conversation_id } = random.pick(theirs);
        const what = random.below(10);
        if (what === 0) await ask(takeOver, { conversation_id }, venueId);
        else if (what === 1) await ask(markDone, { conversation_id }, venueId);
        else {
          await replyTo(conversation_id, venueId);
          if (what < 8) await ask(handBack, { conversation_id }, venueId);
        }
      }
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
