import { endOneSession, endSessions } from "../../domain/identity/index.ts";
import { personIsRenamed } from "../../journeys/accounts/person-requests-email-change.ts";
import { personChangesPassword } from "../../journeys/accounts/person-resets-password.ts";
import { type AccountForm, toAccount } from "./account-form.ts";
import { missingPasswordError, nameError, newPasswordError, parseName } from "./field-errors.ts";
import { rememberBrowser } from "./known-browser.ts";
import { accountDone } from "./pages/account-page.ts";
import { type PageServices, type Pages, redirect } from "./pages.ts";
import { paths } from "./paths.ts";
import { clearSessionCookie } from "./provider-session.ts";

export function accountRoutes(
  services: PageServices,
  pages: Pages,
  { findSignedIn, postSignedIn, show, showErrors, showRejection }: AccountForm,
): void {
  const { db } = services;

  pages.get(paths.account, async (request, reply) => {
    const signedIn = await findSignedIn(reply);
    if (!signedIn) return redirect(reply, paths.signIn);
    const { done } = request.query as { done?: unknown };
    return show(reply, signedIn, { done: accountDone.find((one) => one === done) });
  });

  // A rejected form is shown under its own path, which a reload opens.
  const forms = [paths.accountName, paths.accountPassword, paths.accountSessions, paths.email];
  for (const path of [`${paths.account}/`, ...forms]) {
    pages.get(path, (_request, reply) => reply.redirect(paths.account, 303));
  }

  postSignedIn(paths.accountName, async (request, reply, { fields, ...signedIn }) => {
    const name = parseName(fields.get("name"));
    const error = nameError(pages.context(request), name);
    if (error) {
      const values = { name };
      return showErrors(reply, signedIn, { form: "name", errors: { name: error }, values });
    }
    await personIsRenamed(services, signedIn.account.accountId, name);
    return toAccount(reply, "name");
  });

  postSignedIn(paths.accountPassword, async (request, reply, { fields, ...signedIn }) => {
    const form = "password";
    const password = fields.get("password") ?? "";
    const current = fields.get("current_password") ?? "";
    const context = pages.context(request);
    const errors = {
      current: missingPasswordError(context, current),
      password: newPasswordError(context, password, signedIn.account.email),
    };
    if (errors.current || errors.password) return showErrors(reply, signedIn, { form, errors });
    const person = { ...signedIn.account, sessionUid: signedIn.sessionUid };
    const passwords = { current, password };
    const changed = await personChangesPassword(services, pages.sender(request), person, passwords);
    if (changed.outcome !== "changed") return showRejection(reply, signedIn, { form, cause: changed });
    await rememberBrowser(reply, services, person.accountId);
    return toAccount(reply, "password");
  });

  postSignedIn(paths.accountSessions, async (_request, reply, { fields, account: { accountId } }) => {
    const end = fields.get("end") ?? "";
    if (end === "all") {
      await db.atInstallation((at) => endSessions(at, accountId));
      clearSessionCookie(reply, services.settings);
      return redirect(reply, "/");
    }
    await db.atInstallation((at) => endOneSession(at, accountId, end));
    return toAccount(reply, "session");
  });
}
