import * as z from "zod/mini";
import { call } from "./call.ts";
import { limits } from "./limits.ts";
import { guestRequest, handOverReason } from "./messages.ts";
import { id, instant, listOf, pageInAddress, venueId, words } from "./values.ts";

/** About a conversation. */
export const conversationCause = z.enum([
  "guest_waits",
  "handed_over",
  "send_failed",
  "send_unknown",
  "no_report",
  /** Two guests may be one person. */
  "guest_conflict",
]);
export type ConversationCause = z.infer<typeof conversationCause>;

/** About the venue's WhatsApp number. */
export const channelCause = z.enum([
  "connection_broken",
  /** WhatsApp accepts no messages of the number, or delivers none. */
  "sending_stopped",
  /** WhatsApp restricts the account or warns about it. */
  "account_warning",
  "template_stopped",
  /** Another agent answers guests on the number. */
  "other_agent",
  /** Guests wrote regularly, and no message has come for long, although the number works. */
  "number_silent",
]);
export type ChannelCause = z.infer<typeof channelCause>;

export const alertCause = z.enum([...conversationCause.options, ...channelCause.options]);
export type AlertCause = z.infer<typeof alertCause>;

/** These come before others, like grave reasons of a hand-over. */
export const urgentCauses: readonly AlertCause[] = [
  "send_failed",
  "connection_broken",
  "sending_stopped",
  "number_silent",
];

/** How far an alert has climbed: in the app, to devices of members on duty, to managers, to owners by e-mail. */
export const escalationSteps = ["in_app", "push", "manager", "owner"] as const;
export const escalationStep = z.enum(escalationSteps);
export type EscalationStep = z.infer<typeof escalationStep>;

export function escalationStepAfter(minutes: number): EscalationStep {
  if (minutes >= limits.alertOwnerMinutes) return "owner";
  if (minutes >= limits.alertManagerMinutes) return "manager";
  return minutes >= limits.alertPushMinutes ? "push" : "in_app";
}

/** Why a step of the ladder reaches no one. */
export const skipReason = z.enum([
  /** The venue has no manager, or no owner. */
  "no_member",
  "no_one_on_duty",
  /** No one of them has switched on a way that this step can use. */
  "no_way",
  /** All of them have muted it. */
  "muted",
]);
export type SkipReason = z.infer<typeof skipReason>;

export const alert = z.object({
  alert_id: id,
  cause: alertCause,
  reason: z.nullable(handOverReason),
  /** Null if it is about the venue's number. */
  conversation_id: z.nullable(id),
  /** Empty if it is about the venue's number. */
  guest_name: z.string(),
  /** The room of the guest's stay, else of the room code they scanned; empty if unknown. */
  room: z.string(),
  /** The guest's words: the gravest of what is open, else the newest. For a number: what WhatsApp reports. */
  about: z.string(),
  request: z.nullable(guestRequest),
  raised_at: instant,
  /** When the guest wrote what is handed over, which may be later than the alert was raised; null for other causes. */
  asked_at: z.nullable(instant),
  /** The last step of `told`. Before one is reached: who should act on it at its age. */
  escalation_step: escalationStep,
  /** Who has been told so far, step by step, and which step comes next. Missing if the cause has no ladder. */
  told: z.optional(
    z.object({
      ladder_id: id,
      steps: z.array(
        z.object({
          step: escalationStep,
          at: instant,
          people: z.int(),
          /** Why it told no one; null if it did. */
          skipped: z.nullable(skipReason),
        }),
      ),
      next: z.nullable(z.object({ step: escalationStep, at: instant })),
      /** Until when the caller has snoozed it. Null if they have not, and in lists over several hotels. */
      snoozed: z.nullable(z.object({ until: instant, mute_id: id })),
    }),
  ),
  count: z.int(),
  /** Who has taken the conversation over since staff were asked; null if no one has. */
  taken_by: z.nullable(z.string()),
});
export type Alert = z.infer<typeof alert>;

/** Set by a member. `text` says what it is about; empty if only a count was set. */
const manualAlert = z.object({ count: z.int(), text: z.string(), set_at: instant, set_by: z.string() });
export type ManualAlert = z.infer<typeof manualAlert>;

const staffRead = { role: "staff", access: "reads" } as const;

export const listVenueAlerts = call("GET /api/get_venue_alerts_detailed", {
  summary:
    "Lists the venue's open alerts with their count: those with a cause and those set by hand. Emergencies come first, then safety, complaints and failed messages, and of equally urgent ones the newest.",
  input: z.object(pageInAddress),
  output: z.extend(listOf(alert), { count: z.int(), manual: z.nullable(manualAlert) }),
  ...staffRead,
  scope: "venue",
});

export const listClientAlerts = call("GET /api/get_client_alerts_detailed", {
  summary:
    "Lists the venues that the member has access to, each with its alert count and most urgent alerts.",
  input: z.object({}),
  output: z.object({
    count: z.int(),
    items: z.array(
      z.object({
        venue_id: z.number(),
        name: z.string(),
        count: z.int(),
        manual_count: z.int(),
        manual: z.nullable(manualAlert),
        alerts: z.array(alert),
      }),
    ),
  }),
  ...staffRead,
  scope: "operator",
});

const venueCount = z.object({ venue_id: z.number(), count: z.int() });

export const setVenueAlert = call("POST /api/set_venue_msg_alert", {
  summary:
    "Sets the venue's manual alert: its count and what it is about. Alerts with a cause are added to the count. Without `venue_id`: the current venue.",
  input: z.object({
    venue_id: z.optional(venueId),
    count: z._default(z.int().check(z.gte(0), z.lte(9999)), 1),
    /** What staff should know. */
    text: z.optional(words(limits.alertTextCharacters)),
  }),
  output: z.extend(venueCount, { manual_count: z.int() }),
  role: "staff",
  scope: "venue",
  access: "changes",
  audit: "noted",
});

export const clearVenueAlerts = call("POST /api/clear_venue_msg_alert", {
  summary:
    "Clears the open alerts of the venue. Without `venue_id`: of all venues that the member has access to. They stay in history. A cause that persists raises an alert again only on a new event.",
  input: z.object({ venue_id: z.optional(venueId) }),
  output: z.object({
    /** Null if there was nothing to clear. */
    clearing_id: z.nullable(id),
    restorable_until: instant,
    venues: z.array(z.extend(venueCount, { cleared: z.int() })),
  }),
  role: "staff",
  scope: "operator",
  access: "changes",
  audit: "noted",
});

export const restoreVenueAlerts = call("POST /api/restore_venue_msg_alert", {
  summary: `Undoes a clearing within ${limits.alertsRestorableMinutes} minutes. Alerts whose cause persists are open again.`,
  input: z.object({ clearing_id: id }),
  output: z.object({ venues: z.array(venueCount) }),
  role: "staff",
  scope: "operator",
  access: "changes",
  audit: "noted",
  refuses: ["not_possible_now"],
});

export const takeEmergency = call("POST /api/take_emergency", {
  summary:
    "Takes an emergency at any venue that the member has access to: they hold the conversation, and no dashboard is loud about it any more. Changes nothing if a colleague has taken it, or if it is over. Returns who has it.",
  input: z.object({ venue_id: venueId, conversation_id: id }),
  output: z.object({ taken_by: z.nullable(z.string()) }),
  role: "staff",
  scope: "operator",
  access: "changes",
  audit: "thread_shows_it",
});
