import * as z from "zod/mini";
import type { CallRole } from "./call.ts";
import { conversation } from "./conversations.ts";
import { message } from "./messages.ts";
import { notificationCause, notificationStep, notifiedThing } from "./notification-rules.ts";
import { section } from "./sections.ts";
import { switchStates } from "./switches.ts";
import { task } from "./tasks.ts";
import { id } from "./values.ts";

/** Server-sent events of `GET /api/events`, resumable by `Last-Event-ID`. A repeated event does no harm. */
export const liveEvent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("message"), message }),
  z.object({ kind: z.literal("conversation"), conversation }),
  z.object({ kind: z.literal("alerts"), count: z.int() }),
  z.object({ kind: z.literal("settings"), flags: switchStates }),
  z.object({ kind: z.literal("task"), task }),
  z.object({
    kind: z.literal("knowledge"),
    section,
    version: z.int(),
    /** Null if there are too many to list. */
    entry_ids: z.nullable(z.array(id)),
    by: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal("contradictions") }),
  z.object({ kind: z.literal("suggestions") }),
  z.object({ kind: z.literal("test_questions") }),
  z.object({ kind: z.literal("gaps") }),
  z.object({ kind: z.literal("concierge"), live_version: z.int() }),
  z.object({
    kind: z.literal("reservations"),
    /** Null if there are too many to list. */
    reservation_ids: z.nullable(z.array(id)),
  }),
  z.object({ kind: z.literal("reservation_import"), import_id: id }),
  /** A rule for messages that the venue sends first was changed, or all of them were paused or resumed. */
  z.object({ kind: z.literal("proactive_rules") }),
  /** Forget all that is shown of these: the guest was deleted. */
  z.object({ kind: z.literal("guest_deleted"), guest_ids: z.array(id), conversation_ids: z.array(id) }),
  z.object({
    kind: z.literal("request_changed"),
    /** Null if there are too many to list. */
    request_ids: z.nullable(z.array(id)),
  }),
  z.object({ kind: z.literal("shift_note") }),
  z.object({
    kind: z.literal("notification"),
    ladder_id: id,
    cause: notificationCause,
    /** Null unless a step was reached. */
    step: z.nullable(notificationStep),
    /** `step`: show it to these members. Otherwise close what they see of it; `settled` is for everyone. */
    what: z.enum(["step", "settled", "opened", "snoozed"]),
    /** Null: everyone at the venue. */
    member_ids: z.nullable(z.array(id)),
    thing: notifiedThing,
    /** By the venue's rule for the cause; each member can switch sounds off. */
    sound: z.boolean(),
  }),
  /** A member's duty or weekly plan was changed. Nothing is sent when a shift begins or ends. */
  z.object({ kind: z.literal("duty") }),
  z.object({ kind: z.literal("simulator"), phone: z.string() }),
  /** The operator's plan has changed, or a warning about it was given. */
  z.object({ kind: z.literal("plan") }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

/** Sent in place of events that are no longer available: read everything again. */
export const resetEventName = "reset";
export const liveEventsPath = "/api/events";
export const liveEventsRole: CallRole = "staff";
