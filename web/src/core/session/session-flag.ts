/**
 * Whether the SDK has noted that somebody signed in here, not longer ago than a day. Without the note there is nothing
 * to renew, and a visitor's first view waits for no provider.
 */
export function hasSessionFlag(cookies: string, clientId: string): boolean {
  const flag = `auth0.${clientId}.is.authenticated`;
  return cookies.split("; ").some((cookie) => {
    const name = cookie.slice(0, cookie.indexOf("="));
    return name === flag || name === `_legacy_${flag}`;
  });
}
