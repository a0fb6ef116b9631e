/** The path to go back to after signing in: what was saved, if it is one of ours, else `/`. */
export function returnPath(saved: unknown, origin: string): string {
  if (typeof saved !== "string") return "/";
  const url = URL.parse(saved, origin);
  return url?.origin === origin ? `${url.pathname}${url.search}${url.hash}` : "/";
}
