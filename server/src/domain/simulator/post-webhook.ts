import { request } from "undici";
import type { CallAnswer } from "./make-call.ts";

/** Meta gives a webhook about ten seconds. */
const timeoutMs = 10_000;

/** Posts one webhook call, byte for byte, and answers what came back and how long that took. */
export async function postWebhook(
  url: string,
  call: { body: string; signature: string },
): Promise<CallAnswer> {
  const started = performance.now();
  try {
    const { statusCode, body } = await request(url, {
      method: "POST",
      headers: { "content-type": "application/json", "x-hub-signature-256": call.signature },
      body: call.body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    await body.dump();
    return { status: statusCode, ms: Math.max(1, Math.round(performance.now() - started)) };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return { problem: code || (error instanceof Error ? error.message : String(error)) };
  }
}
