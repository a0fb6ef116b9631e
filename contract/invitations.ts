import * as z from "zod/mini";
import { role } from "./access.ts";
import { call } from "./call.ts";
import { language } from "./languages.ts";
import { limits } from "./limits.ts";
import { grantedVenues, venueIds } from "./members.ts";
import { email, id, instant, listOf, nothing, page } from "./values.ts";

export const invitation = z.object({
  invitation_id: id,
  email: z.string(),
  role,
  venues: grantedVenues,
  /** The mail's language. */
  language,
  invited_by: z.string(),
  invited_at: instant,
  sent_at: instant,
  expires_at: instant,
  /** Resending renews it. */
  is_expired: z.boolean(),
  may_change: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

/** `mail_sent` is false if this installation can't send mail. The invitation then still works by e-mail address. */
export const sentInvitation = z.extend(invitation, { mail_sent: z.boolean() });

export const listInvitations = call("POST /api/list_invitations", {
  summary: "Lists open and expired invitations, newest first.",
  input: z.object({ ...page }),
  output: listOf(invitation),
  role: "manager",
  scope: "operator",
  access: "reads",
});

export const inviteMember = call("POST /api/invite_member", {
  summary: `Invites a person by e-mail. The invitation is valid for ${limits.invitationDays} days. A person who signs in with that confirmed address becomes a member.`,
  input: z.object({ email, role, venue_ids: venueIds, language }),
  output: sentInvitation,
  role: "manager",
  scope: "operator",
  access: "changes",
  audit: "noted",
  refuses: ["limit_reached", "plan_required"],
});

const oneInvitation = {
  input: z.object({ invitation_id: id }),
  role: "manager",
  scope: "operator",
  access: "changes",
  audit: "noted",
} as const;

export const resendInvitation = call("POST /api/resend_invitation", {
  summary: `Sends an invitation again, for another ${limits.invitationDays} days, at most once a minute. Earlier links stop working.`,
  ...oneInvitation,
  output: sentInvitation,
  refuses: ["plan_required"],
});

export const withdrawInvitation = call("POST /api/withdraw_invitation", {
  summary: "Withdraws an open invitation.",
  ...oneInvitation,
  output: nothing,
});

export const myInvitation = z.object({
  invitation_id: id,
  operator_name: z.string(),
  role,
  venues: grantedVenues,
  invited_by: z.string(),
  expires_at: instant,
});
export type MyInvitation = z.infer<typeof myInvitation>;

export const endedMembership = z.object({ operator_name: z.string(), ended_at: instant });
export type EndedMembership = z.infer<typeof endedMembership>;

export const listMyInvitations = call("GET /api/list_my_invitations", {
  summary: `Lists the open invitations for the signed-in person's confirmed e-mail address, and their last ended membership for ${limits.membershipEndedDays} days. A person without any membership accepts their invitations by signing in.`,
  input: nothing,
  output: z.object({ items: z.array(myInvitation), ended: z.nullable(endedMembership) }),
  role: "person",
  scope: "person",
  access: "reads",
});

const oneOfMine = {
  input: z.object({ invitation_id: id }),
  role: "person",
  scope: "person",
  access: "changes",
  audit: "noted",
} as const;

export const acceptInvitation = call("POST /api/accept_invitation", {
  summary: "Accepts an invitation. The person's current venue stays the same.",
  ...oneOfMine,
  output: z.object({
    member_id: id,
    operator_id: id,
    operator_name: z.string(),
    role,
    venues: z.array(z.object({ venue_id: z.number(), name: z.string() })),
  }),
});

export const declineInvitation = call("POST /api/decline_invitation", {
  summary: "Declines an invitation. The operator can invite the person again.",
  ...oneOfMine,
  output: nothing,
});
