import * as z from "zod/mini";
import { featureFlags } from "./access.ts";
import { call } from "./call.ts";
import { settings } from "./settings.ts";
import { id, instant, language } from "./values.ts";

/** One thing the venue has written, in each language it has it in. */
export const entry = z.object({
  entry_id: id,
  /** What it is about, where that has a name of its own: `parking`, `check_in`, … */
  key: z.nullable(z.string()),
  availability: z.nullable(z.enum(["present", "absent", "paid", "on_request"])),
  texts: z.record(
    language,
    z.object({ title: z.string(), question: z.nullable(z.string()), text: z.string() }),
  ),
  /** In minor units. */
  price: z.nullable(z.object({ amount: z.int(), currency: z.string() })),
  /** For staff only: guests never hear it. */
  internal: z.boolean(),
  updated_at: instant,
});
export type Entry = z.infer<typeof entry>;

/** How much of what guests ask for is written, in the venue's default language. */
const filled = z.object({ filled: z.int(), of: z.int(), missing: z.array(z.string()) });
export type Filled = z.infer<typeof filled>;

export const venueInfo = z.object({
  venue_id: z.number(),
  name: z.string(),
  profile: z.array(entry),
  guest_policy: z.array(entry),
  amenities: z.array(entry),
  faq: z.array(entry),
  upsells: z.array(entry),
  settings,
  feature_flags: featureFlags,
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
  /** The version that answers guests; null where none has been built. */
  concierge: z.object({ live_version: z.nullable(z.int()) }),
});
export type VenueInfo = z.infer<typeof venueInfo>;

export const fetchVenueInfo = call("POST /api/get_venue_info", {
  says: "Answers what the venue has written, section by section, with how complete each is, its settings, switches and limits.",
  input: z.object({}),
  output: venueInfo,
  may: "staff",
  about: "venue",
  does: "reads",
});
