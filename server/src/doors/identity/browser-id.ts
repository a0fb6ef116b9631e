import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { readCookie, setCookie } from "./cookies.ts";

const keptSeconds = 30 * 86_400;
const markForm = /^[\w-]{43}$/;

/** Something only one browser has: what a form was made for, and where a sign-up began. It says nothing about anybody. */
type BrowserIdCookie = {
  /** Undefined where this browser has none yet. */
  read(request: FastifyRequest): string | undefined;
  /** Gives the browser one where it has none. */
  give(request: FastifyRequest, reply: FastifyReply): string;
};

/** The mark's cookie; as with the provider's, its name has the port where there is no https. */
export function browserId(publicUrl: string): BrowserIdCookie {
  const { protocol, port } = new URL(publicUrl);
  const secure = protocol === "https:";
  const name = secure ? "__Host-bellhop-browser" : `bellhop-browser${port ? `-${port}` : ""}`;

  function read({ headers }: FastifyRequest): string | undefined {
    const value = readCookie(headers, name);
    return value && markForm.test(value) ? value : undefined;
  }

  return {
    read,
    give(request, reply) {
      const mark = read(request) ?? randomBytes(32).toString("base64url");
      setCookie(reply, { name, value: mark, keptSeconds, secure });
      return mark;
    },
  };
}
