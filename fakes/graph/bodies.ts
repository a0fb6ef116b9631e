import type { NumberOnWire } from "./accounts/account.ts";

/** A webhook body with one text message of a guest. */
export function guestMessage(
  number: NumberOnWire,
  message: { id: string; waId: string; name: string; text: string; at: Date },
): Buffer {
  return numberBody(number, {
    contacts: [{ profile: { name: message.name }, wa_id: message.waId }],
    messages: [
      {
        from: message.waId,
        id: message.id,
        timestamp: seconds(message.at),
        type: "text",
        text: { body: message.text },
      },
    ],
  });
}

export type Status = {
  id: string;
  to: string;
  status: string;
  at: Date;
  callbackData: string | null;
  error: { code: number; title: string } | undefined;
  pricing: Pricing | undefined;
};

export type Pricing = {
  billable: boolean;
  pricing_model: "PMP";
  type: "regular" | "free_customer_service" | "free_entry_point";
  category: string;
};

/** A webhook body with one status update of a message. */
export function statusReport(number: NumberOnWire, report: Status): Buffer {
  const { error, pricing } = report;
  return numberBody(number, {
    statuses: [
      {
        id: report.id,
        status: report.status,
        timestamp: seconds(report.at),
        [/^\d+$/.test(report.to) ? "recipient_id" : "recipient_user_id"]: report.to,
        ...(report.callbackData !== null && { biz_opaque_callback_data: report.callbackData }),
        ...(pricing && { pricing }),
        ...(error && {
          errors: [{ ...error, message: error.title, error_data: { details: `${error.title}.` } }],
        }),
      },
    ],
  });
}

/** A webhook body with one change about a number. */
export function numberBody(number: NumberOnWire, value: object, field = "messages"): Buffer {
  const { phoneNumberId, displayPhone, accountId } = number;
  const metadata = { display_phone_number: displayPhone, phone_number_id: phoneNumberId };
  const entry = {
    id: accountId,
    changes: [{ field, value: { messaging_product: "whatsapp", metadata, ...value } }],
  };
  return Buffer.from(JSON.stringify({ object: "whatsapp_business_account", entry: [entry] }));
}

/** A webhook body with one change about an account or its templates. */
export function accountBody(accountId: string, field: string, value: object): Buffer {
  const entry = { id: accountId, time: Math.floor(Date.now() / 1000), changes: [{ field, value }] };
  return Buffer.from(JSON.stringify({ object: "whatsapp_business_account", entry: [entry] }));
}

export function seconds(at: Date): string {
  return String(Math.floor(at.getTime() / 1000));
}
