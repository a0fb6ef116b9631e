import { type Account, findAccountBySub, normalizeEmail } from "../domain/identity/index.ts";
import {
  findPerson,
  listInvitationsTo,
  type Person,
  recordSeen,
  redeemInvitation,
  seenIntervalMs,
  syncMemberProfile,
} from "../domain/members/index.ts";
import type { AtInstallation, Reading } from "../platform/at/index.ts";
import type { Services } from "../services.ts";

/** The claims of a token. The e-mail only if the provider vouches for it. */
type Shown = { sub: string; email?: string | undefined };

/** The `call` in the audit log. */
const bySigningIn = "sign-in";

/**
 * Reads a person and their memberships. The e-mail is that of the account, if it is ours: a token may be older than a
 * change of address. For a token without an e-mail it is that of the membership.
 */
export async function readPerson(at: Reading, shown: Shown, hostEmails: readonly string[]): Promise<Person> {
  const [account, person] = await Promise.all([
    findAccountBySub(at, shown.sub),
    findPerson(at, shown, hostEmails),
  ]);
  return { ...person, email: confirmedOf(account, shown) ?? person.memberships[0]?.email };
}

function confirmedOf(account: Account | undefined, { email }: Shown): string | undefined {
  return account ? account.email : email && normalizeEmail(email);
}

/**
 * Brings a person up to date at a call: binds a newcomer to the invitations of their confirmed address, copies a changed
 * address to their memberships, and now and then stores when they were last seen. Returns the person as they are then.
 */
export async function refreshPerson(
  { db, clock, log, hostEmails }: Pick<Services, "db" | "clock" | "log" | "hostEmails">,
  person: Person,
): Promise<Person> {
  const { sub, email, memberships } = person;
  if (memberships.length === 0) return email ? bindNewcomer(db, { ...person, email }, hostEmails) : person;
  if (email && memberships.some((member) => member.email.toLowerCase() !== email)) {
    await db.atInstallation((at) => follow(at, { sub, email }));
    return db.readAtInstallation((at) => findPerson(at, person, hostEmails));
  }
  const seenAgo = clock.now().getTime() - (person.lastSeenAt?.getTime() ?? 0);
  if (seenAgo >= seenIntervalMs) {
    // A failure here must not refuse the call.
    await db
      .atInstallation((at) => recordSeen(at, sub))
      .catch((error: unknown) => log.warn({ err: error }, "a person's last visit was not stored"));
  }
  return person;
}

async function bindNewcomer(
  db: Services["db"],
  person: Person & { email: string },
  hostEmails: readonly string[],
): Promise<Person> {
  // In this order: a person whom another call binds meanwhile is found invited or is a member, never neither.
  const [open, again] = await db.readAtInstallation((at) =>
    Promise.all([listInvitationsTo(at, person), findPerson(at, person, hostEmails)]),
  );
  if (open.length === 0) return again;
  await db.atInstallation((at) => bind(at, person));
  return db.readAtInstallation((at) => findPerson(at, person, hostEmails));
}

async function bind(at: AtInstallation, { sub, email }: { sub: string; email: string }) {
  const name = await nameOf(at, { sub, email });
  // One per operator: accepting it closes the other invitations of that operator.
  const tried = new Set<string>();
  const next = async () =>
    (await listInvitationsTo(at, { sub, email })).find((one) => !tried.has(one.invitation_id));
  for (let row = await next(); row; row = await next()) {
    tried.add(row.invitation_id);
    await redeemInvitation(at, { sub, email, name }, row, bySigningIn);
  }
}

/** The account decides: a token may be older than a change of address. */
async function follow(at: AtInstallation, { sub, email }: { sub: string; email: string }) {
  const account = await findAccountBySub(at, sub);
  await syncMemberProfile(at, sub, { email: account?.email ?? email }, bySigningIn);
}

/** The name of their account, else the given name, else the beginning of their address. */
export async function nameOf(
  at: AtInstallation,
  { sub, email }: { sub: string; email: string },
  givenName = "",
): Promise<string> {
  const account = await findAccountBySub(at, sub);
  return account?.name || givenName || (email.split("@")[0] ?? email);
}
