import { listConversations, readConversation } from "@bellhop/contract/conversations";
import type { Message } from "@bellhop/contract/messages";
import { expect, test } from "vitest";
import { connectChannel } from "../../domain/venues/index.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { capturedBodies, noCapturedBodies } from "../../testing/mutations/captured-bodies.ts";
import { deliver } from "../../testing/webhook.ts";
import { capturedEffects } from "./captured-effects.ts";

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

/** What staff see, and what else is stored, a line each. */
async function effectsOf(venueId: number, sub: string): Promise<string[]> {
  const staff = await signedIn(bellhop, sub, venueId);
  const { items } = (await staff.ask(listConversations, { tab: "all" })).body;
  const threads = await Promise.all(
    items.map(async (conversation) => {
      const { conversation_id } = conversation;
      const { messages } = (await staff.ask(readConversation, { conversation_id })).body;
      const { name, phone } = conversation.guest;
      const waits = conversation.waiting_since ? ", waits" : "";
      return [`thread of ${name || "?"} ${phone ?? "without phone"}${waits}`, ...messages.map(lineOf)];
    }),
  );
  const sql = (statement: string) => asOwner(bellhop.ownerUrl, statement, venueId);
  const stored = [
    ...(await sql(
      "select 'event ' || event::text as line from channel_events order by received_at, event_id",
    )),
    ...(await sql(`select concat_ws(' ', 'change', kind, 'of', target_id, 'by', case when by_guest then 'guest' else
      'venue' end, nullif(value, '')) as line from message_changes order by happened_at, change_id`)),
    ...(await sql(`select concat_ws(' ', 'status', state, 'of', provider_message_id,
      case when message_id is null then 'parked' end, errors -> 0 ->> 'code') as line from delivery_reports`)),
    ...(await sql(
      "select 'marketing stopped' as line from guest_channels where marketing_stopped_at is not null",
    )),
    ...(await sql("select 'alert ' || cause as line from alerts where ended_at is null order by cause")),
  ];
  return [...threads.flat(), ...stored.map(({ line }) => String(line))];
}

function lineOf(message: Message): string {
  const { author, kind, text, content, quoted, origin, event } = message;
  const more = {
    ...(content && { content }),
    ...(quoted && { quoted }),
    ...(origin && { origin }),
    ...(event && { event }),
  };
  const words = [author, kind, text && JSON.stringify(text)].filter(Boolean).join(" ");
  const detail = Object.keys(more).length > 0 ? ` ${JSON.stringify(more)}` : "";
  return `${words}${detail}`.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID");
}

const bodies = capturedBodies();

needsBodies(
  "each captured body has the effects that were reviewed",
  async () => {
    const found: Record<string, string[]> = {};
    for (const { file, bytes } of bodies) {
      const hotel = await openHotelOf(JSON.parse(bytes.toString("utf8")) as Body);
      expect(await deliver(bellhop, bytes, secret)).toBe(200);
      found[file] = await effectsOf(hotel.venueId, hotel.owner.sub);
    }
    for (const { file } of bodies)
      expect({ file, effects: found[file] }).toEqual({ file, effects: capturedEffects[file] });
  },
  120_000,
);
