import { PageRefused } from "./refused-page.ts";
import { type Allowed, parseAddress, resolveAddress } from "./resolve-address.ts";
import { connected, type Posted } from "./safe-fetch.ts";

export type PostAnswer = { status: number; retryAfter: string | undefined };

/**
 * Posts to an address that a person or a browser gave. Throws `PageRefused` if there was no answer; the body may have
 * arrived nevertheless. Redirects are not followed, and the answer's body is not read.
 */
export async function safePost(
  address: string,
  { headers, body }: Posted,
  { allowed, timeoutMs }: { allowed: Allowed; timeoutMs: number },
): Promise<PostAnswer> {
  const deadline = AbortSignal.timeout(timeoutMs);
  const tooSlow = new PageRefused({ code: "page_too_slow", seconds: timeoutMs / 1_000 });
  const late = new Promise<never>((_resolve, reject) => {
    deadline.addEventListener("abort", () => reject(tooSlow), { once: true });
  });
  late.catch(() => undefined);
  const url = parseAddress(address);
  const place = await Promise.race([
    resolveAddress(url, { allowed, resolve: undefined, signal: deadline }),
    late,
  ]);
  const response = await Promise.race([connected(place, deadline, { headers, body }), late]);
  response.destroy();
  return { status: response.statusCode ?? 0, retryAfter: response.headers["retry-after"] };
}
