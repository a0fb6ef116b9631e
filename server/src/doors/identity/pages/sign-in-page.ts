import { text } from "../../text-as-html.ts";
import { page } from "./document.ts";
import { eye, lock, warning } from "./icons.ts";

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

/** The sign-in form. It works without a script. */
export function signInPage(form: SignInPage): string {
  const marked = form.problem ? ' aria-invalid="true" aria-describedby="problem"' : "";
  return page({
    title: form.problem ? "Error: Sign in" : "Sign in",
    main: `<form class="card" method="post" action="${text(form.action)}">
<h1>Sign in</h1>
<p class="lead">to answer your guests</p>
${form.problem ? problemSummary(form.problem) : ""}
<input type="hidden" name="form_token" value="${text(form.formToken)}">
<div class="field">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" value="${text(form.email)}" autocomplete="username" autocapitalize="none" spellcheck="false" dir="ltr" maxlength="254" required${marked}${form.problem ? "" : " autofocus"}>
</div>
<div class="field">
<label for="password">Password</label>
<div class="control">
<input id="password" name="password" type="password" autocomplete="current-password" dir="ltr" maxlength="256" required${marked}>
<button class="reveal" type="button" data-reveal aria-label="Show password" aria-controls="password" hidden>${eye}<span>Show</span></button>
</div>
</div>
<button class="go" type="submit">Sign in</button>
</form>
<p class="where">${form.secure ? lock : ""}<span>You are on <strong><bdi dir="ltr">${text(form.host)}</bdi></strong></span></p>
${form.demoEmails.length > 0 ? demoNote(form.demoEmails) : ""}
<script src="/account/show-password.js" type="module"></script>`,
  });
}

function problemSummary(problem: SignInProblem): string {
  const [title, next] = words(problem);
  return `<div class="problem" id="problem" role="alert" tabindex="-1" autofocus>${warning}<p><strong>${title}</strong>${next}</p></div>`;
}

function words(problem: SignInProblem): [string, string] {
  if (problem.kind === "wrong") return ["E-mail or password is wrong", "Check both and try again."];
  if (problem.kind === "busy") return ["Too much is going on right now", "Try again in a moment."];
  const minutes = problem.minutes === 1 ? "a minute" : `${problem.minutes} minutes`;
  return ["Too many attempts", `Wait ${minutes}, then try again.`];
}

function demoNote(emails: string[]): string {
  return `<section class="demo" aria-labelledby="demo">
<h2 id="demo">Demo</h2>
<ul>${emails.map((email) => `<li><bdi dir="ltr">${text(email)}</bdi></li>`).join("")}</ul>
<p>The password is printed where Bellhop was started.</p>
</section>`;
}
