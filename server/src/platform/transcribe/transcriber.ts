import * as z from "zod/mini";
import { openCircuitBreaker } from "../circuit-breaker.ts";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { TranscribeSettings } from "./settings.ts";

/** `unavailable`: another try may succeed. */
export type Transcript =
  | { text: string; language: string | undefined }
  | { failed: "unavailable" | "refused" };

type Sound = { bytes: Uint8Array<ArrayBuffer>; mimeType: string; fileName: string };

/** Turns speech into text. A call takes seconds: never within a transaction. */
export type Transcriber = { transcribe(sound: Sound): Promise<Transcript> };

const answerMs = 20_000;
const maxAnswerBytes = 256 * 1024;
/** Statuses that pass: busy, rate limits, time-outs. */
const passing = new Set([408, 409, 425, 429]);

const answer = z.object({ text: z.string(), language: z.optional(z.nullable(z.string())) });

type Opened = { settings: TranscribeSettings; log: Log; clock: Clock; timeoutMs?: number };

export function openTranscriber({ settings, log, clock, timeoutMs = answerMs }: Opened): Transcriber {
  const breaker = openCircuitBreaker({ failures: 4, cooldownMs: 30_000, clock });

  function unavailable(why: object): Transcript {
    breaker.failed();
    log.warn(why, "a voice note was not transcribed");
    return { failed: "unavailable" };
  }

  return {
    async transcribe(sound) {
      if (!breaker.allowsRequest()) return { failed: "unavailable" };
      try {
        const response = await send(settings, sound, timeoutMs);
        const { status } = response;
        if (status >= 500 || passing.has(status)) return unavailable({ status });
        if (!response.ok) {
          breaker.succeeded();
          log.error({ status }, "the transcription server refused a voice note");
          return { failed: "refused" };
        }
        const { text, language } = answer.parse(JSON.parse(await readText(response)));
        breaker.succeeded();
        return { text, language: language ?? undefined };
      } catch (error) {
        // Not the error itself: it may quote what the server heard.
        return unavailable({ why: error instanceof Error ? error.name : "unknown" });
      }
    },
  };
}

function send(
  { url, apiKey, model }: TranscribeSettings,
  sound: Sound,
  timeoutMs: number,
): Promise<Response> {
  const form = new FormData();
  form.set("file", new Blob([sound.bytes], { type: sound.mimeType }), sound.fileName);
  form.set("model", model);
  form.set("response_format", "json");
  return fetch(url, {
    method: "POST",
    body: form,
    headers: apiKey ? { authorization: `Bearer ${apiKey.reveal()}` } : {},
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxAnswerBytes) throw new RangeError("The answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
