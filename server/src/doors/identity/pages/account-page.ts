import type { Account, AccountSession } from "../../../domain/identity/index.ts";
import { text, textAround } from "../../../platform/text-as-html.ts";
import { browserNames } from "../browser-names.ts";
import { paths } from "../paths.ts";
import { formWords } from "./account-forms.words.ts";
import { accountWords } from "./account-page.words.ts";
import { page } from "./document.ts";
import {
  emailField,
  type Form,
  type FormProblem,
  formPage,
  formScripts,
  hidden,
  isolatedAddress,
  nameField,
  newPasswordField,
  passwordField,
  problemSummary,
  siteNotice,
  usernameField,
} from "./form.ts";
import type { RenderContext } from "./render-context.ts";

export const accountDone = ["name", "password", "email", "confirmed", "session"] as const;
export type AccountDone = (typeof accountDone)[number];

export type AccountProblem = {
  form: "name" | "email" | "password";
  problem: FormProblem;
  errors: Partial<Record<"name" | "email" | "current" | "password", string | undefined>>;
  values: { name?: string; email?: string };
};

type AccountPage = {
  account: Account;
  sessions: AccountSession[];
  sessionUid: string;
  now: Date;
  formToken: string;
  canSendMail: boolean;
  done?: AccountDone | undefined;
  rejected?: AccountProblem | undefined;
};

export function accountPage(context: RenderContext, shown: AccountPage): string {
  const words = accountWords[context.language];
  const shared = formWords[context.language];
  return page(context, {
    title: shown.rejected ? shared.error.replace("{title}", words.title) : words.title,
    isWide: true,
    main: `<div class="over"><h1>${text(words.title)}</h1><p class="other"><a href="/">${text(shared.toBellhop)}</a></p></div>
${shown.done ? `<p class="done" role="status">${text(words.done[shown.done])}</p>` : ""}
${nameSection(context, shown)}
${emailSection(context, shown)}
${passwordSection(context, shown)}
${sessionsSection(context, shown)}
${siteNotice(context)}
${formScripts}`,
  });
}

function section(
  context: RenderContext,
  { formToken, rejected }: AccountPage,
  { id, action, fields }: { id: AccountProblem["form"]; action: string; fields: string },
) {
  const { title, save } = accountWords[context.language][id];
  return `<form class="card" method="post" action="${action}" aria-labelledby="${id}-title" novalidate>
<h2 id="${id}-title">${text(title)}</h2>
${rejected?.form === id ? problemSummary(context, rejected.problem, paths.forgot) : ""}
${hidden("form_token", formToken)}
${fields}
<button class="go quiet" type="submit">${text(save)}</button>
</form>`;
}

const problemIn = (form: AccountProblem["form"], { rejected }: AccountPage) =>
  rejected?.form === form ? rejected : undefined;

function nameSection(context: RenderContext, shown: AccountPage): string {
  const rejected = problemIn("name", shown);
  const value = rejected?.values.name ?? shown.account.name;
  const fields = nameField(context, { value, error: rejected?.errors.name });
  return section(context, shown, { id: "name", action: paths.accountName, fields });
}

function emailSection(context: RenderContext, shown: AccountPage): string {
  const { email } = accountWords[context.language];
  const { currentPassword } = formWords[context.language];
  const now = `<p class="said">${textAround(email.now, { email: isolatedAddress(shown.account.email) })}</p>`;
  if (!shown.canSendMail) {
    return `<section class="card" aria-labelledby="email-title">
<h2 id="email-title">${text(email.title)}</h2>
${now}
<p class="said">${text(email.cannot)}</p>
</section>`;
  }
  const rejected = problemIn("email", shown);
  const fields = `${now}
${emailField({ name: "email", label: email.new, value: rejected?.values.email ?? "", autocomplete: "email", error: rejected?.errors.email })}
${passwordField(context, { name: "email_password", label: currentPassword, error: rejected?.errors.current })}`;
  return section(context, shown, { id: "email", action: paths.email, fields });
}

