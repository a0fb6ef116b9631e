import { cursorAt } from "../../platform/cursor.ts";
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
  settings_version: number;
  live_concierge_version: number | null;
  /** Since when nobody sees it and its guests are not answered; null where it is open. */
  closed_at: Date | null;
};

const columns =
  "venue_id, operator_id, public_key, name, timezone, default_language, languages, country, currency, settings, settings_version, live_concierge_version, closed_at";

export const findVenue = statement<Venue>("find venue", `select ${columns} from venues where venue_id = $1`);

/** The venue's own day: its date and when it began. */
export const findVenueDay = statement<{ today: string; midnight: Date; timezone: string }>(
  "find venue day",
  `select to_char($2::timestamptz at time zone timezone, 'YYYY-MM-DD') as today, timezone,
     date_trunc('day', $2::timestamptz at time zone timezone) at time zone timezone as midnight
   from venues where venue_id = $1`,
);

/** The venue until the unit ends: whoever changes its settings or its concierge takes turns. */
export const lockVenue = statement<Venue>(
  "lock venue",
  `select ${columns} from venues where venue_id = $1 for no key update`,
);

export const updateSettings = statement<Venue>(
  "update settings",
  `update venues set settings = $2, name = $3, timezone = $4, currency = $5, languages = $6, default_language = $7,
     country = $8, settings_version = settings_version + 1
   where venue_id = $1 returning ${columns}`,
);

export const knowsTimezone = statement<{ known: boolean }>(
  "knows timezone",
  "select exists (select 1 from pg_timezone_names where name = $1) as known",
);

export const listVenuesOfUnit = statement<Venue & { open_alerts: number; waiting: number }>(
  "list venues of unit",
  `select ${columns},
     ((select count(*) from alerts where alerts.venue_id = venues.venue_id and ended_at is null and clearing_id is null)
       + (select coalesce(sum(count), 0) from manual_alerts where manual_alerts.venue_id = venues.venue_id))::int as open_alerts,
     (select count(*) from conversations c where c.venue_id = venues.venue_id and c.state = 'open'
        and c.waiting_since is not null and (c.held_by = 'staff' or c.waiting_since < $1::timestamptz - interval '30 seconds'))::int as waiting
   from venues order by name, venue_id`,
);

export type OperatorVenueRow = Venue & { members: number; opened_at: Date; cursor_at: string };

const ofOperator = `select ${columns}, created_at as opened_at, ${cursorAt("created_at")},
     (select count(*) from members m where m.operator_id = v.operator_id and m.removed_at is null
        and (m.venue_ids is null or v.venue_id = any (m.venue_ids)))::int as members
   from venues v where v.operator_id = $1`;

/** Closed ones too. `$2`: those that whoever asks is limited to; null where they are not. */
export const listVenuesOfOperator = statement<OperatorVenueRow>(
  "list venues of operator",
  `${ofOperator}
     and ($2::bigint[] is null or v.venue_id = any ($2))
     and ($3::timestamptz is null or (v.created_at, v.venue_id) > ($3, $4::bigint))
   order by v.created_at, v.venue_id limit $5`,
);

export const findVenueOfOperator = statement<OperatorVenueRow>(
  "find venue of operator",
  `${ofOperator} and v.venue_id = $2`,
);

export const countVenues = statement<{ open: number; all_of_them: number }>(
  "count venues",
  `select count(*) filter (where closed_at is null)::int as open, count(*)::int as all_of_them
   from venues where operator_id = $1`,
);

export const setClosed = statement("set closed", "update venues set closed_at = $2 where venue_id = $1");

export const nextVenueId = statement<{ venue_id: number }>(
  "next venue id",
  "select nextval('venue_ids') as venue_id",
);

export const insertVenue = statement(
  "insert venue",
  `insert into venues (venue_id, operator_id, public_key, name, timezone, default_language, languages, country, currency, settings, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
);

/** The first concierge switches itself on; a later one leaves what the venue has switched off. */
export const setLiveVersion = statement<Venue>(
  "set live concierge",
  `update venues set live_concierge_version = $2,
     settings = case when live_concierge_version is null then jsonb_set(settings, '{functionality,concierge}', 'true') else settings end,
     settings_version = settings_version + case when live_concierge_version is null then 1 else 0 end
   where venue_id = $1 returning ${columns}`,
);

/** The number that guests reach the venue by on WhatsApp, the last connected first. */
export const findWhatsappNumber = statement<{ display_phone: string }>(
  "find whatsapp number",
  `select display_phone from channels where venue_id = $1 and kind = 'whatsapp' and display_phone ~ '\\d'
   order by connected_at desc limit 1`,
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
  `update venues set settings = jsonb_set(settings, '{functionality,whatsapp}', $2::jsonb), settings_version = settings_version + 1
   where venue_id = $1`,
);
