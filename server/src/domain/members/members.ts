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
  selectVenuesBeyondAccess,
  selectVenuesOfMember,
  selectVenuesOfOwners,
  updateCurrentVenue,
  updateMemberProfiles,
  updateOpenedOperator,
} from "./members.queries.ts";

export type Member = Omit<MembershipRow, "venue_ids" | "current_venue_id" | "last_seen_at"> & {
  venueIds: number[];
  /** Closed venues, too; null for all venues, future ones included. */
  grantedVenueIds: readonly number[] | null;
  /** The venue of calls that name none; null if the member may see none. */
  currentVenueId: number | null;
  /** An installation admin, whatever the role at the operator. */
  isHost: boolean;
};

export type Acting = Member & { call: string };

/** A signed-in person. Calls that name no venue act as the first membership. */
export type Person = {
  sub: string;
  /** Verified by the provider. */
  email: string | undefined;
  memberships: Member[];
  lastSeenAt: Date | undefined;
};

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

export const seenIntervalMs = 15 * 60_000;

export async function recordSeen(at: AtInstallation, sub: string): Promise<void> {
  await at.tx.run(markSeen, {
    identitySub: sub,
    lastSeenAt: at.now,
    seenBefore: new Date(at.now.getTime() - seenIntervalMs),
  });
}

export async function syncMemberProfile(
  at: AtInstallation,
  sub: string,
  { name, email }: { name?: string; email?: string },
  call: string,
): Promise<void> {
  const profile = { identitySub: sub, name: name ?? null, email: email ?? null };
  for (const row of await at.tx.rows(updateMemberProfiles, profile)) {
    if (!row.is_there) continue;
    const { member_id, operator_id, name_before, email_before } = row;
    const by = { member_id, name: name_before, operator_id, call };
    const subject = { id: member_id, name: name_before };
    const before = { name: name_before, email: email_before };
    const after = { name: row.name, email: row.email };
    await recordChange(at, by, { kind: "member_changed", subject, before, after });
  }
}

export async function addOperator(at: AtInstallation, name: string): Promise<string> {
  const operatorId = newId();
  await at.tx.run(insertOperator, { operatorId, name, createdAt: at.now });
  return operatorId;
}

/** Refuses a person who still has the operator that they opened. */
export async function claimFirstOperator(at: AtInstallation, sub: string, operatorId: string): Promise<void> {
  const opened = { identitySub: sub, operatorId, openedAt: at.now };
  if (await at.tx.maybeRow(insertOpenedOperator, opened)) return;
  await at.tx.run(lockOpenedOperator, { identitySub: sub });
  if (!(await at.tx.maybeRow(updateOpenedOperator, opened))) throw refuse("already_signed_up");
}

type NewMember = MemberAccess & { operatorId: string; sub: string; name: string; email: string };

/** Returns the member id, the old one for a former member. Refuses a current member. */
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

/** The operator's venues that the member may not see. */
export async function listVenuesBeyondAccess(at: Reading, memberId: string): Promise<number[]> {
  const rows = await at.tx.rows(selectVenuesBeyondAccess, { memberId });
  return rows.map((row) => row.venue_id);
}

export const listPastAndPresentMembers = (at: Reading, operatorId: string) =>
  at.tx.rows(selectPastAndPresentMembers, { operatorId });

export const listVenuesOfOwners = (at: Reading, emails: string[]) =>
  at.tx.rows(selectVenuesOfOwners, { emails });
