import { type GuestLanguage, guestLanguages } from "@bellhop/contract/guest-languages";
import { usualLadder, usualQuietHours } from "@bellhop/contract/notification-rules";
import { assistantTools, type Settings, usualAssistantName } from "@bellhop/contract/settings";
import { mapSwitches, type SwitchNeed, type SwitchStates } from "@bellhop/contract/switches";
import { baseOf } from "@bellhop/contract/values";

/** The settings that have columns of their own. */
type InColumns = "name" | "timezone" | "currency" | "languages" | "default_language" | "country";

/** A venue's settings as stored: fields that it never set or that a later version added are missing. */
export type VenueSettings = Pick<Settings, "functionality"> & {
  general?: Partial<Omit<Settings["general"], InColumns>>;
} & Partial<Omit<Settings, "version" | "general" | "functionality">>;

/** Who last changed each setting, by its path, such as `functionality.whatsapp`. */
export type ChangedSettings = Record<string, { by: string; at: string }>;

/** Defaults. Retention periods follow the usual legal terms. */
const usual: Omit<Settings, "version" | "general"> & { general: Omit<Settings["general"], InColumns> } = {
  general: { rooms: null, phone: null, hours: null },
  functionality: {
    dashboard_conversation: true,
    whatsapp: false,
    concierge: false,
    translation: true,
    assistant_mode: "live",
  },
  assistant: {
    name: usualAssistantName,
    voice: "",
    greeting: "",
    hand_over: { topics: [], at_night: true },
    tools: [...assistantTools],
    confidence: 0.5,
  },
  notifications: {
    ...{ sound: true, web_push: true, email: true },
    ...usualLadder,
    ...usualQuietHours,
  },
  public: {
    enabled: true,
    colour: "#0b6b63",
    allowed_sites: [],
    wifi: null,
    questions: [],
    greeting: "",
    languages: [...guestLanguages],
    assistant_for_visitors: true,
    request_buttons: [],
  },
  proactive: {
    ...{ quiet_from: "22:00", quiet_to: "09:00", max_per_day: 2 },
    ...{ door_code_from: "checked_in", door_code_hours_before: 0, review_url: "", email: false },
  },
  requests: { departments: ["Reception", "Housekeeping", "Kitchen", "Maintenance"], lead_minutes: {} },
  readings: {
    enabled: false,
    translates: false,
    month_tokens: 20_000_000,
    guest_month_tokens: 1_000_000,
    month_cost: null,
    transcribes: false,
    month_voice_minutes: 600,
  },
  retention: { transcripts: 365, media: 90, webhooks: 30 },
};

/** For what belongs to no venue. */
export const usualRetention = usual.retention;

/** Staff answer the guests of a new venue until it has published its assistant. */
export const settingsOfNewVenue: VenueSettings = { functionality: usual.functionality };

type Stored = Pick<Settings["general"], InColumns> & { settings: VenueSettings; settings_version: number };

/** A venue's settings, whole. */
export function settingsOf(venue: Stored): Settings {
  const { settings: stored, name, timezone, currency, languages, default_language, country } = venue;
  const columns = { name, timezone, currency, languages, default_language, country };
  return {
    version: venue.settings_version,
    general: { ...columns, ...usual.general, ...stored.general },
    functionality: { ...usual.functionality, ...stored.functionality },
    assistant: { ...usual.assistant, ...stored.assistant },
    notifications: { ...usual.notifications, ...stored.notifications },
    public: { ...usual.public, ...stored.public },
    proactive: { ...usual.proactive, ...stored.proactive },
    requests: { ...usual.requests, ...stored.requests },
    readings: { ...usual.readings, ...stored.readings },
    retention: { ...usual.retention, ...stored.retention },
  };
}

/** The languages of the guest page, in their usual order: the chosen ones, and the venue's own. */
export function guestPageLanguages(venue: Stored): GuestLanguage[] {
  const { languages } = settingsOf(venue).public;
  const own = baseOf(venue.default_language);
  return guestLanguages.filter((language) => language === own || languages.includes(language));
}

/** Which of the venue's switches are on. */
export function switchesOf(venue: {
  settings: VenueSettings;
  live_concierge_version: number | null;
}): SwitchStates {
  const { functionality } = venue.settings;
  const has: Record<SwitchNeed, boolean> = {
    published: venue.live_concierge_version !== null,
    not_paused: functionality.assistant_mode !== "paused",
  };
  return mapSwitches(({ setting, needs }) => functionality[setting] && needs.every((need) => has[need]));
}
