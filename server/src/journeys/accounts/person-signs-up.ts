import type { Language } from "@bellhop/contract/languages";
import {
  accountLinkIn,
  accountLinkToken,
  accountPaths,
  checkSignIn,
  confirmSignUp,
  createPendingSignUp,
  findConfirmedAccount,
  findSignUpByLink,
  hasAccount,
  hashPassword,
  type LinkEnd,
  linkHours,
  type MailRequest,
  normalizeEmail,
  type RateLimited,
  renewPendingSignUp,
  signInPath,
  withinMailLimit,
} from "../../domain/identity/index.ts";
import type { Mailer } from "../../domain/mail/index.ts";
import type { AtInstallation } from "../../platform/at/index.ts";
import type { AccountServices, FormSender } from "../../services.ts";

type SignUp = { email: string; name: string; password: string; browserId: string };

/** The response is the same for every address: only the mailbox learns whether it has an account. */
export async function personSignsUp(
  { db, mail, secretKey }: AccountServices,
  { address, language }: FormSender,
  { email: requested, name, password, browserId }: SignUp,
): Promise<MailRequest> {
  const email = normalizeEmail(requested);
  return withinMailLimit({ db, secretKey }, { email, sender: address }, async (mayMail) => {
    const passwordHash = await hashPassword(password);
    await db.atInstallation(async (at) => {
      const signUp = { email, name, passwordHash, language, browserId };
      const { linkId, hasAccount } = await createPendingSignUp(at, signUp);
      if (!mayMail) return;
      if (hasAccount) await mailAlreadyRegistered(at, mail, email, language);
      else await mailConfirmation(at, { mail, secretKey }, { email, language, linkId });
    });
  });
}

/** A person requests the mail again; its link stays the same. */
export async function personRequestsMailAgain(
  { db, mail, secretKey }: AccountServices,
  { address, language }: FormSender,
  { email: requested, browserId }: { email: string; browserId: string | undefined },
): Promise<MailRequest> {
  const email = normalizeEmail(requested);
  return withinMailLimit({ db, secretKey }, { email, sender: address }, (mayMail) =>
    db.atInstallation(async (at) => {
      const pending = await renewPendingSignUp(at, email, browserId);
      if (!mayMail) return;
      if (await hasAccount(at, email)) await mailAlreadyRegistered(at, mail, email, language);
      else if (pending) {
        await mailConfirmation(at, { mail, secretKey }, { email, language, linkId: pending.linkId });
      }
    }),
  );
}

type Confirmation = {
  token: string;
  browserId: string | undefined;
  password: string;
  address: string;
};

type Confirmed =
  | { outcome: "confirmed"; accountId: string }
  /** The link was used before, for the account `accountId`. */
  | { outcome: "was_confirmed"; end: LinkEnd; accountId: string; isResubmission: boolean }
  | { outcome: "ended"; end: LinkEnd }
  | { outcome: "wrong"; email: string }
  | (RateLimited & { email: string });

/** Another browser needs the password, so that no one confirms a sign-up that a stranger began in their name. */
export async function personConfirms(
  { db, secretKey }: AccountServices,
  { token, browserId, password, address }: Confirmation,
): Promise<Confirmed> {
  const linkId = accountLinkIn(secretKey, "confirm_email", token);
  if (!linkId) return { outcome: "ended", end: "unknown" };
  const found = await db.readAtInstallation((at) => findSignUpByLink(at, linkId, browserId));
  if (found.end) return ended(found.end);
  const { signUpId } = found;
  if (!found.isSameBrowser) {
    const { email } = found;
    const proof = `link ${linkId}`;
    const result = await checkSignIn(db, secretKey, { email, password, address, signUpId, proof });
    if (result.outcome === "too_many") return { ...result, email: found.email };
    if (result.outcome !== "unconfirmed" || result.linkId !== signUpId) {
      return { outcome: "wrong", email: found.email };
    }
  }
  const confirmed = await db.atInstallation((at) => confirmSignUp(at, linkId, { signUpId, browserId }));
  if (confirmed.end) return ended(confirmed.end);
  return { outcome: "confirmed", accountId: confirmed.accountId };

  async function ended(end: LinkEnd): Promise<Confirmed> {
    const used = await db.readAtInstallation((at) => findConfirmedAccount(at, String(linkId), browserId));
    return used ? { outcome: "was_confirmed", end, ...used } : { outcome: "ended", end };
  }
}

type ToConfirm = { email: string; language: Language; linkId: string };

function mailConfirmation(
  at: AtInstallation,
  { mail, secretKey }: Pick<AccountServices, "mail" | "secretKey">,
  { email, language, linkId }: ToConfirm,
): Promise<void> {
  const path = `${accountPaths.confirm}/${accountLinkToken(secretKey, "confirm_email", linkId)}`;
  const params = { path, validHours: linkHours.confirm_email };
  return mail.queueMail(at, { to: email, language, kind: "confirm_email", params });
}

function mailAlreadyRegistered(
  at: AtInstallation,
  mail: Mailer,
  email: string,
  language: Language,
): Promise<void> {
  return mail.queueMail(at, {
    to: email,
    language,
    kind: "already_registered",
    params: { path: signInPath },
  });
}
