import * as z from "zod/mini";
import { role } from "./access.ts";
import { call } from "./call.ts";
import { invalid } from "./field-problems.ts";
import { limits } from "./limits.ts";
import { id, instant, listOf, nothing, page, venueId } from "./values.ts";

/** Null means all venues, including future ones. */
export const grantedVenues = z.nullable(z.array(z.object({ venue_id: z.number(), name: z.string() })));

/** Members can grant only venues that they may see. */
export const venueIds = z.nullable(
  z.array(venueId).check(
    z.minLength(1, invalid("venues_missing")),
    z.maxLength(limits.maxVenues),
    z.refine((all) => new Set(all).size === all.length, { error: invalid("duplicate") }),
  ),
);

export const operatorMember = z.object({
  member_id: id,
  name: z.string(),
  email: z.string(),
  role,
  venues: grantedVenues,
  joined_at: instant,
  /** Rounded to 15 minutes; null if never seen. */
  last_seen_at: z.nullable(instant),
  /** Pending invitations they sent. They end if the member loses the right to send them. */
  open_invitations: z.int(),
  is_you: z.boolean(),
  may_change: z.boolean(),
});
export type OperatorMember = z.infer<typeof operatorMember>;

export const listMembers = call("POST /api/list_members", {
  summary:
    "Lists the operator's members, oldest first. Managers of some venues see the members of those venues only.",
  input: z.object({ ...page }),
  output: listOf(operatorMember),
  role: "manager",
  scope: "operator",
  access: "reads",
});

export const changeMember = call("POST /api/change_member", {
  summary:
    "Changes a member's role or venues. A member can't grant more access than they have, and the last owner can't be changed. Open invitations that the member may no longer make are withdrawn.",
  input: z.object({ member_id: id, role: z.optional(role), venue_ids: z.optional(venueIds) }),
  output: operatorMember,
  role: "manager",
  scope: "operator",
  access: "changes",
  audit: "noted",
  refuses: ["last_owner"],
});

const oneMember = {
  input: z.object({ member_id: id }),
  role: "manager",
  scope: "operator",
  access: "changes",
  audit: "noted",
} as const;

export const removeMember = call("POST /api/remove_member", {
  summary: `Removes a member and withdraws their open invitations. Their messages keep their name. It can be undone within ${limits.memberRestorableMinutes} minutes. The last owner can't be removed.`,
  ...oneMember,
  output: z.object({ member_id: id, restorable_until: instant }),
  refuses: ["last_owner"],
});

export const restoreMember = call("POST /api/restore_member", {
  summary: `Undoes a removal within ${limits.memberRestorableMinutes} minutes: role, venues and open invitations are restored.`,
  ...oneMember,
  output: operatorMember,
  refuses: ["wrong_state", "not_possible_now", "plan_required"],
});

export const leaveOperator = call("POST /api/leave_operator", {
  summary:
    "Ends the signed-in person's membership of an operator and withdraws the open invitations they made there. The last owner can't leave.",
  input: z.object({ operator_id: id }),
  output: nothing,
  role: "person",
  scope: "person",
  access: "changes",
  audit: "noted",
  refuses: ["last_owner"],
});
