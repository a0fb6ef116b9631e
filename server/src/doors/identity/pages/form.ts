import { limits } from "@bellhop/contract/limits";
import { passwordLengths } from "../../../domain/identity/index.ts";
import { text, textAround } from "../../../platform/text-as-html.ts";
import { paths } from "../paths.ts";
import { formWords } from "./account-forms.words.ts";
import { page } from "./document.ts";
import { eye, lock, warning } from "./icons.ts";
import type { RenderContext } from "./render-context.ts";
import { signInWords } from "./sign-in-page.words.ts";

/** Why a form is shown again. `invalid_fields`: each field shows its own error. */
export type FormProblem =
  | { kind: "invalid_fields" }
  | { kind: "wrong" }
  | { kind: "too_many"; minutes: number };

export type Form = { action: string; formToken: string; problem?: FormProblem | undefined };

/** All but `title` and `button` are HTML or addresses. */
type FormPage = Form & {
  title: string;
  lead: string;
  fields: string;
  button: string;
  forgot?: string | undefined;
  note?: string;
  after?: string;
  foot?: string;
};

export function formPage(context: RenderContext, form: FormPage): string {
  const { title, problem } = form;
  return page(context, {
    title: problem ? formWords[context.language].error.replace("{title}", () => title) : title,
    main: `<form class="card" method="post" action="${text(form.action)}" novalidate>
<h1>${text(title)}</h1>
<p class="lead">${form.lead}</p>
${problem ? problemSummary(context, problem, form.forgot) : ""}
${hidden("form_token", form.formToken)}
${form.fields}
<button class="go" type="submit">${text(form.button)}</button>
${form.note ?? ""}
</form>
${form.after ?? ""}
${siteNotice(context)}
${form.foot ?? ""}
${formScripts}`,
  });
}

export const formScripts = `<script src="${paths.showPasswordScript}" type="module"></script>
<script src="${paths.countPasswordScript}" type="module"></script>`;

export const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${text(value)}">`;

export const isolatedName = (name: string) => `<bdi>${text(name)}</bdi>`;

/** A host or e-mail address: left to right in every language. */
export const isolatedAddress = (address: string) => `<strong><bdi dir="ltr">${text(address)}</bdi></strong>`;

/** Tells password managers which account the password belongs to. */
export const usernameField = (email: string) =>
  `<input type="email" name="username" value="${text(email)}" autocomplete="username" readonly hidden>`;

export const link = (href: string, label: string) => `<a href="${text(href)}">${text(label)}</a>`;

/** Names the host, with a lock if the connection is encrypted. */
export function siteNotice({ language, publicUrl }: RenderContext): string {
  const { host, protocol } = new URL(publicUrl);
  const notice = textAround(signInWords[language].youAreOn, { host: isolatedAddress(host) });
  return `<p class="where">${protocol === "https:" ? lock : ""}<span>${notice}</span></p>`;
}

/** Takes the focus, so that screen readers read it first. */
export function problemSummary(context: RenderContext, problem: FormProblem, forgot?: string): string {
  const [title, next] = summaryOf(context, problem, forgot);
  return `<div class="problem" id="problem" role="alert" tabindex="-1" autofocus>${warning}<p><strong>${text(title)}</strong>${next}</p></div>`;
}

function summaryOf({ language }: RenderContext, problem: FormProblem, forgot?: string): [string, string] {
  const { checkMarked } = formWords[language];
  const { wrong, tooMany } = signInWords[language];
  if (problem.kind === "invalid_fields") return [checkMarked.title, text(checkMarked.next)];
  if (problem.kind === "wrong") {
    return [wrong.title, textAround(wrong.next, { reset: link(forgot ?? paths.forgot, wrong.reset) })];
  }
  const wait = text(tooMany.next(problem.minutes));
  const or = forgot ? ` ${textAround(tooMany.or, { reset: link(forgot, tooMany.reset) })}` : "";
  return [tooMany.title, `${wait}${or}`];
}

export type Field = {
  name: string;
  label: string;
  /** HTML on the label's line; it follows the input in tab order. */
  beside?: string;
  value?: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The summary describes the error. */
  isInvalid?: boolean;
  isReadOnly?: boolean;
  autocomplete: string;
  hasFocus?: boolean;
};

export function nameField(
  context: RenderContext,
  field: Pick<Field, "value" | "error" | "hasFocus">,
): string {
  const whole = { name: "name", label: formWords[context.language].name, autocomplete: "name", ...field };
  const limit = `maxlength="${limits.memberNameCharacters}"`;
  return labelled(
    whole,
    `<input ${attributes(whole)} type="text" value="${text(whole.value ?? "")}" ${limit} required>`,
  );
}

export function emailField(field: Field): string {
  const typing = `autocapitalize="none" spellcheck="false" dir="ltr" maxlength="${limits.emailCharacters}"`;
  return labelled(
    field,
    `<input ${attributes(field)} type="email" value="${text(field.value ?? "")}" ${typing} required>`,
  );
}

export const passwordField = (context: RenderContext, field: Omit<Field, "autocomplete">) =>
  passwordInput(context, { ...field, autocomplete: "current-password" });

/** The hint counts the missing characters where scripts run. */
export function newPasswordField(
  context: RenderContext,
  field: Omit<Field, "autocomplete" | "hint">,
): string {
  const { min } = passwordLengths;
  const { atLeast } = formWords[context.language];
  const counted = Array.from({ length: min + 1 }, (_, missing) => atLeast(min, missing));
  const whole = { ...field, hint: atLeast(min, 0), autocomplete: "new-password" };
  const counter = ` minlength="${min}" data-counted="${text(JSON.stringify(counted))}"`;
  return passwordInput(context, whole, counter);
}

function passwordInput({ language }: RenderContext, field: Field, extra = ""): string {
  const words = signInWords[language];
  const data = `data-show="${text(words.show)}" data-hide="${text(words.hide)}" data-hide-label="${text(words.hidePassword)}" data-show-label="${text(words.showPassword)}"`;
  return labelled(
    field,
    `<div class="control">
<input ${attributes(field)} type="password" dir="ltr" maxlength="1024" required${extra}>
<button class="reveal" type="button" data-reveal ${data} aria-label="${text(words.showPassword)}" aria-controls="${field.name}" hidden>${eye}<span>${text(words.show)}</span></button>
</div>`,
  );
}

function labelled({ name, label, beside, hint, error }: Field, control: string): string {
  return `<div class="field${beside ? " with-beside" : ""}">
<label for="${name}">${text(label)}</label>
${error ? `<p class="marked" id="${name}-problem">${text(error)}</p>` : ""}
${control}
${hint ? `<p class="hint" id="${name}-hint">${text(hint)}</p>` : ""}
${beside ? `<p class="beside">${beside}</p>` : ""}
</div>`;
}

function attributes({ name, hint, error, isInvalid, isReadOnly, autocomplete, hasFocus }: Field): string {
  const described = [isInvalid && "problem", error && `${name}-problem`, hint && `${name}-hint`];
  const describedBy = described.filter(Boolean).join(" ");
  return [
    `id="${name}" name="${name}" autocomplete="${autocomplete}"`,
    describedBy && `aria-describedby="${describedBy}"`,
    (error || isInvalid) && 'aria-invalid="true"',
    isReadOnly && "readonly",
    hasFocus && "autofocus",
  ]
    .filter(Boolean)
    .join(" ");
}
