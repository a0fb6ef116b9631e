import { text } from "../../../platform/text-as-html.ts";
import { formWords } from "./account-forms.words.ts";
import { emailField, type FormProblem, formPage, link, type Place, passwordField } from "./form.ts";
import type { RenderContext } from "./render-context.ts";
import { signInWords } from "./sign-in-page.words.ts";
import { signUpWords } from "./sign-up.words.ts";

type SignInPage = {
  /** Where the form posts to. */
  action: string;
  formToken: string;
  email: string;
  /** Why the form is shown again: one summary, and never which of both was wrong. */
  problem?: FormProblem | undefined;
  /** What was left empty, and is asked for at its field. */
  empty?: readonly Credential[] | undefined;
  demoEmails: string[];
  /** What signing in is for, where it is not the application. */
  lead?: string;
  /** Where somebody new goes, and somebody who forgot the password. */
  signUp: string;
  forgot: string;
  /** Where it is false neither can be done, and the page says why instead. */
  canSendMail: boolean;
};

export type Credential = "email" | "password";

type Words = (typeof signInWords)["en"];

/** The sign-in form. It works without a script. */
export function signInPage(context: RenderContext, place: Place, form: SignInPage): string {
  const words = signInWords[context.language];
  return formPage(context, place, {
    title: words.title,
    lead: text(form.lead ?? words.lead),
    problem: form.problem,
    ...(form.canSendMail && { forgot: form.forgot }),
    action: form.action,
    formToken: form.formToken,
    fields: credentialFields(context, { ...form, forgot: form.canSendMail ? form.forgot : undefined }),
    button: words.signIn,
    after: form.canSendMail
      ? `<p class="other">${text(words.isNew)} ${link(form.signUp, words.createAccount)}</p>`
      : `<p class="other">${text(signUpWords[context.language].cannot.sentence)}</p>`,
    foot: form.demoEmails.length > 0 ? demoNote(words, form.demoEmails) : "",
  });
}

/** E-mail and password of somebody who has an account; what is wrong together is marked at both. */
export function credentialFields(
  context: RenderContext,
  {
    email,
    problem,
    empty = [],
    forgot,
    isFixed = false,
  }: Pick<SignInPage, "email" | "problem" | "empty"> & { forgot: string | undefined; isFixed?: boolean },
): string {
  const words = signInWords[context.language];
  const { emailMissing, passwordMissing } = formWords[context.language];
  const isMarked = problem?.kind === "wrong";
  return `${emailField({ name: "email", label: words.email, value: email, autocomplete: "username", isFixed, isMarked, problem: empty.includes("email") ? emailMissing : undefined, hasFocus: !problem && !isFixed })}
${passwordField(context, { name: "password", label: words.password, ...(forgot && { beside: link(forgot, words.forgot) }), autocomplete: "current-password", isMarked, problem: empty.includes("password") ? passwordMissing : undefined, hasFocus: !problem && isFixed })}`;
}

function demoNote(words: Words, emails: string[]): string {
  return `<section class="demo" aria-labelledby="demo">
<h2 id="demo">${text(words.demo)}</h2>
<ul>${emails.map((email) => `<li dir="ltr">${text(email)}</li>`).join("")}</ul>
<p>${text(words.demoPassword)}</p>
</section>`;
}
