import * as z from "zod/mini";
import { call } from "./call.ts";
import { id, instant, nothing } from "./values.ts";

export const alertCause = z.enum(["guest_waits", "handed_over", "send_failed", "send_unknown", "no_report"]);
export type AlertCause = z.infer<typeof alertCause>;

export const alert = z.object({
  alert_id: id,
  cause: alertCause,
  conversation_id: id,
  guest_name: z.string(),
  about: z.string(),
  raised_at: instant,
  count: z.int(),
});
export type Alert = z.infer<typeof alert>;

export const listVenueAlerts = call("GET /api/get_venue_alerts_detailed", {
  says: "Lists the venue's open alerts, newest first, and how many there are.",
  input: nothing,
  output: z.object({ items: z.array(alert), count: z.int() }),
  may: "staff",
  about: "venue",
  does: "reads",
});
