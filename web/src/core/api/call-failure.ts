import type { FieldCode, FieldParams, FieldProblem } from "@bellhop/contract/field-problems";
import { nowMs } from "../time/clock.ts";
import { fieldSentence } from "./field-sentence.ts";
import { noResponseSentence, problemSentence } from "./problem-sentence.ts";

/**
 * What a failed call rejects with: a message for programs, the HTTP status if any, and the response's fields. Show
 * `reasonOf` it instead of the message.
 */
export class CallFailure extends Error {
  /** The response's fields (`code`, `detail`, `errors`, …) are properties of the failure. */
  readonly [field: string]: unknown;
  declare readonly status: number | undefined;
  declare readonly isPaywallError: boolean;
  /** From `Retry-After`, if the response had one. */
  declare readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    status: number | undefined,
    fields: Record<string, unknown> = {},
    retryAfterMs?: number,
  ) {
    super(message);
    const { stack: _, cause: __, ...extra } = fields;
    Object.assign(this, extra, {
      name: "CallFailure",
      message,
      status,
      retryAfterMs,
      isPaywallError: status === 403 || Boolean(fields.isPaywallError),
    });
  }
}

const sessionExpired = "Your session has expired. Please log in again.";
const noResponse = "No response received from server";
const unknownFailure = "An unknown error occurred";

/** How servers report an unknown signing key: our own message, and those of PyJWT's JWKS client. */
const keySetPrefixes = [
  "JWKS client error",
  "PyJWKClientError",
  "Unable to find a signing key that matches",
  "Fail to fetch data from the url",
  "The JWKS endpoint did not",
];

export function failureOfAnswer(
  status: number,
  body: unknown,
  retryAfter: string | null = null,
): CallFailure {
  const fields = isRecord(body) ? body : {};
  return new CallFailure(messageOf(status, fields), status || undefined, fields, waitIn(retryAfter));
}

/**
 * What to show, in the dashboard's language: the field errors if there are any, else the sentence for the code. A failure
 * without a known code has only its own message.
 */
export function reasonOf(failure: unknown): string {
  const sentences = fieldSentencesOf(failure).map(([, sentence]) => sentence);
  if (sentences.length > 0) return sentences.join(" · ");
  if (!(failure instanceof Error)) return String(failure);
  if (isWithoutAnswer(failure)) return noResponseSentence();
  const { code, params } = failure as Partial<CallFailure>;
  const ended = failure.message === sessionExpired ? problemSentence("session_expired") : undefined;
  return ended ?? problemSentence(code, params) ?? failure.message;
}

export function fieldErrorsOf(failure: unknown): Record<string, string> {
  return Object.fromEntries(fieldSentencesOf(failure));
}

type SentFieldError = FieldProblem & { field: string; message: string };

/** The parameters of the first field problem with this code. */
export function fieldParamsOf<Code extends FieldCode>(
  failure: unknown,
  code: Code,
): FieldParams<Code> | undefined {
  const { errors } = (failure ?? {}) as { errors?: SentFieldError[] };
  return errors?.find((one) => one.code === code)?.params as FieldParams<Code> | undefined;
}

/** Fields and what is wrong with them, in the dashboard's language if it has a sentence for the code. */
function fieldSentencesOf(failure: unknown): [field: string, sentence: string][] {
  const { errors } = (failure ?? {}) as { errors?: unknown };
  if (!Array.isArray(errors)) return [];
  return errors.map((one: SentFieldError) => [one.field, fieldSentence(one) ?? one.message]);
}

/** For a request without a response. */
export function failureWithoutAnswer(): CallFailure {
  return new CallFailure(noResponse, undefined);
}

export function isWithoutAnswer(failure: Error): boolean {
  return failure.message === noResponse;
}

/** For a request that could not be sent. */
export function failureBeforeRequest(cause: unknown): CallFailure {
  const message = cause instanceof Error ? cause.message : String(cause ?? "");
  return new CallFailure(message || unknownFailure, undefined, isRecord(cause) ? { ...cause } : {});
}

function messageOf(status: number, fields: Record<string, unknown>): string {
  const message = [fields.msg, fields.result, fields.detail, fields.message].find(
    (value): value is string => typeof value === "string" && value !== "",
  );
  if (message === undefined) return status ? `Request failed with status ${status}` : unknownFailure;
  return keySetPrefixes.some((prefix) => message.startsWith(prefix)) ? sessionExpired : message;
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
