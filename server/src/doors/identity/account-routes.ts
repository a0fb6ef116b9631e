import type { FastifyInstance } from "fastify";
import { endOneSession, endSessions } from "../../domain/identity/index.ts";
import { personIsRenamed } from "../../journeys/person-changes-email.ts";
import { personChangesPassword } from "../../journeys/person-resets-password.ts";
import { type AccountAnswers, toAccount, toSignIn } from "./account-answers.ts";
import { limitedByAddress } from "./address-limit.ts";
import type { PageAnswers, PageServices } from "./page-answers.ts";
import { accountDone } from "./pages/account-page.ts";
import { paths } from "./paths.ts";
import { forgetSession } from "./provider-session.ts";
import { nameMarked, passwordMarked, passwordMissing, typedName } from "./typed.ts";

/** The signed-in person's own account: its page, its name and password, and where it is signed in. */
export function accountRoutes(
  app: FastifyInstance,
  services: PageServices,
  { look, asking }: PageAnswers,
  { whoIsHere, whoSent, show, mark, refuse }: AccountAnswers,
): void {
  const { db } = services;

  app.get(paths.account, { config: limitedByAddress }, async (request, reply) => {
    const here = await whoIsHere(request, reply);
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
    app.get(form, { config: limitedByAddress }, (_request, reply) => reply.redirect(paths.account, 303));
  }

  app.post(paths.accountName, { config: limitedByAddress }, async (request, reply) => {
    const sent = await whoSent(request, reply);
    if (!sent) return reply;
    const name = typedName(sent.fields.get("name"));
    const marked = nameMarked(look(request), name);
    if (marked) return mark(request, reply, sent, "name", { marked: { name: marked }, typed: { name } });
    await personIsRenamed(services, sent.account.accountId, name);
    return toAccount(reply, "name");
  });

  app.post(paths.accountPassword, { config: limitedByAddress }, async (request, reply) => {
    const sent = await whoSent(request, reply);
    if (!sent) return reply;
    const password = sent.fields.get("password") ?? "";
    const current = sent.fields.get("current_password") ?? "";
    const marked = {
      current: passwordMissing(look(request), current),
      password: passwordMarked(look(request), password, sent.account.email),
    };
    if (marked.current || marked.password) return mark(request, reply, sent, "password", { marked });
    const person = { ...sent.account, sessionUid: sent.sessionUid };
    const changed = await personChangesPassword(services, asking(request), person, { current, password });
    if (changed.outcome !== "changed") return refuse(request, reply, sent, "password", { isNot: changed });
    return toAccount(reply, "password");
  });

  app.post(paths.accountSessions, { config: limitedByAddress }, async (request, reply) => {
    const sent = await whoSent(request, reply);
    if (!sent) return reply;
    const { accountId } = sent.account;
    const end = sent.fields.get("end") ?? "";
    if (end === "all") {
      await db.atInstallation((at) => endSessions(at, accountId));
      forgetSession(reply, services.settings);
      return reply.header("cache-control", "no-store").redirect("/", 303);
    }
    await db.atInstallation((at) => endOneSession(at, accountId, end));
    return toAccount(reply, "session");
  });
}
