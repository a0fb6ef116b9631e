/**
 * True if the SDK noted a sign-in within the last day. Without it there is nothing to renew, so a visitor's
 * first view skips the provider.
 */
export function hasSessionFlag(cookies: string, clientId: string): boolean {
  const flag = `auth0.${clientId}.is.authenticated`;
  return cookies.split("; ").some((cookie) => {
    const name = cookie.slice(0, cookie.indexOf("="));
    return name === flag || name === `_legacy_${flag}`;
  });
}
