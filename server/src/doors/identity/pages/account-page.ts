import type { Account, AccountSession } from "../../../domain/identity/index.ts";
import { text, textAround } from "../../../platform/text-as-html.ts";
import { browserNames } from "../browser-names.ts";
import { paths } from "../paths.ts";
import { formWords } from "./account-forms.words.ts";
import { accountWords } from "./account-page.words.ts";
import { page } from "./document.ts";
import {
  emailField,
  type FormProblem,
  formPage,
  formScripts,
  hidden,
  mailbox,
  newPasswordField,
  type Place,
  passwordField,
  problemSummary,
  textField,
  usernameOf,
  whereYouAre,
} from "./form.ts";
import type { RenderContext } from "./render-context.ts";

/** What was just done, told once above the page. */
export const accountDone = ["name", "password", "email", "confirmed", "session"] as const;
export type AccountDone = (typeof accountDone)[number];

/** Which form is shown again, and what is said at its fields. */
export type AccountProblem = {
  form: "name" | "email" | "password";
  problem: FormProblem;
  marked: Partial<Record<"name" | "email" | "current" | "password", string | undefined>>;
  typed: { name?: string; email?: string };
};

type AccountPage = {
  account: Account;
  sessions: AccountSession[];
  /** The session that the page is shown in. */
  sessionUid: string;
  now: Date;
  formToken: string;
  canSendMail: boolean;
  done?: AccountDone | undefined;
  refused?: AccountProblem | undefined;
};

/** Name, e-mail, password, and where the person is signed in. */
export function accountPage(context: RenderContext, place: Place, shown: AccountPage): string {
  const words = accountWords[context.language];
  const shared = formWords[context.language];
  return page(context, {
    title: shown.refused ? shared.error.replace("{title}", words.title) : words.title,
    isWide: true,
    main: `<div class="over"><h1>${text(words.title)}</h1><p class="other"><a href="/">${text(shared.toBellhop)}</a></p></div>
${shown.done ? `<p class="done" role="status">${text(words.done[shown.done])}</p>` : ""}
${nameSection(context, shown)}
${emailSection(context, shown)}
${passwordSection(context, shown)}
${sessionsSection(context, shown)}
${whereYouAre(context, place)}
${formScripts}`,
  });
}

type Section = { id: AccountProblem["form"]; title: string; action: string; fields: string; save: string };

function section(
  context: RenderContext,
  { formToken, refused }: AccountPage,
  { id, title, action, fields, save }: Section,
) {
  return `<form class="card" method="post" action="${action}" aria-labelledby="${id}-title" novalidate>
<h2 id="${id}-title">${text(title)}</h2>
${refused?.form === id ? problemSummary(context, refused.problem, paths.forgot) : ""}
${hidden("form_token", formToken)}
${fields}
<button class="go quiet" type="submit">${text(save)}</button>
</form>`;
}

const markedIn = (form: AccountProblem["form"], refused: AccountProblem | undefined) =>
  refused?.form === form ? refused : undefined;

function nameSection(context: RenderContext, shown: AccountPage): string {
  const { name } = accountWords[context.language];
  const refused = markedIn("name", shown.refused);
  const value = refused?.typed.name ?? shown.account.name;
  const label = formWords[context.language].name;
  const fields = textField({
    name: "name",
    label,
    value,
    autocomplete: "name",
    problem: refused?.marked.name,
  });
  return section(context, shown, {
    id: "name",
    title: name.title,
    action: paths.accountName,
    fields,
    save: name.save,
  });
}

function emailSection(context: RenderContext, shown: AccountPage): string {
  const { email } = accountWords[context.language];
  const { currentPassword } = formWords[context.language];
  const now = `<p class="said">${textAround(email.now, { email: mailbox(shown.account.email) })}</p>`;
  if (!shown.canSendMail) {
    return `<section class="card" aria-labelledby="email-title">
<h2 id="email-title">${text(email.title)}</h2>
${now}
<p class="said">${text(email.cannot)}</p>
</section>`;
  }
  const refused = markedIn("email", shown.refused);
  const fields = `${now}
${emailField({ name: "email", label: email.new, value: refused?.typed.email ?? "", autocomplete: "email", problem: refused?.marked.email })}
${passwordField(context, { name: "email_password", label: currentPassword, autocomplete: "current-password", problem: refused?.marked.current })}`;
  return section(context, shown, {
    id: "email",
    title: email.title,
    action: paths.email,
    fields,
    save: email.save,
  });
}

