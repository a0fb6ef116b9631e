import { text, textAround } from "../../../platform/text-as-html.ts";
import { formWords } from "./account-forms.words.ts";
import { card, go } from "./card.ts";
import {
  emailField,
  type FormProblem,
  formPage,
  hidden,
  link,
  mailbox,
  newPasswordField,
  type Place,
  passwordField,
  textField,
  usernameOf,
} from "./form.ts";
import { linkEndWords } from "./link-end.words.ts";
import type { RenderContext } from "./render-context.ts";
import { signUpWords } from "./sign-up.words.ts";

type SignUpPage = {
  action: string;
  formToken: string;
  /** Where a person who has an account goes, and where that was begun. */
  signIn: string;
  from: string;
  name: string;
  email: string;
  problem?: FormProblem | undefined;
  marked?: { name?: string | undefined; email?: string | undefined; password?: string | undefined };
};

/** The form of somebody new. */
export function signUpPage(context: RenderContext, place: Place, form: SignUpPage): string {
  const words = signUpWords[context.language];
  const shared = formWords[context.language];
  const { marked = {}, problem } = form;
  return formPage(context, place, {
    title: words.title,
    lead: text(words.lead),
    problem,
    action: form.action,
    formToken: form.formToken,
    fields: `${hidden("from", form.from)}
${textField({ name: "name", label: shared.name, value: form.name, autocomplete: "name", problem: marked.name, hasFocus: !problem })}
${emailField({ name: "email", label: shared.workEmail, value: form.email, autocomplete: "username", hint: words.emailHint, problem: marked.email })}
${newPasswordField(context, { name: "password", label: shared.password, problem: marked.password })}`,
    button: words.create,
    note: legalNote(context),
    after: `<p class="other">${text(words.haveAccount)} ${link(form.signIn, shared.toSignIn)}</p>`,
  });
}

/** Only where this installation has both. */
function legalNote(context: RenderContext): string {
  const { termsUrl, privacyUrl } = context;
  if (!termsUrl || !privacyUrl) return "";
  const words = signUpWords[context.language];
  const to = (url: string, name: string) => `<a href="${text(url)}" rel="noreferrer">${text(name)}</a>`;
  return `<p class="note">${textAround(words.accept, { terms: to(termsUrl, words.terms), privacy: to(privacyUrl, words.privacy) })}</p>`;
}

/** Where no mail can be sent: why nobody can sign up, and who can change that. */
export function cannotSignUpPage(context: RenderContext, place: Place, signIn: string): string {
  const { cannot } = signUpWords[context.language];
  return card(context, {
    title: cannot.title,
    body: `<p class="lead">${text(cannot.sentence)}</p>
${go(signIn, formWords[context.language].toSignIn)}`,
    place,
  });
}

export type SentPage = {
  email: string;
  formToken: string;
  /** Where the mail is asked for again, and where another address is given. */
  again: string;
  other: string;
  /** Why the person sees it: they signed up, signed in before confirming, or had it sent again. */
  because: "signed_up" | "unconfirmed" | "again";
  problem?: FormProblem | undefined;
};

/** The answer to a sign-up, whether or not the address has an account. */
export function checkYourMailPage(
  context: RenderContext,
  place: Place,
  { email, formToken, again, other, because, problem }: SentPage,
): string {
  const { sent, unconfirmed } = signUpWords[context.language];
  const told = because === "unconfirmed" ? unconfirmed : sent;
  return formPage(context, place, {
    title: told.title,
    lead: textAround(told.sentence, { email: mailbox(email) }),
    problem,
    action: again,
    formToken,
    fields: `${hidden("email", email)}
<p class="said" ${because === "again" ? 'role="status"' : ""}>${text(because === "again" ? sent.sentAgain : sent.nothing)}</p>`,
    button: sent.again,
    after: `<p class="other">${link(other, sent.other)}</p>`,
  });
}

type ConfirmPage = {
  action: string;
  formToken: string;
  email: string;
  asksForPassword: boolean;
  /** Where it is begun again, by whoever does not know the password: somebody else may have chosen it. */
  signUp: string;
  problem?: FormProblem | undefined;
};

/** The page behind the link in the mail: opening it changes nothing, because mail scanners open it too. */
export function confirmPage(context: RenderContext, place: Place, form: ConfirmPage): string {
  const { confirm } = signUpWords[context.language];
  const { password, wrongPassword } = formWords[context.language];
  return formPage(context, place, {
    title: confirm.title,
    lead: textAround(confirm.sentence, { email: mailbox(form.email) }),
    problem: form.problem?.kind === "wrong" ? { kind: "marked" } : form.problem,
    action: form.action,
    formToken: form.formToken,
    fields: form.asksForPassword
      ? `${usernameOf(form.email)}
${passwordField(context, { name: "password", label: password, hint: confirm.password, autocomplete: "current-password", hasFocus: !form.problem, problem: form.problem?.kind === "wrong" ? wrongPassword : undefined })}`
      : "",
    button: confirm.button,
    note: `<p class="note">${text(confirm.notYou)}</p>`,
    after: form.asksForPassword
      ? `<p class="other">${link(form.signUp, linkEndWords[context.language].signUpAgain)}</p>`
      : "",
  });
}
