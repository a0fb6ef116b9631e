import type { NotificationWay, WebhookBody } from "@bellhop/contract/notifications";
import {
  beginSending,
  endSending,
  findLadder,
  findNotification,
  findSubscription,
  findWebhook,
  isStillFor,
  type LadderRow,
  type NotificationRow,
  noteDeviceResult,
  noteWebhookResult,
  notificationWords,
  removeDevice,
  sendQueues,
  signedHeaders,
  takeBackAgain,
  thingOf,
  type WebhookRow,
} from "../../domain/notifications/index.ts";
import { findVenue, type Venue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import type { Subscription } from "../../platform/push/index.ts";
import type { Services } from "../../services.ts";
import { followThing, readPeople, readTeam, type Team } from "./follow-thing.ts";
import { addressIn, type Described, describe, pushPayload, webhookText } from "./push-payload.ts";
import { callWebhook, type Outcome, sendAlertMail, sendPush } from "./send-push.ts";

type SentWay = Exclude<NotificationWay, "app">;

/** What is still worth knowing after a longer failure. */
const giveUpAfterMs: Record<SentWay, number> = {
  push: 4 * 3_600_000,
  email: 24 * 3_600_000,
  webhook: 24 * 3_600_000,
};

const sender = (way: SentWay) =>
  jobHandler(sendQueues[way], async (payload, services: Services, { lastAttempt }) => {
    await send(services, way, {
      venueId: payload.venue_id,
      notificationId: payload.notification_id,
      lastAttempt,
    });
  });

export const sendPushes = sender("push");
export const sendAlertMails = sender("email");
export const callOutgoingWebhooks = sender("webhook");

type Sent = { venueId: number; notificationId: string; lastAttempt: boolean };
type Ready = {
  row: NotificationRow;
  ladder: LadderRow;
  begunAt: Date;
  described: Described;
  webhook: WebhookRow | undefined;
};

/**
 * Sends one notification. The attempt is counted and committed before it begins. If the process dies before the outcome
 * is stored, the job runs again and sends the same notification with the same id, topic and Message-ID: the device shows
 * it once, and mail programs and other systems can tell.
 */
async function send(services: Services, way: SentWay, { venueId, notificationId, lastAttempt }: Sent) {
  const { db, log, mail, config } = services;
  const known = await db.readAtVenue(venueId, (at) => findNotification(at, notificationId));
  if (!known) return;
  const { team, subscription } = await db.readAtInstallation(async (at) => {
    const { member_id: memberId, target_id: deviceId } = known;
    const found =
      way === "push" && memberId && deviceId
        ? await findSubscription(at, config.secretKey, { memberId, deviceId })
        : undefined;
    return { team: await readTeam(at, venueId), subscription: found };
  });
  const member = team.members.find(({ member_id }) => member_id === known.member_id);
  const language = member?.language ?? "en";
  const ready = await db.atVenue(venueId, async (at): Promise<Ready | undefined> => {
    const [ladder, venue, webhook] = await Promise.all([
      findLadder(at, known.ladder_id),
      findVenue(at),
      way === "webhook" && known.target_id ? findWebhook(at, known.target_id) : undefined,
    ]);
    const isReachable =
      way === "push" ? !!member && !!subscription : way === "email" ? !!member : webhook?.is_on === true;
    const isWanted =
      isReachable && (!ladder || (await isStillWanted(at, { known, ladder, team, venue }, mail.canSend)));
    const begun = await beginSending(at, notificationId, { isWanted });
    if (!begun) return undefined;
    const { cause } = begun.ladder;
    const described = await describe(at, venue, thingOf(begun.ladder), { cause, language });
    return { ...begun, described, webhook };
  });
  if (!ready) return;
  failpoint("notification.attempt-committed");
  const outcome = await attempt(services, way, venueId, ready, { member, subscription });
  failpoint("notification.answer-read");

  const { created_at, snoozed_until } = ready.row;
  const ageMs = services.clock.now().getTime() - (snoozed_until ?? created_at).getTime();
  const isOver = outcome.isFinal || lastAttempt || ageMs > giveUpAfterMs[way];
  await store(services, way, venueId, ready, { outcome, isOver });
  if (isOver) {
    if (outcome.result !== "accepted")
      log.warn({ notification: notificationId, way, ...shortOf(outcome) }, "notification not delivered");
    return;
  }
  if (outcome.retryAfterMs !== undefined) {
    const startAfter = new Date(services.clock.now().getTime() + outcome.retryAfterMs);
    await db.atVenue(venueId, (at) =>
      at.enqueue(sendQueues[way], { venue_id: venueId, notification_id: notificationId }, { startAfter }),
    );
    return;
  }
  throw Object.assign(new Error("A notification was not taken"), shortOf(outcome));
}

/** What was settled just now, and not followed yet, must not go out, nor what is not for the person any more. */
async function isStillWanted(
  at: AtVenue,
  { known, ladder, team, venue }: { known: NotificationRow; ladder: LadderRow; team: Team; venue: Venue },
  canMail: boolean,
): Promise<boolean> {
  if (known.what !== "step") return true;
  const { guestId } = await followThing(at, thingOf(ladder), { team, canMail });
  const { step, way, member_id } = known;
  if (member_id === null) return true;
  const people = (await readPeople(at, team, venue, guestId))(ladder);
  return isStillFor({ step, way, member_id }, people, ladder.steps);
}

const shortOf = ({ result, status }: Outcome) => ({ result, status });

async function attempt(
  services: Services,
  way: SentWay,
  venueId: number,
  { row, ladder, described, webhook }: Ready,
  {
    member,
    subscription,
  }: { member: Team["members"][number] | undefined; subscription: Subscription | undefined },
): Promise<Outcome> {
  const { publicUrl } = services;
  const { notification_id: notificationId, what, step } = row;
  const { ladder_id: ladderId, cause } = ladder;
  const language = member?.language ?? "en";
  if (way === "push" && subscription) {
    const pushed = {
      what: what === "step" ? ("alert" as const) : what,
      notificationId,
      ladderId,
      cause,
      step,
      testId: null,
    };
    const payload = pushPayload(pushed, described, { language, venueId, publicUrl });
    return sendPush(services, subscription, {
      text: JSON.stringify(payload),
      // At most 32 characters of base64url (RFC 8030).
      topic: ladderId.replaceAll("-", ""),
      isUrgent: what === "step" && cause === "emergency",
    });
  }
  if (way === "email" && member) {
    const { about, venue, path } = described;
    const title = notificationWords[language].causes[cause];
    return sendAlertMail(services, notificationId, {
      ...{ kind: "alert", to: member.email, language },
      params: { title, about, venue, path: addressIn(path, { venueId, ladderId }) },
    });
  }
  if (!webhook) return { result: "off", status: null, isFinal: true };
  const type = what === "settled" ? "alert.settled" : "alert.step";
  const body: WebhookBody = {
    ...{ id: notificationId, type, venue_id: venueId, at: row.created_at.toISOString() },
    text: webhookText({ type, cause }, described),
    data: {
      ...{ ladder_id: ladderId, cause, step, thing: thingOf(ladder) },
      raised_at: ladder.raised_at.toISOString(),
      url: new URL(addressIn(described.path, { venueId, ladderId }), publicUrl).href,
    },
  };
  return postWebhook(services, venueId, webhook, body);
}

export function postWebhook(
  services: Services,
  venueId: number,
  webhook: WebhookRow,
  content: WebhookBody,
): Promise<Outcome> {
  const body = Buffer.from(JSON.stringify(content));
  const { sealingKey, clock } = services;
  const headers = signedHeaders(venueId, webhook, { sealingKey, body, now: clock.now() });
  return callWebhook(services, webhook.url, { headers, body });
}

/** Stores how an attempt ended, and what it says about the device or the other system. */
async function store(
  { db }: Services,
  way: SentWay,
  venueId: number,
  { row, webhook, begunAt }: Ready,
  { outcome, isOver }: { outcome: Outcome; isOver: boolean },
) {
  const { result, status } = outcome;
  const state = result === "accepted" ? "sent" : isOver ? "failed" : "queued";
  await db.atVenue(venueId, async (at) => {
    await endSending(at, row.notification_id, { state, status });
    if (way === "push" && row.what === "step") await takeBackAgain(at, row, begunAt);
    if (webhook) await noteWebhookResult(at, webhook.webhook_id, { result, status });
  });
  const { target_id: deviceId } = row;
  if (way !== "push" || !deviceId || result === "off") return;
  await db.atInstallation((at) =>
    result === "gone" ? removeDevice(at, deviceId) : noteDeviceResult(at, deviceId, result),
  );
}
