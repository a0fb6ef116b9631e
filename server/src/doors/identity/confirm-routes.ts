import type { FastifyReply, FastifyRequest } from "fastify";
import {
  findByLink,
  findConfirmedAccount,
  findSignUpByLink,
  type LinkEnd,
} from "../../domain/identity/index.ts";
import { personConfirms } from "../../journeys/accounts/person-signs-up.ts";
import { formWords } from "./pages/account-forms.words.ts";
import { linkEndPage } from "./pages/error-pages.ts";
import type { FormProblem } from "./pages/form.ts";
import { linkEndWords } from "./pages/link-end.words.ts";
import { confirmPage } from "./pages/sign-up-pages.ts";
import { type PageServices, type Pages, redirect, rejection, tokenOf } from "./pages.ts";
import { paths } from "./paths.ts";
import { readSession, startSession } from "./provider-session.ts";
import { readReturnOrigin } from "./return-origin.ts";

type Confirm = { email: string; asksForPassword: boolean; problem?: FormProblem; status?: number };

const purpose = (request: FastifyRequest) => `confirm ${tokenOf(request)}`;

export function confirmRoutes(services: PageServices, pages: Pages): void {
  pages.get(`${paths.confirm}/:token`, async (request, reply) => {
    const token = tokenOf(request);
    const found = await findByLink(services, "confirm_email", token, (at, linkId) =>
      findSignUpByLink(at, linkId, pages.readBrowserId(request)),
    );
    if (found.end) {
      const used = await findByLink(services, "confirm_email", token, findConfirmedAccount);
      const accountId = used && "accountId" in used ? used.accountId : undefined;
      if (await isSignedInAs(reply, accountId)) return toConfirmed(reply);
      return showEnd(reply, found.end);
    }
    return show(reply, { email: found.email, asksForPassword: !found.isSameBrowser });
  });

  pages.post(`${paths.confirm}/:token`, purpose, async (request, reply, fields) => {
    const confirmed = await personConfirms(services, {
      token: tokenOf(request),
      browserId: pages.readBrowserId(request),
      password: fields.get("password") ?? "",
      address: pages.sender(request).address,
    });
    if (confirmed.outcome === "ended") return showEnd(reply, confirmed.end);
    if (confirmed.outcome === "wrong" || confirmed.outcome === "too_many") {
      const { email } = confirmed;
      return show(reply, { email, asksForPassword: true, ...rejection(reply, confirmed) });
    }
    const { accountId } = confirmed;
    if (confirmed.outcome === "was_confirmed") {
      if (await isSignedInAs(reply, accountId)) return toConfirmed(reply);
      if (!confirmed.isResubmission) return showEnd(reply, confirmed.end);
    }
    await startSession(reply, services, accountId);
    return toConfirmed(reply);
  });

  const toConfirmed = (reply: FastifyReply) =>
    redirect(reply, `${readReturnOrigin(reply.request, services.settings)}${paths.confirmed}`);

  async function isSignedInAs(reply: FastifyReply, accountId: string | undefined) {
    if (!accountId) return false;
    const session = await readSession(reply, services.provider.current());
    return session.accountId === accountId;
  }

  function show(reply: FastifyReply, { status = 200, ...form }: Confirm) {
    const formToken = pages.formToken(reply, purpose(reply.request));
    const action = `${paths.confirm}/${tokenOf(reply.request)}`;
    return pages.html(
      reply,
      status,
      confirmPage(pages.context(reply.request), { ...form, action, formToken }),
    );
  }

  function showEnd(reply: FastifyReply, end: LinkEnd) {
    const context = pages.context(reply.request);
    const { language } = context;
    const next =
      end === "used"
        ? { href: "/", label: formWords[language].toBellhop }
        : { href: paths.signUp, label: linkEndWords[language].signUpAgain };
    return pages.html(reply, 410, linkEndPage(context, end, next));
  }
}
