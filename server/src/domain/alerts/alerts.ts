import type { ChannelCause, ConversationCause } from "@bellhop/contract/alerts";
import type { LiveEvent } from "@bellhop/contract/live";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { noteChange } from "../notifications/index.ts";
import {
  type AlertOfThing,
  countAlerts,
  describeAlertRows,
  endAlertRows,
  endChannelAlertRows,
  endClearedAlert,
  endClearedChannelAlert,
  moveAlertRows,
  raiseAlertRow,
  raiseChannelAlertRow,
  selectAlertsOfThing,
  selectChannelAlert,
  selectEmergency,
} from "./alerts.queries.ts";

const maxAboutCharacters = 200;

/**
 * Raises an alert, or counts up the open one with the same cause. An alert that staff have cleared is ended first.
 * `callsNow`: false if the assistant is about to answer; its job calls people if it doesn't.
 */
export async function raiseAlert(
  at: AtVenue,
  cause: ConversationCause,
  conversationId: string,
  about: string,
  { callsNow = true }: { callsNow?: boolean } = {},
) {
  const values = {
    venueId: at.venueId,
    alertId: newId(),
    cause,
    conversationId,
    about: about.slice(0, maxAboutCharacters).toWellFormed(),
    raisedAt: at.now,
  };
  const raised = Promise.all([
    at.tx.run(endClearedAlert, { venueId: at.venueId, conversationId, cause, endedAt: at.now }),
    at.tx.run(raiseAlertRow, values),
    callsNow && noteChange(at, { kind: "conversation", id: conversationId }),
  ]);
  broadcastAlertCount(at);
  await raised;
}

/** Shows a guest's words on open alerts that had none, such as those of a voice note. They are not raised again. */
export async function describeAlerts(
  at: AtVenue,
  conversationId: string,
  { before, about }: { before: string; about: string },
) {
  const shown = about.slice(0, maxAboutCharacters).toWellFormed();
  const changed = await at.tx.run(describeAlertRows, {
    venueId: at.venueId,
    conversationId,
    before,
    about: shown,
  });
  if (changed > 0) broadcastAlertCount(at);
}

/** Ends the open alerts of a conversation that have these causes. */
export async function endAlerts(at: AtVenue, conversationId: string, causes: ConversationCause[]) {
  const ended = await at.tx.run(endAlertRows, {
    venueId: at.venueId,
    conversationId,
    causes,
    endedAt: at.now,
  });
  if (ended === 0) return;
  broadcastAlertCount(at);
  await noteChange(at, { kind: "conversation", id: conversationId });
}

/** Moves open alerts to another conversation. If both have an alert with one cause, the target's stays. */
export async function moveAlerts(at: AtVenue, fromId: string, toId: string, causes: ConversationCause[]) {
  await at.tx.run(moveAlertRows, { venueId: at.venueId, fromId, toId, causes });
  await endAlerts(at, fromId, causes);
  for (const id of [fromId, toId]) await noteChange(at, { kind: "conversation", id });
}

/** Raises an alert about a channel, or counts up the open one with the same cause. */
export async function raiseChannelAlert(at: AtVenue, cause: ChannelCause, channelId: string, about: string) {
  const { venueId, now } = at;
  const raised = Promise.all([
    at.tx.run(endClearedChannelAlert, { venueId, channelId, cause, endedAt: now }),
    at.tx.run(raiseChannelAlertRow, {
      venueId,
      alertId: newId(),
      cause,
      channelId,
      about: about.slice(0, maxAboutCharacters).toWellFormed(),
      raisedAt: now,
    }),
    noteChange(at, { kind: "channel", id: channelId }),
  ]);
  broadcastAlertCount(at);
  await raised;
}

/** Ends the open alerts of a channel that have these causes. */
export async function endChannelAlerts(at: AtVenue, channelId: string, causes: ChannelCause[]) {
  const ended = await at.tx.run(endChannelAlertRows, {
    venueId: at.venueId,
    channelId,
    causes,
    endedAt: at.now,
  });
  if (ended === 0) return;
  broadcastAlertCount(at);
  await noteChange(at, { kind: "channel", id: channelId });
}

/** Since when staff are alerted about a channel; null if they are not. */
export const findChannelAlert = async (at: ReadingAtVenue, channelId: string) =>
  (await at.tx.row(selectChannelAlert, { venueId: at.venueId, channelId })).since;

/** What a conversation or a channel calls staff for. */
export const listAlertsOfThing = (
  at: ReadingAtVenue,
  { conversationId = null, channelId = null }: { conversationId?: string | null; channelId?: string | null },
): Promise<AlertOfThing[]> =>
  at.tx.rows(selectAlertsOfThing, { venueId: at.venueId, conversationId, channelId });

/** Whether an emergency of the conversation is open that no one has taken since it was reported. */
export const isEmergencyUntaken = async (at: ReadingAtVenue, conversationId: string): Promise<boolean> =>
  (await at.tx.row(selectEmergency, { venueId: at.venueId, conversationId })).is_untaken;

/** Broadcasts the number of alerts to the venue's dashboards, and returns it. */
export function broadcastAlertCount(at: AtVenue) {
  const counted = at.tx.row(countAlerts, { venueId: at.venueId });
  at.broadcast(counted.then(({ count }) => ({ kind: "alerts", count }) satisfies LiveEvent));
  return counted;
}
