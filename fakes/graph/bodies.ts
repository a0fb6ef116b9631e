type PhoneNumber = { phoneNumberId: string };

/** A webhook body with one text message of a guest. */
export function guestMessage(
  number: PhoneNumber,
  message: { id: string; waId: string; name: string; text: string; at: Date },
): Buffer {
  return bodyOf(number, {
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
};

/** A webhook body with one report about a message. */
export function statusReport(number: PhoneNumber, report: Status): Buffer {
  const { error } = report;
  return bodyOf(number, {
    statuses: [
      {
        id: report.id,
        status: report.status,
        timestamp: seconds(report.at),
        recipient_id: report.to,
        ...(report.callbackData !== null && { biz_opaque_callback_data: report.callbackData }),
        ...(error && {
          errors: [{ ...error, message: error.title, error_data: { details: `${error.title}.` } }],
        }),
      },
    ],
  });
}

function bodyOf({ phoneNumberId }: PhoneNumber, value: object): Buffer {
  const metadata = { display_phone_number: "15550001234", phone_number_id: phoneNumberId };
  const change = { field: "messages", value: { messaging_product: "whatsapp", metadata, ...value } };
  return Buffer.from(
    JSON.stringify({ object: "whatsapp_business_account", entry: [{ id: "10001", changes: [change] }] }),
  );
}

function seconds(at: Date): string {
  return String(Math.floor(at.getTime() / 1000));
}
