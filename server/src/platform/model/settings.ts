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
      error: "is the http(s) address of an OpenAI-compatible server, such as https://models.example/v1",
    }),
  ),
  MODEL_API_KEY: z.optional(z.string()),
  MODEL_NAME: z.optional(z.string().check(z.maxLength(200, "has at most 200 characters"))),
  ANTHROPIC_API_KEY: z.optional(z.string()),
};

type Given = { [Name in keyof typeof modelEnvironment]?: string | undefined };

/** The configured model, if any, and a sentence per invalid variable. */
export function readModelSettings(its: Given): { model: ModelSettings | undefined; wrong: string[] } {
  const {
    MODEL_BASE_URL: baseUrl,
    MODEL_API_KEY: key,
    MODEL_NAME: name,
    ANTHROPIC_API_KEY: anthropicKey,
  } = its;
  const wrong: string[] = [];
  if (baseUrl && anthropicKey)
    wrong.push("MODEL_BASE_URL and ANTHROPIC_API_KEY are not set both: one model is asked");
  else if (baseUrl || anthropicKey) {
    if (!name) wrong.push(`MODEL_NAME is set where ${baseUrl ? "MODEL_BASE_URL" : "ANTHROPIC_API_KEY"} is`);
  } else if (key)
    wrong.push("MODEL_API_KEY is set with MODEL_BASE_URL only; Anthropic's is ANTHROPIC_API_KEY");
  else if (name) wrong.push("MODEL_NAME is set with MODEL_BASE_URL or ANTHROPIC_API_KEY only");
  const address = baseUrl ? new URL(baseUrl) : undefined;
  if (address && (address.username || address.password || address.search || address.hash))
    wrong.push("MODEL_BASE_URL has no name, password, ? or # in it: a key goes into MODEL_API_KEY");
  if ([key, anthropicKey].some((one) => one && !/^[\x21-\x7e]+$/.test(one)))
    wrong.push(
      `${key ? "MODEL_API_KEY" : "ANTHROPIC_API_KEY"} has only letters, digits and signs of ASCII, without spaces`,
    );
  if (wrong.length > 0 || !name) return { model: undefined, wrong };
  const [wire, url, secret] = baseUrl
    ? (["openai", baseUrl.replace(/\/+$/, ""), key] as const)
    : (["anthropic", anthropicUrl, anthropicKey] as const);
  return { model: { wire, baseUrl: url, apiKey: secret ? new Secret(secret) : undefined, name }, wrong };
}
