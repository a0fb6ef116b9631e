import { createHash } from "node:crypto";
import type { SimulatorOutcome } from "@bellhop/contract/simulator";
import type { AtInstallation, AtVenue } from "../../platform/at/index.ts";
import type { CallRow } from "./calls.queries.ts";
import { findSimulatedNumber } from "./phones.queries.ts";
import {
  type DeliveryTrace,
  findAnswerTrace,
  findDeliveryTrace,
  findMessageTrace,
  findReportTrace,
} from "./traces.queries.ts";

/** The stored delivery of a webhook call; undefined if it has not arrived. */
export function findDelivery(at: AtInstallation, call: CallRow): Promise<DeliveryTrace | undefined> {
  return at.tx.maybeRow(findDeliveryTrace, { sha256: createHash("sha256").update(call.body).digest() });
}

/** The effects of a webhook call so far, in order, from what Bellhop has stored. */
export async function outcomesOf(
  at: AtVenue,
  call: CallRow,
  delivery: DeliveryTrace,
): Promise<SimulatorOutcome[]> {
  const kept = whatBecameOf(delivery);
  if (delivery.state !== "kept") return kept;
  const { channel_id } = await at.tx.row(findSimulatedNumber, { venueId: at.venueId });
  const further =
    call.status === null
      ? await outcomesOfMessage(at, channel_id, call.wamid)
      : await outcomesOfReport(at, channel_id, call.wamid, call.status);
  return [...kept, ...further];
}

function whatBecameOf({ state, causes, times_received }: DeliveryTrace): SimulatorOutcome[] {
  if (state === "unrouted") return [{ kind: "unrouted" }];
  if (state === "quarantined") return [{ kind: "quarantined", causes: causes ?? [] }];
  return times_received > 1 ? [{ kind: "kept_once", times_received }] : [{ kind: "kept" }];
}

async function outcomesOfMessage(at: AtVenue, channelId: string, wamid: string): Promise<SimulatorOutcome[]> {
  const message = await at.tx.maybeRow(findMessageTrace, {
    venueId: at.venueId,
    channelId,
    providerMessageId: wamid,
  });
  if (!message) return [];
  const outcomes: SimulatorOutcome[] = [{ kind: "message_added", guest_name: message.guest_name }];
  if (message.is_told) outcomes.push({ kind: "dashboards_told" });
  const answer = await at.tx.maybeRow(findAnswerTrace, {
    venueId: at.venueId,
    conversationId: message.conversation_id,
    afterSeq: message.seq,
  });
  if (answer?.handed_over) outcomes.push({ kind: "handed_over", reason: answer.handed_over });
  else if (answer) {
    const { author, member_name, titles, created_at } = answer;
    const ms = Math.max(0, created_at.getTime() - message.created_at.getTime());
    outcomes.push({ kind: "answered", author, member_name, titles, ms });
  } else if (message.held_by === "staff") {
    outcomes.push({ kind: "held_by_staff", member_name: message.holder_name });
  }
  return outcomes;
}

async function outcomesOfReport(
  at: AtVenue,
  channelId: string,
  wamid: string,
  reported: string,
): Promise<SimulatorOutcome[]> {
  const report = await at.tx.maybeRow(findReportTrace, {
    venueId: at.venueId,
    channelId,
    providerMessageId: wamid,
    state: reported,
  });
  if (!report) return [];
  const { author, member_name, state } = report;
  if (author === null || state === null) return [{ kind: "report_parked", reported }];
  return [{ kind: "report_applied", author, member_name, reported, state }];
}
