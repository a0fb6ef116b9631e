import { createHmac } from "node:crypto";

/** A guest's message, as recorded by the sender. */
export type Written = { id: string; phone: string; number: string; text: string; at: Date };

/** One webhook body, which is posted until it is answered 200, sometimes more often. */
export type Body = {
  bytes: Buffer;
  messages: Written[];
  posts: number;
  /** How many times it was answered 200. */
  answered: number;
};

/** A body with these messages in this order: an entry per number, a change per guest. */
export function bodyOf(messages: Written[]): Body {
  const byNumber = Map.groupBy(messages, ({ number }) => number);
  const entry = [...byNumber].map(([number, own]) => ({
    id: `waba of ${number}`,
    changes: [...Map.groupBy(own, ({ phone }) => phone)].map(([phone, theirs]) => ({
      field: "messages",
      value: {
        messaging_product: "whatsapp",
        metadata: { display_phone_number: "15550001234", phone_number_id: number },
        contacts: [{ wa_id: phone, profile: { name: `Guest ${phone.slice(-3)}` } }],
        messages: theirs.map(({ id, text, at }) => ({
          from: phone,
          id,
          timestamp: String(Math.floor(at.getTime() / 1000)),
          type: "text",
          text: { body: text },
        })),
      },
    })),
  }));
  const bytes = Buffer.from(JSON.stringify({ object: "whatsapp_business_account", entry }));
  return { bytes, messages, posts: 0, answered: 0 };
}

export function signatureOf(bytes: Buffer, appSecret: string): string {
  return `sha256=${createHmac("sha256", appSecret).update(bytes).digest("hex")}`;
}
