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

/** What a token says of whoever shows it; the e-mail only where their provider vouches for it. */
type Shown = { sub: string; email?: string | undefined };

/** What the audit log says they did. */
const bySigningIn = "sign-in";

/**
 * Reads who a person is to which operators. Where the account is at hand it says which address is confirmed: a token may
 * be older than its change. Of a member whose token says no e-mail the one they confirmed is known.
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
 * A person comes in who was read: whoever is a member of nothing is bound to what their confirmed address was invited
 * to; who has another address by now has it everywhere; and that they are here is noted now and then. Answers the
 * person as they are then.
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
    // Nobody is kept out because this cannot be written.
    await db
      .atInstallation((at) => recordSeen(at, sub))
      .catch((error: unknown) => log.warn({ err: error }, "that somebody is here was not noted"));
  }
  return person;
}

async function bindNewcomer(
  db: Services["db"],
  person: Person & { email: string },
  hostEmails: readonly string[],
): Promise<Person> {
  // In this order: whom another call binds meanwhile is found invited, or is a member.
  const [open, again] = await db.readAtInstallation((at) =>
    Promise.all([listInvitationsTo(at, person), findPerson(at, person, hostEmails)]),
  );
  if (open.length === 0) return again;
  await db.atInstallation((at) => bind(at, person));
  return db.readAtInstallation((at) => findPerson(at, person, hostEmails));
}

async function bind(at: AtInstallation, { sub, email }: { sub: string; email: string }) {
  const name = await nameOf(at, { sub, email });
  // One at each operator: what else they were invited to there is no longer open to them then.
  const tried = new Set<string>();
  const next = async () =>
    (await listInvitationsTo(at, { sub, email })).find((one) => !tried.has(one.invitation_id));
  for (let row = await next(); row; row = await next()) {
    tried.add(row.invitation_id);
    await redeemInvitation(at, { sub, email, name }, row, bySigningIn);
  }
}

/** A token may be older than the account's change of address. */
async function follow(at: AtInstallation, { sub, email }: { sub: string; email: string }) {
  const account = await findAccountBySub(at, sub);
  await syncMemberProfile(at, sub, { email: account?.email ?? email }, bySigningIn);
}

/** What a person is called: as their account says, else as they say, else as their address begins. */
export async function nameOf(
  at: AtInstallation,
  { sub, email }: { sub: string; email: string },
  saidName = "",
): Promise<string> {
  const account = await findAccountBySub(at, sub);
  return account?.name || saidName || (email.split("@")[0] ?? email);
}
