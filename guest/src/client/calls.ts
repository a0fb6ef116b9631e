import type { GuestAnswer } from "@bellhop/contract/guest-page";

/**
 * `lost`: no response, try again later. `wait`: try again after that time. `refused`: a retry will not help.
 * `ended`: this browser's session has ended.
 */
export type Failure = { is: "lost" } | { is: "wait"; ms: number } | { is: "refused" } | { is: "ended" };
export type Answer = { is: "ok"; thread: GuestAnswer } | Failure;

const usualWaitMs = 10_000;

/** Sends JSON, or reads without a body. Never throws. */
export async function call(address: string, body?: object): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(address, {
      ...(body && {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
      // A message that was just sent leaves with the page.
      keepalive: body !== undefined,
    });
  } catch {
    return { is: "lost" };
  }
  const failure = failureOf(response.status, response.headers.get("retry-after"));
  if (failure) return failure;
  try {
    return { is: "ok", thread: (await response.json()) as GuestAnswer };
  } catch {
    return { is: "lost" };
  }
}

/** Undefined if the request succeeded. */
export function failureOf(status: number, retryAfter: string | null): Failure | undefined {
  if (status === 429 || status >= 500) {
    const seconds = Number(retryAfter);
    return { is: "wait", ms: seconds > 0 ? seconds * 1000 : usualWaitMs };
  }
  if (status === 401) return { is: "ended" };
  return status >= 400 ? { is: "refused" } : undefined;
}
