import * as z from "zod/mini";
import { Secret } from "../crypto/secret.ts";

export type ModelSettings = {
  wire: "openai" | "anthropic";
  baseUrl: string;
  apiKey: Secret | undefined;
  name: string;
};

const anthropicUrl = "https://api.anthropic.com/v1";

export const modelEnvironment = {
  MODEL_BASE_URL: z.optional(
    z.url({
      protocol: /^https?$/,
      error: "must be the http(s) address of an OpenAI-compatible server, such as https://models.example/v1",
    }),
  ),
  MODEL_API_KEY: z.optional(z.string()),
  MODEL_NAME: z.optional(z.string().check(z.maxLength(200, "must have at most 200 characters"))),
  ANTHROPIC_API_KEY: z.optional(z.string()),
};

type ModelVariables = { [Name in keyof typeof modelEnvironment]?: string | undefined };

/** The configured model, if any, and a sentence per invalid variable. */
export function readModelSettings(vars: ModelVariables): {
  model: ModelSettings | undefined;
  errors: string[];
} {
  const {
    MODEL_BASE_URL: baseUrl,
    MODEL_API_KEY: key,
    MODEL_NAME: name,
    ANTHROPIC_API_KEY: anthropicKey,
  } = vars;
  const errors: string[] = [];
  if (baseUrl && anthropicKey) errors.push("Set MODEL_BASE_URL or ANTHROPIC_API_KEY, not both");
  else if (baseUrl || anthropicKey) {
    if (!name) errors.push(`MODEL_NAME must be set with ${baseUrl ? "MODEL_BASE_URL" : "ANTHROPIC_API_KEY"}`);
  } else if (key) errors.push("MODEL_API_KEY needs MODEL_BASE_URL. For Anthropic, set ANTHROPIC_API_KEY");
  else if (name) errors.push("MODEL_NAME needs MODEL_BASE_URL or ANTHROPIC_API_KEY");
  const address = baseUrl ? new URL(baseUrl) : undefined;
  if (address && (address.username || address.password || address.search || address.hash))
    errors.push("MODEL_BASE_URL must not contain a name, password, ? or #. Set the key as MODEL_API_KEY");
  if ([key, anthropicKey].some((one) => one && !/^[\x21-\x7e]+$/.test(one)))
    errors.push(
      `${key ? "MODEL_API_KEY" : "ANTHROPIC_API_KEY"} must contain only ASCII characters, without spaces`,
    );
  if (errors.length > 0 || !name) return { model: undefined, errors };
  const [wire, url, secret] = baseUrl
    ? (["openai", baseUrl.replace(/\/+$/, ""), key] as const)
    : (["anthropic", anthropicUrl, anthropicKey] as const);
  return { model: { wire, baseUrl: url, apiKey: secret ? new Secret(secret) : undefined, name }, errors };
}
