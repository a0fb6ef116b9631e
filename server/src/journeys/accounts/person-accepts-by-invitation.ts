import { acceptInvitation, declineInvitation as declineCall } from "@bellhop/contract/invitations";
import {
  cancelPendingSignUps,
  checkSignIn,
  createAccount,
  hasAccount,
  hashPassword,
  type RateLimited,
  setPersonLanguage,
} from "../../domain/identity/index.ts";
import { declineInvitation, findInvitationByToken, type InvitationRow } from "../../domain/members/index.ts";
import type { AtInstallation } from "../../platform/at/index.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { AccountServices, FormSender } from "../../services.ts";
import { personAccepts } from "./member-invites.ts";

export type OpenInvitation = {
  invitation: InvitationRow;
  /** Revealed only behind the link, which went to that mailbox. */
  hasAccount: boolean;
};

export async function findInvitation(
  { db, secretKey }: Pick<AccountServices, "db" | "secretKey">,
  token: string,
): Promise<OpenInvitation | undefined> {
  return db.readAtInstallation(async (at) => {
    const invitation = await findInvitationByToken(at, secretKey, token);
    return invitation && { invitation, hasAccount: await hasAccount(at, invitation.email) };
  });
}

type NewByInvitation =
  | { outcome: "created"; accountId: string }
  /** The address has an account, or the invitation has ended. */
  | { outcome: "too_late" };

/** The link confirms the address. The first call adds the membership. */
export async function personSignsUpByInvitation(
  { db, secretKey }: AccountServices,
  { language }: FormSender,
  { token, name, password }: { token: string; name: string; password: string },
): Promise<NewByInvitation> {
  const passwordHash = await hashPassword(password);
  try {
    return await db.atInstallation(async (at) => {
      const invitation = await findInvitationByToken(at, secretKey, token);
      if (!invitation || (await hasAccount(at, invitation.email))) return { outcome: "too_late" };
      const { email } = invitation;
      await cancelPendingSignUps(at, email);
      const accountId = await createAccount(at, { email, name, passwordHash });
      await setPersonLanguage(at, accountId, language);
      return { outcome: "created", accountId };
    });
  } catch (error) {
    // Someone created the account at the same time.
    if (error instanceof Refusal && error.code === "invalid_fields") return { outcome: "too_late" };
    throw error;
  }
}

type InByInvitation = { outcome: "signed_in"; accountId: string } | { outcome: "wrong" } | RateLimited;

export async function personSignsInByInvitation(
  { db, secretKey }: AccountServices,
  { address, browserMarks }: FormSender,
  { email }: InvitationRow,
  password: string,
): Promise<InByInvitation> {
  const result = await checkSignIn(db, secretKey, { email, password, address, browserMarks });
  return result.outcome === "unconfirmed" ? { outcome: "wrong" } : result;
}

export function personAcceptsByInvitation(
  { db }: Pick<AccountServices, "db">,
  accountId: string,
  { email, invitation_id }: InvitationRow,
): Promise<boolean> {
  return unlessOver(db, async (at) => {
    await personAccepts(at, { sub: accountId, email }, invitation_id, acceptInvitation.path);
  });
}

export function personDeclinesByInvitation(
  { db }: Pick<AccountServices, "db">,
  accountId: string,
  { email, invitation_id }: InvitationRow,
): Promise<boolean> {
  return unlessOver(db, (at) =>
    declineInvitation(at, { sub: accountId, email }, invitation_id, declineCall.path),
  );
}

async function unlessOver(db: AccountServices["db"], answer: (at: AtInstallation) => Promise<void>) {
  try {
    await db.atInstallation(answer);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === "not_found") return false;
    throw error;
  }
}
