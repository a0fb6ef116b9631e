import { createHash } from "node:crypto";
import {
  type Delivery,
  findNumberRoutes,
  type InboundMessage,
  keepDelivery,
  type Network,
  type NumberRoute,
  readBody,
  UnreadableBody,
} from "../domain/whatsapp/index.ts";
import type { AtInstallation } from "../platform/at/index.ts";
import { mayCrashAt } from "../platform/failpoints.ts";
import { newId } from "../platform/ids.ts";
import { deliveriesAreReported } from "./delivery-is-reported.ts";
import { guestWrites } from "./guest-writes.ts";

/** What was made of a delivery's bytes. In each case they are kept. */
export type Kept = "kept" | "unrouted" | "quarantined";

/**
 * A signed webhook arrives: its bytes are kept, and all that it says happens, venue by venue, in one transaction.
 * The number decides the venue. No network call, no model, no media in here.
 */
export async function deliveryArrives(at: AtInstallation, network: Network, bytes: Buffer): Promise<Kept> {
  const delivery = readOrCause(bytes, at.now);
  if (typeof delivery === "string") return keep(at, network, bytes, "quarantined", delivery);

  const ids = delivery.numbers.map((number) => number.phoneNumberId);
  const routes = await at.tx.rows(findNumberRoutes, [network, ids]);
  const unrouted = ids.filter((id) => !routes.some((route) => route.phone_number_id === id));
  const state = delivery.setAside.length > 0 ? "quarantined" : unrouted.length > 0 ? "unrouted" : "kept";
  const causes = [...delivery.setAside, ...unrouted.map((id) => `No venue has the number ${id}`)];
  const cause = causes.length > 0 ? causes.join("; ").slice(0, 500) : null;
  // Kept before anything follows from it; behind a failure to keep it, nothing does.
  await Promise.all([keep(at, network, bytes, state, cause), newsArrives(at, delivery, routes)]);
  mayCrashAt("inbound.before-commit");
  return state;
}

async function newsArrives(at: AtInstallation, { numbers: news }: Delivery, routes: NumberRoute[]) {
  // One part for each venue, in the order of their ids: whoever comes second waits, and never for each other.
  const venues = Map.groupBy(routes, (route) => Number(route.venue_id));
  for (const [venueId, numbers] of venues) {
    const theirs = numbers.map(({ phone_number_id, channel_id }) => ({
      channel_id,
      ...news.find((number) => number.phoneNumberId === phone_number_id),
    }));
    await at.inVenue(venueId, async (there) => {
      // Messages before conversations, and both in a fixed order.
      for (const { channel_id, reports = [] } of theirs)
        await deliveriesAreReported(there, channel_id, reports);
      for (const { channel_id, messages = [] } of theirs) {
        for (const own of bySender(messages)) await guestWrites(there, channel_id, own);
      }
    });
  }
}

/** Keeps bytes that could not be dealt with, for a person to look at. */
export async function deliveryIsQuarantined(
  at: AtInstallation,
  network: Network,
  bytes: Buffer,
  cause: string,
) {
  await keep(at, network, bytes, "quarantined", cause);
}

async function keep(at: AtInstallation, network: Network, bytes: Buffer, state: Kept, cause: string | null) {
  const sha256 = createHash("sha256").update(bytes).digest();
  await at.tx.row(keepDelivery, [newId(), network, sha256, bytes, at.now, state, cause]);
  mayCrashAt("inbound.bytes-kept");
  return state;
}

function readOrCause(bytes: Buffer, receivedAt: Date) {
  try {
    return readBody(bytes, receivedAt);
  } catch (error) {
    if (error instanceof UnreadableBody) return error.message;
    throw error;
  }
}

/** Each sender's messages in the body's order; senders always in the same order. */
function bySender(messages: InboundMessage[]): InboundMessage[][] {
  const senders = Map.groupBy(messages, ({ from }) => from.phone ?? from.whatsappUserId ?? "");
  return [...senders.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, own]) => own);
}
