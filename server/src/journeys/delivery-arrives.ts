import { createHash } from "node:crypto";
import type { DeliveryFate, Network } from "@bellhop/contract/deliveries";
import {
  findSetAside,
  markWebhookDelivery,
  storeWebhookDelivery,
  viewDelivery,
} from "../domain/webhook-deliveries/index.ts";
import { type Delivery, findNumberRoutes, readBody, UnreadableBody } from "../domain/whatsapp/index.ts";
import type { AtInstallation, AtVenue } from "../platform/at/index.ts";
import { isForGood, takingTurns } from "../platform/db/index.ts";
import { mayCrashAt } from "../platform/failpoints.ts";
import { newId } from "../platform/ids.ts";
import { openTurns } from "../platform/in-turn.ts";
import { deliveriesAreReported } from "./delivery-is-reported.ts";
import { bySender, type Part, piecesOf } from "./delivery-parts.ts";
import { guestWrites } from "./guest-writes.ts";
import type { Parts } from "./parts.ts";

/** The bytes of one webhook call, and how they are kept; answers the delivery's id. */
type Call = {
  network: Network;
  bytes: Buffer;
  receivedAt: Date;
  keep(at: AtInstallation, verdict: Verdict): Promise<string>;
};
type Verdict = {
  state: DeliveryFate;
  cause: string | null;
  phoneNumberIds: string[];
  /** False where all that is missing cannot be read: the same bytes will say the same. */
  tryingMayHelp: boolean;
};

/** What was read; `isOurFault` where reading itself failed, which a mended Bellhop would not. */
type Said = Delivery & { isOurFault?: boolean };

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
export function deliveryArrives(parts: Parts, network: Network, bytes: Buffer): Promise<DeliveryFate> {
  const sha256 = createHash("sha256").update(bytes).digest();
  return happens(parts, {
    network,
    bytes,
    receivedAt: parts.clock.now(),
    async keep(at, { state, cause, phoneNumberIds, tryingMayHelp }) {
      const values = {
        deliveryId: newId(),
        signedBy: network,
        sha256,
        body: bytes,
        receivedAt: at.now,
        state,
        cause,
        phoneNumberIds,
        tryingMayHelp,
      };
      return (await at.tx.row(storeWebhookDelivery, values)).delivery_id;
    },
  });
}

/**
 * A host has a set-aside delivery tried again: after its number was connected, or a fault mended. What has happened
 * before does not happen twice.
 */
export async function deliveryIsTriedAgain(parts: Parts, deliveryId: string) {
  const found = await parts.db.readAtInstallation((at) => findSetAside(at, deliveryId));
  if (found) {
    const { delivery, bytes } = found;
    const receivedAt = new Date(delivery.received_at);
    const keep = async (at: AtInstallation, verdict: Verdict) => {
      await settle(at, deliveryId, verdict);
      return deliveryId;
    };
    await happens(parts, { network: delivery.network, bytes, receivedAt, keep });
  }
  return parts.db.readAtInstallation((at) => viewDelivery(at, deliveryId));
}

/** A guest's deliveries take turns here, so that a burst of one does not hold all connections waiting for a lock. */
const inTurn = openTurns(2_000);

function happens(parts: Parts, call: Call): Promise<DeliveryFate> {
  const said = read(parts, call);
  return inTurn(sendersIn(said), () => happensNow(parts, call, said));
}

function sendersIn({ numbers }: Delivery): string[] {
  const senders = numbers.flatMap(({ phoneNumberId, messages }) =>
    messages.map(({ from }) => `${phoneNumberId} ${from.phone ?? from.whatsappUserId}`),
  );
  return [...new Set(senders)];
}

async function happensNow(parts: Parts, call: Call, said: Delivery): Promise<DeliveryFate> {
  const updates = said.numbers.reduce(
    (sum, { messages, reports }) => sum + messages.length + reports.length,
    0,
  );
  if (updates > updatesMost) return pieceByPiece(parts, call, said, `More than ${updatesMost} updates`);
  try {
    return await takingTurns(() => parts.db.atInstallation((at) => allAtOnce(at, call, said)));
  } catch (error) {
    if (!isForGood(error)) throw error;
    parts.log.error({ err: error }, "a signed delivery could not be dealt with as a whole");
    return pieceByPiece(parts, call, said, wordsOf(error));
  }
}

async function allAtOnce(at: AtInstallation, call: Call, said: Said): Promise<DeliveryFate> {
  const { verdict, parts } = await route(at, call.network, said);
  const keep = async () => {
    await call.keep(at, verdict);
    mayCrashAt("inbound.bytes-kept");
  };
  // Kept before anything follows from it; behind a failure to keep it, nothing does.
  await Promise.all([keep(), newsArrives(at, parts)]);
  mayCrashAt("inbound.before-commit");
  return verdict.state;
}

