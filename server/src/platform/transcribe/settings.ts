import * as z from "zod/mini";
import { Secret } from "../crypto/secret.ts";

export type TranscribeSettings = { url: string; apiKey: Secret | undefined; model: string };

export const transcribeEnvironment = {
  TRANSCRIBE_URL: z.optional(
    z.url({
      protocol: /^https?$/,
      error: "must be the http(s) address of an OpenAI-compatible server, such as https://speech.example/v1",
    }),
  ),
  TRANSCRIBE_KEY: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]+$/, "must contain only ASCII characters, without spaces")),
  ),
  TRANSCRIBE_MODEL: z.optional(z.string().check(z.maxLength(200, "must have at most 200 characters"))),
};

type TranscribeVariables = { [Name in keyof typeof transcribeEnvironment]?: string | undefined };

/** The configured server, if any, and a sentence per invalid variable. */
export function readTranscribeSettings(vars: TranscribeVariables): {
  transcribe: TranscribeSettings | undefined;
  errors: string[];
} {
  const { TRANSCRIBE_URL: url, TRANSCRIBE_KEY: key, TRANSCRIBE_MODEL: model } = vars;
  if (!url) {
    const alone = key ? "TRANSCRIBE_KEY" : model && "TRANSCRIBE_MODEL";
    return { transcribe: undefined, errors: alone ? [`${alone} needs TRANSCRIBE_URL`] : [] };
  }
  const { username, password, search, hash } = new URL(url);
  if (username || password || search || hash)
    return {
      transcribe: undefined,
      errors: ["TRANSCRIBE_URL must not contain a name, password, ? or #. Set the key as TRANSCRIBE_KEY"],
    };
  const apiKey = key ? new Secret(key) : undefined;
  return { transcribe: { url: endpointOf(url), apiKey, model: model ?? "whisper-1" }, errors: [] };
}

const endpoint = "/audio/transcriptions";

/** The address may be given with or without `/v1` and what follows it. */
function endpointOf(url: string): string {
  const base = url.replace(/\/+$/, "");
  if (base.endsWith(endpoint)) return base;
  return `${base}${new URL(base).pathname === "/" ? "/v1" : ""}${endpoint}`;
}
