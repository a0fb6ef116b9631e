import type { AtInstallation, Reading } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { recordChange } from "../audit/index.ts";
import { type MemberAccess, readAccess } from "./member-access.ts";
import {
  insertMember,
  insertOpenedOperator,
  insertOperator,
  listMemberships,
  lockOpenedOperator,
  type MembershipRow,
  markSeen,
  selectPastAndPresentMembers,
  selectVenuesOfMember,
  selectVenuesOfOwners,
  updateCurrentVenue,
  updateMemberProfiles,
  updateOpenedOperator,
} from "./members.queries.ts";

/** A signed-in person in an operator. */
export type Member = Omit<MembershipRow, "venue_ids" | "current_venue_id" | "last_seen_at"> & {
  /** The open venues that they may see. */
  venueIds: number[];
  /** Those that they are limited to, closed ones too; null where they are for all, those still to come as well. */
  grantedVenueIds: readonly number[] | null;
  /** The venue that calls without one of their own act on; null where the member may see none. */
  currentVenueId: number | null;
  /** Runs the installation itself, whatever the role at the operator. */
  isHost: boolean;
};

/** A member who changes something, and the call by which they do: what the audit log wants to know. */
export type Acting = Member & { call: string };

/** Whoever is signed in, and what they are a member of; of several, calls that name no venue act as the first. */
export type Person = {
  sub: string;
  /** The address that their provider vouches for. */
  email: string | undefined;
  memberships: Member[];
  /** When they were last noted to be here; undefined: not at all. */
  lastSeenAt: Date | undefined;
};

/**
 * The person that an identity stands for. Hosts are known by e-mail: a member's is the one that they have confirmed.
 */
export async function findPerson(
  at: Reading,
  { sub, email }: { sub: string; email?: string | undefined },
  hostEmails: readonly string[],
): Promise<Person> {
  const rows = await at.tx.rows(listMemberships, { identitySub: sub });
  const seen = rows.flatMap(({ last_seen_at }) => last_seen_at ?? []);
  const lastSeenAt = seen.length < rows.length ? undefined : seen.toSorted((a, b) => +a - +b)[0];
  return { sub, email, memberships: rows.map((row) => memberOf(row, hostEmails)), lastSeenAt };
}

function memberOf(row: MembershipRow, hostEmails: readonly string[]): Member {
  const { venue_ids: _granted, current_venue_id, last_seen_at: _seen, ...member } = row;
  const venueIds = member.venues.map((venue) => venue.venue_id);
  const current =
    current_venue_id !== null && venueIds.includes(current_venue_id) ? current_venue_id : venueIds[0];
  return {
    ...member,
    venueIds,
    ...readAccess(row),
    currentVenueId: current ?? null,
    isHost: hostEmails.includes(member.email.toLowerCase()),
  };
}

/** A member is noted to be here at most every so often. */
export const seenIntervalMs = 15 * 60_000;

/** Notes that the person is here. */
export async function recordSeen(at: AtInstallation, sub: string): Promise<void> {
  await at.tx.run(markSeen, {
    identitySub: sub,
    lastSeenAt: at.now,
    seenBefore: new Date(at.now.getTime() - seenIntervalMs),
  });
}

/** The person's members go by this name and this address; what that changes is noted where they are one, by `call`. */
export async function syncMemberProfile(
  at: AtInstallation,
  sub: string,
  { name, email }: { name?: string; email?: string },
  call: string,
): Promise<void> {
  for (const row of await at.tx.rows(updateMemberProfiles, {
    identitySub: sub,
    name: name ?? null,
    email: email ?? null,
  })) {
    if (!row.is_there) continue;
    const { member_id, operator_id, name_before, email_before } = row;
    const by = { member_id, name: name_before, operator_id, call };
    const subject = { id: member_id, name: name_before };
    const before = { name: name_before, email: email_before };
    const after = { name: row.name, email: row.email };
    await recordChange(at, by, { kind: "member_changed", subject, before, after });
  }
}

/** Adds an operator, the company that runs venues, and answers its id. */
export async function addOperator(at: AtInstallation, name: string): Promise<string> {
  const operatorId = newId();
  await at.tx.run(insertOperator, { operatorId, name, createdAt: at.now });
  return operatorId;
}

/** Notes that this person has opened the operator; refuses where they have one already. Twice at once is once. */
export async function claimFirstOperator(at: AtInstallation, sub: string, operatorId: string): Promise<void> {
  if (await at.tx.maybeRow(insertOpenedOperator, { identitySub: sub, operatorId, openedAt: at.now })) return;
  await at.tx.run(lockOpenedOperator, { identitySub: sub });
  const isAnother = await at.tx.maybeRow(updateOpenedOperator, {
    identitySub: sub,
    operatorId,
    openedAt: at.now,
  });
  if (!isAnother) throw refuse("already_signed_up");
}

type NewMember = MemberAccess & { operatorId: string; sub: string; name: string; email: string };

/**
 * Makes an identity a member of an operator and answers the member's id: the one they had, where they are back.
 * Refused where they are one.
 */
export async function addMember(at: AtInstallation, member: NewMember): Promise<string> {
  const { operatorId, sub, name, email, role, grantedVenueIds } = member;
  const joined = await at.tx.maybeRow(insertMember, {
    memberId: newId(),
    operatorId,
    identitySub: sub,
    name,
    email,
    role,
    venueIds: grantedVenueIds,
    currentVenueId: grantedVenueIds?.[0] ?? null,
    createdAt: at.now,
  });
  if (!joined) throw refuse("wrong_state");
  return joined.member_id;
}

/** The venue on which the member's calls without a venue act from now on. */
export const setCurrentVenue = (at: AtInstallation, memberId: string, venueId: number) =>
  at.tx.run(updateCurrentVenue, { memberId, currentVenueId: venueId, chosenAt: at.now });

/** Every venue that a member may see, closed ones too. */
export const listVenuesOfMember = (at: Reading, memberId: string) =>
  at.tx.rows(selectVenuesOfMember, { memberId });

export const listPastAndPresentMembers = (at: Reading, operatorId: string) =>
  at.tx.rows(selectPastAndPresentMembers, { operatorId });

export const listVenuesOfOwners = (at: Reading, emails: string[]) =>
  at.tx.rows(selectVenuesOfOwners, { emails });