/** One part for each venue, in the order of their ids: whoever comes second waits, and never for each other. */
async function newsArrives(at: AtInstallation, parts: Part[]) {
  for (const [venueId, its] of Map.groupBy(parts, (part) => part.venueId))
    await at.inVenue(venueId, (there) => venueHears(there, its));
}

/** In several transactions, so small that what is refused for good takes nothing else along; it is left out, and told. */
async function pieceByPiece(parts: Parts, call: Call, said: Said, why: string): Promise<DeliveryFate> {
  const { db, log } = parts;
  const begun = await takingTurns(() =>
    db.atInstallation(async (at) => {
      const routed = await route(at, call.network, said);
      // Until all is done a person should know of it: the process may end before.
      const deliveryId = await call.keep(at, {
        ...routed.verdict,
        state: "quarantined",
        tryingMayHelp: true,
        cause: causeOf([why]),
      });
      return { ...routed, deliveryId };
    }),
  );
  const refused: string[] = [];
  for (const piece of begun.parts.flatMap((part) => piecesOf(part, updatesMost)))
    refused.push(...(await pieceArrives(parts, piece)));
  if (refused.length > 0) log.error({ refused: refused.length }, "parts of a signed delivery were left out");
  const cause = causeOf([`${refused.length} could not be dealt with: ${refused[0]}`, begun.verdict.cause]);
  const verdict: Verdict =
    refused.length === 0
      ? begun.verdict
      : { ...begun.verdict, state: "quarantined", tryingMayHelp: true, cause };
  await db.atInstallation((at) => settle(at, begun.deliveryId, verdict));
  return verdict.state;
}

/** Why each of a piece's updates that were refused for good was: a piece that is refused is tried again in halves. */
async function pieceArrives(parts: Parts, piece: Part): Promise<string[]> {
  try {
    await takingTurns(() => parts.db.atVenue(piece.venueId, (there) => venueHears(there, [piece])));
    return [];
  } catch (error) {
    if (!isForGood(error)) throw error;
    const updates = piece.messages.length + piece.reports.length;
    if (updates <= 1) return [wordsOf(error)];
    const refused: string[] = [];
    for (const half of piecesOf(piece, Math.ceil(updates / 2)))
      refused.push(...(await pieceArrives(parts, half)));
    return refused;
  }
}

async function venueHears(at: AtVenue, parts: Part[]) {
  // Messages before conversations, and both in a fixed order.
  for (const { channelId, reports } of parts) await deliveriesAreReported(at, channelId, reports);
  for (const { channelId, messages } of parts)
    for (const own of bySender(messages)) await guestWrites(at, channelId, own);
}

/** Whose numbers a delivery speaks of, and what it therefore is. */
async function route(at: AtInstallation, network: Network, said: Said) {
  const ids = said.numbers.map((number) => number.phoneNumberId);
  const routes = await at.tx.rows(findNumberRoutes, { network, phoneNumberIds: ids });
  const news = new Map(said.numbers.map((number) => [number.phoneNumberId, number]));
  const parts = routes.map(({ phone_number_id, venue_id, channel_id }): Part => {
    const { messages = [], reports = [] } = news.get(phone_number_id) ?? {};
    return { venueId: Number(venue_id), channelId: channel_id, messages, reports };
  });
  const known = new Set(routes.map((one) => one.phone_number_id));
  const unrouted = ids.filter((id) => !known.has(id));
  const state = said.setAside.length > 0 ? "quarantined" : unrouted.length > 0 ? "unrouted" : "kept";
  const cause = causeOf([...said.setAside, ...unrouted.map((id) => `No venue has the number ${id}`)]);
  const tryingMayHelp = unrouted.length > 0 || said.isOurFault === true;
  const verdict: Verdict = { state, cause, phoneNumberIds: ids.slice(0, numbersShown), tryingMayHelp };
  return { verdict, parts };
}

/** A body that cannot be read says nothing to anybody, and why. */
function read({ log }: Parts, { bytes, receivedAt }: Call): Said {
  try {
    return readBody(bytes, receivedAt);
  } catch (error) {
    const isUnreadable = error instanceof UnreadableBody;
    if (!isUnreadable) log.error({ err: error }, "a signed delivery could not be read");
    const why = isUnreadable ? error.message : `Reading it failed: ${wordsOf(error)}`;
    return { numbers: [], setAside: [why], isOurFault: !isUnreadable };
  }
}

async function settle(
  at: AtInstallation,
  deliveryId: string,
  { state, cause, phoneNumberIds, tryingMayHelp }: Verdict,
) {
  await at.tx.run(markWebhookDelivery, { deliveryId, state, cause, phoneNumberIds, tryingMayHelp });
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function causeOf(lines: (string | null)[]): string | null {
  const whole = lines.filter((line) => line !== null).join("; ");
  return whole === "" ? null : whole.slice(0, causeCharactersMost).toWellFormed();
}
