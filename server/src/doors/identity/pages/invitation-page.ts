import type { Role } from "@bellhop/contract/access";
import { text, textAround } from "../../../platform/text-as-html.ts";
import { paths } from "../paths.ts";
import { formWords } from "./account-forms.words.ts";
import { card } from "./card.ts";
import {
  type Form,
  formPage,
  isolatedAddress,
  isolatedName,
  nameField,
  newPasswordField,
  usernameField,
} from "./form.ts";
import { invitationWords } from "./invitation-page.words.ts";
import type { RenderContext } from "./render-context.ts";
import { credentialFields } from "./sign-in-page.ts";

export type InvitationPage = Form & {
  operator: string;
  inviter: string;
  role: Role;
  email: string;
  name: string;
  errors?: { name?: string | undefined; password?: string | undefined };
  isOthersSession: boolean;
};

type Parts = { sentence: string; fields?: string; button: string; forgot?: string; note?: string };

function invitationPage(context: RenderContext, form: InvitationPage, parts: Parts): string {
  const words = invitationWords[context.language];
  const { operator, inviter, role, email } = form;
  const sentence = textAround(parts.sentence, { email: isolatedAddress(email) });
  return formPage(context, {
    ...form,
    ...parts,
    title: words.title.replace("{operator}", () => operator),
    lead: textAround(words.by, { inviter: isolatedName(inviter), role: text(words.roles[role]) }),
    fields: `<p class="said">${sentence}</p>\n${parts.fields ?? ""}`,
  });
}

export function newByInvitationPage(context: RenderContext, form: InvitationPage): string {
  const { create, accept } = invitationWords[context.language];
  const label = formWords[context.language].password;
  const fields = `${usernameField(form.email)}
${nameField(context, { value: form.name, error: form.errors?.name, hasFocus: !form.problem })}
${newPasswordField(context, { name: "password", label, error: form.errors?.password })}`;
  return invitationPage(context, form, { sentence: create, fields, button: accept });
}

export function signInByInvitationPage(context: RenderContext, form: InvitationPage): string {
  const words = invitationWords[context.language];
  const { forgot } = paths;
  const empty = form.problem?.kind === "invalid_fields" ? (["password"] as const) : [];
  return invitationPage(context, form, {
    sentence: words.has,
    fields: credentialFields(context, { ...form, empty, forgot, isReadOnly: true }),
    button: words.signIn,
    forgot,
    note: form.isOthersSession ? `<p class="note">${text(words.otherSession)}</p>` : "",
  });
}

export function invitedHerePage(context: RenderContext, form: InvitationPage): string {
  const words = invitationWords[context.language];
  const note = `<button class="go quiet" name="answer" value="decline">${text(words.decline)}</button>`;
  return invitationPage(context, form, { sentence: words.continue, button: words.acceptHere, note });
}

export function declinedPage(context: RenderContext): string {
  const { title, sentence } = invitationWords[context.language].declined;
  const next = { href: "/", label: formWords[context.language].toBellhop };
  return card(context, { title, lead: text(sentence), next });
}
