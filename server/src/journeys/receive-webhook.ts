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
import { isForGood, takingTurns } from "../platform/db/index.ts";
import { failpoint } from "../platform/failpoints.ts";
import { openTurns } from "../platform/in-turn.ts";
import type { Services } from "../services.ts";
import { applyStatusUpdates } from "./apply-status-updates.ts";
import { guestWrites } from "./guest-writes.ts";

/** The bytes of one webhook call; `store` keeps them and returns the delivery's id. */
type ReceivedDelivery = {
  network: Network;
  bytes: Buffer;
  receivedAt: Date;
  store(at: AtInstallation, verdict: Verdict): Promise<string>;
};

/** What was read; `isOurFault` where reading itself failed, which a mended Bellhop would not. */
type ParsedDelivery = Delivery & { hasParserFailed?: boolean };

/** Meta batches up to this many updates into one delivery; more are worked in several transactions. */
const updatesMost = 1_000;
const causeCharactersMost = 500;
const numbersShown = 10;

/**
 * A signed webhook arrives: its bytes are kept, and all that it says happens, venue by venue, in one transaction.
 * The number decides the venue. No network call, no model, no media in here. What the database refuses, or a fault of
 * ours trips over, would come again for seven days: there everything else is dealt with, and the bytes wait for a
 * person to look at what is missing. Throws what may pass, for the sender to come again.
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

/** A host retries a quarantined delivery, after its number was connected or a fault fixed. Nothing is applied twice. */
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

/** A guest's deliveries take turns here, so that a burst of one does not hold all connections waiting for a lock. */
const inTurn = openTurns(2_000);

function processDelivery(services: Services, call: ReceivedDelivery): Promise<DeliveryFate> {
  const said = parseDelivery(services, call);
  return inTurn(listSenders(said), () => processNow(services, call, said));
}

function listSenders({ numbers }: Delivery): string[] {
  const senders = numbers.flatMap(({ phoneNumberId, messages }) =>
    messages.map(({ from }) => `${phoneNumberId} ${from.phone ?? from.whatsappUserId}`),
  );
  return [...new Set(senders)];
}

async function processNow(services: Services, call: ReceivedDelivery, said: Delivery): Promise<DeliveryFate> {
  const updates = said.numbers.reduce(
    (sum, { messages, reports }) => sum + messages.length + reports.length,
    0,
  );
  if (updates > updatesMost) return processInPieces(services, call, said, `More than ${updatesMost} updates`);
  try {
    return await takingTurns(() =>
      services.db.atInstallation((at) => processInOneTransaction(at, call, said)),
    );
  } catch (error) {
    if (!isForGood(error)) throw error;
    services.log.error({ err: error }, "a signed delivery could not be dealt with as a whole");
    return processInPieces(services, call, said, messageOf(error));
  }
}

async function processInOneTransaction(
  at: AtInstallation,
  call: ReceivedDelivery,
  said: ParsedDelivery,
): Promise<DeliveryFate> {
  const { verdict, parts } = await route(at, call.network, said);
  const keep = async () => {
    await call.store(at, verdict);
    failpoint("inbound.bytes-kept");
  };
  // Kept before anything follows from it; behind a failure to keep it, nothing does.
  await Promise.all([keep(), applyAtVenues(at, parts)]);
  failpoint("inbound.before-commit");
  return verdict.state;
}

/** One part for each venue, in the order of their ids: whoever comes second waits, and never for each other. */
async function applyAtVenues(at: AtInstallation, parts: ChannelUpdates[]) {
  for (const [venueId, its] of Map.groupBy(parts, (part) => part.venueId))
    await at.inVenue(venueId, (there) => applyAtVenue(there, its));
}

