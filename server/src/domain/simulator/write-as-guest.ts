import type { GuestContent } from "@bellhop/contract/simulator";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuse, refuseField, refuseNotPossible } from "../../platform/refusal.ts";
import { type GuestMessage, guestMessageOf } from "./guest-message.ts";
import {
  findLedgerMessage,
  insertWrittenMessage,
  type LedgerMessage,
  selectLastWritten,
} from "./ledger.queries.ts";
import { lockPhone } from "./phones.queries.ts";
import { broadcastPhone, planMessageCall } from "./plan-calls.ts";

export type WrittenMessage = {
  phone: string;
  messageId: string;
  text?: string | undefined;
  content?: GuestContent | undefined;
};

/**
 * Puts the guest's message on the phone, and on its way to the venue unless the phone is offline: then it waits
 * there. The same message id again is the same message.
 */
export async function writeAsGuest(
  at: AtVenue,
  written: WrittenMessage,
  appSecret: string,
): Promise<LedgerMessage> {
  const phone = await at.tx.maybeRow(lockPhone, { venueId: at.venueId, phone: written.phone });
  if (!phone) throw refuse("not_found");
  const { kind, text, content } = written.content
    ? await guestMessageOf(at, phone.phone, written.content)
    : textMessage(written.text ?? "");
  const wamid = `wamid.sim.${written.messageId.replaceAll("-", "")}`;
  const values = {
    venueId: at.venueId,
    messageId: written.messageId,
    phone: phone.phone,
    wamid,
    kind,
    text,
    content: content && JSON.stringify(content),
    createdAt: at.now,
  };
  const message = await at.tx.maybeRow(insertWrittenMessage, values);
  if (!message) {
    const before = await at.tx.row(findLedgerMessage, { venueId: at.venueId, messageId: written.messageId });
    if (
      before.author !== "guest" ||
      before.phone !== phone.phone ||
      before.kind !== kind ||
      before.text !== text
    )
      throw refuseNotPossible("id_taken");
    return before;
  }
  if (phone.connection !== "offline") await planMessageCall(at, appSecret, phone, message);
  broadcastPhone(at, phone.phone);
  return message;
}

function textMessage(written: string): GuestMessage {
  // PostgreSQL takes no U+0000, and a guest has no key for it.
  const text = written.replaceAll("\0", "").toWellFormed();
  if (text === "") throw refuseField("text", "text_missing");
  return { kind: "text", text, content: null };
}

/** When the guest wrote last; null if never. */
export async function findLastWritten(at: AtVenue, phone: string): Promise<Date | null> {
  return (await at.tx.row(selectLastWritten, { venueId: at.venueId, phone })).at;
}
