import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type { ChannelKind } from "@bellhop/contract/channel-kinds";
import { limits } from "@bellhop/contract/limits";
import type { listPlannedMessages, listSentFirst, PlannedMessage } from "@bellhop/contract/proactive";
import { listDeliveries, listSends, type Planned } from "../../domain/proactive/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { decodeOffset, encodeOffset } from "../../platform/cursor.ts";
import type { PlannedStay } from "./plan-stays.ts";
import { type PlanItem, readPlan } from "./read-plan.ts";
import type { PlanParts, SettingsToPlan } from "./read-plan-settings.ts";
import { requireNamed } from "./require-named.ts";

type PlanQuery = InputOf<typeof listPlannedMessages>;

/** What was sent first and held back for good, newest first. */
export async function viewSent(
  at: ReadingAtVenue,
  input: InputOf<typeof listSentFirst>,
): Promise<OutputOf<typeof listSentFirst>> {
  await requireNamed(at, input);
  return listSends(at, input);
}

/** What the next 14 days bring, message by message, each with its reason; and how many on each day. */
export async function viewPlan(
  at: ReadingAtVenue,
  input: PlanQuery,
  parts: PlanParts,
): Promise<OutputOf<typeof listPlannedMessages>> {
  await requireNamed(at, input);
  const { items, days, plan } = await readPlan(at, parts);
  const shown = items.filter((item) => isInQuery(item, input));
  const { cursor, limit = limits.pageItems } = input;
  const from = decodeOffset(cursor);
  const until = from + limit;
  const rows = shown.slice(from, until);
  const sent = await listDeliveries(
    at,
    rows.flatMap(({ one }) => one.messageId ?? []),
  );
  const none = { delivery: null, failure: null };
  return {
    items: rows.map(({ one, of }) => ({
      ...toPlannedMessage(one, of, plan),
      ...(sent.get(one.messageId ?? "") ?? none),
    })),
    next_cursor: until < shown.length ? encodeOffset(until) : null,
    days,
  };
}

const isInQuery = (
  { one, of, day }: PlanItem,
  { day: queryDay, state, rule_id, guest_id }: PlanQuery,
): boolean =>
  (queryDay === undefined || day === queryDay) &&
  (state === undefined || one.state === state) &&
  (rule_id === undefined || one.rule.rule_id === rule_id) &&
  (guest_id === undefined || of.guest.guest_id === guest_id);

const channelOf = (way: Planned["way"], number: ChannelKind | null): ChannelKind | null =>
  way === null ? null : way === "guest_page" ? "web" : way === "email" ? "email" : number;

function toPlannedMessage(
  one: Planned,
  { stay, guest }: PlannedStay,
  { settings }: SettingsToPlan,
): Omit<PlannedMessage, "delivery" | "failure"> {
  return {
    rule_id: one.rule.rule_id,
    rule_name: one.rule.name,
    reservation_id: stay.reservation_id,
    guest_id: guest.guest_id,
    guest_name: guest.name,
    room: guest.room,
    conversation_id: guest.conversation_id,
    at: one.at.toISOString(),
    state: one.state,
    reason: one.reason,
    field: one.field,
    sends_at: one.state === "waits" ? (one.sendsAt?.toISOString() ?? null) : null,
    way: one.way,
    channel: channelOf(one.way, settings.channel),
    language: one.language,
    is_other_language: one.isOther,
    message_id: one.messageId,
  };
}
