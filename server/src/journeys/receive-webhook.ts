import { createHash } from "node:crypto";
import type { DeliveryFate, Network } from "@bellhop/contract/deliveries";
import {
  type ChannelUpdates,
  findSetAside,
  groupBySender,
  markWebhookDelivery,
  splitUpdates,
  storeWebhookDelivery,
  type Verdict,
  viewDelivery,
} from "../domain/webhook-deliveries/index.ts";
import { type Delivery, listNumberRoutes, readBody, UnreadableBody } from "../domain/whatsapp/index.ts";
import type { AtInstallation, AtVenue } from "../platform/at/index.ts";
import { isPermanentFailure, retryOnConflict } from "../platform/db/index.ts";
import { failpoint } from "../platform/failpoints.ts";
import { openKeyedMutex } from "../platform/keyed-mutex.ts";
import type { Services } from "../services.ts";
import { applyStatusUpdates } from "./apply-status-updates.ts";
import { guestWrites } from "./guest-writes.ts";

/** `store` returns the delivery's id. */
type ReceivedDelivery = {
  network: Network;
  bytes: Buffer;
  receivedAt: Date;
  store(at: AtInstallation, verdict: Verdict): Promise<string>;
};

/** `hasParserFailed`: a fault of ours, which a later version may not have. */
type ParsedDelivery = Delivery & { hasParserFailed?: boolean };

/** Meta batches up to this many updates into one delivery; more are processed in several transactions. */
const updatesMost = 1_000;
const causeCharactersMost = 500;
const numbersKept = 10;

/**
 * Stores a signed delivery and applies its updates, venue by venue, in one transaction. The number decides the venue. No
 * network call, model or media in here. Meta would repeat a delivery that we refuse for seven days: if the database
 * refuses an update for good, or our code fails on it, the rest is applied and the delivery is quarantined for a person.
 * Throws on transient errors, so that the sender repeats the delivery.
 */
export function receiveWebhook(services: Services, network: Network, bytes: Buffer): Promise<DeliveryFate> {
  const sha256 = createHash("sha256").update(bytes).digest();
  return processDelivery(services, {
    network,
    bytes,
    receivedAt: services.clock.now(),
    store: (at, verdict) => storeWebhookDelivery(at, { signedBy: network, sha256, body: bytes }, verdict),
  });
}

/** A host retries a set-aside delivery, for example after its number was connected. Updates are applied only once. */
export async function reprocessDelivery(services: Services, deliveryId: string) {
  const found = await services.db.readAtInstallation((at) => findSetAside(at, deliveryId));
  if (found) {
    const { delivery, bytes } = found;
    const receivedAt = new Date(delivery.received_at);
    const keep = async (at: AtInstallation, verdict: Verdict) => {
      await markWebhookDelivery(at, deliveryId, verdict);
      return deliveryId;
    };
    await processDelivery(services, { network: delivery.network, bytes, receivedAt, store: keep });
  }
  return services.db.readAtInstallation((at) => viewDelivery(at, deliveryId));
}

/** A guest's deliveries take turns, so that a burst does not hold all connections waiting for one lock. */
const runExclusive = openKeyedMutex(2_000);

function processDelivery(services: Services, delivery: ReceivedDelivery): Promise<DeliveryFate> {
  const parsed = parseDelivery(services, delivery);
  return runExclusive(listSenders(parsed), () => processNow(services, delivery, parsed));
}

function listSenders({ numbers }: Delivery): string[] {
  const senders = numbers.flatMap(({ phoneNumberId, messages }) =>
    messages.map(({ from }) => `${phoneNumberId} ${from.phone ?? from.whatsappUserId}`),
  );
  return [...new Set(senders)];
}

async function processNow(
  services: Services,
  delivery: ReceivedDelivery,
  parsed: Delivery,
): Promise<DeliveryFate> {
  const updates = parsed.numbers.reduce(
    (sum, { messages, statuses }) => sum + messages.length + statuses.length,
    0,
  );
  if (updates > updatesMost)
    return processInPieces(services, delivery, parsed, `More than ${updatesMost} updates`);
  try {
    return await retryOnConflict(() =>
      services.db.atInstallation((at) => processInOneTransaction(at, delivery, parsed)),
    );
  } catch (error) {
    if (!isPermanentFailure(error)) throw error;
    services.log.error({ err: error }, "a signed delivery could not be dealt with as a whole");
    return processInPieces(services, delivery, parsed, messageOf(error));
  }
}

async function processInOneTransaction(
  at: AtInstallation,
  delivery: ReceivedDelivery,
  parsed: ParsedDelivery,
): Promise<DeliveryFate> {
  const { verdict, parts } = await route(at, delivery.network, parsed);
  const store = async () => {
    await delivery.store(at, verdict);
    failpoint("inbound.bytes-kept");
  };
  // Pipelined: the bytes are stored first, and if that fails nothing is applied.
  await Promise.all([store(), applyAtVenues(at, parts)]);
  failpoint("inbound.before-commit");
  return verdict.state;
}

