import { Readable } from "node:stream";
import { type Allowed, parseAddress, resolveAddress } from "./resolve-address.ts";
import { connected, type Posted } from "./safe-fetch.ts";

/** Statuses whose answers have no body. */
const bodiless = new Set([204, 205, 304]);

/**
 * Posts to an address that a person gave, and returns the response before its body has arrived. Throws `PageRefused` if no
 * response comes. Redirects are returned, not followed.
 */
export async function safeStream(
  address: string,
  posted: Posted,
  { allowed, signal }: { allowed: Allowed; signal: AbortSignal },
): Promise<Response> {
  const place = await resolveAddress(parseAddress(address), { allowed, resolve: undefined, signal });
  signal.throwIfAborted();
  const response = await connected(place, signal, posted);
  const status = response.statusCode ?? 0;
  const headers = new Headers();
  for (const [name, values] of Object.entries(response.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  if (bodiless.has(status)) response.destroy();
  const body = bodiless.has(status) ? null : (Readable.toWeb(response) as ReadableStream<Uint8Array>);
  return new Response(body, { status, headers });
}
