import type { FastifyReply, FastifyRequest } from "fastify";
import { readCookie, setCookie } from "./cookies.ts";
import { checkYourMailPage, type SentPage } from "./pages/sign-up-pages.ts";
import { inSameLanguage, type Pages } from "./pages.ts";
import { paths } from "./paths.ts";

const cookie = "bellhop-wrote-to";
const keptSeconds = 3_600;

/**
 * Leads to the page that says to look into the mailbox, which may be loaded again without sending anything again. The
 * address goes along in a cookie, because what stands in addresses is kept in many places.
 */
export function redirectToCheckYourMail(
  request: FastifyRequest,
  reply: FastifyReply,
  { place }: Pages,
  { email, isAgain = false }: { email: string; isAgain?: boolean },
): FastifyReply {
  setCookie(reply, { name: cookie, value: encodeURIComponent(email), keptSeconds, secure: place.secure });
  const sent = inSameLanguage(request, paths.signUpSent, isAgain ? { again: "1" } : {});
  return reply.header("cache-control", "no-store").redirect(sent, 303);
}

/** The address that this browser was led here with; undefined where it was not, or long ago. */
export function readMailedAddress({ headers }: FastifyRequest): string | undefined {
  const value = readCookie(headers, cookie);
  try {
    return value && decodeURIComponent(value);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** The page that says to look into the mailbox; the same for known and unknown addresses. */
export function showCheckYourMail(
  request: FastifyRequest,
  reply: FastifyReply,
  answers: Pages,
  { status = 200, ...sent }: Omit<SentPage, "formToken" | "again" | "other"> & { status?: number },
): FastifyReply {
  const formToken = answers.formFor(request, reply, `again ${sent.email}`);
  const other = inSameLanguage(request, paths.signUp);
  const again = inSameLanguage(request, paths.signUpAgain);
  const seen = answers.context(request, other);
  const page = checkYourMailPage(seen, answers.place, { ...sent, again, other, formToken });
  return answers.html(reply, status, page);
}
