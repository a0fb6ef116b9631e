import { hash } from "node:crypto";
import type { DeliveryCause, DeliveryFate, Network } from "@bellhop/contract/deliveries";
import { storeMessageChange } from "../../domain/conversations/index.ts";
import { type ErasureKey, type GuestAddress, nameFromAddressBook } from "../../domain/guests/index.ts";
import {
  addressesIn,
  type ChannelUpdates,
  type DeliverySource,
  type Forgotten,
  findSetAside,
  groupByGuest,
  markWebhookDelivery,
  redactReceived,
  splitUpdates,
  storeWebhookDelivery,
  updatesOf,
  type Verdict,
  viewDelivery,
} from "../../domain/webhook-deliveries/index.ts";
import {
  type Delivery,
  listAccountRoutes,
  listNumberRoutes,
  type NumberUpdates,
  noteWebhook,
  readBody,
  UnreadableBody,
} from "../../domain/whatsapp/index.ts";
import type { AtInstallation, AtVenue } from "../../platform/at/index.ts";
import { hasCome } from "../../platform/clock.ts";
import { isPermanentFailure, retryOnConflict } from "../../platform/db/index.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { openKeyedMutex } from "../../platform/keyed-mutex.ts";
import type { Services } from "../../services.ts";
import { guestWrites } from "../guests/guest-writes.ts";
import { applyChannelEvent } from "./apply-channel-event.ts";
import { applyStatusUpdates } from "./apply-status-updates.ts";
import { guestChangesAddress, guestChangesPreference } from "./guest-changes-address.ts";
import { forgottenAmong, listForgotten } from "./list-forgotten.ts";
import { controlChanges, otherAgentWrites } from "./other-agent-writes.ts";
import { importHistory, staffWritesOnPhone } from "./staff-writes-on-phone.ts";

/** `store` returns the delivery's id. */
type ReceivedDelivery = {
  network: Network;
  bytes: Buffer;
  sha256: Buffer;
  receivedAt: Date;
  store(at: AtInstallation, verdict: Verdict): Promise<string>;
};

/** `hasParserFailed`: a bug of ours, which a later version may fix. */
type ParsedDelivery = Delivery & { from: DeliverySource; hasParserFailed?: boolean };

/** Meta batches up to this many updates into one delivery; more are processed in several transactions. */
const maxUpdates = 1_000;
const causesKept = 20;
const maxAboutCharacters = 300;
const numbersKept = 10;

/**
 * Stores a signed delivery and applies its updates, venue by venue, in one transaction. The number decides the venue. No
 * network call, model or media in here. Meta would repeat a delivery that we refuse for seven days: if the database
 * refuses an update for good, or our code fails on it, the rest is applied and the delivery is quarantined for a person.
 * Throws on transient errors, so that the sender repeats the delivery.
 */
