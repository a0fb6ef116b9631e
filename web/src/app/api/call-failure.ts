/** What a failed call rejects with: a sentence to show, the status if there was one, and the fields of the answer. */
export class CallFailure extends Error {
  /** The answer's own fields (`code`, `detail`, `errors`, …) are on the failure itself. */
  readonly [field: string]: unknown;
  declare readonly status: number | undefined;
  declare readonly isPaywallError: boolean;

  constructor(message: string, status: number | undefined, fields: Record<string, unknown> = {}) {
    super(message);
    const { stack: _, cause: __, ...told } = fields;
    Object.assign(this, told, {
      name: "CallFailure",
      message,
      status,
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
export function failureOfAnswer(status: number, body: unknown): CallFailure {
  const fields = isRecord(body) ? body : {};
  return new CallFailure(messageOf(status, fields), status || undefined, fields);
}

/** The failure of a request that left and got no answer. */
export function failureWithoutAnswer(): CallFailure {
  return new CallFailure(noResponse, undefined);
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
