import type { InputOf, OutputOf } from "@bellhop/contract/call";
import { limits } from "@bellhop/contract/limits";
import type { listSentFirst, Moment, PlannedMessage } from "@bellhop/contract/proactive";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { decodeCursor, encodeCursor } from "../../platform/cursor.ts";
import { failureIn } from "../whatsapp/index.ts";
import { eraseDeclinedOf, selectDeclinedOf } from "./offers.queries.ts";
import {
  deleteOldSends,
  eraseSendsOf,
  insertSends,
  type LoggedRow,
  type ResultRow,
  selectDeliveries,
  selectLog,
  selectResults,
  selectSendsOf,
  selectSentFirst,
} from "./sends.queries.ts";
import { firstMessageRule } from "./stays.queries.ts";
import type { Planned, Rule } from "./types.ts";

type Decided = {
  planned: Planned;
  reservationId: string;
  guestId: string;
  day: string;
  messageId: string | null;
};

/** Stores what was sent or held back for good. Returns how many rows were stored: a sent message is never stored twice. */
export async function addSends(at: AtVenue, decided: readonly Decided[]): Promise<number> {
  if (decided.length === 0) return 0;
  const sends = decided.map(({ planned, reservationId, guestId, day, messageId }) => ({
    rule_id: planned.rule.rule_id,
    reservation_id: reservationId,
    guest_id: guestId,
    moment: planned.moment,
    rule_name: planned.rule.name,
    state: messageId === null ? "held_back" : "sent",
    reason: messageId === null ? planned.reason : null,
    field: messageId === null ? planned.field : null,
    due_at: planned.dueAt,
    decided_at: at.now,
    day,
    message_id: messageId,
    way: planned.way,
    language: planned.language,
    is_other_language: planned.isOther,
    ...offerOf(planned),
  }));
  const rows = await at.tx.rows(insertSends, { venueId: at.venueId, sends: JSON.stringify(sends) });
  return rows.length;
}

/** What the guest read about the extra that the message offers. */
function offerOf({ rule, offeredPrice }: Planned) {
  const isOffer = rule.purpose === "sells";
  return {
    extra_entry_id: isOffer ? rule.extra_entry_id : null,
    price_minor: isOffer ? (offeredPrice?.amount ?? null) : null,
    currency: isOffer ? (offeredPrice?.currency ?? null) : null,
    holdout_percent: isOffer ? rule.holdout_percent : 0,
  };
}

type Delivery = Pick<PlannedMessage, "delivery" | "failure">;

type FirstMessage = {
  reservationId: string;
  guestId: string;
  messageId: string;
  /** Whose words were sent; undefined for the booking confirmation. */
  rule: Pick<Rule, "rule_id"> | undefined;
  name: string;
  day: string;
  way: PlannedMessage["way"];
  language: string | null;
};

/** Stores that staff sent the first message of a stay, so that no rule for bookings sends another one. */
export const noteFirstSend = (
  at: AtVenue,
  { reservationId, guestId, messageId, rule, ...sent }: FirstMessage,
) =>
  at.tx.rows(insertSends, {
    venueId: at.venueId,
    sends: JSON.stringify([
      {
        rule_id: rule?.rule_id ?? firstMessageRule,
        reservation_id: reservationId,
        guest_id: guestId,
        moment: "booked",
        rule_name: sent.name,
        state: "sent",
        due_at: at.now,
        decided_at: at.now,
        day: sent.day,
        message_id: messageId,
        way: sent.way,
        language: sent.language,
        is_other_language: false,
        holdout_percent: 0,
      },
    ]),
  });

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const cursorForm = new RegExp(
  String.raw`^([1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) (${uuid} ${uuid} ${uuid})$`,
);

/** What was sent first and what was held back for good, newest first. */
export async function listSends(
  at: ReadingAtVenue,
  { rule_id, guest_id, cursor, limit = limits.pageItems }: InputOf<typeof listSentFirst>,
): Promise<OutputOf<typeof listSentFirst>> {
  const [beforeAt = null, beforeKey = null] = decodeCursor(cursor, cursorForm) ?? [];
  const rows = await at.tx.rows(selectLog, {
    venueId: at.venueId,
    ruleId: rule_id ?? null,
    guestId: guest_id ?? null,
    beforeAt,
    beforeKey,
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(toPlannedMessage),
    next_cursor: last ? encodeCursor(`${last.cursor_at} ${last.key}`) : null,
  };
}

const toPlannedMessage = (row: LoggedRow): PlannedMessage => ({
  rule_id: row.rule_id,
  rule_name: row.rule_name,
  reservation_id: row.reservation_id,
  guest_id: row.guest_id,
  guest_name: row.guest_name,
  room: row.room,
  conversation_id: row.conversation_id,
  at: row.decided_at.toISOString(),
  state: row.state,
  reason: row.reason as PlannedMessage["reason"],
  field: row.field as PlannedMessage["field"],
  sends_at: null,
  way: row.way as PlannedMessage["way"],
  channel: row.channel,
  language: row.language,
  is_other_language: row.is_other_language,
  message_id: row.message_id,
  ...toDelivery(row),
});

const toDelivery = ({ delivery, failure_code }: Pick<LoggedRow, "delivery" | "failure_code">): Delivery => ({
  delivery,
  failure: delivery === "failed" || delivery === "unknown" ? failureIn(delivery, failure_code) : null,
});

/** How far these messages have come, by their ids. */
export async function listDeliveries(
  at: ReadingAtVenue,
  messageIds: string[],
): Promise<ReadonlyMap<string, Delivery>> {
  if (messageIds.length === 0) return new Map();
  const rows = await at.tx.rows(selectDeliveries, { venueId: at.venueId, messageIds });
  return new Map(rows.map((row) => [row.message_id, toDelivery(row)]));
}

export const listResults = (at: ReadingAtVenue, since: Date): Promise<ResultRow[]> =>
  at.tx.rows(selectResults, { venueId: at.venueId, since });

/** What was sent to a deleted guest, and what they declined, is forgotten. */
export async function eraseFromSends(at: AtVenue, guestIds: string[]) {
  await at.tx.run(eraseSendsOf, { venueId: at.venueId, guestIds });
  await at.tx.run(eraseDeclinedOf, { venueId: at.venueId, guestIds });
}

/** A message that was sent first: its language, whether its rule sells, and for which moment; undefined for others. */
export async function findSentFirst(at: ReadingAtVenue, messageId: string) {
  const row = await at.tx.maybeRow(selectSentFirst, { venueId: at.venueId, messageId });
  return row && { ...row, moment: row.moment as Moment["kind"] };
}

const weekMs = 7 * 86_400_000;

/**
 * Deletes what was decided before a time, once the stay is over for a week: until then, a message could be due again.
 * Returns how many were deleted.
 */
export async function deleteSendsBefore(at: AtVenue, before: Date, limit: number): Promise<number> {
  const weekAgo = new Date(at.now.getTime() - weekMs);
  const { count } = await at.tx.row(deleteOldSends, {
    venueId: at.venueId,
    before: before < weekAgo ? before : weekAgo,
    endedBefore: weekAgo.toISOString().slice(0, 10),
    limit,
  });
  return count;
}

export const exportSends = (at: ReadingAtVenue, guestIds: string[]) =>
  at.tx.rows(selectSendsOf, { venueId: at.venueId, guestIds });

export const exportDeclined = (at: ReadingAtVenue, guestIds: string[]) =>
  at.tx.rows(selectDeclinedOf, { venueId: at.venueId, guestIds });
