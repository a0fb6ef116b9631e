import { TooLong } from "./ask-once.ts";

/** Why a model said nothing that can be used. */
export type WhyNot = "too_slow" | "unreachable" | "busy" | "refused" | "unusable";

const busy = new Set([408, 409, 425, 429, 503, 529]);

/** The library's names for an answer that is none. */
const unreadable = /^AI_(?:JSONParse|TypeValidation|InvalidResponseData|NoOutputGenerated|EmptyResponseBody)/;

/** What an error of asking comes to. */
export function whyOf(error: unknown, isTooLate: boolean): WhyNot {
  if (isTooLate || nameOf(error) === "TimeoutError" || nameOf(error) === "AbortError") return "too_slow";
  if (error instanceof TooLong || unreadable.test(nameOf(error) ?? "")) return "unusable";
  const status = statusOf(error) ?? 0;
  if (busy.has(status)) return "busy";
  // What breaks off in the middle had begun with 200.
  return status >= 400 && status < 500 ? "refused" : "unreachable";
}

/** Whether the same question may be answered another time. */
export const maySayAgain = (why: WhyNot) => why === "busy" || why === "unreachable";

/** Whether a server does not take a request for what is set in it. */
export const isRefusedForm = (error: unknown) => [400, 422].includes(statusOf(error) ?? 0);

/** How long a server asks to be left alone. */
export function retryAfterMs(error: unknown): number | undefined {
  const headers: unknown = Reflect.get(Object(error), "responseHeaders");
  const seconds = Number(Reflect.get(Object(headers), "retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined;
}

/** With which status a server has answered, where it has. */
export function statusOf(error: unknown): number | undefined {
  const status: unknown = Reflect.get(Object(error), "statusCode");
  return typeof status === "number" ? status : undefined;
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : undefined);
