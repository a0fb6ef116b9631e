/** The path to go back to after signing in: what was saved, if it is one of ours, else `/`. */
export function returnPath(saved: unknown, origin: string): string {
  if (typeof saved !== "string") return "/";
  const url = URL.parse(saved, origin);
  // A path with two slashes at its beginning would name somebody else's host; a blob has its maker's origin.
  if (url?.origin !== origin || !/^\/(?!\/)/.test(url.pathname)) return "/";
  return `${url.pathname}${url.search}${url.hash}`;
}
