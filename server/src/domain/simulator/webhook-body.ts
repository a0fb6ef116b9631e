import { createHmac } from "node:crypto";
import { guestPart } from "./guest-part.ts";
import type { LedgerContent } from "./ledger-content.ts";

export type SimulatedNumber = { phone_number_id: string; display_phone: string };
export type ReportedStatus = "sent" | "delivered" | "read" | "failed";

/** WhatsApp names people by their phone without the plus sign. */
function waIdOf(phone: string): string {
  return phone.slice(1);
}

/** The call with which WhatsApp brings one message of a guest. Times are whole seconds, as text. */
export function guestMessageBody(
  number: SimulatedNumber,
  guest: { phone: string; name: string },
  message: { wamid: string; text: string; content: LedgerContent | null; at: Date },
): string {
  const wa_id = waIdOf(guest.phone);
  return bodyOf(number, {
    contacts: [{ profile: { name: guest.name }, wa_id }],
    messages: [
      {
        from: wa_id,
        id: message.wamid,
        timestamp: seconds(message.at),
        ...guestPart(number, message),
      },
    ],
  });
}

export type Report = {
  wamid: string;
  phone: string;
  status: ReportedStatus;
  at: Date;
  callbackData: string | null;
  failureCode: number | null;
};

/** The body of a status update, with the sender's callback data. */
export function statusBody(number: SimulatedNumber, report: Report): string {
  return bodyOf(number, {
    statuses: [
      {
        id: report.wamid,
        status: report.status,
        timestamp: seconds(report.at),
        recipient_id: waIdOf(report.phone),
        ...(report.callbackData !== null && { biz_opaque_callback_data: report.callbackData }),
        ...(report.failureCode !== null && { errors: [networkError(report.failureCode)] }),
      },
    ],
  });
}

/** The value of `X-Hub-Signature-256` for these bytes. */
export function signatureOf(body: string, appSecret: string): string {
  return `sha256=${createHmac("sha256", appSecret).update(body).digest("hex")}`;
}

/** WhatsApp's texts for the two failures that the simulator plays (error reference, November 2026). */
function networkError(code: number) {
  const texts: Record<number, [title: string, details: string]> = {
    131026: ["Message undeliverable", "Message Undeliverable."],
    131047: [
      "Re-engagement message",
      "Message failed to send because more than 24 hours have passed since the customer last replied to this number.",
    ],
  };
  const [title, details] = texts[code] ?? ["Something went wrong", "Something went wrong."];
  return { code, title, message: title, error_data: { details } };
}

function bodyOf(number: SimulatedNumber, value: object): string {
  return JSON.stringify({
    object: "whatsapp_business_account",
    entry: [
      {
        id: `${number.phone_number_id}-account`,
        changes: [
          {
            field: "messages",
            value: {
              messaging_product: "whatsapp",
              metadata: {
                display_phone_number: number.display_phone,
                phone_number_id: number.phone_number_id,
              },
              ...value,
            },
          },
        ],
      },
    ],
  });
}

function seconds(at: Date): string {
  return String(Math.floor(at.getTime() / 1000));
}
