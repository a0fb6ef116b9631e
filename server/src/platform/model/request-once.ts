import { safeStream } from "../safe-fetch/index.ts";
import type { ModelSettings } from "./settings.ts";

export type Question = {
  instructions: string;
  prompt: string;
  /** The JSON schema of the answer. Not every server keeps to it. */
  schema?: object;
};
export type Completion = {
  text: string;
  inputTokens: number | undefined;
  outputTokens: number | undefined;
  /** The model reasoned before its answer. */
  hasReasoned: boolean;
};
export type RequestLimits = { firstTokenMs: number; betweenMs: number; tokens: number; characters: number };

type Body = Record<string, unknown>;
type Variant = (body: Body) => Body;

/** Request variants in the order they are tried: servers reject settings they don't know. None is required. */
const plainVariants: Variant[] = [
  (body) => ({ ...body, temperature: 0, response_format: { type: "json_object" } }),
  (body) => body,
  ({ max_tokens, ...body }) => ({ ...body, max_completion_tokens: max_tokens }),
];

/** With a schema. The first one turns thinking off where the server's chat template lets one. */
const schemaVariants = (schema: object): Variant[] => {
  const response_format = {
    type: "json_schema",
    json_schema: { name: "answer", strict: true, schema },
  };
  return [
    (body) => ({
      ...body,
      temperature: 0,
      response_format,
      chat_template_kwargs: { enable_thinking: false },
    }),
    (body) => ({ ...body, temperature: 0, response_format }),
    ({ max_tokens, ...body }) => ({
      ...body,
      max_completion_tokens: max_tokens,
      response_format,
      reasoning_effort: "minimal",
    }),
    ...plainVariants,
  ];
};

function variantsFor({ wire }: ModelSettings, { schema }: Question): Variant[] {
  if (wire !== "openai") return [(body) => body];
  return schema ? schemaVariants(schema) : plainVariants;
}

export const variantCount = (settings: ModelSettings, question: Question) =>
  variantsFor(settings, question).length;

/** Loads the libraries, which are large, so that the first call is not slower than others. */
export async function loadLibraries({ wire }: Pick<ModelSettings, "wire">): Promise<void> {
  await Promise.all([
    import("ai"),
    wire === "anthropic" ? import("@ai-sdk/anthropic") : import("@ai-sdk/openai-compatible"),
  ]);
}

export async function requestOnce(
  settings: ModelSettings,
  variant: number,
  question: Question,
  limits: RequestLimits,
  stopped: AbortSignal,
): Promise<Completion> {
  // Loaded on first use, because it is large.
  const { jsonSchema, Output, streamText } = await import("ai");
  // Otherwise the library prints warnings to standard error.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { instructions, prompt, schema } = question;
  const model = await languageModel(settings, variantsFor(settings, question)[variant]);
  // The library's timeouts start with the response headers, which may never arrive.
  const idle = openIdleTimeout(limits.firstTokenMs);
  const completion: Completion = {
    text: "",
    inputTokens: undefined,
    outputTokens: undefined,
    hasReasoned: false,
  };
  try {
    const { stream } = streamText({
      model,
      instructions,
      prompt,
      // The other wire has it in its variants.
      ...(schema &&
        settings.wire === "anthropic" && { output: Output.object({ schema: jsonSchema(schema) }) }),
      maxOutputTokens: limits.tokens,
      maxRetries: 0,
      abortSignal: AbortSignal.any([stopped, idle.signal]),
      telemetry: { isEnabled: false },
      // Otherwise the library prints the error, which is thrown below.
      onError: () => undefined,
    });
    for await (const part of stream) {
      if (part.type === "error") throw part.error;
      if (part.type === "abort") throw stopped.aborted ? stopped.reason : idle.signal.reason;
      if (part.type === "finish") {
        completion.inputTokens = part.totalUsage.inputTokens;
        completion.outputTokens = part.totalUsage.outputTokens;
        if ((part.totalUsage.outputTokenDetails.reasoningTokens ?? 0) > 0) completion.hasReasoned = true;
      }
      if ((part.type === "text-delta" || part.type === "reasoning-delta") && part.text !== "")
        idle.restart(limits.betweenMs);
      if (part.type === "reasoning-delta" && part.text.trim() !== "") completion.hasReasoned = true;
      if (part.type === "text-delta") completion.text += part.text;
      if (completion.text.length > limits.characters) throw new AnswerTooLong();
    }
    return completion;
  } finally {
    idle.stop();
  }
}

function openIdleTimeout(firstMs: number) {
  const controller = new AbortController();
  const abort = () => controller.abort(new DOMException("The model took too long", "TimeoutError"));
  let timer = setTimeout(abort, firstMs);
  return {
    signal: controller.signal,
    restart(ms: number) {
      clearTimeout(timer);
      timer = setTimeout(abort, ms);
    },
    stop() {
      clearTimeout(timer);
      controller.abort();
    },
  };
}

/** The model ignored its token limit. */
export class AnswerTooLong extends Error {}

async function languageModel(
  { wire, baseUrl, apiKey, name, allowedHosts }: ModelSettings,
  variant: Variant | undefined,
) {
  const key = apiKey?.reveal();
  // Explicit, so that the library does not read them from the environment.
  const options = {
    baseURL: baseUrl,
    fetch: fetchWithin(baseUrl, allowedHosts),
    ...(key !== undefined && { apiKey: key }),
  };
  if (wire === "anthropic") {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return createAnthropic(options)(name);
  }
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  return createOpenAICompatible({
    ...options,
    name: "model",
    includeUsage: true,
    transformRequestBody: (body) => variant?.(body) ?? body,
  })(name);
}

/** Refuses redirects and other addresses. */
function fetchWithin(baseUrl: string, allowed: ReadonlySet<string> | undefined): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(`${baseUrl}/`)) throw new Error("Not the model's address");
    const answer = allowed
      ? await postWithin(url, init, allowed)
      : await fetch(input, { ...init, redirect: "error" });
    return new Response(answer.body?.pipeThrough(limitAnswerBytes()) ?? null, answer);
  };
}

const never = new AbortController().signal;

/** Like `fetch`, for an address that a venue chose. */
function postWithin(url: string, init: RequestInit = {}, allowed: ReadonlySet<string>): Promise<Response> {
  const headers = Object.fromEntries(new Headers(init.headers));
  const posted = { headers, body: Buffer.from(String(init.body ?? "")) };
  return safeStream(url, posted, { allowed, signal: init.signal ?? never });
}

/** Guards memory against an endless answer. */
const maxAnswerBytes = 2 * 1024 * 1024;

function limitAnswerBytes(): TransformStream<Uint8Array, Uint8Array> {
  let length = 0;
  return new TransformStream({
    transform(chunk, controller) {
      length += chunk.length;
      if (length > maxAnswerBytes) controller.error(new Error("The model's answer is too long"));
      else controller.enqueue(chunk);
    },
  });
}
