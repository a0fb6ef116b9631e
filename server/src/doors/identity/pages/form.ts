import { limits } from "@bellhop/contract/limits";
import { passwordLengths } from "../../../domain/identity/index.ts";
import { text, textAround } from "../../../platform/text-as-html.ts";
import { paths } from "../paths.ts";
import { formWords } from "./account-forms.words.ts";
import { page } from "./document.ts";
import { eye, lock, warning } from "./icons.ts";
import type { RenderContext } from "./render-context.ts";
import { signInWords } from "./sign-in-page.words.ts";

/** Where the reader is, so that the page can say so. */
export type Place = {
  host: string;
  /** Whether the way to us is encrypted, so that the lock tells the truth. */
  secure: boolean;
};

/** What a form is shown again for: one summary above it, and a sentence at each field concerned. */
export type FormProblem = { kind: "marked" } | { kind: "wrong" } | { kind: "too_many"; minutes: number };

type FormPage = {
  title: string;
  /** HTML. */
  lead?: string;
  problem?: FormProblem | undefined;
  action: string;
  formToken: string;
  /** HTML. */
  fields: string;
  button: string;
  /** Where a forgotten password is replaced, on a form that asks for one. */
  forgot?: string;
  /** HTML behind the button, and below the card. */
  note?: string;
  after?: string;
  /** HTML at the very end. */
  foot?: string;
};

/** A page with one form, which works without a script. */
export function formPage(context: RenderContext, place: Place, form: FormPage): string {
  const { error } = formWords[context.language];
  const { title, problem } = form;
  return page(context, {
    title: problem ? error.replace("{title}", () => title) : title,
    main: `<form class="card" method="post" action="${text(form.action)}" novalidate>
<h1>${text(title)}</h1>
${form.lead ? `<p class="lead">${form.lead}</p>` : ""}
${problem ? problemSummary(context, problem, form.forgot) : ""}
${hidden("form_token", form.formToken)}
${form.fields}
<button class="go" type="submit">${text(form.button)}</button>
${form.note ?? ""}
</form>
${form.after ?? ""}
${whereYouAre(context, place)}
${form.foot ?? ""}
${formScripts}`,
  });
}

/** What shows and counts a password where scripts run. */
export const formScripts = `<script src="${paths.showPasswordScript}" type="module"></script>
<script src="${paths.countPasswordScript}" type="module"></script>`;

/** A field that only the server reads again. */
export const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${text(value)}">`;

/** A name in a sentence: its own direction, and never markup. */
export const said = (value: string) => `<bdi>${text(value)}</bdi>`;

/** The same for an e-mail address, which runs from left to right everywhere. */
export const mailbox = (email: string) => `<strong><bdi dir="ltr">${text(email)}</bdi></strong>`;

/** For password managers, which want to know whose password it is. */
export const usernameOf = (email: string) =>
  `<input type="email" name="username" value="${text(email)}" autocomplete="username" readonly hidden>`;

/** A link in a sentence. */
export const link = (href: string, words: string) => `<a href="${text(href)}">${text(words)}</a>`;

/** Says at the foot of a form who is asking, and whether the way there is encrypted. */
export function whereYouAre(context: RenderContext, { host, secure }: Place): string {
  const shown = `<strong><bdi dir="ltr">${text(host)}</bdi></strong>`;
  return `<p class="where">${secure ? lock : ""}<span>${textAround(signInWords[context.language].youAreOn, { host: shown })}</span></p>`;
}

/** Takes the focus when the page comes, so that it is read first; leads to a new password where one can be had. */
export function problemSummary(context: RenderContext, problem: FormProblem, forgot?: string): string {
  const [title, next] = summaryOf(context, problem, forgot);
  return `<div class="problem" id="problem" role="alert" tabindex="-1" autofocus>${warning}<p><strong>${text(title)}</strong>${next}</p></div>`;
}

function summaryOf(
  { language }: RenderContext,
  problem: FormProblem,
  forgot?: string,
): [title: string, next: string] {
  const { checkMarked } = formWords[language];
  const { wrong, tooMany } = signInWords[language];
  if (problem.kind === "marked") return [checkMarked.title, text(checkMarked.next)];
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
  /** HTML shown on the label's line; whoever goes by keys comes to it behind the field. */
  beside?: string;
  value?: string;
  hint?: string | undefined;
  problem?: string | undefined;
  /** Marked by what the summary says, and by no sentence of its own. */
  isMarked?: boolean;
  isFixed?: boolean;
  autocomplete: string;
  hasFocus?: boolean;
};

/** A line of text, as long as a name may be. */
export function textField(field: Field): string {
  return labelled(
    field,
    `<input ${attributes(field)} type="text" value="${text(field.value ?? "")}" maxlength="${limits.memberNameCharacters}" required>`,
  );
}

/** An e-mail address, typed. */
export function emailField(field: Field): string {
  return labelled(
    field,
    `<input ${attributes(field)} type="email" value="${text(field.value ?? "")}" autocapitalize="none" spellcheck="false" dir="ltr" maxlength="${limits.emailCharacters}" required>`,
  );
}

/** A password somebody has. */
export function passwordField(context: RenderContext, field: Field): string {
  return labelled(
    field,
    `<div class="control">
<input ${attributes(field)} type="password" dir="ltr" maxlength="1024" required>
${revealButton(context, field.name)}
</div>`,
  );
}

/** A password somebody chooses; where scripts run, the hint counts along. */
export function newPasswordField(
  context: RenderContext,
  field: Omit<Field, "autocomplete" | "hint">,
): string {
  const { least } = passwordLengths;
  const { atLeast } = formWords[context.language];
  const counted = Array.from({ length: least + 1 }, (_, left) => atLeast(least, left));
  const whole: Field = { ...field, hint: atLeast(least, 0), autocomplete: "new-password" };
  return labelled(
    whole,
    `<div class="control">
<input ${attributes(whole)} type="password" dir="ltr" minlength="${least}" maxlength="1024" required data-counted="${text(JSON.stringify(counted))}">
${revealButton(context, field.name)}
</div>`,
  );
}

/** Shown by the script that it is for, which finds its words here. */
export function revealButton(context: RenderContext, field: string): string {
  const words = signInWords[context.language];
  const said = `data-show="${text(words.show)}" data-hide="${text(words.hide)}" data-hide-label="${text(words.hidePassword)}" data-show-label="${text(words.showPassword)}"`;
  return `<button class="reveal" type="button" data-reveal ${said} aria-label="${text(words.showPassword)}" aria-controls="${field}" hidden>${eye}<span>${text(words.show)}</span></button>`;
}

function labelled({ name, label, beside, hint, problem }: Field, control: string): string {
  return `<div class="field${beside ? " with-beside" : ""}">
<label for="${name}">${text(label)}</label>
${problem ? `<p class="marked" id="${name}-problem">${text(problem)}</p>` : ""}
${control}
${hint ? `<p class="hint" id="${name}-hint">${text(hint)}</p>` : ""}
${beside ? `<p class="beside">${beside}</p>` : ""}
</div>`;
}

function attributes({ name, hint, problem, isMarked, isFixed, autocomplete, hasFocus }: Field): string {
  const told = [isMarked && "problem", problem && `${name}-problem`, hint && `${name}-hint`]
    .filter(Boolean)
    .join(" ");
  return [
    `id="${name}" name="${name}" autocomplete="${autocomplete}"`,
    told && `aria-describedby="${told}"`,
    (problem || isMarked) && 'aria-invalid="true"',
    isFixed && "readonly",
    hasFocus && "autofocus",
  ]
    .filter(Boolean)
    .join(" ");
}
