import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

export type WebhookTry = {
  call_id: string;
  at: string;
  try: number;
  /** A short description of the body. */
  about: string;
  status: number | null;
  ms: number;
  error: string | null;
};

const timeoutMs = 10_000;
const firstPauseMs = 200;
const longestPauseMs = 5_000;

export type WebhookSettings = {
  url: string | undefined;
  appSecret: string;
  /** An account's own address; undefined is the app's, null is none. */
  callbackOf(accountId: string): string | null | undefined;
};

/** Calls the webhook with signed bodies and records every attempt. */
export function openWebhook({ url, appSecret, callbackOf }: WebhookSettings) {
  const tries: WebhookTry[] = [];
  const stopped = new AbortController();
  let appUrl = url;

  function targetOf(accountId: string | undefined): string | undefined {
    const own = accountId === undefined ? undefined : callbackOf(accountId);
    return own === null ? undefined : (own ?? appUrl);
  }

  async function tryOnce(callId: string, n: number, body: Buffer, about: string, accountId?: string) {
    const target = targetOf(accountId);
    const started = performance.now();
    const tried: WebhookTry = {
      call_id: callId,
      at: new Date().toISOString(),
      try: n,
      about,
      status: null,
      ms: 0,
      error: null,
    };
    try {
      if (!target) throw new Error("no webhook address is set");
      const answer = await fetch(target, {
        method: "POST",
        headers: { "content-type": "application/json", "x-hub-signature-256": signatureOf(body, appSecret) },
        body: new Uint8Array(body),
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), stopped.signal]),
      });
      await answer.arrayBuffer();
      tried.status = answer.status;
    } catch (error) {
      tried.error = error instanceof Error ? error.message : String(error);
    }
    tried.ms = Math.round(performance.now() - started);
    tries.push(tried);
    return tried;
  }

  return {
    /** Posts once, whatever the response. */
    once: (body: Buffer, about: string, accountId?: string): Promise<WebhookTry> =>
      tryOnce(randomUUID(), 1, body, about, accountId),
    /** Posts until the response is 200, with growing pauses, like Meta. */
    async until200(body: Buffer, about: string, accountId?: string): Promise<WebhookTry> {
      const callId = randomUUID();
      for (let n = 1; ; n++) {
        const tried = await tryOnce(callId, n, body, about, accountId);
        if (tried.status === 200 || stopped.signal.aborted || !targetOf(accountId)) return tried;
        await pause(Math.min(longestPauseMs, firstPauseMs * 2 ** (n - 1)), undefined, {
          signal: stopped.signal,
          ref: false,
        }).catch(() => {});
      }
    },
    tries: () => tries,
    clear: () => {
      tries.length = 0;
    },
    setUrl(next: string) {
      appUrl = next;
    },
    stop: () => stopped.abort(),
  };
}

export function signatureOf(body: Buffer, appSecret: string): string {
  return `sha256=${createHmac("sha256", appSecret).update(body).digest("hex")}`;
}
