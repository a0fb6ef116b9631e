import { createHmac } from "node:crypto";
import { textsBody } from "../../server/src/testing/webhook.ts";
import { type Shot, shot } from "../load.ts";
import { appSecret, type StagedHotel } from "../stage.ts";

let made = 0;

/** Signed deliveries, all different: known guests of all hotels ask one question each, in turn. */
export function deliveries(hotels: StagedHotel[], count: number): Shot[] {
  return Array.from({ length: count }, () => {
    const n = made++;
    const hotel = hotels[n % hotels.length] as StagedHotel;
    const phone = hotel.phones[Math.floor(n / hotels.length) % hotel.phones.length] as string;
    const id = `wamid.bench.${process.pid}.${n}`;
    const text = `When is breakfast served? (${n})`;
    const body = textsBody(hotel.phoneNumberId, [{ from: phone, id, text, name: `Guest ${phone}` }]);
    const signature = createHmac("sha256", appSecret).update(body).digest("hex");
    const headers = { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` };
    return shot("POST", "/webhooks/whatsapp", headers, body);
  });
}
