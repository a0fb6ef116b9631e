import type { CookiesSetOptions } from "oidc-provider";

export type ProviderCookies = {
  names: { session: string; interaction: string; resume: string };
  options: CookiesSetOptions;
};

/**
 * The provider's cookies. Over https the session's is `__Host-`. Those of one half-finished sign-in are bound to
 * its page, which `__Host-` does not allow, so that two tabs can sign in at once. On plain http (this machine only)
 * browsers share cookies between ports, so the port is in the names.
 */
export function providerCookies(publicUrl: string): ProviderCookies {
  const { protocol, port } = new URL(publicUrl);
  const secure = protocol === "https:";
  const options: CookiesSetOptions = { httpOnly: true, sameSite: "lax", secure, signed: false };
  if (secure) {
    const names = {
      session: "__Host-bellhop-session",
      interaction: "__Secure-bellhop-sign-in",
      resume: "__Secure-bellhop-resume",
    };
    return { names, options };
  }
  const at = port ? `-${port}` : "";
  const names = {
    session: `bellhop-session${at}`,
    interaction: `bellhop-sign-in${at}`,
    resume: `bellhop-resume${at}`,
  };
  return { names, options };
}
