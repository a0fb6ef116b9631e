import { text, textAround } from "../../../platform/text-as-html.ts";
import { paths } from "../paths.ts";
import { formWords } from "./account-forms.words.ts";
import { card } from "./card.ts";
import {
  emailField,
  type Form,
  formPage,
  hidden,
  isolatedAddress,
  link,
  nameField,
  newPasswordField,
  passwordField,
  usernameField,
} from "./form.ts";
import { linkEndWords } from "./link-end.words.ts";
import type { RenderContext } from "./render-context.ts";
import { signUpWords } from "./sign-up.words.ts";

type SignUpPage = Form & {
  signIn: string;
  /** The interaction (sign-in) that the page was opened from. */
  from: string;
  name: string;
  email: string;
  errors?: { name?: string | undefined; email?: string | undefined; password?: string | undefined };
};

export function signUpPage(context: RenderContext, form: SignUpPage): string {
  const words = signUpWords[context.language];
  const shared = formWords[context.language];
  const { errors = {}, problem } = form;
  return formPage(context, {
    ...form,
    title: words.title,
    lead: text(words.lead),
    fields: `${hidden("from", form.from)}
${nameField(context, { value: form.name, error: errors.name, hasFocus: !problem })}
${emailField({ name: "email", label: shared.workEmail, value: form.email, autocomplete: "username", hint: words.emailHint, error: errors.email })}
${newPasswordField(context, { name: "password", label: shared.password, error: errors.password })}`,
    button: words.create,
    note: legalNote(context),
    after: `<p class="other">${text(words.haveAccount)} ${link(form.signIn, shared.toSignIn)}</p>`,
  });
}

function legalNote({ termsUrl, privacyUrl, language }: RenderContext): string {
  if (!termsUrl || !privacyUrl) return "";
  const words = signUpWords[language];
  const to = (url: string, name: string) => `<a href="${text(url)}" rel="noreferrer">${text(name)}</a>`;
  return `<p class="note">${textAround(words.accept, { terms: to(termsUrl, words.terms), privacy: to(privacyUrl, words.privacy) })}</p>`;
}

/** For an installation that cannot send mail. */
export function cannotSignUpPage(context: RenderContext, signIn: string): string {
  const { title, sentence } = signUpWords[context.language].cannot;
  const next = { href: signIn, label: formWords[context.language].toSignIn };
  return card(context, { title, lead: text(sentence), next });
}

export type SentPage = Form & {
  email: string;
  signUp: string;
  reason: "signed_up" | "unconfirmed" | "again";
};

/** The same for known and unknown addresses. */
export function checkYourMailPage(context: RenderContext, form: SentPage): string {
  const { sent, unconfirmed } = signUpWords[context.language];
  const { email, reason } = form;
  const { title, sentence } = reason === "unconfirmed" ? unconfirmed : sent;
  return formPage(context, {
    ...form,
    title,
    lead: textAround(sentence, { email: isolatedAddress(email) }),
    fields: `${hidden("email", email)}
<p class="said" ${reason === "again" ? 'role="status"' : ""}>${text(reason === "again" ? sent.sentAgain : sent.nothing)}</p>`,
    button: sent.again,
    after: `<p class="other">${link(form.signUp, sent.other)}</p>`,
  });
}

type ConfirmPage = Form & { email: string; asksForPassword: boolean };

/** Opening the link changes nothing: mail scanners open it, too. */
export function confirmPage(context: RenderContext, form: ConfirmPage): string {
  const { confirm } = signUpWords[context.language];
  const { password, wrongPassword } = formWords[context.language];
  const { email, problem } = form;
  const isWrong = problem?.kind === "wrong";
  const page = {
    ...form,
    title: confirm.title,
    lead: textAround(confirm.sentence, { email: isolatedAddress(email) }),
    problem: isWrong ? ({ kind: "invalid_fields" } as const) : problem,
    button: confirm.button,
    note: `<p class="note">${text(confirm.notYou)}</p>`,
  };
  if (!form.asksForPassword) return formPage(context, { ...page, fields: "" });
  const signUp = `${paths.signUp}?${new URLSearchParams({ hint: email })}`;
  return formPage(context, {
    ...page,
    fields: `${usernameField(email)}
${passwordField(context, { name: "password", label: password, hint: confirm.password, hasFocus: !problem, error: isWrong ? wrongPassword : undefined })}`,
    after: `<p class="other">${link(signUp, linkEndWords[context.language].signUpAgain)}</p>`,
  });
}
