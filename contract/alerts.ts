import * as z from "zod/mini";
import { call } from "./call.ts";
import { limits } from "./limits.ts";
import { handOverReason } from "./messages.ts";
import { id, instant, listOf, pageInAddress, venueId } from "./values.ts";

export const alertCause = z.enum(["guest_waits", "handed_over", "send_failed", "send_unknown", "no_report"]);
export type AlertCause = z.infer<typeof alertCause>;

/** Who should act on an open alert at its age. Only shown: no notifications are sent yet. */
export const escalationStep = z.enum(["in_app", "push", "manager", "owner"]);
export type EscalationStep = z.infer<typeof escalationStep>;

export function escalationStepAfter(minutes: number): EscalationStep {
  if (minutes >= limits.alertOwnerMinutes) return "owner";
  if (minutes >= limits.alertManagerMinutes) return "manager";
  return minutes >= limits.alertPushMinutes ? "push" : "in_app";
}

export const alert = z.object({
  alert_id: id,
  cause: alertCause,
  reason: z.nullable(handOverReason),
  conversation_id: id,
  guest_name: z.string(),
  about: z.string(),
  raised_at: instant,
  escalation_step: escalationStep,
  count: z.int(),
});
export type Alert = z.infer<typeof alert>;

const manualAlert = z.object({ count: z.int(), set_at: instant, set_by: z.string() });

const staffRead = { may: "staff", does: "reads" } as const;

export const listVenueAlerts = call("GET /api/get_venue_alerts_detailed", {
  says: "Lists the venue's open alerts, newest first, with their count: those with a cause and those set by hand.",
  input: z.object(pageInAddress),
  output: z.extend(listOf(alert), { count: z.int(), manual: z.nullable(manualAlert) }),
  ...staffRead,
  about: "venue",
});

export const listClientAlerts = call("GET /api/get_client_alerts_detailed", {
  says: "Lists the venues that the member has access to, each with its alert count and newest alerts.",
  input: z.object({}),
  output: z.object({
    count: z.int(),
    items: z.array(
      z.object({
        venue_id: z.number(),
        name: z.string(),
        count: z.int(),
        manual_count: z.int(),
        alerts: z.array(alert),
      }),
    ),
  }),
  ...staffRead,
  about: "operator",
});

const venueCount = z.object({ venue_id: z.number(), count: z.int() });

export const setVenueAlert = call("POST /api/set_venue_msg_alert", {
  says: "Sets the venue's manual alert count. Alerts with a cause are added to it. Without `venue_id`: the current venue.",
  input: z.object({
    venue_id: z.optional(venueId),
    count: z._default(z.int().check(z.gte(0), z.lte(9999)), 1),
  }),
  output: z.extend(venueCount, { manual_count: z.int() }),
  may: "staff",
  about: "venue",
  does: "changes",
  audit: "noted",
});

export const clearVenueAlerts = call("POST /api/clear_venue_msg_alert", {
  says: "Clears the open alerts of the venue. Without `venue_id`: of all venues that the member has access to. They stay in history. A cause that persists raises an alert again only on a new event.",
  input: z.object({ venue_id: z.optional(venueId) }),
  output: z.object({
    /** Null if there was nothing to clear. */
    clearing_id: z.nullable(id),
    restorable_until: instant,
    venues: z.array(z.extend(venueCount, { cleared: z.int() })),
  }),
  may: "staff",
  about: "operator",
  does: "changes",
  audit: "noted",
});

export const restoreVenueAlerts = call("POST /api/restore_venue_msg_alert", {
  says: `Undoes a clearing within ${limits.alertsRestorableMinutes} minutes. Alerts whose cause persists are open again.`,
  input: z.object({ clearing_id: id }),
  output: z.object({ venues: z.array(venueCount) }),
  may: "staff",
  about: "operator",
  does: "changes",
  audit: "noted",
  refuses: ["wrong_state"],
});