export function receiveWebhook(services: Services, network: Network, bytes: Buffer): Promise<DeliveryFate> {
  const sha256 = hash("sha256", bytes, "buffer");
  return processDelivery(services, {
    network,
    bytes,
    sha256,
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
    const { network } = delivery;
    const sha256 = hash("sha256", bytes, "buffer");
    await processDelivery(services, { network, bytes, sha256, receivedAt, store: keep });
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
  const senders = numbers.flatMap((number) =>
    updatesOf(number, "message").map(
      ({ from }) => `${number.phoneNumberId} ${from.phone ?? from.whatsappUserId}`,
    ),
  );
  return [...new Set(senders)];
}

async function processNow(
  services: Services,
  delivery: ReceivedDelivery,
  parsed: ParsedDelivery,
): Promise<DeliveryFate> {
  const count = [...parsed.numbers, ...parsed.accounts].reduce((sum, { updates }) => sum + updates.length, 0);
  if (count > maxUpdates)
    return processInPieces(services, delivery, parsed, { code: "too_many_updates", count });
  try {
    const fate = await retryOnConflict(() =>
      services.db.atInstallation((at) => processInOneTransaction(at, services, delivery, parsed)),
    );
    rememberNotes(delivery.network, parsed, services.clock.now());
    return fate;
  } catch (error) {
    if (!isPermanentFailure(error)) throw error;
    services.log.error({ err: error }, "webhook delivery could not be processed as a whole");
    return processInPieces(services, delivery, parsed, failure("update_failed", messageOf(error)));
  }
}

async function processInOneTransaction(
  at: AtInstallation,
  { erasureKey }: Pick<Services, "erasureKey">,
  delivery: ReceivedDelivery,
  parsed: ParsedDelivery,
): Promise<DeliveryFate> {
  const routed = await route(at, delivery.network, parsed);
  const { verdict } = routed;
  const store = async () => {
    const deliveryId = await delivery.store(at, verdict);
    failpoint("inbound.bytes-kept");
    return deliveryId;
  };
  const ours = venueAddresses(parsed);
  const addresses = addressesIn(delivery.bytes).filter((one) => !ours.has(one));
  const authors = authorAddresses(parsed);
  // Pipelined: the bytes are stored first, and if that fails nothing is applied.
  const [deliveryId, forgotten] = await Promise.all([
    store(),
    visitVenues(at, routed, (atVenue, ofVenue) =>
      listForgotten(atVenue, erasureKey, addresses, authors, applyAtVenue(atVenue, erasureKey, ofVenue)),
    ),
  ]);
  if (forgotten.length > 0) await redactReceived(at, deliveryId, delivery.bytes, forgotten);
  failpoint("inbound.before-commit");
  return verdict.state;
}

/** The venues' own phones, phone number ids and account ids: none belongs to a guest. */
const venueAddresses = ({ numbers, accounts }: Delivery): ReadonlySet<string> =>
  new Set([
    ...numbers.flatMap(({ phoneNumberId, wabaId, displayPhone }) => [phoneNumberId, wabaId, displayPhone]),
    ...accounts.flatMap(({ wabaIds }) => wabaIds),
  ]);

const authorAddresses = ({ numbers }: Delivery): ReadonlySet<string> =>
  new Set(numbers.flatMap((number) => updatesOf(number, "message").flatMap(({ from }) => addressesOf(from))));

/** A guest's addresses as they appear in a body. */
const addressesOf = ({ phone, whatsappUserId }: Pick<GuestAddress, "phone" | "whatsappUserId">): string[] => [
  ...(phone === null ? [] : [phone.replace("+", "")]),
  ...(whatsappUserId === null ? [] : [whatsappUserId]),
];

/**
 * Venues in the order of their ids, so that two deliveries cannot deadlock. Returns what is to be removed from the bytes:
 * webhooks about deleted guests may come later.
 */
async function visitVenues(
  at: AtInstallation,
  { parts, venueOf }: Pick<Routed, "parts" | "venueOf">,
  visit: (atVenue: AtVenue, parts: ChannelUpdates[]) => Promise<string[]>,
): Promise<Forgotten[]> {
  const forgotten: Forgotten[] = [];
  for (const [venueId, ofVenue] of Map.groupBy(parts, (part) => part.venueId)) {
    const addresses = await at.inVenue(venueId, (atVenue) => visit(atVenue, ofVenue));
    const isForeign = (number: string) => (venueOf.get(number) ?? venueId) !== venueId;
    if (addresses.length > 0) forgotten.push({ addresses, isForeign });
  }
  return forgotten;
}

/** Uses several transactions, so that an update that is refused for good leaves the others applied. */
async function processInPieces(
  services: Services,
  delivery: ReceivedDelivery,
  parsed: ParsedDelivery,
  reason: DeliveryCause,
): Promise<DeliveryFate> {
  const { db, log, erasureKey } = services;
  const stored = await retryOnConflict(() =>
    db.atInstallation(async (at) => {
      const routed = await route(at, delivery.network, parsed);
      // The process may die before all pieces are applied: until then the delivery is quarantined.
      const deliveryId = await delivery.store(at, {
        ...routed.verdict,
        state: "quarantined",
        isRetryable: true,
        causes: [reason],
      });
      return { ...routed, deliveryId };
    }),
  );
  const refused: string[] = [];
  for (const piece of stored.parts.flatMap((part) => splitUpdates(part, maxUpdates)))
    refused.push(...(await processPiece(services, piece)));
  if (refused.length > 0) log.error({ refused: refused.length }, "parts of a webhook delivery were left out");
  const failed = failure("update_failed", refused[0] ?? "", refused.length);
  const verdict: Verdict =
    refused.length === 0
      ? stored.verdict
      : {
          ...stored.verdict,
          state: "quarantined",
          isRetryable: true,
          causes: [failed, ...(stored.verdict.causes ?? [])].slice(0, causesKept),
        };
  const addresses = addressesIn(delivery.bytes);
  await db.atInstallation(async (at) => {
    await markWebhookDelivery(at, stored.deliveryId, verdict);
    const list = (atVenue: AtVenue) =>
      listForgotten(atVenue, erasureKey, addresses, new Set(), Promise.resolve(new Set()));
    const forgotten = await visitVenues(at, stored, list);
    if (forgotten.length > 0) await redactReceived(at, stored.deliveryId, delivery.bytes, forgotten);
  });
  return verdict.state;
}

/** Retries a refused piece in halves. Returns why each update was refused for good. */
async function processPiece(services: Services, piece: ChannelUpdates): Promise<string[]> {
  try {
    const { db, erasureKey } = services;
    await retryOnConflict(() =>
      db.atVenue(piece.venueId, (atVenue) => applyAtVenue(atVenue, erasureKey, [piece])),
    );
    return [];
  } catch (error) {
    if (!isPermanentFailure(error)) throw error;
    const count = piece.updates.length;
    if (count <= 1) return [messageOf(error)];
    const refused: string[] = [];
    for (const half of splitUpdates(piece, Math.ceil(count / 2)))
      refused.push(...(await processPiece(services, half)));
    return refused;
  }
}

/** Returns the current addresses of the guests who wrote. */
async function applyAtVenue(
  at: AtVenue,
  key: ErasureKey,
  parts: ChannelUpdates[],
): Promise<ReadonlySet<string>> {
  const written = new Set<string>();
  // Locks messages before conversations, and both in a fixed order.
  for (const part of parts) await applyStatusUpdates(at, key, part.channelId, updatesOf(part, "status"));
  for (const part of parts) {
    const { channelId } = part;
    // Before the messages, which may come from the new address already.
    for (const change of updatesOf(part, "address")) await guestChangesAddress(at, key, channelId, change);
    for (const own of groupByGuest(updatesOf(part, "message"), ({ from }) => from)) {
      const guest = await guestWrites(at, key, channelId, own);
      const { phone = null, whatsapp_user_id: whatsappUserId = null } = guest ?? {};
      for (const address of addressesOf({ phone, whatsappUserId })) written.add(address);
    }
    for (const own of groupByGuest(updatesOf(part, "echo"), ({ to }) => to))
      await staffWritesOnPhone(at, key, channelId, own);
    for (const own of groupByGuest(updatesOf(part, "agent_echo"), ({ to }) => to))
      await otherAgentWrites(at, key, channelId, own);
    for (const change of updatesOf(part, "control")) await controlChanges(at, key, channelId, change);
    for (const own of groupByGuest(updatesOf(part, "history"), ({ guest }) => guest))
      await importHistory(at, key, channelId, own);
    const changes = updatesOf(part, "change");
    const named = changes.map(({ guest }) => guest);
    const isForgotten = forgottenAmong(at, key, named);
    for (const change of changes) await storeMessageChange(at, key, channelId, change, isForgotten);
    for (const contact of updatesOf(part, "contact")) await nameFromAddressBook(at, contact);
    for (const one of updatesOf(part, "preference")) await guestChangesPreference(at, key, channelId, one);
    for (const one of updatesOf(part, "event")) await applyChannelEvent(at, part, one);
  }
  return written;
}

/** Webhooks of a number are noted at most this often by one process. */
const noteEveryMs = 60_000;
const lastNoted = new Map<string, number>();

const noteKey = (network: Network, { phoneNumberId, wabaId }: NumberUpdates) =>
  `${network} ${phoneNumberId} ${wabaId}`;

const isNoteDue = (network: Network, number: NumberUpdates, now: Date): boolean =>
  hasCome(new Date((lastNoted.get(noteKey(network, number)) ?? 0) + noteEveryMs), now, noteEveryMs);

/** Called after the commit: a note that was rolled back is due again. */
function rememberNotes(network: Network, { numbers }: Delivery, now: Date) {
  for (const number of numbers)
    if (isNoteDue(network, number, now)) lastNoted.set(noteKey(network, number), now.getTime());
}

type Routed = { verdict: Verdict; parts: ChannelUpdates[]; venueOf: ReadonlyMap<string, number> };

/** Finds the venues of the numbers in a delivery, and the verdict that follows. */
async function route(at: AtInstallation, network: Network, parsed: ParsedDelivery): Promise<Routed> {
  const ids = parsed.numbers.map((number) => number.phoneNumberId);
  const wabaIds = parsed.accounts.flatMap((one) => one.wabaIds);
  const [routes, accountRoutes] = await Promise.all([
    ids.length > 0 ? listNumberRoutes(at, network, ids) : [],
    wabaIds.length > 0 ? listAccountRoutes(at, network, wabaIds) : [],
  ]);
  const { from } = parsed;
  const byNumber = new Map(parsed.numbers.map((number) => [number.phoneNumberId, number]));
  const parts = routes.map(({ phone_number_id, venue_id, channel_id }): ChannelUpdates => {
    const { updates = [] } = byNumber.get(phone_number_id) ?? {};
    return { venueId: Number(venue_id), channelId: channel_id, updates, from };
  });
  const knownAccounts = new Set(accountRoutes.map(({ waba_id }) => waba_id));
  const unknownAccounts: string[] = [];
  for (const { wabaIds: names, displayPhone, updates } of parsed.accounts) {
    const wabaId = names.find((name) => knownAccounts.has(name));
    if (wabaId === undefined) unknownAccounts.push(names[0] ?? "");
    const ofVenue = accountRoutes.filter(({ waba_id }) => waba_id === wabaId);
    const named = ofVenue.filter(
      ({ display_digits }) => displayPhone !== "" && display_digits === displayPhone,
    );
    for (const { venue_id, channel_id } of named.length > 0 ? named : ofVenue)
      parts.push({ venueId: Number(venue_id), channelId: channel_id, updates, from });
  }
  const known = new Set(routes.map((one) => one.phone_number_id));
  for (const { phone_number_id, last_webhook_at } of routes) {
    const number = byNumber.get(phone_number_id);
    const isFirst = last_webhook_at === null;
    if (number && (isFirst || isNoteDue(network, number, at.now))) await noteWebhook(at, network, number);
  }
  const unrouted = [
    ...ids.filter((id) => !known.has(id)).map((id) => failure("number_unknown", id)),
    ...unknownAccounts.map((id) => failure("account_unknown", id)),
  ];
  const state = parsed.setAside.length > 0 ? "quarantined" : unrouted.length > 0 ? "unrouted" : "kept";
  const causes = [...parsed.setAside, ...unrouted];
  const isRetryable = unrouted.length > 0 || parsed.hasParserFailed === true;
  const verdict: Verdict = {
    state,
    causes: causes.length > 0 ? causes.slice(0, causesKept) : null,
    phoneNumberIds: ids.slice(0, numbersKept),
    isRetryable,
  };
  const venueOf = new Map(routes.map((one) => [one.phone_number_id, Number(one.venue_id)]));
  return { verdict, parts, venueOf };
}

function parseDelivery({ log }: Services, { bytes, sha256, receivedAt }: ReceivedDelivery): ParsedDelivery {
  const from = { sha256: sha256.toString("hex"), receivedAt };
  try {
    return { ...readBody(bytes, receivedAt), from };
  } catch (error) {
    const isUnreadable = error instanceof UnreadableBody;
    if (!isUnreadable) log.error({ err: error }, "webhook delivery could not be read");
    const reason: DeliveryCause = isUnreadable
      ? { code: error.code, count: 1 }
      : failure("reading_failed", messageOf(error));
    return { numbers: [], accounts: [], setAside: [reason], from, hasParserFailed: !isUnreadable };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function failure(code: DeliveryCause["code"], about: string, count = 1): DeliveryCause {
  return { code, count, about: about.slice(0, maxAboutCharacters).toWellFormed() };
}
