import { setTimeout as pause } from "node:timers/promises";
import { type Body, bodyOf, signatureOf } from "../../../chaos/bodies.ts";

/** Below the years, so that a number of four digits is a room. */
export const firstRoom = 2_500;
export const phonesBegin = "44770092";
export const phoneOf = (index: number) => `${phonesBegin}${String(index).padStart(5, "0")}`;
/** Every fourth guest takes back what they asked for. */
export const takesBack = (room: number) => room % 4 === 3;

const asksPerSecond = 15;
const backAfterMs = 6_000;

/** Guests who each ask for one thing; the network delivers each message until it is answered 200, and some twice. */
export function openGuests(options: { urls: string[]; appSecret: string; number: string; count: number }) {
  const { urls, appSecret, number, count } = options;
  const written: Promise<void>[] = [];
  const done = Promise.withResolvers<void>();

  async function deliver(body: Body, index: number) {
    for (let turn = index; body.answered === 0; turn++) {
      const status = await post(body, urls[turn % urls.length] ?? "");
      if (status === 200) body.answered += 1;
      else await pause(200);
    }
    // Meta repeats deliveries that were answered.
    if (index % 10 === 0) await post(body, urls[(index + 1) % urls.length] ?? "");
  }

  async function post({ bytes }: Body, url: string): Promise<number | undefined> {
    try {
      const response = await fetch(`${url}/webhooks/whatsapp`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-hub-signature-256": signatureOf(bytes, appSecret) },
        body: bytes,
        signal: AbortSignal.timeout(10_000),
      });
      return response.status;
    } catch {
      return undefined;
    }
  }

  const write = (index: number, part: number, text: string) =>
    deliver(
      bodyOf([{ id: `wamid.proof.${index}.${part}`, phone: phoneOf(index), number, text, at: new Date() }]),
      index,
    );

  async function writeAll(index: number) {
    const room = firstRoom + index;
    await write(index, 0, `Could you bring ${2 + (index % 5)} towels to room ${room} please?`);
    if (!takesBack(room)) return;
    await pause(backAfterMs);
    await write(index, 1, "We don't need them any more, thanks");
  }

  return {
    async ask(stopped: AbortSignal) {
      for (let index = 0; index < count && !stopped.aborted; index++) {
        written.push(writeAll(index));
        await pause(1000 / asksPerSecond);
      }
      await Promise.all(written);
      done.resolve();
    },
    written: () => done.promise,
  };
}
