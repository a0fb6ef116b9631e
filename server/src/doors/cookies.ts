import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply } from "fastify";

/** `maxAgeSeconds` 0 deletes the cookie. `isPartitioned`: for frames; each website has its own cookie. */
export type Cookie = {
  name: string;
  value: string;
  maxAgeSeconds: number;
  secure: boolean;
  isPartitioned?: boolean;
};

export function setCookie(
  reply: FastifyReply,
  { name, value, maxAgeSeconds, secure, isPartitioned = false }: Cookie,
): void {
  const sites = isPartitioned ? "SameSite=None; Partitioned" : "SameSite=Lax";
  const attributes = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; ${sites}${secure ? "; Secure" : ""}`;
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
