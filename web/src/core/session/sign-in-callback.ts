/**
 * The address that the sign-in page sent the browser back to, with its code or error; undefined on every other start.
 * Looked at before the router is, which would lead away from it; the address bar is `/` again at once, so that no
 * reload and no history shows the code a second time.
 */
export const arrival: string | undefined = takeArrival();

function takeArrival(): string | undefined {
  if (typeof window === "undefined") return undefined;
  const { href, search } = window.location;
  if (!isArrival(search)) return undefined;
  window.history.replaceState({}, "", "/");
  return href;
}

/** True for the query string of an answer by the identity provider. */
export function isArrival(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has("state") && (query.has("code") || query.has("error"));
}