/** Venues in the order of their ids, so that two deliveries cannot deadlock. */
async function applyAtVenues(at: AtInstallation, parts: ChannelUpdates[]) {
  for (const [venueId, its] of Map.groupBy(parts, (part) => part.venueId))
    await at.inVenue(venueId, (there) => applyAtVenue(there, its));
}

/** Uses several transactions, so that an update that is refused for good leaves the others applied. */
async function processInPieces(
  services: Services,
  delivery: ReceivedDelivery,
  parsed: ParsedDelivery,
  reason: string,
): Promise<DeliveryFate> {
  const { db, log } = services;
  const stored = await retryOnConflict(() =>
    db.atInstallation(async (at) => {
      const routed = await route(at, delivery.network, parsed);
      // The process may die before all pieces are applied: until then the delivery is quarantined.
      const deliveryId = await delivery.store(at, {
        ...routed.verdict,
        state: "quarantined",
        isRetryable: true,
        cause: joinCauses([reason]),
      });
      return { ...routed, deliveryId };
    }),
  );
  const refused: string[] = [];
  for (const piece of stored.parts.flatMap((part) => splitUpdates(part, updatesMost)))
    refused.push(...(await processPiece(services, piece)));
  if (refused.length > 0) log.error({ refused: refused.length }, "parts of a signed delivery were left out");
  const cause = joinCauses([
    `${refused.length} could not be dealt with: ${refused[0]}`,
    stored.verdict.cause,
  ]);
  const verdict: Verdict =
    refused.length === 0
      ? stored.verdict
      : { ...stored.verdict, state: "quarantined", isRetryable: true, cause };
  await db.atInstallation((at) => markWebhookDelivery(at, stored.deliveryId, verdict));
  return verdict.state;
}

/** Retries a refused piece in halves. Returns why each update was refused for good. */
async function processPiece(services: Services, piece: ChannelUpdates): Promise<string[]> {
  try {
    await retryOnConflict(() => services.db.atVenue(piece.venueId, (there) => applyAtVenue(there, [piece])));
    return [];
  } catch (error) {
    if (!isPermanentFailure(error)) throw error;
    const updates = piece.messages.length + piece.statuses.length;
    if (updates <= 1) return [messageOf(error)];
    const refused: string[] = [];
    for (const half of splitUpdates(piece, Math.ceil(updates / 2)))
      refused.push(...(await processPiece(services, half)));
    return refused;
  }
}

async function applyAtVenue(at: AtVenue, parts: ChannelUpdates[]) {
  // Locks messages before conversations, and both in a fixed order.
  for (const { channelId, statuses } of parts) await applyStatusUpdates(at, channelId, statuses);
  for (const { channelId, messages } of parts)
    for (const own of groupBySender(messages)) await guestWrites(at, channelId, own);
}

/** Finds the venues of the numbers in a delivery, and the verdict that follows. */
async function route(at: AtInstallation, network: Network, parsed: ParsedDelivery) {
  const ids = parsed.numbers.map((number) => number.phoneNumberId);
  const routes = await listNumberRoutes(at, network, ids);
  const byNumber = new Map(parsed.numbers.map((number) => [number.phoneNumberId, number]));
  const parts = routes.map(({ phone_number_id, venue_id, channel_id }): ChannelUpdates => {
    const { messages = [], statuses = [] } = byNumber.get(phone_number_id) ?? {};
    return { venueId: Number(venue_id), channelId: channel_id, messages, statuses };
  });
  const known = new Set(routes.map((one) => one.phone_number_id));
  const unrouted = ids.filter((id) => !known.has(id));
  const state = parsed.setAside.length > 0 ? "quarantined" : unrouted.length > 0 ? "unrouted" : "kept";
  const cause = joinCauses([...parsed.setAside, ...unrouted.map((id) => `No venue has the number ${id}`)]);
  const isRetryable = unrouted.length > 0 || parsed.hasParserFailed === true;
  const verdict: Verdict = {
    state,
    cause,
    phoneNumberIds: ids.slice(0, numbersKept),
    isRetryable,
  };
  return { verdict, parts };
}

function parseDelivery({ log }: Services, { bytes, receivedAt }: ReceivedDelivery): ParsedDelivery {
  try {
    return readBody(bytes, receivedAt);
  } catch (error) {
    const isUnreadable = error instanceof UnreadableBody;
    if (!isUnreadable) log.error({ err: error }, "a signed delivery could not be read");
    const reason = isUnreadable ? error.message : `Reading it failed: ${messageOf(error)}`;
    return { numbers: [], setAside: [reason], hasParserFailed: !isUnreadable };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function joinCauses(lines: (string | null)[]): string | null {
  const whole = lines.filter((line) => line !== null).join("; ");
  return whole === "" ? null : whole.slice(0, causeCharactersMost).toWellFormed();
}
