import type { Call, OutputOf, SentTo } from "@bellhop/contract/call";
import { learnServerTime } from "../clock.ts";
import {
  type CallFailure,
  failureBeforeRequest,
  failureOfAnswer,
  failureWithoutAnswer,
} from "./call-failure.ts";

export type AskOptions = {
  signal?: AbortSignal | undefined;
  /**
   * For a change that may be tried again after an answer that never came: the same key is the same change, which the
   * server does once. Without it each change has a key of its own.
   */
  idempotencyKey?: string;
};

/** Makes one call of the contract and answers what the server answered, or rejects with a `CallFailure`. */
export type Ask = <C extends Call>(call: C, input: SentTo<C>, options?: AskOptions) => Promise<OutputOf<C>>;

/** Whoever is signed in on this tab, and the venue the tab works for. */
export type Caller = {
  accessToken: () => Promise<string>;
  venueId: () => number | undefined;
  /** Told when the server no longer takes the token. */
  signedOut?: () => void;
};

/** Builds the one client of the product's API: bearer token, cookies and the tab's venue on every call, no time-out. */
export function askAs(caller: Caller, send: typeof fetch): Ask {
  return async (call, input, options = {}) => {
    try {
      const request = await requestFor(call, input, options, caller);
      return await answerOf(await sent(send, addressOf(call, input), request));
    } catch (failure) {
      if (!options.signal?.aborted) console.error(`${call.method} ${call.path}:`, failure);
      if ((failure as Partial<CallFailure>).status === 401) caller.signedOut?.();
      throw failure;
    }
  };
}

/** The headers that say who asks and for which venue; the live events use the same. */
export async function headersOf(caller: Caller): Promise<Record<string, string>> {
  const venueId = caller.venueId();
  return {
    authorization: `Bearer ${await caller.accessToken()}`,
    ...(venueId === undefined ? {} : { "bellhop-venue": String(venueId) }),
  };
}

async function requestFor(
  call: Call,
  input: unknown,
  options: AskOptions,
  caller: Caller,
): Promise<RequestInit> {
  try {
    const headers = await headersOf(caller);
    if (call.does === "changes") headers["idempotency-key"] = options.idempotencyKey ?? crypto.randomUUID();
    const request: RequestInit = {
      method: call.method,
      headers,
      credentials: "include",
      signal: options.signal ?? null,
    };
    if (call.method === "GET") return request;
    headers["content-type"] = "application/json";
    return { ...request, body: JSON.stringify(withVenueNumber(input ?? {})) };
  } catch (cause) {
    throw failureBeforeRequest(cause);
  }
}

/** A venue's id is sent as a number where it reads as one, else as it was given. */
function withVenueNumber(input: unknown): unknown {
  const { venue_id: given } = input as { venue_id?: unknown };
  if (typeof given !== "string" || given.trim() === "" || !Number.isFinite(Number(given))) return input;
  return { ...(input as object), venue_id: Number(given) };
}

/** A GET carries what goes in in its address. */
function addressOf({ method, path }: Call, input: unknown): string {
  if (method !== "GET") return path;
  const given = Object.entries(input ?? {}).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query === "" ? path : `${path}?${query}`;
}

async function sent(send: typeof fetch, path: string, request: RequestInit): Promise<Response> {
  try {
    const response = await send(path, request);
    learnServerTime(response.headers.get("date"));
    return response;
  } catch (cause) {
    throw isAbort(cause) ? cause : failureWithoutAnswer();
  }
}

async function answerOf<Output>(response: Response): Promise<Output> {
  const body = await bodyOf(response);
  if (!response.ok) throw failureOfAnswer(response.status, body, response.headers.get("retry-after"));
  return body as Output;
}

/** The body as JSON where it is JSON, else as the text it is. */
async function bodyOf(response: Response): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    throw isAbort(cause) ? cause : failureWithoutAnswer();
  }
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function isAbort(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === "AbortError";
}