function passwordSection(context: RenderContext, shown: AccountPage): string {
  const { currentPassword, newPassword } = formWords[context.language];
  const errors = problemIn("password", shown)?.errors;
  const fields = `${usernameField(shown.account.email)}
<p class="said">${text(accountWords[context.language].password.hint)}</p>
${passwordField(context, { name: "current_password", label: currentPassword, error: errors?.current })}
${newPasswordField(context, { name: "password", label: newPassword, error: errors?.password })}`;
  return section(context, shown, { id: "password", action: paths.accountPassword, fields });
}

function sessionsSection(context: RenderContext, shown: AccountPage): string {
  const { sessions: words } = accountWords[context.language];
  return `<form class="card" method="post" action="${paths.accountSessions}" aria-labelledby="sessions-title">
<h2 id="sessions-title">${text(words.title)}</h2>
${hidden("form_token", shown.formToken)}
<ul class="sessions">
${shown.sessions.map((session) => sessionItem(context, session, shown)).join("\n")}
</ul>
<button class="go quiet" name="end" value="all">${text(words.signOutEverywhere)}</button>
</form>`;
}

function sessionItem(
  { language }: RenderContext,
  session: AccountSession,
  { sessionUid, now }: AccountPage,
): string {
  const { sessions: words } = accountWords[language];
  const { browser = words.unknownBrowser, system = words.unknownSystem } = browserNames(session.userAgent);
  const name = words.on.replace("{browser}", browser).replace("{system}", system);
  const time = (sentence: string, when: Date) => textAround(sentence, { when: timeAgo(when, now, language) });
  const times = [time(words.since, session.startedAt)];
  if (session.lastUsedAt) times.push(time(words.lastUsed, session.lastUsedAt));
  const isThis = session.uid === sessionUid;
  const chip = isThis ? ` <span class="chip">${text(words.this)}</span>` : "";
  const end = isThis
    ? ""
    : `<button class="small" name="end" value="${text(session.uid)}" aria-label="${text(words.signOutOf.replace("{browser}", name))}">${text(words.signOut)}</button>`;
  return `<li><p><strong>${text(name)}</strong>${chip}<span class="times">${times.join(", ")}</span></p>${end}</li>`;
}

const steps = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** Relative, because the server does not know the reader's time zone. */
function timeAgo(when: Date, now: Date, language: RenderContext["language"]): string {
  const seconds = Math.max(0, (now.getTime() - when.getTime()) / 1000);
  const [unit, long] = steps.find(([, min]) => seconds >= min) ?? ["second", Number.POSITIVE_INFINITY];
  const tag = language === "ar" ? "ar-u-nu-latn" : language;
  const format = new Intl.RelativeTimeFormat(tag, { numeric: "auto" });
  const words = format.format(0 - Math.floor(seconds / long), unit);
  return `<time datetime="${when.toISOString()}">${text(words)}</time>`;
}

type ConfirmEmailPage = Form & { newEmail: string; asksForPassword: boolean };

export function confirmEmailPage(context: RenderContext, form: ConfirmEmailPage): string {
  const { confirmEmail } = accountWords[context.language];
  const { currentPassword, wrongPassword } = formWords[context.language];
  const isWrong = form.problem?.kind === "wrong";
  return formPage(context, {
    ...form,
    title: confirmEmail.title,
    lead: textAround(confirmEmail.sentence, { email: isolatedAddress(form.newEmail) }),
    problem: isWrong ? { kind: "invalid_fields" } : form.problem,
    fields: form.asksForPassword
      ? passwordField(context, {
          name: "password",
          label: currentPassword,
          hint: confirmEmail.password,
          hasFocus: !form.problem,
          error: isWrong ? wrongPassword : undefined,
        })
      : "",
    button: confirmEmail.button,
  });
}
