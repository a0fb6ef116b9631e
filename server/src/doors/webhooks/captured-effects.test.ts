import { expect, test } from "vitest";
import { connectChannel } from "../../domain/whatsapp/index.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { capturedBodies, noCapturedBodies } from "../../testing/mutations/captured-bodies.ts";
import { readEffects } from "../../testing/read-effects.ts";
import { deliver } from "../../testing/webhook.ts";
import { capturedEffects } from "./captured-effects.fixture.ts";

type Body = {
  entry?: { id?: string; changes?: { value?: { metadata?: { phone_number_id?: string } } }[] }[];
};

const secret = "the app's secret";
const bellhop = await testBellhop({ WHATSAPP_APP_SECRET: secret });
const { db, sealingKey } = bellhop.services;

const needsBodies = test.skipIf(noCapturedBodies !== undefined);
if (noCapturedBodies) console.log(`Skipped: ${noCapturedBodies}.`);

/** A hotel to which all numbers and accounts of the body belong. */
async function openHotelOf(body: Body) {
  const hotel = await openHotel(bellhop.services, "Hotel Alpha");
  const entries = body.entry ?? [];
  const wabaId = entries.find(({ id }) => id)?.id ?? "waba";
  const named = entries.flatMap(({ changes = [] }) =>
    changes.flatMap(({ value }) => value?.metadata?.phone_number_id ?? []),
  );
  const numbers = named.length > 0 ? [...new Set(named)] : ["its number"];
  await asOwner(bellhop.ownerUrl, "delete from number_routes where network = 'whatsapp'");
  for (const phoneNumberId of numbers) {
    const channel = {
      network: "whatsapp",
      phoneNumberId,
      wabaId,
      displayPhone: null,
      accessToken: "t",
    } as const;
    await db.atInstallation((at) => connectChannel(at, hotel.venueId, channel, sealingKey));
  }
  return hotel;
}

const bodies = capturedBodies();

needsBodies(
  "each captured body has the effects that were reviewed",
  async () => {
    const found: Record<string, string[]> = {};
    for (const { file, bytes } of bodies) {
      const hotel = await openHotelOf(JSON.parse(bytes.toString("utf8")) as Body);
      expect(await deliver(bellhop, bytes, secret)).toBe(200);
      found[file] = await readEffects(bellhop, hotel.venueId, hotel.owner.sub);
    }
    for (const { file } of bodies)
      expect({ file, effects: found[file] }).toEqual({ file, effects: capturedEffects[file] });
  },
  120_000,
);
