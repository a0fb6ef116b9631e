import type { ServerResponse } from "node:http";
import type { PhoneNumber } from "../accounts/account.ts";
import type { Call } from "../call.ts";
import type { GraphParts } from "../parts.ts";
import { send } from "../send.ts";
import { underFault } from "../under-fault.ts";
import { newWamid } from "../wamid.ts";
import { type Checked, checkMessage } from "./check-message.ts";
import { priceOf } from "./price.ts";
import { type MarkedRead, type MessageSent, readMessage } from "./read-message.ts";
import { showText } from "./show-text.ts";

/** Accepts a message like Meta, or fails with the next fault. Invalid messages use up no fault. */
export async function answerMessages(parts: GraphParts, { id, body, response }: Call) {
  const number = parts.accounts.usableNumber(id);
  const read = readMessage(body);
  const answer =
    "markedRead" in read
      ? await underFault(parts.faults.ofRequest("reads", id), response, () => markRead(parts, read))
      : await accept(parts, number, read, response);
  if (answer !== undefined) send(response, 200, answer);
}

function accept(parts: GraphParts, number: PhoneNumber, message: MessageSent, response: ServerResponse) {
  const checked = checkMessage(parts, number, message);
  return underFault(parts.faults.ofRequest("messages", number.fields.id), response, (answered) => ({
    messaging_product: "whatsapp",
    contacts: [{ input: message.to, [isPhone(message.guest) ? "wa_id" : "user_id"]: message.guest }],
    messages: [{ id: take(parts, number, message, checked, answered) }],
  }));
}

const isPhone = (guest: string) => /^\d+$/.test(guest);

function markRead({ ledger }: GraphParts, { markedRead, typing }: MarkedRead) {
  ledger.addRead(markedRead, typing);
  return { success: true };
}

function take(
  { accounts, ledger, report }: GraphParts,
  number: PhoneNumber,
  sent: MessageSent,
  { text, category, failsWith }: Checked,
  answered: string,
): string {
  const id = newWamid();
  const { to, guest, type, kind, quotedId, callbackData, message } = sent;
  const phoneNumberId = number.fields.id;
  const { pricing, isDelivered } = priceOf(number, accounts.account(number.accountId), category);
  ledger.add({
    id,
    phone_number_id: phoneNumberId,
    to,
    type,
    kind,
    payload: message[type],
    quoted_id: quotedId,
    text,
    shown: showText(text),
    callback_data: callbackData,
    message,
    answered,
    taken_at: new Date().toISOString(),
    reported: [],
  });
  const wire = accounts.onWire(phoneNumberId);
  if (isDelivered) report.of({ id, number: wire, to: guest, callbackData, pricing, failsWith });
  return id;
}
