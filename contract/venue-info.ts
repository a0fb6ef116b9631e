import * as z from "zod/mini";
import { call } from "./call.ts";
import { entry, filled } from "./knowledge.ts";
import { settings } from "./settings.ts";
import { switchStates } from "./switches.ts";

export const venueInfo = z.object({
  venue_id: z.number(),
  name: z.string(),
  profile: z.array(entry),
  guest_policy: z.array(entry),
  amenities: z.array(entry),
  faq: z.array(entry),
  upsells: z.array(entry),
  settings,
  feature_flags: switchStates,
  limits: z.object({
    message_characters: z.int(),
    guest_name_characters: z.int(),
    venue_name_characters: z.int(),
    venue_languages: z.int(),
  }),
  completeness: z.object({
    profile: filled,
    guest_policy: filled,
    amenities: filled,
    faq: filled,
    upsells: filled,
  }),
  /** For optimistic locking of updates. */
  versions: z.object({
    profile: z.int(),
    guest_policy: z.int(),
    amenities: z.int(),
    faq: z.int(),
    upsells: z.int(),
  }),
  /** Null if none is published. */
  concierge: z.object({ live_version: z.nullable(z.int()) }),
});
export type VenueInfo = z.infer<typeof venueInfo>;

export const fetchVenueInfo = call("POST /api/get_venue_info", {
  summary:
    "Returns the venue's knowledge by section with its completeness, its settings, switches and limits.",
  input: z.object({}),
  output: venueInfo,
  role: "staff",
  scope: "venue",
  access: "reads",
});
