import type { FastifyInstance } from "fastify";
import { endOneSession, endSessions } from "../../domain/identity/index.ts";
import { personIsRenamed } from "../../journeys/person-changes-email.ts";
import { personChangesPassword } from "../../journeys/person-resets-password.ts";
import { type AccountForm, toAccount, toSignIn } from "./account-form.ts";
import { nameError, newPasswordError, parseName, passwordMissing } from "./field-errors.ts";
import { accountDone } from "./pages/account-page.ts";
import type { PageServices, Pages } from "./pages.ts";
import { paths } from "./paths.ts";
import { clearSessionCookie } from "./provider-session.ts";
import { pageLimit } from "./rate-limits.ts";

/** The signed-in person's own account: its page, its name and password, and where it is signed in. */
export function accountRoutes(
  app: FastifyInstance,
  services: PageServices,
  { context, asking }: Pages,
  { findSignedIn, readSignedInForm, show, mark, refuse }: AccountForm,
): void {
  const { db } = services;

  app.get(paths.account, { config: pageLimit }, async (request, reply) => {
    const here = await findSignedIn(request, reply);
    if (!here) return toSignIn(reply);
    const { done } = request.query as { done?: unknown };
    return show(request, reply, here, { done: accountDone.find((one) => one === done) });
  });

  // A refused form answers under its own address, which somebody may open again; others type one slash too many.
  for (const form of [
    `${paths.account}/`,
    paths.accountName,
    paths.accountPassword,
    paths.accountSessions,
    paths.email,
  ]) {
    app.get(form, { config: pageLimit }, (_request, reply) => reply.redirect(paths.account, 303));
  }

  app.post(paths.accountName, { config: pageLimit }, async (request, reply) => {
    const sent = await readSignedInForm(request, reply);
    if (!sent) return reply;
    const name = parseName(sent.fields.get("name"));
    const marked = nameError(context(request), name);
    if (marked) return mark(request, reply, sent, "name", { marked: { name: marked }, typed: { name } });
    await personIsRenamed(services, sent.account.accountId, name);
    return toAccount(reply, "name");
  });

  app.post(paths.accountPassword, { config: pageLimit }, async (request, reply) => {
    const sent = await readSignedInForm(request, reply);
    if (!sent) return reply;
    const password = sent.fields.get("password") ?? "";
    const current = sent.fields.get("current_password") ?? "";
    const marked = {
      current: passwordMissing(context(request), current),
      password: newPasswordError(context(request), password, sent.account.email),
    };
    if (marked.current || marked.password) return mark(request, reply, sent, "password", { marked });
    const person = { ...sent.account, sessionUid: sent.sessionUid };
    const changed = await personChangesPassword(services, asking(request), person, { current, password });
    if (changed.outcome !== "changed") return refuse(request, reply, sent, "password", { isNot: changed });
    return toAccount(reply, "password");
  });

  app.post(paths.accountSessions, { config: pageLimit }, async (request, reply) => {
    const sent = await readSignedInForm(request, reply);
    if (!sent) return reply;
    const { accountId } = sent.account;
    const end = sent.fields.get("end") ?? "";
    if (end === "all") {
      await db.atInstallation((at) => endSessions(at, accountId));
      clearSessionCookie(reply, services.settings);
      return reply.header("cache-control", "no-store").redirect("/", 303);
    }
    await db.atInstallation((at) => endOneSession(at, accountId, end));
    return toAccount(reply, "session");
  });
}
