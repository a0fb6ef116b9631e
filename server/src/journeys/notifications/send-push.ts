import type { WayResult } from "@bellhop/contract/notifications";
import { type Mail, renderMail } from "../../domain/mail/index.ts";
import { encryptPush, type Subscription, vapidHeader } from "../../platform/push/index.ts";
import { PageRefused, safePost } from "../../platform/safe-fetch/index.ts";
import type { Services } from "../../services.ts";

/** How one attempt ended. `isFinal`: a repeat would end the same. */
export type Outcome = {
  result: WayResult;
  status: number | null;
  isFinal: boolean;
  /** The other side asks to wait that long. */
  retryAfterMs?: number;
};

/** Shorter than the queues' time limits, so that no attempt outlives its job. */
const pushMs = 15_000;
const webhookMs = 15_000;
/** A push service keeps what it can't deliver for this long: a device that was off hears of it, unless it is settled. */
const keepSeconds = 4 * 3_600;
const longestWaitMs = 3_600_000;

type Push = { text: string; topic: string; isUrgent: boolean };

/** Hands a push to the push service of a browser. Of pushes with one topic, the service keeps the newest. */
export async function sendPush(
  { config, clock, pushKeys, mail, publicUrl }: Services,
  subscription: Subscription,
  { text, topic, isUrgent }: Push,
): Promise<Outcome> {
  const { endpoint } = subscription;
  let body: Buffer;
  try {
    body = encryptPush(subscription, text);
  } catch (error) {
    if (Reflect.get(Object(error), "code") !== "ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY") throw error;
    // The browser sent nonsense.
    return { result: "gone", status: null, isFinal: true };
  }
  const contact = publicUrl.startsWith("https:") ? publicUrl : `mailto:${mail.sender.address}`;
  const headers = {
    authorization: vapidHeader(await pushKeys(), { endpoint, contact, now: clock.now() }),
    "content-encoding": "aes128gcm",
    "content-type": "application/octet-stream",
    ttl: String(keepSeconds),
    urgency: isUrgent ? "high" : "normal",
    topic,
  };
  const outcome = await post(
    endpoint,
    { headers, body },
    { allowed: config.safeFetchAllow, timeoutMs: pushMs, now: clock.now() },
  );
  const isGone = outcome.status === 404 || outcome.status === 410;
  return isGone ? { ...outcome, result: "gone", isFinal: true } : outcome;
}

export const callWebhook = (
  { config, clock }: Services,
  url: string,
  posted: { headers: Record<string, string>; body: Buffer },
): Promise<Outcome> =>
  post(url, posted, { allowed: config.safeFetchAllow, timeoutMs: webhookMs, now: clock.now() });

async function post(
  url: string,
  posted: { headers: Record<string, string>; body: Buffer },
  { now, ...limits }: { allowed: ReadonlySet<string>; timeoutMs: number; now: Date },
): Promise<Outcome> {
  try {
    const { status, retryAfter } = await safePost(url, posted, limits);
    if (status >= 200 && status < 300) return { result: "accepted", status, isFinal: true };
    const wait = waitMs(retryAfter, now);
    const isFinal = status >= 300 && status < 500 && ![408, 425, 429].includes(status);
    return { result: "refused", status, isFinal, ...(wait !== undefined && { retryAfterMs: wait }) };
  } catch (error) {
    if (!(error instanceof PageRefused)) throw error;
    // An address that may not be called stays so.
    const isForbidden = error.reason.code.startsWith("address_");
    return { result: isForbidden ? "refused" : "unreachable", status: null, isFinal: isForbidden };
  }
}

function waitMs(retryAfter: string | undefined, now: Date): number | undefined {
  if (retryAfter === undefined) return undefined;
  const seconds = /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - now.getTime()) / 1_000;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1) * 1_000, longestWaitMs) : undefined;
}

/** Hands a mail to the mail server. A repeat has the same Message-ID. */
export async function sendAlertMail(
  { mail, publicUrl }: Services,
  mailId: string,
  content: Mail<"alert"> | Mail<"alert_summary">,
): Promise<Outcome> {
  const server = await mail.server();
  if (!server) return { result: "off", status: null, isFinal: !mail.canSend };
  const sent = await server.send({
    ...{ mailId, to: content.to, from: mail.sender },
    content: renderMail(content, publicUrl),
  });
  if (sent.outcome === "sent") return { result: "accepted", status: 250, isFinal: true };
  const { outcome, smtpCode = null } = sent;
  return outcome === "rejected"
    ? { result: "refused", status: smtpCode, isFinal: true }
    : { result: "unreachable", status: smtpCode, isFinal: false };
}
