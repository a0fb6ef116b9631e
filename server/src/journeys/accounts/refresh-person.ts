import { type Account, findAccountBySub, normalizeEmail } from "../../domain/identity/index.ts";
import {
  findPerson,
  listInvitationsTo,
  type Person,
  recordSeen,
  redeemInvitation,
  seenIntervalMs,
  syncMemberProfile,
} from "../../domain/members/index.ts";
import type { AtInstallation, Reading } from "../../platform/at/index.ts";
import { isDatabaseUnavailable } from "../../platform/db/index.ts";
import type { Services } from "../../services.ts";

/** The e-mail only if the provider verified it. */
type TokenClaims = { sub: string; email?: string | undefined };

const bySigningIn = "sign-in";

/** The account's address wins over the token's, which may be older. */
export async function readPerson(
  at: Reading,
  claims: TokenClaims,
  hostEmails: readonly string[],
): Promise<Person> {
  const [account, person] = await Promise.all([
    findAccountBySub(at, claims.sub),
    findPerson(at, claims, hostEmails),
  ]);
  return { ...person, email: confirmedEmailOf(account, claims) ?? person.memberships[0]?.email };
}

function confirmedEmailOf(account: Account | undefined, { email }: TokenClaims): string | undefined {
  return account ? account.email : email && normalizeEmail(email);
}

/** Adds a newcomer to the operators that invited them, and applies a changed address. */
export async function refreshPerson(
  { db, clock, log, hostEmails }: Pick<Services, "db" | "clock" | "log" | "hostEmails">,
  person: Person,
): Promise<Person> {
  const { sub, email, memberships } = person;
  if (memberships.length === 0) return email ? bindNewcomer(db, { ...person, email }, hostEmails) : person;
  if (email && memberships.some((member) => member.email.toLowerCase() !== email)) {
    await db.atInstallation((at) => syncProfile(at, { sub, email }));
    return db.readAtInstallation((at) => findPerson(at, person, hostEmails));
  }
  const seenAgo = clock.now().getTime() - (person.lastSeenAt?.getTime() ?? 0);
  // Failing to record the visit must not fail the request.
  if (seenAgo >= seenIntervalMs) {
    await db
      .atInstallation((at) => recordSeen(at, sub))
      .catch((error: unknown) =>
        log[isDatabaseUnavailable(error) ? "debug" : "warn"](
          { err: error },
          "a person's last visit was not stored",
        ),
      );
  }
  return person;
}

async function bindNewcomer(
  db: Services["db"],
  person: Person & { email: string },
  hostEmails: readonly string[],
): Promise<Person> {
  // The order matters: a concurrent call either leaves the invitations open or has added the member.
  const [open, again] = await db.readAtInstallation((at) =>
    Promise.all([listInvitationsTo(at, person), findPerson(at, person, hostEmails)]),
  );
  if (open.length === 0) return again;
  await db.atInstallation((at) => bind(at, person));
  return db.readAtInstallation((at) => findPerson(at, person, hostEmails));
}

async function bind(at: AtInstallation, { sub, email }: { sub: string; email: string }) {
  const name = await nameOf(at, { sub, email });
  // Redeeming one ends the others at the same operator.
  const tried = new Set<string>();
  const next = async () =>
    (await listInvitationsTo(at, { sub, email })).find((one) => !tried.has(one.invitation_id));
  for (let row = await next(); row; row = await next()) {
    tried.add(row.invitation_id);
    await redeemInvitation(at, { sub, email, name }, row, bySigningIn);
  }
}

/** The token may be older than the account's address. */
async function syncProfile(at: AtInstallation, { sub, email }: { sub: string; email: string }) {
  const account = await findAccountBySub(at, sub);
  await syncMemberProfile(at, sub, { email: account?.email ?? email }, bySigningIn);
}

/** The account's name, else `fallbackName`, else the address's local part. */
export async function nameOf(
  at: AtInstallation,
  { sub, email }: { sub: string; email: string },
  fallbackName = "",
): Promise<string> {
  const account = await findAccountBySub(at, sub);
  return account?.name || fallbackName || (email.split("@")[0] ?? email);
}
