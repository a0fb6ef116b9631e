import type { Role } from "@bellhop/contract/access";
import type { May } from "@bellhop/contract/call";
import type { AtInstallation, Reading } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { findMemberBySub, insertMember, insertOperator, type MemberRow } from "./members.queries.ts";

/** A signed-in person in an operator. */
export type Member = Omit<MemberRow, "venue_ids" | "current_venue_id"> & {
  venueIds: number[];
  /** The venue that calls without one of their own act on; null where the member may see none. */
  currentVenueId: number | null;
  /** Runs the installation itself, whatever the role at the operator. */
  isHost: boolean;
};

/** A member who changes something, and the call by which they do: what the audit log wants to know. */
export type Acting = Member & { call: string };

/**
 * The member that an identity stands for; undefined where nobody has invited that person. Hosts are known by e-mail:
 * a member's is the one that they have confirmed.
 */
export async function findMember(
  at: Reading,
  sub: string,
  hostEmails: readonly string[],
): Promise<Member | undefined> {
  const row = await at.tx.maybeRow(findMemberBySub, [sub]);
  if (!row) return undefined;
  const { venue_ids, current_venue_id, ...member } = row;
  const venueIds = venue_ids.map(Number);
  const current =
    current_venue_id !== null && venueIds.includes(current_venue_id) ? current_venue_id : venueIds[0];
  const isHost = hostEmails.includes(member.email.toLowerCase());
  return { ...member, venueIds, currentVenueId: current ?? null, isHost };
}

const rank: Record<May, number> = { person: 0, member: 0, staff: 0, manager: 1, owner: 2 };

/** True where the role reaches what the call asks for. */
export function mayMake(role: Role, asked: May): boolean {
  return rank[role] >= rank[asked];
}

/** Adds an operator, the company that runs venues, and answers its id. */
export async function addOperator(at: AtInstallation, name: string): Promise<string> {
  const operatorId = newId();
  await at.tx.run(insertOperator, [operatorId, name, at.now]);
  return operatorId;
}

export type NewMember = {
  operatorId: string;
  sub: string;
  name: string;
  email: string;
  role: Role;
  venueIds: number[] | null;
};

/** Makes an identity a member of an operator and answers the member's id. */
export async function addMember(at: AtInstallation, member: NewMember): Promise<string> {
  const memberId = newId();
  const { operatorId, sub, name, email, role, venueIds } = member;
  await at.tx.run(insertMember, [
    memberId,
    operatorId,
    sub,
    name,
    email,
    role,
    venueIds,
    venueIds?.[0] ?? null,
    at.now,
  ]);
  return memberId;
}
