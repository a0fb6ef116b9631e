import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { hostCookie, readCookie, setCookie } from "../cookies.ts";

const maxAgeSeconds = 30 * 86_400;

/** The cookie of a random id that binds forms and sign-ups to one browser and identifies no person. */
export function browserIdCookie(publicUrl: string) {
  const { name, secure } = hostCookie(publicUrl, "bellhop-browser");

  function read({ headers }: FastifyRequest): string | undefined {
    const value = readCookie(headers, name);
    return value && /^[\w-]{43}$/.test(value) ? value : undefined;
  }

  return {
    read,
    ensure(reply: FastifyReply): string {
      const value = read(reply.request) ?? randomBytes(32).toString("base64url");
      setCookie(reply, { name, value, maxAgeSeconds, secure });
      return value;
    },
  };
}
