import type { AlertCause } from "@bellhop/contract/alerts";
import type { LiveEvent } from "@bellhop/contract/live";
import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { countAlerts, endAlertRows, endClearedAlert, raiseAlertRow } from "./alerts.queries.ts";

/** Raises an alert, or counts up the open one with the same cause. An alert that staff have cleared is ended first. */
export async function raiseAlert(at: AtVenue, cause: AlertCause, conversationId: string, about: string) {
  const values = {
    venueId: at.venueId,
    alertId: newId(),
    cause,
    conversationId,
    about: about.slice(0, 200),
    raisedAt: at.now,
  };
  const raised = Promise.all([
    at.tx.run(endClearedAlert, { venueId: at.venueId, conversationId, cause, endedAt: at.now }),
    at.tx.run(raiseAlertRow, values),
  ]);
  publishAlertCount(at);
  await raised;
}

/** Ends the open alerts of a conversation that have these causes. */
export async function endAlerts(at: AtVenue, conversationId: string, causes: AlertCause[]) {
  const ended = await at.tx.run(endAlertRows, {
    venueId: at.venueId,
    conversationId,
    causes,
    endedAt: at.now,
  });
  if (ended > 0) publishAlertCount(at);
}

/** Publishes the number of alerts to the venue's dashboards, and returns it. */
export function publishAlertCount(at: AtVenue) {
  const counted = at.tx.row(countAlerts, { venueId: at.venueId });
  at.publish(counted.then(({ count }) => ({ kind: "alerts", count }) satisfies LiveEvent));
  return counted;
}
