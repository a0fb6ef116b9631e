import type { CookiesSetOptions } from "oidc-provider";

type ProviderCookies = {
  names: { session: string; interaction: string; resume: string };
  options: CookiesSetOptions;
};

/** Interaction cookies have a path (two tabs can sign in), which `__Host-` forbids. Browsers share ports. */
export function providerCookies(publicUrl: string): ProviderCookies {
  const { protocol, port } = new URL(publicUrl);
  const secure = protocol === "https:";
  const [host, path, suffix] = secure ? ["__Host-", "__Secure-", ""] : ["", "", port ? `-${port}` : ""];
  const names = {
    session: `${host}bellhop-session${suffix}`,
    interaction: `${path}bellhop-sign-in${suffix}`,
    resume: `${path}bellhop-resume${suffix}`,
  };
  return { names, options: { httpOnly: true, sameSite: "lax", secure, signed: false } };
}
