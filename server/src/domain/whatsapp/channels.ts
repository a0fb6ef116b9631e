import { createHash } from "node:crypto";
import type { Network } from "@bellhop/contract/deliveries";
import { limits } from "@bellhop/contract/limits";
import type { ChannelEvent } from "@bellhop/contract/whatsapp";
import type { AtInstallation, AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { searchWords, type Traces } from "../../platform/traces.ts";
import {
  deleteEventsThatMention,
  insertChannelEvent,
  selectAccountRoutes,
  selectChannel,
  selectNumberRoutes,
  setLastWebhook,
  updateMarketingPause,
  updateOtherAgent,
} from "./whatsapp.queries.ts";

/** The venues and channels of these numbers, in the order of the venues' ids; numbers of no venue are left out. */
export const listNumberRoutes = (at: AtInstallation, network: Network, phoneNumberIds: string[]) =>
  at.tx.rows(selectNumberRoutes, { network, phoneNumberIds });

/** The venues and channels of the numbers of these business accounts. */
export const listAccountRoutes = (at: AtInstallation, network: Network, wabaIds: string[]) =>
  at.tx.rows(selectAccountRoutes, { network, wabaIds });

/** Notes that webhooks of a number arrive, and of which account it is. */
export const noteWebhook = (
  at: AtInstallation,
  network: Network,
  { phoneNumberId, wabaId }: { phoneNumberId: string; wabaId: string },
) => at.tx.run(setLastWebhook, { network, phoneNumberId, wabaId, lastWebhookAt: at.now });

export const findChannel = (at: ReadingAtVenue, channelId: string) =>
  at.tx.row(selectChannel, { venueId: at.venueId, channelId });

const otherAgentNotedEveryMs = 60 * 60_000;

/** Notes that another agent answers on the number. True if it was not seen in the days before. */
export async function noteOtherAgentSeen(at: AtVenue, channelId: string): Promise<boolean> {
  const renewAfter = new Date(at.now.getTime() - otherAgentNotedEveryMs);
  const seenAt = at.now.toISOString();
  const noted = await at.tx.maybeRow(updateOtherAgent, {
    venueId: at.venueId,
    channelId,
    seenAt,
    renewAfter,
  });
  return noted !== undefined && !isOtherAgentActive(noted.before, at.now);
}

export const isOtherAgentActive = (seenAt: Date | null, now: Date): boolean =>
  seenAt !== null && now.getTime() - seenAt.getTime() < limits.otherAgentShownDays * 86_400_000;

/** Nothing but replies and information about stays is sent until then. */
export const pauseMarketing = (at: AtVenue, channelId: string, until: Date) =>
  at.tx.run(updateMarketingPause, { venueId: at.venueId, channelId, until });

/** Stores an event of a channel; false if it was stored before. */
export async function storeChannelEvent(
  at: AtVenue,
  channelId: string,
  key: string,
  event: ChannelEvent,
  happenedAt: Date,
): Promise<boolean> {
  const stored = await at.tx.run(insertChannelEvent, {
    venueId: at.venueId,
    eventId: newId(),
    channelId,
    eventKey: createHash("sha256").update(key).digest("base64url"),
    kind: event.kind,
    event: JSON.stringify(event),
    happenedAt,
    receivedAt: at.now,
  });
  return stored > 0;
}

/** Deletes what the network reported about a deleted guest. */
export const eraseChannelEvents = (at: AtVenue, traces: Traces) =>
  at.tx.run(deleteEventsThatMention, {
    venueId: at.venueId,
    words: searchWords({ ...traces, ids: [], names: [], numbers: [] }),
  });
