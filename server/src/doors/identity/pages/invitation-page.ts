import type { Role } from "@bellhop/contract/access";
import { text, textAround } from "../../../platform/text-as-html.ts";
import { paths } from "../paths.ts";
import { formWords } from "./account-forms.words.ts";
import { card, go } from "./card.ts";
import {
  type FormProblem,
  formPage,
  mailbox,
  newPasswordField,
  type Place,
  said,
  textField,
  usernameOf,
} from "./form.ts";
import { invitationWords } from "./invitation-page.words.ts";
import type { RenderContext } from "./render-context.ts";
import { credentialFields } from "./sign-in-page.ts";

export type InvitationPage = {
  operator: string;
  inviter: string;
  role: Role;
  email: string;
  action: string;
  formToken: string;
  name: string;
  problem?: FormProblem | undefined;
  marked?: { name?: string | undefined; password?: string | undefined };
  /** Somebody else is signed in in this browser. */
  isOthersSession: boolean;
};

const titleOf = (context: RenderContext, { operator }: Pick<InvitationPage, "operator">) =>
  invitationWords[context.language].title.replace("{operator}", () => operator);

function invitedBy(context: RenderContext, { inviter, role }: InvitationPage): string {
  const words = invitationWords[context.language];
  return `${textAround(words.by, { inviter: said(inviter), role: text(words.roles[role]) })}`;
}

const sentence = (words: string, email: string) =>
  `<p class="said">${textAround(words, { email: mailbox(email) })}</p>`;

/** For whoever has no account yet: a name and a password make one. */
export function newByInvitationPage(context: RenderContext, place: Place, form: InvitationPage): string {
  const words = invitationWords[context.language];
  const shared = formWords[context.language];
  return formPage(context, place, {
    title: titleOf(context, form),
    lead: invitedBy(context, form),
    problem: form.problem,
    action: form.action,
    formToken: form.formToken,
    fields: `${sentence(words.create, form.email)}
${usernameOf(form.email)}
${textField({ name: "name", label: shared.name, value: form.name, autocomplete: "name", problem: form.marked?.name, hasFocus: !form.problem })}
${newPasswordField(context, { name: "password", label: shared.password, problem: form.marked?.password })}`,
    button: words.accept,
  });
}

/** For whoever has an account: signing in accepts. */
export function signInByInvitationPage(context: RenderContext, place: Place, form: InvitationPage): string {
  const words = invitationWords[context.language];
  return formPage(context, place, {
    title: titleOf(context, form),
    lead: invitedBy(context, form),
    problem: form.problem,
    action: form.action,
    formToken: form.formToken,
    forgot: paths.forgot,
    fields: `${sentence(words.has, form.email)}
${credentialFields(context, { ...form, empty: form.problem?.kind === "marked" ? ["password"] : [], forgot: paths.forgot, isFixed: true })}`,
    button: words.signIn,
    note: form.isOthersSession ? `<p class="note">${text(words.otherSession)}</p>` : "",
  });
}

/** For whoever is signed in already: they accept, or decline. */
export function invitedHerePage(context: RenderContext, place: Place, form: InvitationPage): string {
  const words = invitationWords[context.language];
  return formPage(context, place, {
    title: titleOf(context, form),
    lead: invitedBy(context, form),
    action: form.action,
    formToken: form.formToken,
    fields: sentence(words.continue, form.email),
    button: words.acceptHere,
    note: `<button class="go quiet" name="answer" value="decline">${text(words.decline)}</button>`,
  });
}

/** Says that an invitation was declined. */
export function declinedPage(context: RenderContext, place: Place): string {
  const { declined } = invitationWords[context.language];
  return card(context, {
    place,
    title: declined.title,
    body: `<p class="lead">${text(declined.sentence)}</p>
${go("/", formWords[context.language].toBellhop)}`,
  });
}
