import { AnswerTooLong } from "./request-once.ts";

export type ModelFailure = "too_slow" | "unreachable" | "busy" | "refused" | "unusable";

const busy = new Set([408, 409, 425, 429, 503, 529]);

/** The library's errors for unreadable answers. */
const unreadable = /^AI_(?:JSONParse|TypeValidation|InvalidResponseData|NoOutputGenerated|EmptyResponseBody)/;

export function failureOf(error: unknown, isTooLate: boolean): ModelFailure {
  if (isTooLate || nameOf(error) === "TimeoutError" || nameOf(error) === "AbortError") return "too_slow";
  if (error instanceof AnswerTooLong || unreadable.test(nameOf(error) ?? "")) return "unusable";
  const status = statusOf(error) ?? 0;
  if (busy.has(status)) return "busy";
  // A stream that breaks off had started with 200.
  return status >= 400 && status < 500 ? "refused" : "unreachable";
}

/** What a server refused: the key, the name of the model, or the address. */
export type ModelRefusal = {
  code: "key_refused" | "model_unknown" | "address_wrong" | "refused";
  status: number;
};

/** Nothing if the server did not refuse. */
export function refusalOf(error: unknown): { refusal: ModelRefusal } | undefined {
  const status = statusOf(error) ?? 0;
  if (status < 400 || status >= 500 || busy.has(status)) return undefined;
  return {
    refusal: { code: refusalCode(status, String(Reflect.get(Object(error), "responseBody"))), status },
  };
}

/** Servers differ in status and code, but all name the model where it is unknown. */
const unknownModel =
  /model.{0,200}(?:not[ _]found|not exist|unknown|invalid)|(?:unknown|invalid|no such) model/is;

function refusalCode(status: number, body: string): ModelRefusal["code"] {
  if (status === 401 || status === 403) return "key_refused";
  if (status === 404 ? /\bmodel\b/i.test(body) : unknownModel.test(body)) return "model_unknown";
  return status === 404 || status === 405 ? "address_wrong" : "refused";
}

export const isRetryable = (why: ModelFailure) => why === "busy" || why === "unreachable";

export const isRejectedVariant = (error: unknown) => [400, 422].includes(statusOf(error) ?? 0);

export function retryAfterMs(error: unknown): number | undefined {
  const headers: unknown = Reflect.get(Object(error), "responseHeaders");
  const seconds = Number(Reflect.get(Object(headers), "retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined;
}

/** HTTP status; undefined if there was no response. */
export function statusOf(error: unknown): number | undefined {
  const status: unknown = Reflect.get(Object(error), "statusCode");
  return typeof status === "number" ? status : undefined;
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : undefined);
