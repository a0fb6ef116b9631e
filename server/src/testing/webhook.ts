import { createHmac } from "node:crypto";
import { simulatorAppSecret } from "../domain/simulator/index.ts";
import { newId } from "../platform/ids.ts";
import type { TestBellhop } from "./bellhop.ts";

export type KnowledgeText = { from: string; id: string; text: string; at?: Date; name?: string };

export function textsBody(phoneNumberId: string, texts: KnowledgeText[]): string {
  return webhookBody(phoneNumberId, {
    contacts: texts.map(({ from, name = "Guest" }) => ({ wa_id: from, profile: { name } })),
    messages: texts.map(({ from, id, text, at = new Date() }) => ({
      from,
      id,
      timestamp: String(Math.floor(at.getTime() / 1000)),
      type: "text",
      text: { body: text },
    })),
  });
}

export type Status = { id: string; status: string; at?: Date; callback?: string; errors?: object[] };

export function statusesBody(phoneNumberId: string, statuses: Status[]): string {
  return webhookBody(phoneNumberId, {
    statuses: statuses.map(({ id, status, at = new Date(), callback, errors }) => ({
      id,
      status,
      timestamp: String(Math.floor(at.getTime() / 1000)),
      recipient_id: "15550001",
      ...(callback && { biz_opaque_callback_data: callback }),
      ...(errors && { errors }),
    })),
  });
}

export function webhookBody(phoneNumberId: string, value: object): string {
  const metadata = { display_phone_number: "15550000", phone_number_id: phoneNumberId };
  const changes = [{ field: "messages", value: { messaging_product: "whatsapp", metadata, ...value } }];
  return JSON.stringify({ object: "whatsapp_business_account", entry: [{ id: "waba", changes }] });
}

/** From a phone, from a user id, or from both. */
export type Sender = { phone?: string; userId?: string };

/** A guest writes, a second later than before. */
export async function writeOnWhatsapp(
  bellhop: TestBellhop,
  phoneNumberId: string,
  { phone, userId }: Sender,
  text: string,
) {
  bellhop.clock.pass(1_000);
  const body = webhookBody(phoneNumberId, {
    contacts: [{ wa_id: phone, user_id: userId, profile: { name: "Ana" } }],
    messages: [
      {
        from: phone,
        from_user_id: userId,
        id: `wamid.${newId()}`,
        timestamp: String(Math.floor(bellhop.clock.now().getTime() / 1000)),
        type: "text",
        text: { body: text },
      },
    ],
  });
  const status = await deliver(bellhop, body);
  if (status !== 200) throw new Error(`The webhook was answered with ${status}`);
}

export async function deliver(bellhop: TestBellhop, body: string | Buffer, secret?: string): Promise<number> {
  const { config, selfUrl } = bellhop.services;
  const signature = createHmac("sha256", secret ?? simulatorAppSecret(config.secretKey))
    .update(body)
    .digest("hex");
  const response = await fetch(`${selfUrl("webhooks")}/webhooks/whatsapp`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` },
    body: typeof body === "string" ? body : new Uint8Array(body),
  });
  return response.status;
}
