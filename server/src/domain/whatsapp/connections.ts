import { limits } from "@bellhop/contract/limits";
import {
  type ChannelEvent,
  type ConnectionCheck,
  channelEvent,
  type WhatsappConnection,
} from "@bellhop/contract/whatsapp";
import type { AtInstallation, AtVenue, Reading, ReadingAtVenue } from "../../platform/at/index.ts";
import { decodeTimeCursor, toPage } from "../../platform/cursor.ts";
import { newId } from "../../platform/ids.ts";
import { isOtherAgentActive } from "./channels.ts";
import { type FoundNumber, toChecks } from "./check-connection.ts";
import {
  type ConnectionRow,
  countNumbers,
  countOtherNumbers,
  deleteRoutes,
  findLastWebhook,
  insertConnection,
  isVenueRouted,
  listEvents,
  type Standing,
  selectConnection,
  selectConnectionForUpdate,
  selectRouteForUpdate,
  updateChecks,
  updateConnection,
  updateDisconnected,
  updateNumber,
  updateResumed,
  updateStanding,
  updateState,
  upsertRoute,
} from "./connections.queries.ts";

export type StopReason = NonNullable<ConnectionRow["sending_stopped_because"]>;

/** The venue's WhatsApp connection; undefined if it has never had one. */
export const findConnection = (at: ReadingAtVenue): Promise<ConnectionRow | undefined> =>
  at.tx.maybeRow(selectConnection, { venueId: at.venueId });

const lockConnection = (at: AtVenue, channelId: string) =>
  at.tx.row(selectConnectionForUpdate, { venueId: at.venueId, channelId });

/** The venue's one WhatsApp channel, locked: another number takes the place of the one before. */
export async function openConnection(at: AtVenue): Promise<ConnectionRow> {
  const known = await findConnection(at);
  const channelId = known?.channel_id ?? newId();
  if (!known) await at.tx.run(insertConnection, { venueId: at.venueId, channelId, connectedAt: at.now });
  return lockConnection(at, channelId);
}

/** Nothing is sent until it is connected again; what waits keeps waiting. */
export const stopSending = (at: AtVenue, channelId: string, because: StopReason) =>
  at.tx.run(updateState, {
    venueId: at.venueId,
    channelId,
    state: "broken",
    sendingStoppedBecause: because,
  });

/** A connection that was broken works again. One that was never checked or was disconnected stays so. */
export const resumeSending = (at: AtVenue, channelId: string) =>
  at.tx.run(updateResumed, { venueId: at.venueId, channelId });

export const setStanding = (at: AtVenue, channelId: string, standing: Standing) =>
  at.tx.run(updateStanding, { venueId: at.venueId, channelId, standing: JSON.stringify(standing) });

/** The connection as browsers see it. */
export function viewConnection(
  row: ConnectionRow,
  { lastWebhookAt, waiting, now }: { lastWebhookAt: Date | null; waiting: number; now: Date },
): WhatsappConnection {
  const otherAgentAt = row.standing.other_agent_at ? new Date(row.standing.other_agent_at) : null;
  const { quality = null, messaging_limit = null, name_status = null, account_status = null } = row.standing;
  return {
    state: row.state,
    phone_type: row.phone_type,
    waba_id: row.waba_id,
    business_id: row.business_id,
    meta_phone_number_id: row.phone_number_id,
    display_phone: row.display_phone,
    verified_name: row.verified_name,
    connected_at: row.connected_at.toISOString(),
    quality,
    messaging_limit,
    name_status,
    account_status,
    sending_stopped_because: row.sending_stopped_because,
    waiting_messages: waiting,
    other_agent_at: isOtherAgentActive(otherAgentAt, now) ? (otherAgentAt?.toISOString() ?? null) : null,
    last_webhook_at: lastWebhookAt?.toISOString() ?? null,
    steps: stepsOf(row, lastWebhookAt),
  };
}

/** A webhook that arrived since the last check completes the callback. */
function stepsOf(row: ConnectionRow, lastWebhookAt: Date | null): WhatsappConnection["steps"] {
  const steps = row.checks.length > 0 ? row.checks : toChecks({}, row.connected_at);
  if (!lastWebhookAt) return steps;
  return steps.map((step) =>
    step.step === "callback" && step.state === "waiting"
      ? { ...step, state: "ok", problem: null, checked_at: lastWebhookAt.toISOString() }
      : step,
  );
}

type Page = { cursor?: string | undefined; limit?: number | undefined };

