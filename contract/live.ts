import * as z from "zod/mini";
import { featureFlags } from "./access.ts";
import type { May } from "./call.ts";
import { conversation } from "./conversations.ts";
import { message } from "./messages.ts";
import { section } from "./sections.ts";
import { task } from "./tasks.ts";
import { id } from "./values.ts";

/**
 * Live events, sent to the dashboard over `GET /api/events` (server-sent events; bearer token, `Bellhop-Venue`, and
 * `Last-Event-ID` to resume). Each carries the new state or asks to read it again, so a repeated event does no harm.
 */
export const liveEvent = z.discriminatedUnion("kind", [
  /** A message was added to a thread or its state changed. */
  z.object({ kind: z.literal("message"), message }),
  z.object({ kind: z.literal("conversation"), conversation }),
  z.object({ kind: z.literal("alerts"), count: z.int() }),
  /** The venue's settings or feature flags changed. */
  z.object({ kind: z.literal("settings"), flags: featureFlags }),
  z.object({ kind: z.literal("task"), task }),
  /** A section of the knowledge changed. */
  z.object({
    kind: z.literal("knowledge"),
    section,
    version: z.int(),
    /** Null if there are too many to list. */
    entry_ids: z.nullable(z.array(id)),
    by: z.nullable(z.string()),
  }),
  /** A contradiction was dismissed or reopened. */
  z.object({ kind: z.literal("contradictions") }),
  /** Another version of the assistant went live. */
  z.object({ kind: z.literal("concierge"), live_version: z.int() }),
  /** The screen of a simulated phone changed. */
  z.object({ kind: z.literal("simulator"), phone: z.string() }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

/** Sent instead of events that are no longer kept, or too many to send: read everything again. */
export const resetEventName = "reset";
export const liveEventsPath = "/api/events";
export const mayHearLiveEvents: May = "staff";
