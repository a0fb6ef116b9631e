import { text, textAround } from "../../../platform/text-as-html.ts";
import { paths } from "../paths.ts";
import { formWords } from "./account-forms.words.ts";
import { card } from "./card.ts";
import {
  emailField,
  type Form,
  formPage,
  isolatedAddress,
  link,
  newPasswordField,
  usernameField,
} from "./form.ts";
import { resetWords } from "./password-reset.words.ts";
import type { RenderContext } from "./render-context.ts";

type EmailForm = Form & { email: string; error?: string | undefined };

const toSignIn = ({ language }: RenderContext) => ({
  href: paths.signInAgain,
  label: formWords[language].toSignIn,
});

export function forgotPage(context: RenderContext, form: EmailForm): string {
  const { forgot } = resetWords[context.language];
  const signIn = toSignIn(context);
  return formPage(context, {
    ...form,
    title: forgot.title,
    lead: text(forgot.lead),
    fields: emailField({
      name: "email",
      label: formWords[context.language].email,
      value: form.email,
      autocomplete: "username",
      hasFocus: !form.problem,
      error: form.error,
    }),
    button: forgot.send,
    after: `<p class="other">${link(signIn.href, signIn.label)}</p>`,
  });
}

/** For an installation that cannot send mail. */
export function cannotResetPage(context: RenderContext): string {
  const { title, sentence } = resetWords[context.language].cannot;
  return card(context, { title, lead: text(sentence), next: toSignIn(context) });
}

/** The same for known and unknown addresses. */
export function resetSentPage(context: RenderContext, email: string): string {
  const { title, sentence, nothing } = resetWords[context.language].sent;
  const lead = textAround(sentence, { email: isolatedAddress(email) });
  return card(context, { title, lead, note: nothing, next: toSignIn(context) });
}

export function choosePasswordPage(context: RenderContext, form: EmailForm): string {
  const { choose } = resetWords[context.language];
  const label = formWords[context.language].newPassword;
  return formPage(context, {
    ...form,
    title: choose.title,
    lead: textAround(choose.lead, { email: isolatedAddress(form.email) }),
    fields: `${usernameField(form.email)}
${newPasswordField(context, { name: "password", label, error: form.error, hasFocus: !form.problem })}`,
    button: choose.save,
    note: `<p class="note">${text(choose.ends)}</p>`,
  });
}

export function passwordChangedPage(context: RenderContext): string {
  const { title, sentence } = resetWords[context.language].done;
  return card(context, { title, lead: text(sentence), next: toSignIn(context) });
}
