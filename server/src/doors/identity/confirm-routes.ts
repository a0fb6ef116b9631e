import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findByLink, findConfirmed, findSignUpByLink, type LinkEnd } from "../../domain/identity/index.ts";
import { personConfirms } from "../../journeys/person-signs-up.ts";
import { formWords } from "./pages/account-forms.words.ts";
import type { FormProblem } from "./pages/form.ts";
import { linkEndWords } from "./pages/link-end.words.ts";
import { linkEndPage } from "./pages/link-end-page.ts";
import { confirmPage } from "./pages/sign-up-pages.ts";
import { type PageServices, type Pages, tokenOf, tooManyProblem } from "./pages.ts";
import { paths } from "./paths.ts";
import { readSession, startSession } from "./provider-session.ts";
import { pageLimit } from "./rate-limits.ts";
import { readReturnOrigin } from "./return-origin.ts";

type ToConfirm = { email: string; asksForPassword: boolean; problem?: FormProblem; status?: number };

/** The link in the mail of a sign-up: the page behind it, and the way in. */
export function confirmRoutes(app: FastifyInstance, services: PageServices, answers: Pages): void {
  const { place, html, context } = answers;

  app.get(`${paths.confirm}/:token`, { config: pageLimit }, async (request, reply) => {
    const found = await findByLink(services.secretKey, "confirm_email", tokenOf(request), (linkId) =>
      services.db.readAtInstallation((at) => findSignUpByLink(at, linkId, answers.markOf(request))),
    );
    if (found.end) {
      const was = await findByLink(services.secretKey, "confirm_email", tokenOf(request), (linkId) =>
        services.db.readAtInstallation((at) => findConfirmed(at, linkId)),
      );
      const accountId = was && "accountId" in was ? was.accountId : undefined;
      if (await isSignedInAs(request, reply, accountId)) return onwards(request, reply);
      return showEnd(request, reply, found.end);
    }
    const { email, isSameBrowser } = found;
    return show(request, reply, { email, asksForPassword: !isSameBrowser });
  });

  app.post(`${paths.confirm}/:token`, { config: pageLimit }, async (request, reply) => {
    const token = tokenOf(request);
    const fields = answers.fieldsFor(request, `confirm ${token}`);
    if (!fields) return answers.expired(request, reply);
    const confirmed = await personConfirms(services, {
      token,
      browserId: answers.markOf(request),
      password: fields.get("password") ?? "",
      address: answers.asking(request).address,
    });
    if (confirmed.outcome === "ended") return showEnd(request, reply, confirmed.end);
    if (confirmed.outcome === "was_confirmed") {
      const { accountId, isSamePress, end } = confirmed;
      if (await isSignedInAs(request, reply, accountId)) return onwards(request, reply);
      if (!isSamePress) return showEnd(request, reply, end);
      await startSession(request, reply, services, accountId);
      return onwards(request, reply);
    }
    if (confirmed.outcome !== "confirmed") {
      const isWrong = confirmed.outcome === "wrong";
      return show(request, reply, {
        email: confirmed.email,
        asksForPassword: true,
        problem: isWrong ? { kind: "wrong" } : tooManyProblem(reply, confirmed),
        status: isWrong ? 400 : 429,
      });
    }
    await startSession(request, reply, services, confirmed.accountId);
    return onwards(request, reply);
  });

  function onwards(request: FastifyRequest, reply: FastifyReply) {
    return reply
      .header("cache-control", "no-store")
      .redirect(`${readReturnOrigin(request, services.settings)}${paths.confirmed}`, 303);
  }

  async function isSignedInAs(request: FastifyRequest, reply: FastifyReply, accountId: string | undefined) {
    if (!accountId) return false;
    const session = await readSession(request, reply, services.provider.current());
    return session.accountId === accountId;
  }

  function show(request: FastifyRequest, reply: FastifyReply, { status = 200, ...form }: ToConfirm) {
    const token = tokenOf(request);
    const formToken = answers.formFor(request, reply, `confirm ${token}`);
    const action = `${paths.confirm}/${token}`;
    const signUp = `${paths.signUp}?${new URLSearchParams({ hint: form.email })}`;
    return html(reply, status, confirmPage(context(request), place, { ...form, action, formToken, signUp }));
  }

  function showEnd(request: FastifyRequest, reply: FastifyReply, end: LinkEnd) {
    const seen = context(request);
    const next =
      end === "used"
        ? { href: "/", words: formWords[seen.language].toBellhop }
        : { href: paths.signUp, words: linkEndWords[seen.language].signUpAgain };
    return html(reply, 410, linkEndPage(seen, place, { end, next }));
  }
}
