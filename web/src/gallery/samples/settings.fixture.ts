import type { LiveEvent } from "@bellhop/contract/live";
import type { Logo, Settings } from "@bellhop/contract/settings";
import { SampleRefusal } from "./operator.fixture.ts";
import { numberedId } from "./time.fixture.ts";

type Body = Record<string, unknown>;

export function sampleSettings(wanted: URLSearchParams, emit: (event: LiveEvent) => void) {
  const isNew = wanted.get("knowledge") === "empty";
  let settings: Settings = {
    version: 3,
    general: {
      name: "Hotel Marena",
      timezone: "Europe/Rome",
      currency: "EUR",
      languages: ["en", "fr", "ar"],
      default_language: "en",
      country: "IT",
      rooms: 64,
      phone: "+390541123456",
      hours: null,
    },
    functionality: {
      dashboard_conversation: true,
      whatsapp: true,
      concierge: true,
      translation: true,
      assistant_mode: "live",
    },
    assistant: {
      name: isNew ? "Assistant" : "Marina",
      voice: isNew ? "" : "Warm and short. First names. No jokes.",
      greeting: isNew ? "" : "Good evening, this is Marina of Hotel Marena. How can I help?",
      hand_over: { topics: isNew ? [] : ["groups and weddings", "lost property"], at_night: true },
      tools: ["staff_request", "order_upsell"],
      confidence: 0.5,
    },
    notifications: {
      sound: true,
      web_push: true,
      email: true,
      push_minutes: 3,
      manager_minutes: 10,
      owner_minutes: 25,
      rules: {},
      quiet_from: "22:30",
      quiet_to: "07:00",
    },
    public: {
      enabled: true,
      colour: "#0b6b63",
      allowed_sites: [],
      wifi: null,
      questions: [],
      greeting: "",
      languages: ["en", "de", "it"],
      assistant_for_visitors: true,
      request_buttons: ["towels", "room_cleaning", "taxi", "extra"],
    },
    proactive: {
      ...{ quiet_from: "22:00", quiet_to: "09:00", max_per_day: 2 },
      ...{ door_code_from: "checked_in", door_code_hours_before: 0 },
      ...{ review_url: "https://g.page/r/hotel-belvedere/review", email: false },
    },
    requests: { departments: ["Reception", "Housekeeping"], lead_minutes: { taxi: 45 } },
    readings: {
      enabled: true,
      translates: true,
      month_tokens: 20_000_000,
      guest_month_tokens: 1_000_000,
      month_cost: 5_000,
      transcribes: true,
      month_voice_minutes: 600,
    },
    retention: { transcripts: 365, media: 90, webhooks: 30 },
  };
  let logo: Logo | null = null;
  const flags = {
    dashboardConversationEnable: true,
    enableWhatsapp: true,
    builtConcierge: !isNew,
    assistantAnswers: !isNew,
  };
  return {
    get_venue_settings: () => settings,
    list_settings_changes: () => ({
      items: [
        {
          field: "functionality.whatsapp",
          by: "Ana Ferri",
          at: new Date(Date.now() - 86_400_000).toISOString(),
        },
        { field: "retention.media", by: "Tom Berg", at: new Date(Date.now() - 9 * 86_400_000).toISOString() },
      ],
    }),
    get_guest_page_links: () => ({
      public_key: "hd8jkcv543",
      public_link: `${location.origin}/g/hd8jkcv543`,
      house_link: `${location.origin}/g/8srdzzfctt`,
    }),
    get_visitor_answers: () => ({
      live_version: isNew ? null : 4,
      told: isNew ? 0 : 58,
      withheld: isNew ? 0 : 2,
      withheld_entries: isNew
        ? []
        : [
            { entry_id: numberedId(41), section: "faq", title: "Door code at night", because: "in_house" },
            { entry_id: numberedId(42), section: "amenities", title: "Wi-Fi", because: "wifi" },
          ],
    }),
    get_venue_logo: () => ({ logo }),
    update_venue_logo: ({ image }: Body) => {
      logo = image === null ? null : { type: "image/png", width: 64, height: 64, image: String(image) };
      emit({ kind: "settings", flags });
      return { logo };
    },
    update_venue_settings: ({ version, ...parts }: Body) => {
      if (version !== undefined && version !== settings.version) throw new SampleRefusal("wrong_state");
      const merged = Object.fromEntries(
        Object.entries(parts).map(([part, more]) => [
          part,
          { ...(settings[part as "assistant"] as object), ...(more as object) },
        ]),
      );
      settings = { ...settings, ...merged, version: settings.version + 1 };
      emit({ kind: "settings", flags });
      return settings;
    },
  };
}
