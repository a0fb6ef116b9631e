import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Call, InputOf, OutputOf } from "@bellhop/contract/call";
import { asOwner, connectAsOwner } from "../../../server/src/testing/as-owner.ts";
import type { Hands } from "../../../server/src/testing/journey/amend.ts";
import type { Expected } from "../../../server/src/testing/journey/model.ts";
import { signInOverHttp } from "../../../server/src/testing/sign-in-over-http.ts";

type Where = { urls: string[]; password: string; venueId: number; now(): Date };

/** Calls one process or the other until one answers; a repeated call has no second effect. */
export function askEither({ urls, password, venueId }: Where): Hands["ask"] {
  let token: string | undefined;
  let turn = 0;
  return async function ask<C extends Call>(call: C, input: InputOf<C>): Promise<OutputOf<C>> {
    const key = randomUUID();
    for (let tries = 0; ; tries++) {
      const url = urls[turn++ % urls.length] ?? "";
      try {
        token ??= await signInOverHttp(url, { email: "owner@belvedere.example", password });
        const response = await fetch(`${url}${call.path}`, {
          method: call.method,
          headers: {
            authorization: `Bearer ${token}`,
            "content-type": "application/json",
            "bellhop-venue": String(venueId),
            "idempotency-key": key,
          },
          body: JSON.stringify(input),
          signal: AbortSignal.timeout(10_000),
        });
        const body = await response.text();
        if (response.status === 200) return JSON.parse(body) as OutputOf<C>;
        if (response.status === 401) token = undefined;
        else if (response.status < 500 && response.status !== 409 && response.status !== 429)
          throw new Refused(`${call.path}: ${response.status} ${body.slice(0, 300)}`);
        else if (tries > 60) throw new Refused(`${call.path}: ${response.status} ${body.slice(0, 300)}`);
      } catch (error) {
        if (error instanceof Refused || tries > 300) throw error;
        // The process was killed, or is not up yet: the other one is asked.
      }
      await pause(200);
    }
  };
}

class Refused extends Error {}

/** Guests write to the venue's simulated number. */
export function writeAsGuest(
  { urls, now }: Where,
  clock: { pass(ms: number): Promise<void> },
  { appSecret, phoneNumberId }: { appSecret: string; phoneNumberId: string },
): Hands["write"] {
  return async ({ phone, userId }, text) => {
    const timestamp = String(Math.floor(now().getTime() / 1_000));
    const value = {
      messaging_product: "whatsapp",
      metadata: { display_phone_number: "15550000", phone_number_id: phoneNumberId },
      contacts: [{ wa_id: phone, user_id: userId, profile: { name: "Ana" } }],
      messages: [
        {
          ...{ from: phone, from_user_id: userId, id: `wamid.${randomUUID()}`, timestamp, type: "text" },
          text: { body: text },
        },
      ],
    };
    const entry = [{ id: "waba", changes: [{ field: "messages", value }] }];
    const body = JSON.stringify({ object: "whatsapp_business_account", entry });
    const signature = createHmac("sha256", appSecret).update(body).digest("hex");
    for (let turn = 0; ; turn++) {
      const url = urls[turn % urls.length] ?? "";
      const answered = await fetch(`${url}/webhooks/whatsapp`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` },
        body,
        signal: AbortSignal.timeout(10_000),
      }).catch(() => undefined);
      if (answered?.status === 200) break;
      if (turn > 300) throw new Error("No webhook is answered");
      await pause(200);
    }
    // A message of the next second is a later one.
    await clock.pass(1_000);
  };
}

const settledWithinMs = 120_000;

/**
 * Lets the minutely run take place, and waits until all that it caused is done. Runs that were hurried are waited for too:
 * one that comes later would send what is due after the next amendments.
 */
export async function runMinute(url: string) {
  const owner = await connectAsOwner(url);
  try {
    const began = (await owner.query("select now()::text as at")).rows[0]?.at;
    const hurry = async () => {
      await owner.query(`update pgboss.job set start_after = now() where name in ('proactive-tick', 'send-first')
        and state in ('created', 'retry') and start_after > now()`);
      await owner.query("select pg_notify('bellhop', E'proof\\njob proactive-tick\\njob send-first')");
    };
    await hurry();
    const from = Date.now();
    for (let turn = 1; ; turn++) {
      const {
        rows: [counts],
      } = await owner.query(
        `select (select count(*) from pgboss.job where name = 'send-first' and state in ('created', 'retry', 'active'))::int
           + (select count(*) from pgboss.job where name = 'proactive-tick' and (state = 'active'
                or state in ('created', 'retry') and start_after <= now()))::int as waiting,
           (select count(*) from pgboss.job where name = 'proactive-tick' and state = 'completed'
              and started_on >= $1)::int as done`,
        [began],
      );
      if (Number(counts?.waiting) === 0 && Number(counts?.done) > 0) return;
      if (Date.now() - from > settledWithinMs) throw new Error("The minutely run does not end");
      await pause(30);
      if (turn % 50 === 0) await hurry();
    }
  } finally {
    await owner.end();
  }
}

/** Messages wait from now on, as while WhatsApp refuses the connection. */
export const holdSending = (url: string, venueId: number) =>
  asOwner(
    url,
    "update channels set sending_stopped_because = 'connection_refused' where kind = 'simulator'",
    venueId,
  );

/** Messages leave again. */
export async function releaseSending(url: string, venueId: number) {
  await asOwner(url, "update channels set sending_stopped_because = null where kind = 'simulator'", venueId);
  await asOwner(
    url,
    `insert into pgboss.job_common (name, data, retry_limit)
     select 'send-messages', jsonb_build_object('venue_id', venue_id, 'conversation_id', conversation_id, 'payload_version', 1), 20
     from messages where state = 'queued' group by venue_id, conversation_id`,
    venueId,
  );
}

type Sent = Pick<Expected, "rule" | "stay" | "person"> & {
  way: string;
  text: string;
  message: string;
};

/** What was sent first, with its text. */
export async function readSent(url: string, venueId: number): Promise<Sent[]> {
  return (await asOwner(
    url,
    `select p.rule_id as rule, p.reservation_id as stay, p.guest_id as person, p.way, m.text,
       p.message_id as message
     from proactive_sends p left join messages m on m.venue_id = p.venue_id and m.message_id = p.message_id
     where p.state = 'sent'`,
    venueId,
  )) as Sent[];
}
