import type { OutputOf } from "@bellhop/contract/call";
import type { mergeGuests } from "@bellhop/contract/guests";
import { endAlerts, moveAlerts } from "../../domain/alerts/index.ts";
import { lockDraft } from "../../domain/answer-drafts/index.ts";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import {
  broadcastConversation,
  lockConversation,
  lockConversationsOfGuests,
  mergeConversation,
  separateConversation,
} from "../../domain/conversations/index.ts";
import { endSignInsSince } from "../../domain/guest-sessions/index.ts";
import {
  type Conflict,
  decideConflict,
  hasOpenConflict,
  lockConflict,
  mergeGuest,
  separateGuest,
  unsetVerifiedAs,
} from "../../domain/guests/index.ts";
import { recountThreads } from "../../domain/statistics/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import { handOver } from "../assistant/hand-over.ts";
import { findStaffed } from "../statistics/find-staffed.ts";

type Decided = OutputOf<typeof mergeGuests>;

/** A member merges two guests who are one person. New messages from either address join one conversation. */
export async function staffMergesGuests(at: AtVenue, by: Actor, conflictId: string): Promise<Decided> {
  const found = await lockConflict(at, conflictId);
  if (found.decision === "kept_apart") throw refuse("wrong_state");
  const { conflict, own, other } = await withConversations(at, found);
  if (conflict.decision === "merged") return viewDecided(conflict, own);
  await decideConflict(at, conflict, "merged", by.name);
  await mergeGuest(at, conflict);
  if (own && other) {
    const draft = await lockDraft(at, other);
    await mergeConversation(at, own, other);
    await recountThreads(at, [own, other], await findStaffed(at));
    await moveAlerts(at, other, own, ["guest_waits", "handed_over", "guest_conflict"]);
    // The assistant answers nothing in a merged conversation: without a question the guest would wait unseen.
    if (draft) await handOver(at, await lockConversation(at, own), { reason: "unsure", about: draft.about });
  }
  await record(at, by, conflict, "merged");
  return finish(at, conflict, own, other);
}

/**
 * A member undoes a merge: the conflict is open again. Alerts and open questions stay where they are. Links made meanwhile
 * may have reached either of two people: they stop working, and browsers that signed in meanwhile are signed out.
 */
export async function staffUndoesMerge(at: AtVenue, by: Actor, conflictId: string): Promise<Decided> {
  const conflict = await lockConflict(at, conflictId);
  const { own, other } = await withConversations(at, conflict);
  if (conflict.decision !== "merged") return viewDecided(conflict, own);
  await decideConflict(at, conflict, null, by.name);
  await separateGuest(at, conflict);
  if (conflict.decided_at) await endSignInsSince(at, conflict.guest_id, conflict.decided_at);
  if (own && other) {
    await separateConversation(at, own, other);
    await recountThreads(at, [own, other], await findStaffed(at));
  }
  await record(at, by, conflict, null);
  broadcastBoth(at, own, other);
  return viewDecided(conflict, own);
}

/** A member records that two guests are two people. */
export async function staffKeepsGuestsApart(at: AtVenue, by: Actor, conflictId: string): Promise<Decided> {
  const conflict = await lockConflict(at, conflictId);
  if (conflict.decision === "merged") throw refuse("wrong_state");
  const { own, other } = await withConversations(at, conflict);
  if (conflict.decision === "kept_apart") return viewDecided(conflict, own);
  await decideConflict(at, conflict, "kept_apart", by.name);
  await unsetVerifiedAs(at, conflict.guest_id, conflict.other_guest_id);
  await record(at, by, conflict, "kept_apart");
  return finish(at, conflict, own, other);
}

/** If only one of the guests has a conversation, that guest stays. */
async function withConversations(at: AtVenue, found: Conflict) {
  const { guest_id, other_guest_id } = found;
  const taken = await lockConversationsOfGuests(at, [guest_id, other_guest_id]);
  const staysOther = found.decision === null && !taken.has(guest_id) && taken.has(other_guest_id);
  const conflict = staysOther ? { ...found, guest_id: other_guest_id, other_guest_id: guest_id } : found;
  return { conflict, own: taken.get(conflict.guest_id), other: taken.get(conflict.other_guest_id) };
}

/** The alert ends with the last open conflict of the guest. */
async function finish(at: AtVenue, conflict: Conflict, own?: string, other?: string): Promise<Decided> {
  const sides = [
    [conflict.guest_id, own],
    [conflict.other_guest_id, other],
  ] as const;
  for (const [guestId, conversationId] of sides)
    if (conversationId && !(await hasOpenConflict(at, guestId)))
      await endAlerts(at, conversationId, ["guest_conflict"]);
  broadcastBoth(at, own, other);
  return viewDecided(conflict, own);
}

/** The merged one first: browsers remove it from their lists. */
function broadcastBoth(at: AtVenue, own?: string, other?: string) {
  if (other) broadcastConversation(at, other);
  if (own) broadcastConversation(at, own);
}

const kinds = { merged: "guests_merged", kept_apart: "guests_kept_apart" } as const;

async function record(at: AtVenue, by: Actor, conflict: Conflict, decision: Conflict["decision"]) {
  // The log keeps no names of guests.
  const { guest_id } = conflict;
  await recordChange(at, by, {
    kind: decision ? kinds[decision] : "guests_separated",
    subject: { id: guest_id, name: guest_id },
    before: { decision: conflict.decision },
    after: { decision },
  });
}

const viewDecided = ({ conflict_id }: Conflict, own?: string): Decided => ({
  conflict_id,
  conversation_id: own ?? null,
});