function passwordSection(context: RenderContext, shown: AccountPage): string {
  const { password } = accountWords[context.language];
  const { currentPassword, newPassword } = formWords[context.language];
  const refused = markedIn("password", shown.refused);
  const fields = `${usernameOf(shown.account.email)}
<p class="said">${text(password.hint)}</p>
${passwordField(context, { name: "current_password", label: currentPassword, autocomplete: "current-password", problem: refused?.marked.current })}
${newPasswordField(context, { name: "password", label: newPassword, problem: refused?.marked.password })}`;
  return section(context, shown, {
    id: "password",
    title: password.title,
    action: paths.accountPassword,
    fields,
    save: password.save,
  });
}

function sessionsSection(
  context: RenderContext,
  { sessions, sessionUid, now, formToken }: AccountPage,
): string {
  const { sessions: words } = accountWords[context.language];
  const items = sessions.map((session) =>
    sessionItem(context, session, { isThis: session.uid === sessionUid, now }),
  );
  return `<form class="card" method="post" action="${paths.accountSessions}" aria-labelledby="sessions-title">
<h2 id="sessions-title">${text(words.title)}</h2>
${hidden("form_token", formToken)}
<ul class="sessions">
${items.join("\n")}
</ul>
<button class="go quiet" name="end" value="all">${text(words.signOutEverywhere)}</button>
</form>`;
}

function sessionItem(
  context: RenderContext,
  session: AccountSession,
  { isThis, now }: { isThis: boolean; now: Date },
): string {
  const { sessions: words } = accountWords[context.language];
  const { browser = words.unknownBrowser, system = words.unknownSystem } = browserNames(session.userAgent);
  const name = words.on.replace("{browser}", browser).replace("{system}", system);
  const told = (sentence: string, when: Date) => textAround(sentence, { when: ago(when, now, context) });
  const times = [told(words.since, session.startedAt)];
  if (session.lastUsedAt) times.push(told(words.lastUsed, session.lastUsedAt));
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

/** How long ago, since the server does not know where the reader is; the time itself goes along. */
function ago(when: Date, now: Date, { language }: RenderContext): string {
  const seconds = Math.max(0, (now.getTime() - when.getTime()) / 1000);
  const [unit, long] = steps.find(([, least]) => seconds >= least) ?? ["second", Number.POSITIVE_INFINITY];
  const tag = language === "ar" ? "ar-u-nu-latn" : language;
  const words = new Intl.RelativeTimeFormat(tag, { numeric: "auto" }).format(
    0 - Math.floor(seconds / long),
    unit,
  );
  return `<time datetime="${when.toISOString()}">${text(words)}</time>`;
}

type ConfirmEmailPage = {
  action: string;
  formToken: string;
  newEmail: string;
  asksForPassword: boolean;
  problem?: FormProblem | undefined;
};

/** The page behind the link that went to a new address. */
export function confirmEmailPage(context: RenderContext, place: Place, form: ConfirmEmailPage): string {
  const { confirmEmail } = accountWords[context.language];
  const { currentPassword, wrongPassword } = formWords[context.language];
  const isWrong = form.problem?.kind === "wrong";
  return formPage(context, place, {
    title: confirmEmail.title,
    lead: textAround(confirmEmail.sentence, { email: mailbox(form.newEmail) }),
    problem: isWrong ? { kind: "marked" } : form.problem,
    action: form.action,
    formToken: form.formToken,
    fields: form.asksForPassword
      ? passwordField(context, {
          name: "password",
          label: currentPassword,
          hint: confirmEmail.password,
          autocomplete: "current-password",
          hasFocus: !form.problem,
          problem: isWrong ? wrongPassword : undefined,
        })
      : "",
    button: confirmEmail.button,
  });
}
