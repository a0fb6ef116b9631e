import type { FastifyReply, FastifyRequest } from "fastify";
import { checkSignIn } from "../../domain/identity/index.ts";
import { showCheckYourMail } from "./check-your-mail.ts";
import { emptyCredentials } from "./field-errors.ts";
import type { FormProblem } from "./pages/form.ts";
import type { Credential } from "./pages/sign-in-page.ts";
import { type PageServices, type Pages, tooManyProblem } from "./pages.ts";

/** What a sign-in page is shown with, the first time or again. */
export type SignInState = {
  email?: string;
  problem?: FormProblem;
  empty?: readonly Credential[];
  status?: number;
};

/** The account that a sent form signs in to; otherwise answers the request itself, with the form shown again. */
export async function authenticate(
  request: FastifyRequest,
  reply: FastifyReply,
  fields: URLSearchParams,
  { services, answers }: { services: PageServices; answers: Pages },
  showAgain: (shown: SignInState) => FastifyReply,
): Promise<string | undefined> {
  const [email, password] = [fields.get("email") ?? "", fields.get("password") ?? ""];
  const empty = emptyCredentials({ email, password });
  if (empty.length > 0) {
    showAgain({ email, empty, problem: { kind: "marked" }, status: 400 });
    return undefined;
  }
  const { address } = answers.asking(request);
  const result = await checkSignIn(services.db, services.secretKey, { email, password, address });
  if (result.outcome === "signed_in") return result.accountId;
  if (result.outcome === "wrong") showAgain({ email, problem: { kind: "wrong" }, status: 400 });
  else if (result.outcome === "too_many") {
    showAgain({ email, problem: tooManyProblem(reply, result), status: 429 });
  } else showCheckYourMail(request, reply, answers, { email, because: "unconfirmed" });
  return undefined;
}
