import type { Call, CallInput, OutputOf } from "@bellhop/contract/call";
import { learnServerTime } from "../time/clock.ts";
import { failureBeforeRequest, failureOfAnswer, failureWithoutAnswer } from "./call-failure.ts";

type AskOptions = {
  signal?: AbortSignal | undefined;
  /** The same key makes a retry of a change idempotent. By default each change gets its own key. */
  idempotencyKey?: string;
};

/** Makes one call of the contract. Resolves with the response, or rejects with a `CallFailure`. */
export type Ask = <C extends Call>(
  call: C,
  input: CallInput<C>,
  options?: AskOptions,
) => Promise<OutputOf<C>>;

export type Caller = {
  accessToken: () => Promise<string>;
  venueId: () => number | undefined;
  /** Another token for one that the server has refused; undefined if the person is signed out. */
  replaceToken?: (refused: string) => Promise<string | undefined>;
  /** Called when the server accepts no token of this person. */
  signedOut?: () => void;
};

/** Makes a call whose response is a file. Rejects like `Ask`. */
export type FetchFile = <C extends Call>(
  call: C,
  input: CallInput<C>,
) => Promise<{ name: string; blob: Blob }>;

/** Builds the API client: bearer token, cookies and the tab's venue on every call, no timeout. */
export function askAs(caller: Caller, send: typeof fetch): Ask {
  // The contract defines what a call returns.
  return asking(caller, send, answerOf) as Ask;
}

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
 * Sends with the caller's headers, and once more with a new token after a 401. Nothing has been done by then,
 * so changes may be sent again too.
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
    if (call.access === "changes") headers["idempotency-key"] = options.idempotencyKey ?? crypto.randomUUID();
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

/** Sends a venue's id as a number if it reads as one. */
function withVenueNumber(input: unknown): unknown {
  const { venue_id: chosenVenue } = input as { venue_id?: unknown };
  if (typeof chosenVenue !== "string" || chosenVenue.trim() === "" || !Number.isFinite(Number(chosenVenue)))
    return input;
  return { ...(input as object), venue_id: Number(chosenVenue) };
}

/** GET calls carry their input in the query. */
function addressOf({ method, path }: Call, input: unknown): string {
  if (method !== "GET") return path;
  const chosenVenue = Object.entries(input ?? {}).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(chosenVenue.map(([name, value]) => [name, String(value)])).toString();
  return query === "" ? path : `${path}?${query}`;
}

/** Rejects with a `CallFailure` if no response came. */
export async function sent(send: typeof fetch, path: string, request: RequestInit): Promise<Response> {
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

/** The response's file. Rejects with a `CallFailure` if it is a refusal. */
export async function fileOf(response: Response): Promise<{ name: string; blob: Blob }> {
  if (!response.ok) await answerOf(response);
  const disposition = response.headers.get("content-disposition") ?? "";
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? "bellhop";
  try {
    return { name, blob: await response.blob() };
  } catch (cause) {
    throw isAbort(cause) ? cause : failureWithoutAnswer();
  }
}

/** The body as JSON, or as text if it is not JSON. */
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
