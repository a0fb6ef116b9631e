import { request } from "undici";
import type { CallAnswer } from "./make-call.ts";

/** Meta gives a webhook about ten seconds. */
const timeoutMs = 10_000;

/** Posts one webhook call, byte for byte; returns the response and its duration. */
export async function postWebhook(
  url: string,
  call: { body: string; signature: string },
  withinMs = timeoutMs,
): Promise<CallAnswer> {
  const started = performance.now();
  try {
    const { statusCode, body } = await request(url, {
      method: "POST",
      headers: { "content-type": "application/json", "x-hub-signature-256": call.signature },
      body: call.body,
      signal: AbortSignal.timeout(withinMs),
    });
    await body.dump();
    return { status: statusCode, ms: Math.max(1, Math.round(performance.now() - started)) };
  } catch (error) {
    if (!(error instanceof Error)) return { problem: String(error) };
    if (!("code" in error)) return { problem: error.message };
    // A system's error has a word for its code; our own time-out has a number there, and its word in the name.
    return { problem: typeof error.code === "string" ? error.code : error.name };
  }
}
