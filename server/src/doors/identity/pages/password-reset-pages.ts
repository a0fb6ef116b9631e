import { text, textAround } from "../../../platform/text-as-html.ts";
import { paths } from "../paths.ts";
import { formWords } from "./account-forms.words.ts";
import { card, go } from "./card.ts";
import {
  emailField,
  type FormProblem,
  formPage,
  link,
  mailbox,
  newPasswordField,
  type Place,
  usernameOf,
} from "./form.ts";
import { resetWords } from "./password-reset.words.ts";
import type { RenderContext } from "./render-context.ts";

type ForgotPage = {
  action: string;
  formToken: string;
  email: string;
  signIn: string;
  problem?: FormProblem | undefined;
  marked?: string | undefined;
};

/** The form of somebody who forgot the password. */
export function forgotPage(context: RenderContext, place: Place, form: ForgotPage): string {
  const { forgot } = resetWords[context.language];
  const shared = formWords[context.language];
  return formPage(context, place, {
    title: forgot.title,
    lead: text(forgot.lead),
    problem: form.problem,
    action: form.action,
    formToken: form.formToken,
    fields: emailField({
      name: "email",
      label: shared.email,
      value: form.email,
      autocomplete: "username",
      hasFocus: !form.problem,
      problem: form.marked,
    }),
    button: forgot.send,
    after: `<p class="other">${link(form.signIn, shared.toSignIn)}</p>`,
  });
}

/** Where no mail can be sent: why passwords cannot be reset, and who can change that. */
export function cannotResetPage(context: RenderContext, place: Place, signIn: string): string {
  const { cannot } = resetWords[context.language];
  return card(context, {
    place,
    title: cannot.title,
    body: `<p class="lead">${text(cannot.sentence)}</p>
${go(signIn, formWords[context.language].toSignIn)}`,
  });
}

/** The same for every address. */
export function resetSentPage(context: RenderContext, place: Place, email: string): string {
  const { sent } = resetWords[context.language];
  return card(context, {
    place,
    title: sent.title,
    body: `<p class="lead">${textAround(sent.sentence, { email: mailbox(email) })}</p>
<p class="said">${text(sent.nothing)}</p>
${go(paths.signInAgain, formWords[context.language].toSignIn)}`,
  });
}

type ChoosePage = {
  action: string;
  formToken: string;
  email: string;
  problem?: FormProblem | undefined;
  marked?: string | undefined;
};

/** The page behind the link: a new password. */
export function choosePasswordPage(context: RenderContext, place: Place, form: ChoosePage): string {
  const { choose } = resetWords[context.language];
  const { newPassword } = formWords[context.language];
  return formPage(context, place, {
    title: choose.title,
    lead: textAround(choose.lead, { email: mailbox(form.email) }),
    problem: form.problem,
    action: form.action,
    formToken: form.formToken,
    fields: `${usernameOf(form.email)}
${newPasswordField(context, { name: "password", label: newPassword, problem: form.marked, hasFocus: !form.problem })}`,
    button: choose.save,
    note: `<p class="note">${text(choose.ends)}</p>`,
  });
}

/** Says that the new password is set, and that it signs in. */
export function passwordChangedPage(context: RenderContext, place: Place): string {
  const { done } = resetWords[context.language];
  return card(context, {
    place,
    title: done.title,
    body: `<p class="lead">${text(done.sentence)}</p>
${go(paths.signInAgain, formWords[context.language].toSignIn)}`,
  });
}
