import type { FeatureFlags } from "@bellhop/contract/access";

/** What a venue has switched on. More keys come with the settings screens. */
export type VenueSettings = {
  functionality: {
    dashboard_conversation: boolean;
    whatsapp: boolean;
    concierge: boolean;
    assistant_mode: "live" | "suggest" | "paused";
  };
};

/** A new venue talks to its guests by hand until its concierge has been built. */
export const settingsOfNewVenue: VenueSettings = {
  functionality: { dashboard_conversation: true, whatsapp: false, concierge: false, assistant_mode: "live" },
};

/** The three switches the browser's guards look at. */
export function featureFlagsOf(venue: {
  settings: VenueSettings;
  live_concierge_version: number | null;
}): FeatureFlags {
  const { functionality } = venue.settings;
  return {
    dashboardConversationEnable: functionality.dashboard_conversation,
    enableWhatsapp: functionality.whatsapp,
    builtConcierge: functionality.concierge && venue.live_concierge_version !== null,
  };
}
