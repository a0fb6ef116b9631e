import type { FastifyReply, FastifyRequest } from "fastify";
import { type Account, findActiveAccount } from "../../domain/identity/index.ts";
import {
  findInvitation,
  type OpenInvitation,
  personAcceptsByInvitation,
  personDeclinesByInvitation,
  personSignsInByInvitation,
  personSignsUpByInvitation,
} from "../../journeys/accounts/person-accepts-by-invitation.ts";
import { nameError, newPasswordError, parseName } from "./field-errors.ts";
import { formWords } from "./pages/account-forms.words.ts";
import { linkEndPage } from "./pages/error-pages.ts";
import {
  declinedPage,
  type InvitationPage,
  invitedHerePage,
  newByInvitationPage,
  signInByInvitationPage,
} from "./pages/invitation-page.ts";
import { invalidFields, type PageServices, type Pages, redirect, rejection, tokenOf } from "./pages.ts";
import { paths } from "./paths.ts";
import { readSession, startSession } from "./provider-session.ts";

type Shown = Partial<Pick<InvitationPage, "name" | "problem" | "errors">> & { status?: number };

const path = `${paths.invitation}/:token`;
const purpose = (request: FastifyRequest) => `invitation ${tokenOf(request)}`;

export function invitationRoutes(services: PageServices, pages: Pages): void {
  const { html, context } = pages;

  pages.get(path, async (request, reply) => {
    const open = await findInvitation(services, tokenOf(request));
    return open ? show(reply, open) : showEnd(reply);
  });

  pages.post(path, purpose, async (request, reply, fields) => {
    const open = await findInvitation(services, tokenOf(request));
    if (!open) return showEnd(reply);
    const account = await findSignedInAccount(reply);
    if (account?.email === open.invitation.email) return answer(reply, fields, account, open);
    return open.hasAccount ? signIn(reply, fields, open) : createAccount(reply, fields, open);
  });

  async function answer(
    reply: FastifyReply,
    fields: URLSearchParams,
    { accountId }: Account,
    { invitation }: OpenInvitation,
  ) {
    const declines = fields.get("answer") === "decline";
    const respond = declines ? personDeclinesByInvitation : personAcceptsByInvitation;
    if (!(await respond(services, accountId, invitation))) return showEnd(reply);
    return declines ? html(reply, 200, declinedPage(context(reply.request, "/"))) : redirect(reply, "/");
  }

  async function signIn(reply: FastifyReply, fields: URLSearchParams, open: OpenInvitation) {
    const password = fields.get("password") ?? "";
    if (password === "") return show(reply, open, invalidFields);
    const sender = pages.sender(reply.request);
    const result = await personSignsInByInvitation(services, sender, open.invitation, password);
    if (result.outcome !== "signed_in") return show(reply, open, rejection(reply, result));
    return enter(reply, result.accountId);
  }

  async function createAccount(reply: FastifyReply, fields: URLSearchParams, open: OpenInvitation) {
    const token = tokenOf(reply.request);
    const name = parseName(fields.get("name"));
    const password = fields.get("password") ?? "";
    const errors = {
      name: nameError(context(reply.request), name),
      password: newPasswordError(context(reply.request), password, open.invitation.email),
    };
    if (errors.name || errors.password) return show(reply, open, { name, errors, ...invalidFields });
    const result = await personSignsUpByInvitation(services, pages.sender(reply.request), {
      token,
      name,
      password,
    });
    if (result.outcome === "created") return enter(reply, result.accountId);
    const current = await findInvitation(services, token);
    return current ? show(reply, current) : showEnd(reply);
  }

  async function findSignedInAccount(reply: FastifyReply) {
    const { accountId } = await readSession(reply, services.provider.current());
    return accountId ? services.db.readAtInstallation((at) => findActiveAccount(at, accountId)) : undefined;
  }

  async function enter(reply: FastifyReply, accountId: string) {
    await startSession(reply, services, accountId);
    return redirect(reply, "/");
  }

  async function show(
    reply: FastifyReply,
    { invitation, hasAccount }: OpenInvitation,
    { status = 200, name = "", ...shown }: Shown = {},
  ): Promise<FastifyReply> {
    const account = await findSignedInAccount(reply);
    const form: InvitationPage = {
      ...shown,
      name,
      operator: invitation.operator_name,
      inviter: invitation.invited_by_name,
      role: invitation.role,
      email: invitation.email,
      action: `${paths.invitation}/${tokenOf(reply.request)}`,
      formToken: pages.formToken(reply, purpose(reply.request)),
      isOthersSession: account !== undefined,
    };
    const page = hasAccount ? signInByInvitationPage : newByInvitationPage;
    const isInvited = account?.email === invitation.email;
    return html(reply, status, (isInvited ? invitedHerePage : page)(context(reply.request), form));
  }

  function showEnd(reply: FastifyReply) {
    const shown = context(reply.request);
    const next = { href: paths.signInAgain, label: formWords[shown.language].toSignIn };
    return html(reply, 410, linkEndPage(shown, "invitation", next));
  }
}
