import { statement } from "../../platform/db/index.ts";
import type { VenueSettings } from "./settings.ts";

export type Venue = {
  venue_id: number;
  operator_id: string;
  public_key: string;
  name: string;
  timezone: string;
  default_language: string;
  languages: string[];
  country: string;
  currency: string;
  settings: VenueSettings;
  live_concierge_version: number | null;
};

const columns =
  "venue_id, operator_id, public_key, name, timezone, default_language, languages, country, currency, settings, live_concierge_version";

export const findVenue = statement<Venue>("find venue", `select ${columns} from venues where venue_id = $1`);

export const listVenuesOfUnit = statement<Venue & { open_alerts: number; waiting: number }>(
  "list venues of unit",
  `select ${columns},
     (select count(*) from alerts where alerts.venue_id = venues.venue_id and ended_at is null)::int as open_alerts,
     (select count(*) from conversations c where c.venue_id = venues.venue_id and c.state = 'open'
        and c.waiting_since is not null and (c.held_by = 'staff' or c.waiting_since < $1::timestamptz - interval '30 seconds'))::int as waiting
   from venues order by name, venue_id`,
);

export const nextVenueId = statement<{ venue_id: number }>(
  "next venue id",
  "select nextval('venue_ids') as venue_id",
);

export const insertVenue = statement(
  "insert venue",
  `insert into venues (venue_id, operator_id, public_key, name, timezone, default_language, languages, country, currency, settings, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
);

export const setLiveConcierge = statement(
  "set live concierge",
  "update venues set live_concierge_version = $2, settings = jsonb_set(settings, '{functionality,concierge}', 'true') where venue_id = $1",
);

export const insertChannel = statement(
  "insert channel",
  `insert into channels (venue_id, channel_id, kind, phone_number_id, display_phone, access_token_sealed, connected_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
);

export const insertNumberRoute = statement(
  "insert number route",
  "insert into number_routes (network, phone_number_id, routed_venue_id, channel_id) values ($1, $2, $3, $4)",
);

export const setWhatsappSwitch = statement(
  "set whatsapp switch",
  "update venues set settings = jsonb_set(settings, '{functionality,whatsapp}', $2::jsonb) where venue_id = $1",
);
