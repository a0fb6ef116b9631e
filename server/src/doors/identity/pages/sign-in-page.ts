import { limits } from "@bellhop/contract/limits";
import { text } from "../../../platform/text-as-html.ts";
import { page } from "./document.ts";
import {
  type FormProblem,
  formScripts,
  hidden,
  link,
  type Place,
  problemSummary,
  revealButton,
  whereYouAre,
} from "./form.ts";
import type { Look } from "./look.ts";
import { signInWords } from "./sign-in-page.words.ts";

type SignInPage = {
  /** Where the form posts to. */
  action: string;
  formToken: string;
  email: string;
  /** Why the form is shown again: one summary, both fields marked, and never which of them was wrong. */
  problem?: FormProblem | undefined;
  demoEmails: string[];
  /** What signing in is for, where it is not the application. */
  lead?: string;
  /** Where somebody new goes, and somebody who forgot the password. */
  signUp: string;
  forgot: string;
};

type Words = (typeof signInWords)["en"];

/** The sign-in form. It works without a script. */
export function signInPage(look: Look, place: Place, form: SignInPage): string {
  const words = signInWords[look.language];
  return page(look, {
    title: form.problem ? words.titleWithError : words.title,
    main: `<form class="card" method="post" action="${text(form.action)}">
<h1>${text(words.title)}</h1>
<p class="lead">${text(form.lead ?? words.lead)}</p>
${form.problem ? problemSummary(look, form.problem) : ""}
${hidden("form_token", form.formToken)}
${credentialFields(look, { email: form.email, hasProblem: form.problem !== undefined, forgot: form.forgot })}
<button class="go" type="submit">${text(words.signIn)}</button>
</form>
<p class="other">${text(words.isNew)} ${link(form.signUp, words.createAccount)}</p>
${whereYouAre(look, place)}
${form.demoEmails.length > 0 ? demoNote(words, form.demoEmails) : ""}
${formScripts}`,
  });
}

/** E-mail and password of somebody who has an account; both are marked, or neither. */
export function credentialFields(
  look: Look,
  {
    email,
    hasProblem,
    forgot,
    isFixed = false,
  }: { email: string; hasProblem: boolean; forgot: string; isFixed?: boolean },
): string {
  const words = signInWords[look.language];
  const marked = hasProblem ? ' aria-invalid="true" aria-describedby="problem"' : "";
  return `<div class="field">
<label for="email">${text(words.email)}</label>
<input id="email" name="email" type="email" value="${text(email)}" autocomplete="username" autocapitalize="none" spellcheck="false" dir="ltr" maxlength="${limits.emailCharacters}" required${isFixed ? " readonly" : ""}${marked}${hasProblem || isFixed ? "" : " autofocus"}>
</div>
<div class="field">
<div class="label"><label for="password">${text(words.password)}</label>${link(forgot, words.forgot)}</div>
<div class="control">
<input id="password" name="password" type="password" autocomplete="current-password" dir="ltr" maxlength="1024" required${marked}${isFixed && !hasProblem ? " autofocus" : ""}>
${revealButton(look, "password")}
</div>
</div>`;
}

function demoNote(words: Words, emails: string[]): string {
  return `<section class="demo" aria-labelledby="demo">
<h2 id="demo">Demo</h2>
<ul>${emails.map((email) => `<li><bdi dir="ltr">${text(email)}</bdi></li>`).join("")}</ul>
<p>${text(words.demoPassword)}</p>
</section>`;
}
