import type { Call, OutputOf, SentTo } from "@bellhop/contract/call";
import { learnServerTime } from "../time/clock.ts";
import { failureBeforeRequest, failureOfAnswer, failureWithoutAnswer } from "./call-failure.ts";

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
  /** Another token for one that the server refuses; undefined where the person is signed out now. */
  replaceToken?: (refused: string) => Promise<string | undefined>;
  /** Told when the server takes no token of this person. */
  signedOut?: () => void;
};

/** Makes a call whose answer is a file, or rejects as `Ask` does. */
export type FetchFile = <C extends Call>(call: C, input: SentTo<C>) => Promise<{ name: string; blob: Blob }>;

/** Builds the one client of the product's API: bearer token, cookies and the tab's venue on every call, no time-out. */
export function askAs(caller: Caller, send: typeof fetch): Ask {
  // What a call answers is what the contract says.
  return asking(caller, send, answerOf) as Ask;
}

/** The same, for calls whose answer is a file. */
export function fetchFileAs(caller: Caller, send: typeof fetch): FetchFile {
  return asking(caller, send, fileOf);
}

function asking<Answer>(
  caller: Caller,
  send: typeof fetch,
  read: (response: Response) => Promise<Answer>,
): (call: Call, input: unknown, options?: AskOptions) => Promise<Answer> {
  return async (call, input, options = {}) => {
    try {
      const request = requestFor(call, input, options);
      const address = addressOf(call, input);
      const withHeaders = (who: Record<string, string>) => ({
        ...request,
        headers: { ...who, ...request.headers },
      });
      return await read(await sentAs(caller, (who) => sent(send, address, withHeaders(who))));
    } catch (failure) {
      if (!options.signal?.aborted) console.error(`${call.method} ${call.path}:`, failure);
      throw failure;
    }
  };
}

/**
 * Sends something with the headers that say who asks and for which venue, and once more with another token where the
 * server does not take the first. Nothing has been done by then, so a change may be sent again as well.
 */
export async function sentAs(
  caller: Caller,
  send: (headers: Record<string, string>) => Promise<Response>,
): Promise<Response> {
  const token = await beforeRequest(caller.accessToken);
  const first = await send(headersOf(caller, token));
  if (first.status !== 401) return first;
  const another = await beforeRequest(async () => caller.replaceToken?.(token));
  const last = another === undefined ? first : await send(headersOf(caller, another));
  if (last.status === 401) caller.signedOut?.();
  return last;
}

function headersOf(caller: Caller, token: string): Record<string, string> {
  const venueId = caller.venueId();
  return {
    authorization: `Bearer ${token}`,
    ...(venueId === undefined ? {} : { "bellhop-venue": String(venueId) }),
  };
}

async function beforeRequest<Got>(get: () => Promise<Got>): Promise<Got> {
  try {
    return await get();
  } catch (cause) {
    throw failureBeforeRequest(cause);
  }
}

function requestFor(call: Call, input: unknown, options: AskOptions) {
  try {
    const headers: Record<string, string> = {};
    if (call.does === "changes") headers["idempotency-key"] = options.idempotencyKey ?? crypto.randomUUID();
    const request = {
      method: call.method,
      headers,
      credentials: "include" as const,
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

async function answerOf(response: Response): Promise<unknown> {
  const body = await bodyOf(response);
  if (!response.ok) throw failureOfAnswer(response.status, body, response.headers.get("retry-after"));
  return body;
}

async function fileOf(response: Response): Promise<{ name: string; blob: Blob }> {
  if (!response.ok) await answerOf(response);
  const disposition = response.headers.get("content-disposition") ?? "";
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? "bellhop";
  try {
    return { name, blob: await response.blob() };
  } catch (cause) {
    throw isAbort(cause) ? cause : failureWithoutAnswer();
  }
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
