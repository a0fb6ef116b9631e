import type { AtVenue } from "../../platform/at/index.ts";
import { sendOnItsWay } from "./accept-message.ts";
import {
  findLedgerMessage,
  findWrittenMessage,
  listUnderWay,
  listUnread,
  setArrived,
  setRead,
  setReadByVenue,
} from "./ledger.queries.ts";
import { lockPhone, type Phone, startTyping } from "./phones.queries.ts";
import { broadcastPhone, pace, planMessageCall, planReports } from "./plan-calls.ts";
import type { ReportedStatus } from "./webhook-body.ts";

/** A message of the venue reaches its phone and is reported. An offline phone gets it when it is back. */
export async function messageArrives(at: AtVenue, messageId: string, appSecret: string) {
  const found = await at.tx.maybeRow(findLedgerMessage, { venueId: at.venueId, messageId });
  if (!found) return;
  // The phone's lock first, as everywhere: two that wait for each other's would wait for ever.
  const phone = await at.tx.row(lockPhone, { venueId: at.venueId, phone: found.phone });
  const message = await at.tx.row(findLedgerMessage, { venueId: at.venueId, messageId });
  if (message.author !== "venue" || message.state !== "sent" || phone.connection === "offline") return;
  const arrived: ReportedStatus[] = phone.reads_what_arrives ? ["delivered", "read"] : ["delivered"];
  const unreported: ReportedStatus[] = message.sent_reported ? arrived : ["sent", ...arrived];
  const statuses = phone.reports_out_of_order ? unreported.toReversed() : unreported;
  const state = phone.reads_what_arrives ? "read" : "delivered";
  await at.tx.run(setArrived, { venueId: at.venueId, messageId, state, shownAt: at.now });
  await planReports(at, appSecret, phone, message, statuses, 0);
  broadcastPhone(at, phone.phone);
}

/** The phone is online again: its outgoing and incoming messages are delivered. */
export async function phoneComesBack(at: AtVenue, phone: Phone, appSecret: string) {
  for (const message of await at.tx.rows(listUnderWay, { venueId: at.venueId, phone: phone.phone })) {
    if (message.author === "guest") await planMessageCall(at, appSecret, phone, message);
    else await sendOnItsWay(at, message.message_id, pace[phone.connection].arrives);
  }
}

/** The guest takes the phone in hand and reads everything on it. */
export async function guestReads(at: AtVenue, phone: Phone, appSecret: string) {
  for (const message of await at.tx.rows(listUnread, { venueId: at.venueId, phone: phone.phone })) {
    await at.tx.run(setRead, { venueId: at.venueId, messageId: message.message_id });
    await planReports(at, appSecret, phone, message, ["read"], 0);
  }
}

/** WhatsApp shows "typing" for 25 seconds, or until the answer comes (Cloud API reference, November 2026). */
const typingMs = 25_000;

/** The venue has read the guest's messages up to this one and may be typing. False if there is no such message. */
export async function venueReads(at: AtVenue, wamid: string, isTyping: boolean): Promise<boolean> {
  const message = await at.tx.maybeRow(findWrittenMessage, { venueId: at.venueId, wamid });
  if (!message) return false;
  await at.tx.run(setReadByVenue, {
    venueId: at.venueId,
    phone: message.phone,
    createdUntil: message.created_at,
  });
  if (isTyping) {
    await at.tx.run(startTyping, {
      venueId: at.venueId,
      phone: message.phone,
      typingUntil: new Date(at.now.getTime() + typingMs),
      since: message.created_at,
    });
  }
  broadcastPhone(at, message.phone);
  return true;
}
