import { nowMs } from "../time/clock.ts";

/** What a failed call rejects with: a sentence to show, the status if there was one, and the fields of the answer. */
export class CallFailure extends Error {
  /** The answer's own fields (`code`, `detail`, `errors`, …) are on the failure itself. */
  readonly [field: string]: unknown;
  declare readonly status: number | undefined;
  declare readonly isPaywallError: boolean;
  /** How long the server asks to wait before asking again (its `Retry-After`), where it said so. */
  declare readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    status: number | undefined,
    fields: Record<string, unknown> = {},
    retryAfterMs?: number,
  ) {
    super(message);
    const { stack: _, cause: __, ...told } = fields;
    Object.assign(this, told, {
      name: "CallFailure",
      message,
      status,
      retryAfterMs,
      isPaywallError: status === 403 || Boolean(fields.isPaywallError),
    });
  }
}

export const sessionExpired = "Your session has expired. Please log in again.";
const noResponse = "No response received from server";
const unknownFailure = "An unknown error occurred";

/** How servers name a token whose signing key they cannot find: our own words, and those of PyJWT's key-set client. */
const keySetPrefixes = [
  "JWKS client error",
  "PyJWKClientError",
  "Unable to find a signing key that matches",
  "Fail to fetch data from the url",
  "The JWKS endpoint did not",
];

/** The failure that an answer with an error status stands for. */
export function failureOfAnswer(
  status: number,
  body: unknown,
  retryAfter: string | null = null,
): CallFailure {
  const fields = isRecord(body) ? body : {};
  return new CallFailure(messageOf(status, fields), status || undefined, fields, waitIn(retryAfter));
}

/** What to tell a person: what is wrong with the fields, where the answer says so, else the failure's own sentence. */
export function reasonOf(failure: unknown): string {
  const { errors } = failure as { errors?: unknown };
  const told = Array.isArray(errors) ? errors.map((error: { message?: unknown }) => error.message) : [];
  const sentences = told.filter((sentence) => typeof sentence === "string");
  if (sentences.length > 0) return sentences.join(" · ");
  return failure instanceof Error ? failure.message : String(failure);
}

/** What the server said about each field, by the field's name. */
export function fieldErrorsOf(failure: unknown): Record<string, string> {
  const { errors } = (failure ?? {}) as { errors?: unknown };
  if (!Array.isArray(errors)) return {};
  return Object.fromEntries(
    errors.map((one: { field: string; message: string }) => [one.field, one.message]),
  );
}

/** The failure of a request that left and got no answer. */
export function failureWithoutAnswer(): CallFailure {
  return new CallFailure(noResponse, undefined);
}

/** Whether a failure is that of a request that left and got no answer. */
export function isWithoutAnswer(failure: Error): boolean {
  return failure.message === noResponse;
}

/** The failure of a request that could not even be made, in its own words. */
export function failureBeforeRequest(cause: unknown): CallFailure {
  const message = cause instanceof Error ? cause.message : String(cause ?? "");
  return new CallFailure(message || unknownFailure, undefined, isRecord(cause) ? { ...cause } : {});
}

function messageOf(status: number, fields: Record<string, unknown>): string {
  const said = [fields.msg, fields.result, fields.detail, fields.message].find(
    (value): value is string => typeof value === "string" && value !== "",
  );
  if (said === undefined) return status ? `Request failed with status ${status}` : unknownFailure;
  return keySetPrefixes.some((prefix) => said.startsWith(prefix)) ? sessionExpired : said;
}

/** `Retry-After` is seconds or a date (RFC 9110); milliseconds from now. */
function waitIn(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - nowMs();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
