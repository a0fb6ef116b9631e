/** The saved path if it is one of ours, else `/`. */
export function returnPath(saved: unknown, origin: string): string {
  if (typeof saved !== "string") return "/";
  const url = URL.parse(saved, origin);
  // Two leading slashes would name another host; a blob has its creator's origin.
  if (url?.origin !== origin || !/^\/(?!\/)/.test(url.pathname)) return "/";
  return `${url.pathname}${url.search}${url.hash}`;
}
