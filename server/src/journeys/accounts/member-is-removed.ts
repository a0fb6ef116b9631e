import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type { changeMember, OperatorMember, removeMember } from "@bellhop/contract/members";
import { broadcastConversation, giveToStaff, lockHeldBy } from "../../domain/conversations/index.ts";
import {
  type Acting,
  changeMembership,
  endMembership,
  endOwnMembership,
  listVenuesBeyondAccess,
  type Person,
} from "../../domain/members/index.ts";
import { removeDevicesOf } from "../../domain/notifications/index.ts";
import type { AtInstallation } from "../../platform/at/index.ts";

export async function memberIsRemoved(
  at: AtInstallation,
  who: Acting,
  memberId: string,
): Promise<OutputOf<typeof removeMember>> {
  const ended = await endMembership(at, who, memberId);
  await removeDevicesOf(at, memberId);
  await releaseConversations(at, memberId);
  return ended;
}

export async function memberIsChanged(
  at: AtInstallation,
  who: Acting,
  change: InputOf<typeof changeMember>,
): Promise<OperatorMember> {
  const changed = await changeMembership(at, who, change);
  await releaseConversations(at, change.member_id);
  return changed;
}

export async function memberLeaves(
  at: AtInstallation,
  person: Person,
  operatorId: string,
  call: string,
): Promise<void> {
  const { member_id } = await endOwnMembership(at, person, operatorId, call);
  await removeDevicesOf(at, member_id);
  await releaseConversations(at, member_id);
}

/**
 * The whole team has the conversations that a member held at venues without access now: an emergency among them is open
 * again.
 */
async function releaseConversations(at: AtInstallation, memberId: string): Promise<void> {
  for (const venueId of await listVenuesBeyondAccess(at, memberId))
    await at.inVenue(venueId, async (atVenue) => {
      for (const conversation of await lockHeldBy(atVenue, memberId)) {
        await giveToStaff(atVenue, conversation, null);
        broadcastConversation(atVenue, conversation.conversation_id);
      }
    });
}
