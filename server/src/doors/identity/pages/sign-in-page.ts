import { text } from "../../../platform/text-as-html.ts";
import { formWords } from "./account-forms.words.ts";
import { emailField, type Form, formPage, link, passwordField } from "./form.ts";
import type { RenderContext } from "./render-context.ts";
import { signInWords } from "./sign-in-page.words.ts";
import { signUpWords } from "./sign-up.words.ts";

type SignInPage = Form & {
  email: string;
  empty?: readonly Credential[] | undefined;
  demoEmails: string[];
  lead?: string;
  signUp: string;
  forgot: string;
  /** If false, the page explains why no one can sign up or reset a password. */
  canSendMail: boolean;
};

export type Credential = "email" | "password";

/** A wrong e-mail or password is one problem: the page never says which was wrong. */
export function signInPage(context: RenderContext, page: SignInPage): string {
  const words = signInWords[context.language];
  const form = { ...page, forgot: page.canSendMail ? page.forgot : undefined };
  return formPage(context, {
    ...form,
    title: words.title,
    lead: text(form.lead ?? words.lead),
    fields: credentialFields(context, form),
    button: words.signIn,
    after: form.canSendMail
      ? `<p class="other">${text(words.isNew)} ${link(form.signUp, words.createAccount)}</p>`
      : `<p class="other">${text(signUpWords[context.language].cannot.sentence)}</p>`,
    foot: form.demoEmails.length > 0 ? demoNote(context, form.demoEmails) : "",
  });
}

export function credentialFields(
  context: RenderContext,
  {
    email,
    problem,
    empty = [],
    forgot,
    isReadOnly = false,
  }: Pick<SignInPage, "email" | "problem" | "empty"> & { forgot: string | undefined; isReadOnly?: boolean },
): string {
  const words = signInWords[context.language];
  const { emailMissing, passwordMissing } = formWords[context.language];
  const isInvalid = problem?.kind === "wrong";
  return `${emailField({ name: "email", label: words.email, value: email, autocomplete: "username", isReadOnly, isInvalid, error: empty.includes("email") ? emailMissing : undefined, hasFocus: !problem && !isReadOnly })}
${passwordField(context, { name: "password", label: words.password, ...(forgot && { beside: link(forgot, words.forgot) }), isInvalid, error: empty.includes("password") ? passwordMissing : undefined, hasFocus: !problem && isReadOnly })}`;
}

function demoNote({ language }: RenderContext, emails: string[]): string {
  const words = signInWords[language];
  return `<section class="demo" aria-labelledby="demo">
<h2 id="demo">${text(words.demo)}</h2>
<ul>${emails.map((email) => `<li dir="ltr">${text(email)}</li>`).join("")}</ul>
<p>${text(words.demoPassword)}</p>
</section>`;
}
