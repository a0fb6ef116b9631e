import { isDeepStrictEqual } from "node:util";
import type { InputOf } from "@bellhop/contract/call";
import { findHoursError, type OpeningHours } from "@bellhop/contract/hours";
import type { LiveEvent } from "@bellhop/contract/live";
import type {
  changeSettings as changeSettingsCall,
  Settings,
  SettingsChange,
} from "@bellhop/contract/settings";
import type { AtVenue, Reading, ReadingAtVenue } from "../../platform/at/index.ts";
import { refuse, refuseField, toFieldError } from "../../platform/refusal.ts";
import { type Actor, recordChange } from "../audit/index.ts";
import { type ChangedSettings, settingsOf, switchesOf } from "./settings.ts";
import { knowsTimezone, selectChangedSettings, updateSettings, type Venue } from "./venues.queries.ts";
import { lockVenue } from "./venues.ts";

type Change = InputOf<typeof changeSettingsCall>;

/**
 * Changes the given settings and returns all of them. They apply from the next question on. Refused if the version has
 * changed.
 */
export async function changeSettings(
  at: AtVenue,
  by: Actor,
  { version, ...change }: Change,
): Promise<Settings> {
  const venue = await lockVenue(at);
  if (version !== undefined && version !== venue.settings_version) throw refuse("wrong_state");
  const before = settingsOf(venue);
  const after = merged(before, change);
  if (isDeepStrictEqual(after, before)) return before;
  await requireConsistent(at, before, after);

  const { name, timezone, currency, languages, default_language, country, ...general } = after.general;
  const { version: _, ...sections } = after;
  const changed = await at.tx.row(updateSettings, {
    venueId: at.venueId,
    settings: JSON.stringify({ ...sections, general }),
    name,
    timezone,
    currency,
    languages,
    defaultLanguage: default_language,
    country,
    changed: JSON.stringify(changesBy(at, by, before, after)),
  });
  const subject = { id: String(at.venueId), name: before.general.name };
  await recordChange(at, by, { kind: "settings_changed", subject, before, after });
  broadcastSettings(at, changed);
  return settingsOf(changed);
}

function changesBy(at: AtVenue, by: Actor, before: Settings, after: Settings): ChangedSettings {
  const noted = { by: by.name, at: at.now.toISOString() };
  const { version: _, ...sections } = after;
  return Object.fromEntries(
    Object.entries(sections).flatMap(([section, values]) => {
      const earlier: Record<string, unknown> = before[section as keyof typeof sections];
      return Object.entries(values)
        .filter(([name, value]) => !isDeepStrictEqual(value, earlier[name]))
        .map(([name]) => [`${section}.${name}`, noted]);
    }),
  );
}

export async function listSettingsChanges(at: ReadingAtVenue): Promise<SettingsChange[]> {
  const { changed_settings } = await at.tx.row(selectChangedSettings, { venueId: at.venueId });
  return Object.entries(changed_settings).map(([field, change]) => ({ field, ...change }));
}

/** Sends the venue's feature switches to its dashboards. */
export function broadcastSettings(at: AtVenue, venue: Venue) {
  at.broadcast({ kind: "settings", flags: switchesOf(venue) } satisfies LiveEvent);
}

/** Merges a change into the settings, section by section. */
function merged(before: Settings, change: Omit<Change, "version">): Settings {
  return {
    version: before.version,
    general: { ...before.general, ...definedFields(change.general) },
    functionality: { ...before.functionality, ...definedFields(change.functionality) },
    assistant: { ...before.assistant, ...definedFields(change.assistant) },
    notifications: { ...before.notifications, ...definedFields(change.notifications) },
    public: { ...before.public, ...definedFields(change.public) },
    proactive: { ...before.proactive, ...definedFields(change.proactive) },
    requests: { ...before.requests, ...definedFields(change.requests) },
    readings: { ...before.readings, ...definedFields(change.readings) },
    retention: { ...before.retention, ...definedFields(change.retention) },
  };
}

type FieldsOf<Section> = { [Key in keyof Section]?: Exclude<Section[Key], undefined> };

function definedFields<Section extends object>(section: Section | undefined): FieldsOf<Section> {
  return Object.fromEntries(
    Object.entries(section ?? {}).filter(([, value]) => value !== undefined),
  ) as FieldsOf<Section>;
}

/** Checks across several fields. */
async function requireConsistent(at: AtVenue, before: Settings, { general }: Settings) {
  requireOwnLanguage(general, "general.");
  if (general.hours && !isDeepStrictEqual(general.hours, before.general.hours)) requireHours(general.hours);
  if (general.timezone !== before.general.timezone) await requireKnownTimezone(at, general, "general.");
}

function requireHours(hours: OpeningHours) {
  const wrong = findHoursError(hours);
  if (wrong) throw refuse("invalid_fields", [toFieldError("general.hours", wrong.problem)]);
}

type Spoken = Pick<Settings["general"], "languages" | "default_language">;

function requireOwnLanguage({ languages, default_language }: Spoken, path: string) {
  if (languages.includes(default_language)) return;
  throw refuseField(`${path}default_language`, "default_language_missing");
}

/** The database computes the venue's days, so it decides which time zones are valid. */
async function requireKnownTimezone(at: Reading, { timezone }: { timezone: string }, path: string) {
  const { known } = await at.tx.row(knowsTimezone, { timezone });
  if (known) return;
  throw refuseField(`${path}timezone`, "timezone_unknown");
}

/** Checks a new venue across several fields; `path` prefixes the field names. */
export async function requireVenueFields(
  at: Reading,
  venue: Spoken & { timezone: string },
  path = "",
): Promise<void> {
  requireOwnLanguage(venue, path);
  await requireKnownTimezone(at, venue, path);
}
