import type { ChannelEvent } from "@bellhop/contract/whatsapp";
import { endChannelAlerts, raiseChannelAlert } from "../../domain/alerts/index.ts";
import { applyTemplateEvent } from "../../domain/templates/index.ts";
import type { ChannelUpdates } from "../../domain/webhook-deliveries/index.ts";
import {
  type EventUpdate,
  resumeSending,
  setStanding,
  stopSending,
  storeChannelEvent,
} from "../../domain/whatsapp/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { enqueueReadTemplates } from "./manager-reads-templates.ts";
import { resumeWaiting } from "./resume-waiting.ts";

type AccountEvent = Extract<ChannelEvent, { kind: "account" }>;

/** After these, the venue has no access to its account any more. */
const accessLost = new Set([
  "PARTNER_REMOVED",
  "ACCOUNT_OFFBOARDED",
  "ACCOUNT_DELETED",
  "PARTNER_APP_UNINSTALLED",
]);
const accessRestored = new Set(["ACCOUNT_RECONNECTED", "PARTNER_ADDED", "PARTNER_APP_INSTALLED"]);
const declined = new Set(["REJECTED", "DECLINED"]);
/** The others of a number's quality events are about its limit. */
const qualities = new Set(["FLAGGED", "UNFLAGGED"]);
const warnings = new Set(["ACCOUNT_VIOLATION", "ACCOUNT_RESTRICTION"]);

/** Stores what WhatsApp reports about a number, its account or its templates, and does what follows from it, once. */
export async function applyChannelEvent(
  at: AtVenue,
  { channelId, from }: ChannelUpdates,
  { event, happenedAt }: EventUpdate,
) {
  // An event for which WhatsApp gives no time is the same one only in the same bytes.
  const isTimed = happenedAt.getTime() !== from.receivedAt.getTime();
  const key = `${JSON.stringify(event)} ${isTimed ? happenedAt.toISOString() : from.sha256}`;
  if (!(await storeChannelEvent(at, channelId, key, event, happenedAt))) return;
  switch (event.kind) {
    case "account":
      return applyAccountEvent(at, channelId, event);
    case "account_alert":
      if (event.severity.toUpperCase() !== "INFORMATIONAL")
        await raiseChannelAlert(at, "account_warning", channelId, event.detail || event.type);
      return;
    case "account_review":
      await setStanding(at, channelId, { account_status: event.decision });
      if (declined.has(event.decision.toUpperCase()))
        await raiseChannelAlert(at, "account_warning", channelId, event.decision);
      return;
    case "messaging_limit":
      return setStanding(at, channelId, event.limit ? { messaging_limit: event.limit } : {});
    case "number_quality":
      await setStanding(at, channelId, {
        ...(qualities.has(event.event) && { quality: event.event }),
        ...(event.limit && { messaging_limit: event.limit }),
      });
      if (event.event === "FLAGGED")
        await raiseChannelAlert(at, "account_warning", channelId, `${event.event} ${event.limit}`.trim());
      return;
    case "number_name":
      await setStanding(at, channelId, { name_status: event.decision });
      if (declined.has(event.decision.toUpperCase()))
        await raiseChannelAlert(at, "account_warning", channelId, `${event.name} ${event.reason}`.trim());
      return;
    case "template_state":
    case "template_quality":
    case "template_category": {
      const stopped = await applyTemplateEvent(at, channelId, event);
      await enqueueReadTemplates(at, channelId);
      if (stopped) await raiseChannelAlert(at, "template_stopped", channelId, stopped);
      return;
    }
    default:
      return;
  }
}

async function applyAccountEvent(at: AtVenue, channelId: string, { event, detail }: AccountEvent) {
  const status = /"waba_ban_state":\[?"(\w+)"/.exec(detail)?.[1] ?? event;
  if (event === "DISABLED_UPDATE" && status === "DISABLE") {
    await setStanding(at, channelId, { account_status: status });
    await stopSending(at, channelId, "account_blocked");
    return raiseChannelAlert(at, "sending_stopped", channelId, status);
  }
  if (accessLost.has(event)) {
    await setStanding(at, channelId, { account_status: event });
    await stopSending(at, channelId, "connection_refused");
    return raiseChannelAlert(at, "connection_broken", channelId, event);
  }
  if (accessRestored.has(event) || status === "REINSTATE") {
    await setStanding(at, channelId, { account_status: status });
    await resumeSending(at, channelId);
    await endChannelAlerts(at, channelId, ["connection_broken", "sending_stopped", "account_warning"]);
    return resumeWaiting(at, channelId);
  }
  if (warnings.has(event) || status === "SCHEDULE_FOR_DISABLE") {
    await setStanding(at, channelId, { account_status: status });
    await raiseChannelAlert(at, "account_warning", channelId, `${event} ${detail}`.trim());
  }
}
