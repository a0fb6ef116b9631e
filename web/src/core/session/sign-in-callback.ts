/**
 * The callback address with its code or error; undefined on every other start. Read before the router changes
 * the address, and replaced by `/` at once, so that a reload does not repeat it.
 */
export const callbackUrl: string | undefined = takeCallbackUrl();

function takeCallbackUrl(): string | undefined {
  if (typeof window === "undefined") return undefined;
  const { href, search } = window.location;
  if (!isSignInCallback(search)) return undefined;
  window.history.replaceState({}, "", "/");
  return href;
}

/** True for the query of an identity provider's response. */
export function isSignInCallback(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has("state") && (query.has("code") || query.has("error"));
}
