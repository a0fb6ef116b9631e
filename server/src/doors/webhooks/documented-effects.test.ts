import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { connectChannel } from "../../domain/whatsapp/index.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { readEffects } from "../../testing/read-effects.ts";
import { deliver } from "../../testing/webhook.ts";
import { account, documentedBodies, number } from "./documented-bodies.fixture.ts";
import { documentedEffects } from "./documented-effects.fixture.ts";

const secret = "the app's secret";
const bellhop = await testBellhop({ WHATSAPP_APP_SECRET: secret });
const { db, sealingKey } = bellhop.services;
const sql = (statement: string, venueId?: number) => asOwner(bellhop.ownerUrl, statement, venueId);

const maxLineCharacters = 200;
const atOnce = 2;

/** A busy machine answers 503 at times, after which WhatsApp repeats the delivery. */
const deliverUntilStored = (text: string) =>
  expect.poll(() => deliver(bellhop, text, secret), { timeout: 30_000 }).toBe(200);

/** Each case has a hotel, a number and an account of its own. */
async function effectsOf(bodies: object[], index: number): Promise<string[]> {
  const ids = [number, account] as const;
  const own = (text: string) => ids.reduce((all, id) => all.replaceAll(id, `${id}00${index}`), text);
  const shared = (text: string) => ids.reduce((all, id) => all.replaceAll(`${id}00${index}`, id), text);
  const { venueId, owner } = await openHotel(bellhop.services, "Hotel Alpha");
  const channel = {
    network: "whatsapp",
    phoneNumberId: own(number),
    wabaId: own(account),
    displayPhone: "+1 555 078 3881",
    accessToken: "t",
  } as const;
  await db.atInstallation((at) => connectChannel(at, venueId, channel, sealingKey));
  const texts = bodies.map((body) => own(JSON.stringify(body)));
  for (const text of texts) await deliverUntilStored(text);
  const hashes = texts.map((text) => `'\\x${createHash("sha256").update(text).digest("hex")}'`);
  const stored = [
    ...(await sql(`select 'delivery ' || state || ' ' || (causes -> 0 ->> 'code') as line from webhook_deliveries
                   where state <> 'kept' and sha256 in (${hashes})`)),
    ...(await sql(
      `select concat_ws(' ', 'number', state, sending_stopped_because, nullif(standing, '{}')::text) as line
       from channels where kind = 'whatsapp' and (state <> 'connected' or standing <> '{}')`,
      venueId,
    )),
  ];
  const lines = [
    ...(await readEffects(bellhop, venueId, owner.sub)),
    ...stored.map(({ line }) => String(line)),
  ];
  return lines.map((line) => shared(line).slice(0, maxLineCharacters));
}

test("each documented body has the effects that were reviewed", async () => {
  const found: Record<string, string[]> = {};
  const cases = [...Object.entries(documentedBodies).entries()];
  const work = async () => {
    for (let next = cases.shift(); next; next = cases.shift()) {
      const [index, [name, bodies]] = next;
      found[name] = await effectsOf(bodies, index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  expect(found).toEqual(documentedEffects);
}, 400_000);
