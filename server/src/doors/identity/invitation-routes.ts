import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Account, findAccount } from "../../domain/identity/index.ts";
import {
  findInvitation,
  type OpenInvitation,
  personAcceptsByInvitation,
  personDeclinesByInvitation,
  personSignsInByInvitation,
  personSignsUpByInvitation,
} from "../../journeys/person-is-invited.ts";
import { nameError, newPasswordError, parseName } from "./field-errors.ts";
import { formWords } from "./pages/account-forms.words.ts";
import {
  declinedPage,
  type InvitationPage,
  invitedHerePage,
  newByInvitationPage,
  signInByInvitationPage,
} from "./pages/invitation-page.ts";
import { linkEndPage } from "./pages/link-end-page.ts";
import { type PageServices, type Pages, tokenOf, tooManyProblem } from "./pages.ts";
import { paths } from "./paths.ts";
import { readSession, startSession } from "./provider-session.ts";
import { pageLimit } from "./rate-limits.ts";

type Shown = Partial<Pick<InvitationPage, "name" | "problem" | "marked">> & { status?: number };

/** The page behind the link of an invitation: it makes an account, or leads somebody who has one in. */
export function invitationLinkRoutes(app: FastifyInstance, services: PageServices, answers: Pages): void {
  const { place, html, context } = answers;

  app.get(`${paths.invitation}/:token`, { config: pageLimit }, async (request, reply) => {
    const open = await findInvitation(services, tokenOf(request));
    return open ? show(request, reply, open) : showOver(request, reply);
  });

  app.post(`${paths.invitation}/:token`, { config: pageLimit }, async (request, reply) => {
    const token = tokenOf(request);
    const fields = answers.fieldsFor(request, `invitation ${token}`);
    if (!fields) return answers.expired(request, reply);
    const open = await findInvitation(services, token);
    if (!open) return showOver(request, reply);
    const here = await findSignedIn(request, reply);
    if (here && here.email === open.invitation.email) {
      const declines = fields.get("answer") === "decline";
      const answer = declines ? personDeclinesByInvitation : personAcceptsByInvitation;
      if (!(await answer(services, here.accountId, open.invitation))) return showOver(request, reply);
      if (declines) return html(reply, 200, declinedPage(context(request, "/"), place));
      return reply.header("cache-control", "no-store").redirect("/", 303);
    }
    const password = fields.get("password") ?? "";

    if (open.hasAccount) {
      if (password === "") return show(request, reply, open, { problem: { kind: "marked" }, status: 400 });
      const { address } = answers.asking(request);
      const result = await personSignsInByInvitation(services, open.invitation, { password, address });
      if (result.outcome === "wrong")
        return show(request, reply, open, { problem: { kind: "wrong" }, status: 400 });
      if (result.outcome === "too_many") {
        return show(request, reply, open, { problem: tooManyProblem(reply, result), status: 429 });
      }
      return goIn(request, reply, result.accountId);
    }

    const seen = context(request);
    const name = parseName(fields.get("name"));
    const marked = {
      name: nameError(seen, name),
      password: newPasswordError(seen, password, open.invitation.email),
    };
    if (marked.name || marked.password) {
      return show(request, reply, open, { name, marked, problem: { kind: "marked" }, status: 400 });
    }
    const result = await personSignsUpByInvitation(services, { token, name, password });
    if (result.outcome === "created") return goIn(request, reply, result.accountId);
    const now = await findInvitation(services, token);
    return now ? show(request, reply, now) : showOver(request, reply);
  });

  /** Whose session this browser has, where they may still use it. */
  async function findSignedIn(request: FastifyRequest, reply: FastifyReply): Promise<Account | undefined> {
    const { accountId } = await readSession(request, reply, services.provider.current());
    const account = accountId && (await services.db.readAtInstallation((at) => findAccount(at, accountId)));
    return account && !account.blocked ? account : undefined;
  }

  async function goIn(request: FastifyRequest, reply: FastifyReply, accountId: string) {
    await startSession(request, reply, services, accountId);
    return reply.header("cache-control", "no-store").redirect("/", 303);
  }

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    { invitation, hasAccount }: OpenInvitation,
    { status = 200, name = "", ...shown }: Shown = {},
  ): Promise<FastifyReply> {
    const token = tokenOf(request);
    const here = await findSignedIn(request, reply);
    const form: InvitationPage = {
      ...shown,
      name,
      operator: invitation.operator_name,
      inviter: invitation.invited_by_name,
      role: invitation.role,
      email: invitation.email,
      action: `${paths.invitation}/${token}`,
      formToken: answers.formFor(request, reply, `invitation ${token}`),
      isOthersSession: Boolean(here),
    };
    const page =
      here && here.email === invitation.email
        ? invitedHerePage
        : hasAccount
          ? signInByInvitationPage
          : newByInvitationPage;
    return html(reply, status, page(context(request), place, form));
  }

  function showOver(request: FastifyRequest, reply: FastifyReply) {
    const seen = context(request);
    const next = { href: paths.signInAgain, words: formWords[seen.language].toSignIn };
    return html(reply, 410, linkEndPage(seen, place, { end: "invitation", next }));
  }
}
