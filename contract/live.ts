import * as z from "zod/mini";
import { featureFlags } from "./access.ts";
import type { May } from "./call.ts";
import { conversation } from "./conversations.ts";
import { message } from "./messages.ts";
import { section } from "./sections.ts";
import { task } from "./tasks.ts";
import { id } from "./values.ts";

/**
 * What the dashboard hears without asking, over `GET /api/events` (server-sent events; bearer token,
 * `Bellhop-Venue`, and `Last-Event-ID` to resume). Each carries the new state, so hearing one twice does no harm.
 */
export const liveEvent = z.discriminatedUnion("kind", [
  /** A message was added to a thread or its state changed. */
  z.object({ kind: z.literal("message"), message }),
  z.object({ kind: z.literal("conversation"), conversation }),
  z.object({ kind: z.literal("alerts"), count: z.int() }),
  /** The venue's settings have changed, or what they switch on. */
  z.object({ kind: z.literal("settings"), flags: featureFlags }),
  z.object({ kind: z.literal("task"), task }),
  /** A section of what the venue has written has changed. */
  z.object({
    kind: z.literal("knowledge"),
    section,
    version: z.int(),
    /** Which entries; null where there are too many to name. */
    entry_ids: z.nullable(z.array(id)),
    by: z.nullable(z.string()),
  }),
  /** Another version of the concierge answers guests. */
  z.object({ kind: z.literal("concierge"), live_version: z.int() }),
  /** What a simulated phone shows has changed. */
  z.object({ kind: z.literal("simulator"), phone: z.string() }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

/** Sent instead of events when the reader was away for longer than they are kept, or missed thousands: read everything again. */
export const resetEventName = "reset";
export const liveEventsPath = "/api/events";
export const mayHearLiveEvents: May = "staff";
