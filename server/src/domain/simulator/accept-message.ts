import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { insertSentMessage } from "./ledger.queries.ts";
import type { LedgerContent } from "./ledger-content.ts";
import { type Phone, setNextMessageFails, setTypingUntil } from "./phones.queries.ts";
import { phoneThatIsCalled } from "./phones.ts";
import { broadcastPhone, pace, planReports } from "./plan-calls.ts";
import { simulatorArrivalsQueue } from "./queues.ts";
import { renderOnPhone, type TemplateToRender } from "./render-on-phone.ts";

export type MessageToPhone = {
  phone: string;
  kind: string;
  text: string;
  content: LedgerContent | null;
  /** Set for a template message: its text is rendered here. */
  template: TemplateToRender | null;
  callbackData: string | null;
};

/**
 * The simulated network accepts a message of the venue and returns its id. Webhook calls report its status later:
 * failed at once if a switch says so, else sent, and the rest when it reaches the phone.
 */
export async function acceptMessage(
  at: AtVenue,
  message: MessageToPhone,
  appSecret: string,
): Promise<string> {
  const phone = await phoneThatIsCalled(at, message.phone);
  const failureCode = whyItFails(phone, message.kind);
  const sentReported = failureCode === null && !phone.reports_out_of_order;
  const { text, content } = (message.template && (await renderOnPhone(at, message.template))) ?? message;
  const messageId = newId();
  const wamid = `wamid.sim.${messageId.replaceAll("-", "")}`;
  const accepted = await at.tx.row(insertSentMessage, {
    venueId: at.venueId,
    messageId,
    phone: phone.phone,
    wamid,
    kind: message.kind,
    text: text.replaceAll("\0", "").toWellFormed(),
    content: content && JSON.stringify(content).replaceAll("\\u0000", ""),
    state: failureCode === null ? "sent" : "failed",
    failureCode,
    callbackData: message.callbackData,
    sentReported,
    createdAt: at.now,
  });
  const { sent, arrives } = pace[phone.connection];
  if (failureCode !== null) await planReports(at, appSecret, phone, accepted, ["failed"], sent);
  else {
    if (sentReported) await planReports(at, appSecret, phone, accepted, ["sent"], sent);
    if (phone.connection !== "offline") await sendOnItsWay(at, messageId, arrives);
  }
  if (failureCode === unreachable)
    await at.tx.run(setNextMessageFails, {
      venueId: at.venueId,
      phone: phone.phone,
      nextMessageFails: false,
    });
  if (phone.typing_until)
    await at.tx.run(setTypingUntil, { venueId: at.venueId, phone: phone.phone, typingUntil: null });
  broadcastPhone(at, phone.phone);
  return wamid;
}

/** The message reaches its phone in `afterMs`, if the phone is not offline then. */
export async function sendOnItsWay(at: AtVenue, messageId: string, afterMs: number) {
  const startAfter = new Date(at.now.getTime() + afterMs);
  await at.enqueue(simulatorArrivalsQueue, { venue_id: at.venueId, message_id: messageId }, { startAfter });
}

const unreachable = 131_026;
const windowClosed = 131_047;

function whyItFails(phone: Phone, kind: string): number | null {
  if (phone.next_message_fails) return unreachable;
  return phone.reply_window_closed && kind !== "template" ? windowClosed : null;
}
