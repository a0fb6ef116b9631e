import type { LiveEvent } from "@bellhop/contract/live";
import type { NotificationStep, NotificationWay, NotifiedThing } from "@bellhop/contract/notifications";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import type { Holding } from "./causes.ts";
import type { Reached, Told } from "./climb.ts";
import {
  countLadders,
  dropUnsent,
  insertLadder,
  insertNotification,
  type LadderRow,
  lockThing,
  selectLadder,
  selectOpenLadders,
  selectShownOnDevices,
  settleLadder,
  updateLadder,
  type What,
} from "./ladders.queries.ts";
import { lookAgain } from "./note-change.ts";
import { sendQueues } from "./queues.ts";
import type { WebhookRow } from "./webhooks.queries.ts";
import { webhooksFor } from "./webhooks.ts";

const named = ({ kind, id }: NotifiedThing, { venueId }: ReadingAtVenue) => ({ venueId, kind, id });
export const thingOf = ({ thing_kind: kind, thing_id: id }: LadderRow): NotifiedThing => ({ kind, id });

/** Locks a thing until the unit ends, so that its changes are followed one after the other. Returns its open ladders. */
export async function lockLadders(at: AtVenue, thing: NotifiedThing): Promise<LadderRow[]> {
  await at.tx.run(lockThing, named(thing, at));
  return at.tx.rows(selectOpenLadders, named(thing, at));
}

export const findLadder = (at: ReadingAtVenue, ladderId: string) =>
  at.tx.maybeRow(selectLadder, { venueId: at.venueId, ladderId });

export async function openLadder(
  at: AtVenue,
  thing: NotifiedThing,
  { cause, since, askedAt }: Holding,
): Promise<LadderRow> {
  const ladderId = newId();
  const raisedAt = askedAt && askedAt > since ? askedAt : since;
  await at.tx.run(insertLadder, { ...named(thing, at), ladderId, cause, raisedAt });
  return {
    ...{ ladder_id: ladderId, cause, thing_kind: thing.kind, thing_id: thing.id, raised_at: raisedAt },
    ...{ steps: [], next_step: null, next_at: null, settled_at: null },
  };
}

/** Finds a member's devices. */
export type Reach = { devicesOf: (memberId: string) => string[] };

/**
 * Tells people and other systems about steps that are due. Everything is in one transaction with the step: a step is
 * reached with all its notifications or not at all.
 */
export async function reachSteps(
  at: AtVenue,
  ladder: LadderRow,
  { due, next }: { due: Told[]; next: { step: NotificationStep; at: Date } | null },
  { sound, reach, webhooks }: { sound: boolean; reach: Reach; webhooks: WebhookRow[] },
): Promise<void> {
  const steps: Reached[] = [...ladder.steps];
  for (const { step, people, heardBy, skipped } of due) {
    steps.push({ step, at: at.now.toISOString(), people: people.length, skipped });
    for (const { webhook_id } of webhooksFor(webhooks, ladder.cause, step))
      await tell(at, ladder, { what: "step", step, way: "webhook", member_id: null, target: webhook_id });
    await tellStep(at, ladder, { step, people, heardBy }, { sound, reach });
  }
  if (due.length > 0 || next?.at.getTime() !== ladder.next_at?.getTime())
    await at.tx.run(updateLadder, {
      venueId: at.venueId,
      ladderId: ladder.ladder_id,
      steps: JSON.stringify(steps),
      nextStep: next?.step ?? null,
      nextAt: next?.at ?? null,
    });
  if (next) await lookAgain(at, thingOf(ladder), next.at);
}

/** Tells people about a step, each once per way and device. */
export async function tellStep(
  at: AtVenue,
  ladder: LadderRow,
  { step, people, heardBy }: Pick<Told, "step" | "people" | "heardBy">,
  { sound, reach }: { sound: boolean; reach: Reach },
) {
  for (const { member_id, ways } of people)
    for (const way of ways) {
      const targets = way === "push" ? reach.devicesOf(member_id) : [null];
      for (const target of targets) await tell(at, ladder, { what: "step", step, way, member_id, target });
    }
  at.broadcast({
    ...eventOf(ladder),
    ...{ step, what: "step", member_ids: heardBy, sound },
  } satisfies LiveEvent);
}

type Telling = {
  what: What;
  step: NotificationStep;
  way: NotificationWay;
  member_id: string | null;
  target: string | null;
};

async function tell(at: AtVenue, { ladder_id }: LadderRow, { what, step, way, member_id, target }: Telling) {
  const added = await at.tx.maybeRow(insertNotification, {
    venueId: at.venueId,
    notificationId: newId(),
    ladderId: ladder_id,
    what,
    step,
    way,
    memberId: member_id,
    targetId: target,
    // Dashboards get the live event of the same transaction.
    state: way === "app" ? "sent" : "queued",
    createdAt: at.now,
  });
  if (!added || way === "app") return;
  const payload = { venue_id: at.venueId, notification_id: added.notification_id };
  await at.enqueue(sendQueues[way], payload);
}

const eventOf = ({ ladder_id, cause, thing_kind, thing_id }: LadderRow) =>
  ({ kind: "notification", ladder_id, cause, thing: { kind: thing_kind, id: thing_id } }) as const;

/** Ends a ladder: notifications that wait are not sent, and those that devices show disappear. */
export async function settle(at: AtVenue, ladder: LadderRow, webhooks: WebhookRow[]): Promise<void> {
  const { venueId, now } = at;
  const { ladder_id: ladderId } = ladder;
  await at.tx.run(settleLadder, { venueId, ladderId, settledAt: now });
  await at.tx.run(dropUnsent, { venueId, ladderId, changedAt: now });
  await takeBack(at, ladder, { what: "settled", memberId: null });
  const last = ladder.steps.at(-1)?.step;
  if (last)
    for (const { webhook_id } of webhooksFor(webhooks, ladder.cause, last))
      await tell(at, ladder, {
        ...{ what: "settled", step: last, way: "webhook", member_id: null, target: webhook_id },
      });
  at.broadcast({
    ...eventOf(ladder),
    ...{ step: null, what: "settled", member_ids: null, sound: false },
  } satisfies LiveEvent);
}

/** Devices of a member, or of all, stop showing an alert. `exceptDevice` shows it no more already. */
export async function takeBack(
  at: AtVenue,
  ladder: LadderRow,
  {
    what,
    memberId,
    exceptDevice,
  }: { what: Exclude<What, "step">; memberId: string | null; exceptDevice?: string | undefined },
): Promise<void> {
  const { ladder_id: ladderId } = ladder;
  const shown = await at.tx.rows(selectShownOnDevices, { venueId: at.venueId, ladderId, memberId });
  for (const { member_id, target_id: target, step } of shown)
    if (target !== exceptDevice) await tell(at, ladder, { what, step, way: "push", member_id, target });
  if (memberId !== null)
    at.broadcast({
      ...eventOf(ladder),
      ...{ step: null, what, member_ids: [memberId], sound: false },
    } satisfies LiveEvent);
}

/** Counts alerts that were raised in a time, by cause. */
export const countLaddersOfDay = (at: ReadingAtVenue, { from, to }: { from: Date; to: Date }) =>
  at.tx.rows(countLadders, { venueId: at.venueId, from, to });
