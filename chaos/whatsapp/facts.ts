import { asOwner } from "../../server/src/testing/as-owner.ts";
import { phonesBegin } from "../sender.ts";
import type { Hotel } from "./hotels.ts";

export type MessageFact = {
  message_id: string;
  guest_id: string;
  author: "guest" | "staff" | "assistant" | "system";
  text: string;
  state: string | null;
  provider_message_id: string | null;
  event_kind: string | null;
  files: number;
  is_media: boolean;
  price_category: string | null;
  price_type: string | null;
  is_charged: boolean | null;
};
export type GuestFact = {
  guest_id: string;
  name: string;
  phone: string | null;
  whatsapp_user_id: string | null;
  threads: number;
  marketing_stopped: boolean;
  opted_out: boolean;
  /** Seconds. */
  other_agent_at: number | null;
  own_agent_at: number | null;
};
type ChangeFact = { provider_message_id: string; target_id: string; kind: string; value: string };
export type HotelFacts = {
  hotel: Hotel;
  messages: MessageFact[];
  guests: GuestFact[];
  changes: ChangeFact[];
  events: { event: string }[];
  conflicts: number;
  reports: { provider_message_id: string; state: string; message_id: string | null }[];
  attempts: { attempt_id: string; message_id: string }[];
  live: { message_id: string; state: string }[];
};
export type Facts = {
  hotels: HotelFacts[];
  /** Fates of deliveries by the SHA-256 of their bytes. */
  deliveries: Map<string, string>;
  deadLetters: string[];
};

const ours = `(g.phone like '+${phonesBegin}%' or g.whatsapp_user_id like 'GB.%')`;

/** Reads all rows of the trial's guests, and all events of its channels. */
export async function readFacts(ownerUrl: string, hotels: Hotel[]): Promise<Facts> {
  const deliveries = await asOwner(
    ownerUrl,
    "select encode(sha256, 'hex') as sha256, state from webhook_deliveries",
  );
  const letters = await asOwner(
    ownerUrl,
    `select data::text as payload from pgboss.job where name = 'dead-letters' and data::text not like '%fetch-media%'`,
  );
  const facts: HotelFacts[] = [];
  for (const hotel of hotels) facts.push(await readHotel(ownerUrl, hotel));
  return {
    hotels: facts,
    deliveries: new Map(deliveries.map(({ sha256, state }) => [String(sha256), String(state)])),
    deadLetters: letters.map(({ payload }) => String(payload)),
  };
}

async function readHotel(ownerUrl: string, hotel: Hotel): Promise<HotelFacts> {
  const read = async <Row>(statement: string) =>
    (await asOwner(ownerUrl, statement, hotel.venueId)) as unknown as Row[];
  const ofChannel = `channel_id = '${hotel.channelId}'`;
  const [conflicts] = await read<{ count: number }>("select count(*)::int as count from guest_conflicts");
  return {
    hotel,
    conflicts: conflicts?.count ?? 0,
    messages: await read(
      `select m.message_id, c.guest_id, m.author, m.text, m.state, m.provider_message_id,
         m.event->>'kind' as event_kind, m.price_category, m.price_type, m.is_charged, coalesce(m.content->>'kind', '') = 'media' as is_media,
         (select count(*)::int from media f where f.venue_id = m.venue_id and f.message_id = m.message_id) as files
       from messages m join conversations c using (venue_id, conversation_id) join guests g using (venue_id, guest_id)
       where ${ours}`,
    ),
    guests: await read(
      `select g.guest_id, g.name, g.phone, g.whatsapp_user_id,
         (select count(*)::int from conversations c where c.venue_id = g.venue_id and c.guest_id = g.guest_id) as threads,
         exists (select from guest_channels gc where gc.venue_id = g.venue_id and gc.guest_id = g.guest_id
                   and marketing_stopped_at is not null) as marketing_stopped,
         exists (select from guest_channels gc where gc.venue_id = g.venue_id and gc.guest_id = g.guest_id
                   and opted_out_at is not null) as opted_out,
         (select extract(epoch from max(other_agent_at))::float8 from guest_channels gc
          where gc.venue_id = g.venue_id and gc.guest_id = g.guest_id) as other_agent_at,
         (select extract(epoch from max(own_agent_at))::float8 from guest_channels gc
          where gc.venue_id = g.venue_id and gc.guest_id = g.guest_id) as own_agent_at
       from guests g where ${ours}`,
    ),
    changes: await read(
      `select provider_message_id, target_id, kind, value from message_changes where ${ofChannel}`,
    ),
    events: await read(`select event::text from channel_events where ${ofChannel}`),
    reports: await read(
      `select provider_message_id, state, message_id from delivery_reports where ${ofChannel}`,
    ),
    attempts: await read("select attempt_id, message_id from send_attempts"),
    live: await read(
      `select event->'message'->>'message_id' as message_id, event->'message'->>'state' as state
       from live_events where event->'message'->>'state' is not null order by seq`,
    ),
  };
}

/** Jobs and messages still to be processed. Files are fetched, or given up, without any effect on the thread. */
export async function countPending(ownerUrl: string, hotels: Hotel[]): Promise<number> {
  const [jobs] = await asOwner(
    ownerUrl,
    `select count(*)::int as count from pgboss.job
     where name not in ('dead-letters', 'fetch-media') and name not like '\\_\\_%'
       and (state = 'active' or state in ('created', 'retry') and start_after < now() +
         -- These are due at every moment of a long run: ladders of many alerts, and a tick a minute.
         case when name in ('climb-ladders', 'proactive-tick') then interval '0' else interval '20 seconds' end)`,
  );
  let pending = Number(jobs?.count);
  for (const { venueId } of hotels) {
    const sending = "select count(*)::int as count from messages where state in ('queued', 'sending')";
    const [own] = await asOwner(ownerUrl, sending, venueId);
    pending += Number(own?.count);
  }
  return pending;
}
