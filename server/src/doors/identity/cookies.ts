import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply } from "fastify";
import type { CookiesSetOptions } from "oidc-provider";

/** `maxAgeSeconds` 0 deletes the cookie. */
type Cookie = { name: string; value: string; maxAgeSeconds: number; secure: boolean };

export function setCookie(reply: FastifyReply, { name, value, maxAgeSeconds, secure }: Cookie): void {
  const attributes = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
  reply.header("set-cookie", `${name}=${value}; ${attributes}`);
}

export function readCookie({ cookie = "" }: IncomingHttpHeaders, name: string): string | undefined {
  const pairs = cookie.split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Only this host can set a `__Host-` cookie. Without https, browsers share cookies between ports. */
export function hostCookie(publicUrl: string, name: string): Pick<Cookie, "name" | "secure"> {
  const { protocol, port } = new URL(publicUrl);
  const secure = protocol === "https:";
  return { name: secure ? `__Host-${name}` : `${name}${port ? `-${port}` : ""}`, secure };
}

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
