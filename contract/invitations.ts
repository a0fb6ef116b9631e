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
  /** Of the mail. */
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
  says: "Lists the invitations that nobody has taken up yet, the newest first, expired ones too.",
  input: z.object({ ...page }),
  output: listOf(invitation),
  may: "manager",
  about: "operator",
  does: "reads",
});

export const inviteMember = call("POST /api/invite_member", {
  says: `Invites somebody by e-mail, for ${limits.invitationDays} days. Whoever signs in with that confirmed address is a member.`,
  input: z.object({ email, role, venue_ids: venueIds, language }),
  output: sentInvitation,
  may: "manager",
  about: "operator",
  does: "changes",
  audit: "noted",
  refuses: ["limit_reached"],
});

const oneInvitation = {
  input: z.object({ invitation_id: id }),
  may: "manager",
  about: "operator",
  does: "changes",
  audit: "noted",
} as const;

export const resendInvitation = call("POST /api/resend_invitation", {
  says: `Sends an open or expired invitation again, for another ${limits.invitationDays} days, at most once a minute. The link of the mail before no longer works.`,
  ...oneInvitation,
  output: sentInvitation,
});

export const withdrawInvitation = call("POST /api/withdraw_invitation", {
  says: "Withdraws an invitation that nobody has taken up yet.",
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
  says: `Lists the open invitations for the signed-in person's confirmed e-mail address, and the membership of theirs that ended last, for ${limits.membershipEndedDays} days. Whoever is a member of nothing yet is bound to theirs by signing in.`,
  input: nothing,
  output: z.object({ items: z.array(myInvitation), ended: z.nullable(endedMembership) }),
  may: "person",
  about: "person",
  does: "reads",
});

const oneOfMine = {
  input: z.object({ invitation_id: id }),
  may: "person",
  about: "person",
  does: "changes",
  audit: "noted",
} as const;

export const acceptInvitation = call("POST /api/accept_invitation", {
  says: "Takes up an invitation: the person is a member of that operator too. Their current venue stays as it is.",
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
  says: "Declines an invitation; it is gone, and can be made again.",
  ...oneOfMine,
  output: nothing,
});
