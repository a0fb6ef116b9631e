import { systemClock } from "../../../server/src/platform/clock.ts";
import { Secret } from "../../../server/src/platform/crypto/secret.ts";
import { openLog } from "../../../server/src/platform/log.ts";
import { openReader, type Reader } from "../../../server/src/platform/model/index.ts";

type Settings = { baseUrl: string; name: string; seconds: number };

/** The product's reader, for an OpenAI-compatible server. */
export function openEvalReader({ baseUrl, name, seconds }: Settings): Reader {
  const key = process.env.MODEL_API_KEY;
  const ms = seconds * 1_000;
  return openReader({
    settings: {
      wire: "openai",
      baseUrl: baseUrl.replace(/\/+$/, ""),
      apiKey: key ? new Secret(key) : undefined,
      name,
    },
    log: openLog("fatal"),
    clock: systemClock,
    limits: { totalMs: ms, firstTokenMs: ms, betweenMs: ms },
  });
}
