import { cursorAt } from "../../platform/cursor.ts";
import { change, type NoParams, statement } from "../../platform/db/index.ts";
import type { ChangedSettings, VenueSettings } from "./settings.ts";

export type Venue = {
  venue_id: number;
  operator_id: string;
  public_key: string;
  /** The name in links of codes inside the house. */
  house_key: string;
  name: string;
  timezone: string;
  default_language: string;
  languages: string[];
  country: string;
  currency: string;
  settings: VenueSettings;
  settings_version: number;
  live_concierge_version: number | null;
  /** A closed venue is hidden, and its guests get no answer. */
  closed_at: Date | null;
};

const columns =
  "venue_id, operator_id, public_key, house_key, name, timezone, default_language, languages, country, currency, settings, settings_version, live_concierge_version, closed_at";

export const selectVenue = statement<{ venueId: number }, Venue>(
  "find venue",
  `select ${columns} from venues where venue_id = $venueId`,
);

/** Reads only what the switches depend on, because every call with `needs` runs it. */
export const selectSwitches = statement<
  { venueId: number },
  { functionality: VenueSettings["functionality"]; live_concierge_version: number | null }
>(
  "find venue switches",
  `select settings -> 'functionality' as functionality, live_concierge_version from venues where venue_id = $venueId`,
);

export const selectChangedSettings = statement<{ venueId: number }, { changed_settings: ChangedSettings }>(
  "find changed settings",
  "select changed_settings from venues where venue_id = $venueId",
);

export const selectVenueDay = statement<
  { venueId: number; now: Date },
  { today: string; midnight: Date; timezone: string }
>(
  "find venue day",
  `select to_char($now::timestamptz at time zone timezone, 'YYYY-MM-DD') as today, timezone,
     date_trunc('day', $now::timestamptz at time zone timezone) at time zone timezone as midnight
   from venues where venue_id = $venueId`,
);

export const selectVenueForUpdate = change<{ venueId: number }, Venue>(
  "lock venue",
  `select ${columns} from venues where venue_id = $venueId for no key update`,
);

export const updateSettings = change<
  {
    venueId: number;
    settings: string;
    name: string;
    timezone: string;
    currency: string;
    languages: string[];
    defaultLanguage: string;
    country: string;
    /** `ChangedSettings`: added to those before. */
    changed: string;
  },
  Venue
>(
  "update settings",
  `update venues set settings = $settings, name = $name, timezone = $timezone, currency = $currency,
   languages = $languages, default_language = $defaultLanguage,
     country = $country, changed_settings = changed_settings || $changed::jsonb,
     settings_version = settings_version + 1
   where venue_id = $venueId returning ${columns}`,
);

export const knowsTimezone = statement<{ timezone: string }, { known: boolean }>(
  "knows timezone",
  "select exists (select 1 from pg_timezone_names where name = $timezone) as known",
);

export const selectVenuesOfUnit = statement<NoParams, Venue>(
  "list venues of unit",
  `select ${columns} from venues order by name, venue_id`,
);

export const selectFirstVenuesOfUnit = statement<
  { venueId: number | null; limit: number },
  Venue & { is_among_first: boolean }
>(
  "list first venues of unit",
  `with first as materialized (select venue_id from venues order by name, venue_id limit $limit)
   select ${columns}, venue_id in (select venue_id from first) as is_among_first
   from venues where venue_id in (select venue_id from first) or venue_id = $venueId order by name, venue_id`,
);

export type OperatorVenueRow = Venue & { members: number; opened_at: Date; cursor_at: string };

const ofOperator = `select ${columns}, created_at as opened_at, ${cursorAt("created_at")},
     (select count(*) from members m where m.operator_id = v.operator_id and m.removed_at is null
        and (m.venue_ids is null or v.venue_id = any (m.venue_ids)))::int as members
   from venues v where v.operator_id = $operatorId`;

/** Closed ones too. `$venueIds`: the venues that the member has access to; null for all. */
export const listVenuesOfOperator = statement<
  {
    operatorId: string;
    venueIds: readonly number[] | null;
    cursorAt: string | null;
    cursorId: string | null;
    limit: number;
  },
  OperatorVenueRow
