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
import type { Look } from "./look.ts";
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

const titleOf = (look: Look, { operator }: Pick<InvitationPage, "operator">) =>
  invitationWords[look.language].title.replace("{operator}", () => operator);

function invitedBy(look: Look, { inviter, role }: InvitationPage): string {
  const words = invitationWords[look.language];
  return `${textAround(words.by, { inviter: said(inviter), role: text(words.roles[role]) })}`;
}

const sentence = (words: string, email: string) =>
  `<p class="said">${textAround(words, { email: mailbox(email) })}</p>`;

/** For whoever has no account yet: a name and a password make one. */
export function newByInvitationPage(look: Look, place: Place, form: InvitationPage): string {
  const words = invitationWords[look.language];
  const shared = formWords[look.language];
  return formPage(look, place, {
    title: titleOf(look, form),
    lead: invitedBy(look, form),
    problem: form.problem,
    action: form.action,
    formToken: form.formToken,
    fields: `${sentence(words.create, form.email)}
${usernameOf(form.email)}
${textField({ name: "name", label: shared.name, value: form.name, autocomplete: "name", problem: form.marked?.name, hasFocus: !form.problem })}
${newPasswordField(look, { name: "password", label: shared.password, problem: form.marked?.password })}`,
    button: words.accept,
  });
}

/** For whoever has an account: signing in accepts. */
export function signInByInvitationPage(look: Look, place: Place, form: InvitationPage): string {
  const words = invitationWords[look.language];
  return formPage(look, place, {
    title: titleOf(look, form),
    lead: invitedBy(look, form),
    problem: form.problem,
    action: form.action,
    formToken: form.formToken,
    forgot: paths.forgot,
    fields: `${sentence(words.has, form.email)}
${credentialFields(look, { ...form, empty: form.problem?.kind === "marked" ? ["password"] : [], forgot: paths.forgot, isFixed: true })}`,
    button: words.signIn,
    note: form.isOthersSession ? `<p class="note">${text(words.otherSession)}</p>` : "",
  });
}

/** For whoever is signed in already: they accept, or decline. */
export function invitedHerePage(look: Look, place: Place, form: InvitationPage): string {
  const words = invitationWords[look.language];
  return formPage(look, place, {
    title: titleOf(look, form),
    lead: invitedBy(look, form),
    action: form.action,
    formToken: form.formToken,
    fields: sentence(words.continue, form.email),
    button: words.acceptHere,
    note: `<button class="go quiet" name="answer" value="decline">${text(words.decline)}</button>`,
  });
}

/** Says that an invitation was declined. */
export function declinedPage(look: Look, place: Place): string {
  const { declined } = invitationWords[look.language];
  return card(look, {
    place,
    title: declined.title,
    body: `<p class="lead">${text(declined.sentence)}</p>
${go("/", formWords[look.language].toBellhop)}`,
  });
}
