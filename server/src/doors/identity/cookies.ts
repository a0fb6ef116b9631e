import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply } from "fastify";
import type { CookiesSetOptions } from "oidc-provider";

type Cookie = {
  name: string;
  value: string;
  /** 0 forgets it. */
  keptSeconds: number;
  /** Over https alone. */
  secure: boolean;
};

/** Gives the browser a cookie for every path of ours, that scripts cannot read and other sites cannot send along. */
export function setCookie(reply: FastifyReply, { name, value, keptSeconds, secure }: Cookie): void {
  const attributes = `Path=/; Max-Age=${keptSeconds}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
  reply.header("set-cookie", `${name}=${value}; ${attributes}`);
}

/** The value of a cookie that came with a request, as it was sent. */
export function readCookie({ cookie = "" }: IncomingHttpHeaders, name: string): string | undefined {
  const pairs = cookie.split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

type ProviderCookies = {
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
