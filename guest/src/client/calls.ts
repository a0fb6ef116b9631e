import type { GuestThread } from "@bellhop/contract/guest-page";

/** `lost`: no response, try again later. `wait`: try again after that time. `refused`: the same again will not help. */
export type Failure = { is: "lost" } | { is: "wait"; ms: number } | { is: "refused" };
export type Answer = { is: "ok"; thread: GuestThread | null } | Failure;

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
  if (response.status === 429 || response.status >= 500) {
    const seconds = Number(response.headers.get("retry-after"));
    return { is: "wait", ms: seconds > 0 ? seconds * 1000 : usualWaitMs };
  }
  if (!response.ok) return { is: "refused" };
  try {
    return { is: "ok", thread: (await response.json()) as GuestThread | null };
  } catch {
    return { is: "lost" };
  }
}