/** One page of what WhatsApp reported, newest first. */
export async function viewChannelEvents(at: ReadingAtVenue, page: Page) {
  const connection = await findConnection(at);
  if (!connection) return { items: [], next_cursor: null };
  const limit = page.limit ?? limits.pageItems;
  const [cursorAt, cursorId] = decodeTimeCursor(page.cursor, "id");
  const rows = await at.tx.rows(listEvents, {
    venueId: at.venueId,
    channelId: connection.channel_id,
    cursorAt,
    cursorId,
    limit: limit + 1,
  });
  const { shown, next } = toPage(rows, limit, (row) => row.event_id);
  return {
    items: shown.map(({ event_id, event, happened_at, received_at }) => ({
      event_id,
      event: readStored(event),
      happened_at: happened_at.toISOString(),
      received_at: received_at.toISOString(),
    })),
    next_cursor: next,
  };
}

/** An event that an older version stored may lack a field. */
function readStored(event: unknown): ChannelEvent {
  const known = channelEvent.safeParse(event);
  return known.success
    ? known.data
    : { kind: "other", field: "event", detail: JSON.stringify(event).slice(0, 500) };
}

/** The number that Meta has shown for the connection. */
export const setNumber = (
  at: AtVenue,
  channelId: string,
  { phoneNumberId, displayPhone, verifiedName }: FoundNumber,
) => at.tx.run(updateNumber, { venueId: at.venueId, channelId, phoneNumberId, displayPhone, verifiedName });

export type NewConnection = {
  phoneNumberId: string | null;
  displayPhone: string | null;
  verifiedName: string | null;
  accessTokenSealed: string | null;
  pinSealed: string | null;
  wabaId: string;
  businessId: string | null;
  phoneType: string | null;
};

export const changeConnection = (at: AtVenue, channelId: string, connection: NewConnection) =>
  at.tx.run(updateConnection, { venueId: at.venueId, channelId, ...connection, connectedAt: at.now });

type Checked = {
  checks: ConnectionCheck[];
  state: "connecting" | "connected" | "broken";
  standing: Standing;
  stoppedBecause: StopReason | null;
};

export const storeChecks = (
  at: AtVenue,
  channelId: string,
  { checks, state, standing, stoppedBecause }: Checked,
) =>
  at.tx.run(updateChecks, {
    venueId: at.venueId,
    channelId,
    checks: JSON.stringify(checks),
    standing: JSON.stringify(standing),
    state,
    sendingStoppedBecause: stoppedBecause,
  });

export const markDisconnected = (at: AtVenue, channelId: string) =>
  at.tx.run(updateDisconnected, { venueId: at.venueId, channelId, disconnectedAt: at.now });

/** Locks the route of a number: two venues that connect it take turns. */
export const lockNumber = (at: AtInstallation, phoneNumberId: string) =>
  at.tx.maybeRow(selectRouteForUpdate, { phoneNumberId });

/** No messages reach the channel any more. */
export const removeRoutes = (at: AtInstallation, venueId: number, channelId: string) =>
  at.tx.run(deleteRoutes, { venueId, channelId, exceptNumber: null });

/** How many numbers an operator has besides the venue's own and the given one. */
export async function countNumbersBesides(
  at: Reading,
  besides: { operatorId: string; venueId: number; phoneNumberId: string | null },
): Promise<number> {
  return (await at.tx.row(countOtherNumbers, besides)).numbers;
}

/** Numbers whose messages come to a venue of the operator. */
export async function countOperatorNumbers(at: Reading, operatorId: string): Promise<number> {
  return (await at.tx.row(countNumbers, { operatorId })).numbers;
}

/** True if messages of a number come to the venue. */
export async function hasNumber(at: Reading, venueId: number): Promise<boolean> {
  return (await at.tx.row(isVenueRouted, { venueId })).is_routed;
}

type RoutedNumber = { phoneNumberId: string | null; wabaId: string; displayPhone: string | null };

/** Messages of this number go to the venue's channel from now on, and those of the number before to no one. */
export async function routeNumber(
  at: AtInstallation,
  { venueId, channelId }: { venueId: number; channelId: string },
  { phoneNumberId, wabaId, displayPhone }: RoutedNumber,
) {
  await at.tx.run(deleteRoutes, { venueId, channelId, exceptNumber: phoneNumberId });
  if (phoneNumberId === null) return;
  const displayDigits = displayPhone?.replace(/\D/g, "") || null;
  await at.tx.run(upsertRoute, { phoneNumberId, wabaId, displayDigits, venueId, channelId });
}

export async function findLastWebhookAt(at: Reading, phoneNumberId: string) {
  return (await at.tx.maybeRow(findLastWebhook, { phoneNumberId }))?.last_webhook_at ?? null;
}
