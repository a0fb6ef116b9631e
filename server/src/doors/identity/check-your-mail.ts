import type { FastifyReply, FastifyRequest } from "fastify";
import { readCookie, setCookie } from "../cookies.ts";
import type { FormProblem } from "./pages/form.ts";
import { checkYourMailPage, type SentPage } from "./pages/sign-up-pages.ts";
import { type Pages, redirect, withUiLocales } from "./pages.ts";
import { paths } from "./paths.ts";

/** Carries the address, because URLs are logged. */
const cookie = "bellhop-wrote-to";
const maxAgeSeconds = 3_600;

/** Redirects, so that reloading the page sends nothing again. */
export function redirectToCheckYourMail(
  reply: FastifyReply,
  secure: boolean,
  { email, isAgain = false }: { email: string; isAgain?: boolean },
): FastifyReply {
  setCookie(reply, { name: cookie, value: encodeURIComponent(email), maxAgeSeconds, secure });
  return redirect(reply, withUiLocales(reply.request, paths.signUpSent, isAgain ? { again: "1" } : {}));
}

export function readMailedAddress({ headers }: FastifyRequest): string | undefined {
  const value = readCookie(headers, cookie);
  try {
    return value && decodeURIComponent(value);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

type CheckYourMail = Pick<SentPage, "email" | "reason"> & { problem?: FormProblem; status?: number };

export function showCheckYourMail(
  reply: FastifyReply,
  pages: Pages,
  { status = 200, ...sent }: CheckYourMail,
): FastifyReply {
  const signUp = withUiLocales(reply.request, paths.signUp);
  const page = checkYourMailPage(pages.context(reply.request, signUp), {
    ...sent,
    signUp,
    action: withUiLocales(reply.request, paths.signUpAgain),
    formToken: pages.formToken(reply, `again ${sent.email}`),
  });
  return pages.html(reply, status, page);
}