>(
  "list venues of operator",
  `${ofOperator}
     and ($venueIds::bigint[] is null or v.venue_id = any ($venueIds))
     and ($cursorAt::timestamptz is null or (v.created_at, v.venue_id) > ($cursorAt, $cursorId::bigint))
   order by v.created_at, v.venue_id limit $limit`,
);

export const findVenueOfOperator = statement<{ operatorId: string; venueId: number }, OperatorVenueRow>(
  "find venue of operator",
  `${ofOperator} and v.venue_id = $venueId`,
);

export const countVenues = statement<{ operatorId: string }, { open: number; all_of_them: number }>(
  "count venues",
  `select count(*) filter (where closed_at is null)::int as open, count(*)::int as all_of_them
   from venues where operator_id = $operatorId`,
);

export const setClosed = change<{ venueId: number; closedAt: Date | null }>(
  "set closed",
  "update venues set closed_at = $closedAt where venue_id = $venueId",
);

export const listVenueIds = statement<NoParams, { venue_id: number }>(
  "list venue ids",
  "select venue_id from venues order by venue_id",
);

export const nextVenueId = change<NoParams, { venue_id: number }>(
  "next venue id",
  "select nextval('venue_ids') as venue_id",
);

export const insertVenue = change<{
  venueId: number;
  operatorId: string;
  publicKey: string;
  houseKey: string;
  name: string;
  timezone: string;
  defaultLanguage: string;
  languages: string[];
  country: string;
  currency: string;
  settings: string;
  createdAt: Date;
}>(
  "insert venue",
  `insert into venues (venue_id, operator_id, public_key, house_key, name, timezone, default_language, languages, country, currency, settings, created_at)
   values ($venueId, $operatorId, $publicKey, $houseKey, $name, $timezone, $defaultLanguage, $languages, $country, $currency,
   $settings, $createdAt)`,
);

export const updateLiveVersion = change<
  {
    venueId: number;
    liveConciergeVersion: number;
    /** `ChangedSettings`, for the first version. */
    changed: string;
  },
  Venue
>(
  "set live version",
  `update venues set live_concierge_version = $liveConciergeVersion,
     settings = case when live_concierge_version is null then jsonb_set(settings, '{functionality,concierge}', 'true') else settings end,
     changed_settings = case when live_concierge_version is null then changed_settings || $changed::jsonb else changed_settings end,
     settings_version = settings_version + case when live_concierge_version is null then 1 else 0 end
   where venue_id = $venueId returning ${columns}`,
);

export const setWhatsappSwitch = change<{ venueId: number; isOn: string; changed: string }>(
  "set whatsapp switch",
  `update venues set settings = jsonb_set(settings, '{functionality,whatsapp}', $isOn::jsonb),
   changed_settings = changed_settings || $changed::jsonb, settings_version = settings_version + 1
   where venue_id = $venueId`,
);

/** Which venue's guest page has this key. */
export const selectPageByKey = statement<{ key: string }, { venue_id: number; is_house_key: boolean }>(
  "find guest page by key",
  `select venue_id, house_key = $key as is_house_key from venues where public_key = $key or house_key = $key`,
);

export const updateLinkKeys = change<{ venueId: number; publicKey: string; houseKey: string }, Venue>(
  "update link keys",
  `update venues set public_key = $publicKey, house_key = $houseKey where venue_id = $venueId returning ${columns}`,
);

/** When the venue's days begin and end, as its own clocks have it. */
export const selectDays = statement<
  { venueId: number; from: string | null; to: string | null },
  { from: Date | null; until: Date | null; timezone: string }
>(
  "find days",
  `select $from::date::timestamp at time zone timezone as from,
   ($to::date + 1)::timestamp at time zone timezone as until, timezone
   from venues where venue_id = $venueId`,
);

/** How many rules are on for messages that the venue sends first. */
export const updateRulesOn = change<{ venueId: number; rulesOn: number }>(
  "set how many rules are on",
  `update venues set rules_on = $rulesOn, sends_first = $rulesOn > 0
   where venue_id = $venueId and rules_on <> $rulesOn`,
);

export const countRules = statement<{ operatorId: string }, { rules: number }>(
  "count rules that are on",
  "select coalesce(sum(rules_on), 0)::int as rules from venues where operator_id = $operatorId and closed_at is null",
);

export const selectVenuesSendingFirst = statement<NoParams, { venue_id: number }>(
  "list venues that send first",
  "select venue_id from venues where sends_first and closed_at is null order by venue_id",
);
