import type { LiveEvent } from "@bellhop/contract/live";
import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { insertCall } from "./calls.queries.ts";
import type { LedgerMessage } from "./ledger.queries.ts";
import { findSimulatedNumber, type Phone } from "./phones.queries.ts";
import { simulatorCallsQueue } from "./queues.ts";
import { guestMessageBody, type ReportedStatus, signatureOf, statusBody } from "./webhook-body.ts";

/** How long the simulated network takes for each step, in milliseconds. */
export const pace = {
  online: { sent: 150, arrives: 450, between: 350 },
  slow: { sent: 2_000, arrives: 6_000, between: 3_000 },
  offline: { sent: 150, arrives: 450, between: 350 },
} as const;

const secondCopyMs = 120;

/** With a closed window, the guest's messages look an hour older than WhatsApp's 24. */
const olderThanWindowMs = 25 * 3_600_000;

/** The guest's message leaves the phone: its webhook call is made right after this commits. */
export async function planMessageCall(at: AtVenue, appSecret: string, phone: Phone, message: LedgerMessage) {
  const number = await at.tx.row(findSimulatedNumber, { venueId: at.venueId });
  const age = phone.reply_window_closed ? olderThanWindowMs : 0;
  const body = guestMessageBody(number, phone, { ...message, at: before(message.created_at, age) });
  const callId = newId();
  await planCall(
    at,
    message,
    { kind: "message", status: null, callId, sameAs: callId, due: at.now, body },
    appSecret,
  );
}

/**
 * Plans the calls that report these states of a message, one after the other from `first` milliseconds on, each
 * twice if the phone's switch says so.
 */
export async function planReports(
  at: AtVenue,
  appSecret: string,
  phone: Phone,
  message: LedgerMessage,
  statuses: ReportedStatus[],
  first: number,
) {
  const number = await at.tx.row(findSimulatedNumber, { venueId: at.venueId });
  for (const [index, status] of statuses.entries()) {
    const due = before(at.now, -(first + index * pace[phone.connection].between));
    const body = statusBody(number, {
      wamid: message.wamid,
      phone: message.phone,
      status,
      at: due,
      callbackData: message.callback_data,
      failureCode: status === "failed" ? message.failure_code : null,
    });
    const callId = newId();
    const once = { kind: "status", status, sameAs: callId, body } as const;
    await planCall(at, message, { ...once, callId, due }, appSecret);
    if (!phone.reports_arrive_twice) continue;
    await planCall(at, message, { ...once, callId: newId(), due: before(due, -secondCopyMs) }, appSecret);
  }
}

type PlannedCall = {
  kind: "message" | "status";
  status: ReportedStatus | null;
  callId: string;
  sameAs: string;
  due: Date;
  body: string;
};

async function planCall(at: AtVenue, message: LedgerMessage, call: PlannedCall, appSecret: string) {
  await at.tx.run(insertCall, {
    venueId: at.venueId,
    callId: call.callId,
    messageId: message.message_id,
    phone: message.phone,
    kind: call.kind,
    status: call.status,
    sameAs: call.sameAs,
    body: call.body,
    signature: signatureOf(call.body, appSecret),
    dueAt: call.due,
  });
  const later = call.due > at.now ? { startAfter: call.due } : undefined;
  await at.enqueue(simulatorCallsQueue, { venue_id: at.venueId, call_id: call.callId }, later);
}

/** Notifies the venue's open simulators that a phone has changed. */
export function broadcastPhone(at: AtVenue, phone: string) {
  at.broadcast({ kind: "simulator", phone } satisfies LiveEvent);
}

function before(at: Date, ms: number): Date {
  return new Date(at.getTime() - ms);
}
