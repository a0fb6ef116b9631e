import type { FastifyReply, FastifyRequest } from "fastify";
import { inSameLanguage, type PageAnswers } from "./page-answers.ts";
import { checkYourMailPage, type SentPage } from "./pages/sign-up-pages.ts";
import { paths } from "./paths.ts";

/** The page that says to look into the mailbox; the same for known and unknown addresses. */
export function showCheckYourMail(
  request: FastifyRequest,
  reply: FastifyReply,
  answers: PageAnswers,
  { status = 200, ...sent }: Omit<SentPage, "formToken" | "again" | "other"> & { status?: number },
): FastifyReply {
  const formToken = answers.formFor(request, reply, `again ${sent.email}`);
  const other = inSameLanguage(request, paths.signUp);
  const again = inSameLanguage(request, paths.signUpAgain);
  const seen = answers.look(request, other);
  const page = checkYourMailPage(seen, answers.place, { ...sent, again, other, formToken });
  return answers.html(reply, status, page);
}
