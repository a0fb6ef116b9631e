import type { FastifyReply } from "fastify";
import { checkSignIn } from "../../domain/identity/index.ts";
import { showCheckYourMail } from "./check-your-mail.ts";
import { emptyCredentials } from "./field-errors.ts";
import type { FormProblem } from "./pages/form.ts";
import type { Credential } from "./pages/sign-in-page.ts";
import { invalidFields, type PageServices, type Pages, rejection } from "./pages.ts";

export type SignInState = {
  email?: string;
  problem?: FormProblem;
  empty?: readonly Credential[];
  status?: number;
};

/** Checks a sign-in form and returns the account id. If undefined, the reply has been sent. */
export async function authenticate(
  reply: FastifyReply,
  fields: URLSearchParams,
  { services, pages }: { services: PageServices; pages: Pages },
  showAgain: (state: SignInState) => FastifyReply,
): Promise<string | undefined> {
  const [email, password] = [fields.get("email") ?? "", fields.get("password") ?? ""];
  const empty = emptyCredentials({ email, password });
  if (empty.length > 0) {
    showAgain({ email, empty, ...invalidFields });
    return undefined;
  }
  const { address, browserMarks } = pages.sender(reply.request);
  const credentials = { email, password, address, browserMarks };
  const result = await checkSignIn(services.db, services.secretKey, credentials);
  if (result.outcome === "signed_in") return result.accountId;
  if (result.outcome === "unconfirmed") {
    showCheckYourMail(reply, pages, { email, reason: "unconfirmed" });
  } else showAgain({ email, ...rejection(reply, result) });
  return undefined;
}
