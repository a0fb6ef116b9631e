import { createHmac } from "node:crypto";
import { simulatorAppSecret, simulatorNumberId } from "../../server/src/domain/simulator/index.ts";
import { Secret } from "../../server/src/platform/crypto/secret.ts";
import { textsBody } from "../../server/src/testing/webhook.ts";
import { conversationCount, phoneOf } from "./fill.ts";

type Where = { url: string; secretKey: string; venueId: number };

/** Guests of the venue write until it is stopped. `stop` rejects if a message was refused. */
export function letGuestsWrite({ url, secretKey, venueId }: Where, perSecond: number) {
  const appSecret = simulatorAppSecret(new Secret(secretKey));
  let sent = 0;
  const underWay = new Set<Promise<unknown>>();
  const send = async () => {
    const n = sent++;
    // Steps through the whole list: near its top and far below.
    const from = phoneOf(2 + ((n * 617) % (conversationCount - 2)));
    const text = {
      from,
      id: `wamid.inbox.${process.pid}.${from}.${n}`,
      text: `When is breakfast served? (${n})`,
    };
    const body = textsBody(simulatorNumberId(venueId), [text]);
    const signature = createHmac("sha256", appSecret).update(body).digest("hex");
    const headers = { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` };
    const { status } = await fetch(`${url}/webhooks/whatsapp`, { method: "POST", headers, body });
    if (status !== 200) throw new Error(`A guest's message was answered ${status}`);
  };
  const timer = setInterval(() => {
    const one = send();
    // Reported when it stops.
    one.catch(() => {});
    underWay.add(one);
  }, 1_000 / perSecond);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}