/** In several transactions, so small that what is refused for good takes nothing else along; it is left out, and told. */
async function processInPieces(
  services: Services,
  call: ReceivedDelivery,
  said: ParsedDelivery,
  why: string,
): Promise<DeliveryFate> {
  const { db, log } = services;
  const begun = await takingTurns(() =>
    db.atInstallation(async (at) => {
      const routed = await route(at, call.network, said);
      // Until all is done a person should know of it: the process may end before.
      const deliveryId = await call.store(at, {
        ...routed.verdict,
        state: "quarantined",
        tryingMayHelp: true,
        cause: joinCauses([why]),
      });
      return { ...routed, deliveryId };
    }),
  );
  const refused: string[] = [];
  for (const piece of begun.parts.flatMap((part) => splitUpdates(part, updatesMost)))
    refused.push(...(await processPiece(services, piece)));
  if (refused.length > 0) log.error({ refused: refused.length }, "parts of a signed delivery were left out");
  const cause = joinCauses([`${refused.length} could not be dealt with: ${refused[0]}`, begun.verdict.cause]);
  const verdict: Verdict =
    refused.length === 0
      ? begun.verdict
      : { ...begun.verdict, state: "quarantined", tryingMayHelp: true, cause };
  await db.atInstallation((at) => markWebhookDelivery(at, begun.deliveryId, verdict));
  return verdict.state;
}

/** Why each of a piece's updates that were refused for good was: a piece that is refused is tried again in halves. */
async function processPiece(services: Services, piece: ChannelUpdates): Promise<string[]> {
  try {
    await takingTurns(() => services.db.atVenue(piece.venueId, (there) => applyAtVenue(there, [piece])));
    return [];
  } catch (error) {
    if (!isForGood(error)) throw error;
    const updates = piece.messages.length + piece.reports.length;
    if (updates <= 1) return [messageOf(error)];
    const refused: string[] = [];
    for (const half of splitUpdates(piece, Math.ceil(updates / 2)))
      refused.push(...(await processPiece(services, half)));
    return refused;
  }
}

async function applyAtVenue(at: AtVenue, parts: ChannelUpdates[]) {
  // Messages before conversations, and both in a fixed order.
  for (const { channelId, reports } of parts) await applyStatusUpdates(at, channelId, reports);
  for (const { channelId, messages } of parts)
    for (const own of groupBySender(messages)) await guestWrites(at, channelId, own);
}

/** Splits a delivery by channel, and decides its state. */
async function route(at: AtInstallation, network: Network, said: ParsedDelivery) {
  const ids = said.numbers.map((number) => number.phoneNumberId);
  const routes = await listNumberRoutes(at, network, ids);
  const news = new Map(said.numbers.map((number) => [number.phoneNumberId, number]));
  const parts = routes.map(({ phone_number_id, venue_id, channel_id }): ChannelUpdates => {
    const { messages = [], reports = [] } = news.get(phone_number_id) ?? {};
    return { venueId: Number(venue_id), channelId: channel_id, messages, reports };
  });
  const known = new Set(routes.map((one) => one.phone_number_id));
  const unrouted = ids.filter((id) => !known.has(id));
  const state = said.setAside.length > 0 ? "quarantined" : unrouted.length > 0 ? "unrouted" : "kept";
  const cause = joinCauses([...said.setAside, ...unrouted.map((id) => `No venue has the number ${id}`)]);
  const tryingMayHelp = unrouted.length > 0 || said.hasParserFailed === true;
  const verdict: Verdict = {
    state,
    cause,
    phoneNumberIds: ids.slice(0, numbersShown),
    tryingMayHelp,
  };
  return { verdict, parts };
}

/** A body that cannot be read says nothing to anybody, and why. */
function parseDelivery({ log }: Services, { bytes, receivedAt }: ReceivedDelivery): ParsedDelivery {
  try {
    return readBody(bytes, receivedAt);
  } catch (error) {
    const isUnreadable = error instanceof UnreadableBody;
    if (!isUnreadable) log.error({ err: error }, "a signed delivery could not be read");
    const why = isUnreadable ? error.message : `Reading it failed: ${messageOf(error)}`;
    return { numbers: [], setAside: [why], hasParserFailed: !isUnreadable };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function joinCauses(lines: (string | null)[]): string | null {
  const whole = lines.filter((line) => line !== null).join("; ");
  return whole === "" ? null : whole.slice(0, causeCharactersMost).toWellFormed();
}
