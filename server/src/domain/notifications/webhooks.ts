import { createHmac, randomBytes } from "node:crypto";
import type { InputOf } from "@bellhop/contract/call";
import { limits } from "@bellhop/contract/limits";
import {
  type NotificationCause,
  type NotificationStep,
  notificationSteps,
  type OutgoingWebhook,
  type saveWebhook as saveWebhookCall,
  type WayResult,
} from "@bellhop/contract/notifications";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { open, seal } from "../../platform/crypto/seal.ts";
import { newId } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { type Actor, recordChange } from "../audit/index.ts";
import {
  deleteWebhook,
  insertWebhook,
  type ShownWebhookRow,
  selectWebhook,
  selectWebhooks,
  selectWebhooksToCall,
  updateWebhook,
  updateWebhookResult,
  updateWebhookSecret,
  type WebhookRow,
} from "./webhooks.queries.ts";

const placeOf = (venueId: number, webhookId: string) =>
  `outgoing_webhooks.secret_sealed ${venueId} ${webhookId}`;
const newSecret = () => `whsec_${randomBytes(24).toString("base64url")}`;
const endOf = (secret: string) => secret.slice(-4);

export const listWebhookRows = (at: ReadingAtVenue): Promise<ShownWebhookRow[]> =>
  at.tx.rows(selectWebhooks, { venueId: at.venueId });

/** Lists webhooks that are switched on. */
export const listWebhooksToCall = (at: ReadingAtVenue): Promise<WebhookRow[]> =>
  at.tx.rows(selectWebhooksToCall, { venueId: at.venueId });

export const findWebhook = (at: ReadingAtVenue, webhookId: string) =>
  at.tx.maybeRow(selectWebhook, { venueId: at.venueId, webhookId });

/** Lists webhooks that are told about a step of a cause. */
export const webhooksFor = (rows: WebhookRow[], cause: NotificationCause, step?: NotificationStep) =>
  rows.filter(
    ({ causes, from_step }) =>
      (causes === null || causes.includes(cause)) &&
      (!step || notificationSteps.indexOf(step) >= notificationSteps.indexOf(from_step)),
  );

export const toWebhook = (row: ShownWebhookRow): OutgoingWebhook => ({
  ...{ webhook_id: row.webhook_id, name: row.name, url: row.url, causes: row.causes },
  ...{ from_step: row.from_step, is_on: row.is_on, secret_ends: row.secret_ends, waiting: row.waiting },
  created_at: row.created_at.toISOString(),
  last:
    row.last_at && row.last_result
      ? { at: row.last_at.toISOString(), result: row.last_result, status: row.last_status }
      : null,
});

async function requireWebhook(at: ReadingAtVenue, webhookId: string): Promise<ShownWebhookRow> {
  const row = await findWebhook(at, webhookId);
  if (!row) throw refuse("not_found");
  return row;
}

/** Who knows the address of a Slack or Teams webhook can write there: the audit log has only its ends. */
const shortOf = (url: string) => `${new URL(url).origin}/…${url.slice(-4)}`;

const audited = ({ name, url, causes, from_step, is_on }: WebhookRow) => ({
  outgoing_webhook: { name, url: shortOf(url), causes, from_step, is_on },
});

async function record(at: AtVenue, by: Actor, before: WebhookRow | null, after: WebhookRow | null) {
  const row = after ?? before;
  if (!row) return;
  await recordChange(at, by, {
    kind: "settings_changed",
    subject: { id: row.webhook_id, name: row.name },
    before: before && audited(before),
    after: after && audited(after),
  });
}

/** Returns the secret of a new one. Refused at the limit. */
export async function saveWebhook(
  at: AtVenue,
  by: Actor,
  { webhook_id, name, url, causes, from_step, is_on }: InputOf<typeof saveWebhookCall>,
  sealingKey: Buffer,
) {
  const { venueId } = at;
  const webhookId = webhook_id ?? newId();
  const values = { venueId, webhookId, name, url, causes, fromStep: from_step, isOn: is_on };
  const before = webhook_id === undefined ? null : await requireWebhook(at, webhook_id);
  const secret = before ? null : newSecret();
  if (secret) {
    if ((await listWebhookRows(at)).length >= limits.maxWebhooks) throw refuse("limit_reached");
    await at.tx.run(insertWebhook, {
      ...values,
      secretSealed: seal(sealingKey, secret, placeOf(venueId, webhookId)),
      secretEnds: endOf(secret),
      createdAt: at.now,
    });
  } else await at.tx.run(updateWebhook, values);
  const after = await requireWebhook(at, webhookId);
  await record(at, by, before, after);
  return { ...toWebhook(after), secret };
}

export async function renewSecret(at: AtVenue, by: Actor, webhookId: string, sealingKey: Buffer) {
  const { venueId } = at;
  const before = await requireWebhook(at, webhookId);
  const secret = newSecret();
  const secretSealed = seal(sealingKey, secret, placeOf(venueId, webhookId));
  await at.tx.run(updateWebhookSecret, { venueId, webhookId, secretSealed, secretEnds: endOf(secret) });
  await recordChange(at, by, {
    kind: "settings_changed",
    subject: { id: webhookId, name: before.name },
    before: { outgoing_webhook: { renewed_at: null } },
    after: { outgoing_webhook: { renewed_at: at.now.toISOString() } },
  });
  return { ...toWebhook(await requireWebhook(at, webhookId)), secret };
}

export async function removeWebhook(at: AtVenue, by: Actor, webhookId: string) {
  const before = await requireWebhook(at, webhookId);
  await at.tx.run(deleteWebhook, { venueId: at.venueId, webhookId });
  await record(at, by, before, null);
}

export const noteWebhookResult = (
  at: AtVenue,
  webhookId: string,
  { result, status }: { result: WayResult; status: number | null },
) => at.tx.run(updateWebhookResult, { venueId: at.venueId, webhookId, at: at.now, result, status });

/** The headers of a signed call. */
export function signedHeaders(
  venueId: number,
  { webhook_id, secret_sealed }: WebhookRow,
  { sealingKey, body, now }: { sealingKey: Buffer; body: Buffer; now: Date },
): Record<string, string> {
  const secret = open(sealingKey, secret_sealed, placeOf(venueId, webhook_id));
  const seconds = Math.floor(now.getTime() / 1_000);
  const signature = createHmac("sha256", secret).update(`${seconds}.`).update(body).digest("hex");
  return {
    "content-type": "application/json",
    "user-agent": "Bellhop",
    "bellhop-signature": `t=${seconds},v1=${signature}`,
  };
}
