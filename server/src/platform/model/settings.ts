import * as z from "zod/mini";
import { Secret } from "../crypto/secret.ts";

export type ModelSettings = {
  wire: "openai" | "anthropic";
  baseUrl: string;
  apiKey: Secret | undefined;
  name: string;
  price?: ModelPrice | undefined;
  /** Set if a venue chose the address: it must be public, except for these hosts. */
  allowedHosts?: ReadonlySet<string>;
};

/** For a million tokens, in major units of the currency. */
export type ModelPrice = { currency: string; input: number; output: number };

export const anthropicUrl = "https://api.anthropic.com/v1";

export const modelEnvironment = {
  MODEL_BASE_URL: z.optional(
    z.url({
      protocol: /^https?$/,
      error: "must be the http(s) address of an OpenAI-compatible server, such as https://models.example/v1",
    }),
  ),
  MODEL_API_KEY: z.optional(z.string()),
  MODEL_NAME: z.optional(z.string().check(z.maxLength(200, "must have at most 200 characters"))),
  MODEL_PRICE: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[A-Z]{3} \d+(\.\d+)? \d+(\.\d+)?$/,
          "must be a currency and the prices of a million tokens sent and received, such as EUR 0.25 1.25",
        ),
      ),
  ),
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
    MODEL_PRICE: price,
  } = vars;
  const errors: string[] = [];
  if (baseUrl && anthropicKey) errors.push("Set MODEL_BASE_URL or ANTHROPIC_API_KEY, not both");
  else if (baseUrl || anthropicKey) {
    if (!name) errors.push(`MODEL_NAME must be set with ${baseUrl ? "MODEL_BASE_URL" : "ANTHROPIC_API_KEY"}`);
  } else if (key) errors.push("MODEL_API_KEY needs MODEL_BASE_URL. For Anthropic, set ANTHROPIC_API_KEY");
  else if (name || price)
    errors.push(`${name ? "MODEL_NAME" : "MODEL_PRICE"} needs MODEL_BASE_URL or ANTHROPIC_API_KEY`);
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
  const apiKey = secret ? new Secret(secret) : undefined;
  return { model: { wire, baseUrl: url, apiKey, name, price: price ? readPrice(price) : undefined }, errors };
}

function readPrice(written: string): ModelPrice | undefined {
  const [currency = "", input, output] = written.split(" ");
  return { currency, input: Number(input), output: Number(output) };
}
