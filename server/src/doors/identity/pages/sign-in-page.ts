import { text, textAround } from "../../text-as-html.ts";
import { page } from "./document.ts";
import { eye, lock, warning } from "./icons.ts";
import type { Look } from "./look.ts";
import { signInWords } from "./sign-in-page.words.ts";

/** Why the form is shown again: one summary, both fields marked, and never which of them was wrong. */
export type SignInProblem = { kind: "wrong" } | { kind: "too_many"; minutes: number } | { kind: "busy" };

export type SignInPage = {
  /** Where the form posts to. */
  action: string;
  formToken: string;
  email: string;
  host: string;
  /** Whether the way to us is encrypted, so that the lock tells the truth. */
  secure: boolean;
  problem?: SignInProblem | undefined;
  demoEmails: string[];
};

type Words = (typeof signInWords)["en"];

/** The sign-in form. It works without a script. */
export function signInPage(look: Look, form: SignInPage): string {
  const words = signInWords[look.language];
  const marked = form.problem ? ' aria-invalid="true" aria-describedby="problem"' : "";
  const host = `<strong><bdi dir="ltr">${text(form.host)}</bdi></strong>`;
  return page(look, {
    title: form.problem ? words.titleWithError : words.title,
    main: `<form class="card" method="post" action="${text(form.action)}">
<h1>${text(words.title)}</h1>
<p class="lead">${text(words.lead)}</p>
${form.problem ? problemSummary(words, form.problem) : ""}
<input type="hidden" name="form_token" value="${text(form.formToken)}">
<div class="field">
<label for="email">${text(words.email)}</label>
<input id="email" name="email" type="email" value="${text(form.email)}" autocomplete="username" autocapitalize="none" spellcheck="false" dir="ltr" maxlength="254" required${marked}${form.problem ? "" : " autofocus"}>
</div>
<div class="field">
<label for="password">${text(words.password)}</label>
<div class="control">
<input id="password" name="password" type="password" autocomplete="current-password" dir="ltr" maxlength="256" required${marked}>
${revealButton(words)}
</div>
</div>
<button class="go" type="submit">${text(words.signIn)}</button>
</form>
<p class="where">${form.secure ? lock : ""}<span>${textAround(words.youAreOn, { host })}</span></p>
${form.demoEmails.length > 0 ? demoNote(words, form.demoEmails) : ""}
<script src="/account/show-password.js" type="module"></script>`,
  });
}

/** Shown by the script that it is for, which finds its words here. */
function revealButton(words: Words): string {
  const said = `data-show="${text(words.show)}" data-hide="${text(words.hide)}" data-hide-label="${text(words.hidePassword)}" data-show-label="${text(words.showPassword)}"`;
  return `<button class="reveal" type="button" data-reveal ${said} aria-label="${text(words.showPassword)}" aria-controls="password" hidden>${eye}<span>${text(words.show)}</span></button>`;
}

function problemSummary(words: Words, problem: SignInProblem): string {
  const [title, next] = told(words, problem);
  return `<div class="problem" id="problem" role="alert" tabindex="-1" autofocus>${warning}<p><strong>${text(title)}</strong>${text(next)}</p></div>`;
}

function told({ wrong, busy, tooMany }: Words, problem: SignInProblem): [title: string, next: string] {
  if (problem.kind === "wrong") return [wrong.title, wrong.next];
  if (problem.kind === "busy") return [busy.title, busy.next];
  return [tooMany.title, tooMany.next(problem.minutes)];
}

function demoNote(words: Words, emails: string[]): string {
  return `<section class="demo" aria-labelledby="demo">
<h2 id="demo">Demo</h2>
<ul>${emails.map((email) => `<li><bdi dir="ltr">${text(email)}</bdi></li>`).join("")}</ul>
<p>${text(words.demoPassword)}</p>
</section>`;
}
