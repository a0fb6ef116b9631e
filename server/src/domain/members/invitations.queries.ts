import type { Role } from "@bellhop/contract/access";
import type { Language } from "@bellhop/contract/languages";
import { cursorAt } from "../../platform/cursor.ts";
import { change, statement } from "../../platform/db/index.ts";
import { namesOfVenues } from "./members.queries.ts";

export type InvitationRow = {
  invitation_id: string;
  operator_id: string;
  operator_name: string;
  email: string;
  role: Role;
  venue_ids: number[] | null;
  language: Language;
  invited_by: string;
  invited_by_name: string;
  created_at: Date;
  sent_at: Date;
  sending: number;
  expires_at: Date;
  /** Closed venues, too; null for all venues. */
  venues: { venue_id: number; name: string }[] | null;
};

const columns = `i.invitation_id, i.operator_id, o.name as operator_name, i.email, i.role, i.venue_ids, i.language,
  i.invited_by, i.invited_by_name, i.created_at, i.sent_at, i.sending, i.expires_at, ${namesOfVenues("i.venue_ids", "i.operator_id")}`;
const open = "invitations i join operators o using (operator_id) where i.ended_at is null";

/** `$grantedVenueIds`: the venues of the reader; null for all. */
export const listOpenInvitations = statement<
  {
    operatorId: string;
    grantedVenueIds: readonly number[] | null;
    cursorAt: string | null;
    cursorId: string | null;
    limit: number;
  },
  InvitationRow & { cursor_at: string }
>(
  "list open invitations",
  `select ${columns}, ${cursorAt("i.created_at")} from ${open} and i.operator_id = $operatorId
     and ($grantedVenueIds::bigint[] is null or cardinality(i.venue_ids) > 0 and i.venue_ids <@ $grantedVenueIds)
     and ($cursorAt::timestamptz is null or (i.created_at, i.invitation_id) < ($cursorAt, $cursorId::uuid))
   order by i.created_at desc, i.invitation_id desc limit $limit`,
);

export const findOpenInvitation = statement<{ invitationId: string }, InvitationRow>(
  "find open invitation",
  `select ${columns} from ${open} and i.invitation_id = $invitationId`,
);

const byOrTo = `(i.invited_by = $memberId or (i.operator_id, i.email) = (select operator_id, lower(email)
   from members where member_id = $memberId))`;

export const listOpenInvitationsByOrTo = statement<{ memberId: string }, InvitationRow>(
  "list open invitations by or to",
  `select ${columns} from ${open} and ${byOrTo} order by i.created_at, i.invitation_id`,
);

/** Leaves out operators that the person is a member of. */
export const listRedeemableInvitations = statement<
  { email: string; now: Date; identitySub: string },
  InvitationRow
>(
  "list invitations for",
  `select ${columns} from ${open} and i.email = $email and i.expires_at > $now
     and not exists (select from members m
     where m.operator_id = i.operator_id and m.identity_sub = $identitySub and m.removed_at is null)
   order by i.created_at, i.invitation_id`,
);

export const listOpenInvitationsTo = statement<{ operatorId: string; email: string }, InvitationRow>(
  "list open invitations to",
  `select ${columns} from ${open} and i.operator_id = $operatorId and i.email = $email
   order by i.created_at, i.invitation_id`,
);

export const countInvitations = statement<
  { operatorId: string; since: Date },
  { open: number; lately: number }
>(
  "count invitations",
  `select (select count(*) from invitations where operator_id = $operatorId and ended_at is null)::int as open,
     (select count(*) from invitations where operator_id = $operatorId and created_at > $since)::int as lately`,
);

/** Members, and invitations that can still be accepted. */
export const countSeatRows = statement<{ operatorId: string; now: Date }, { seats: number }>(
  "count seats",
  `select (select count(*) from members where operator_id = $operatorId and removed_at is null)::int
     + (select count(*) from invitations where operator_id = $operatorId and ended_at is null
          and expires_at > $now)::int as seats`,
);

export const insertInvitation = change<{
  invitationId: string;
  operatorId: string;
  email: string;
  role: Role;
  venueIds: readonly number[] | null;
  language: Language;
  invitedBy: string;
  invitedByName: string;
  createdAt: Date;
  expiresAt: Date;
}>(
  "insert invitation",
  `insert into invitations (invitation_id, operator_id, email, role, venue_ids, language, invited_by, invited_by_name,
     created_at, sent_at, expires_at)
   values ($invitationId, $operatorId, $email, $role, $venueIds, $language, $invitedBy, $invitedByName, $createdAt,
   $createdAt, $expiresAt)`,
);

/** The sender becomes the inviter. */
export const updateInvitationSent = change<{
  invitationId: string;
  sentAt: Date;
  expiresAt: Date;
  invitedBy: string;
  invitedByName: string;
}>(
  "update sending",
  `update invitations set sent_at = $sentAt, expires_at = $expiresAt, invited_by = $invitedBy,
   invited_by_name = $invitedByName, sending = sending + 1
   where invitation_id = $invitationId and ended_at is null`,
);

/** Returns a row for only one of several concurrent callers. */
export const endInvitation = change<
  { invitationId: string; endedAt: Date; endedAs: "withdrawn" | "expired" | "declined" },
  { invitation_id: string }
>(
  "end invitation",
  `update invitations set ended_at = $endedAt, ended_as = $endedAs
   where invitation_id = $invitationId and ended_at is null
   returning invitation_id`,
);

export const reopenInvitations = change<{ memberId: string; endedAt: Date }, { invitation_id: string }>(
  "reopen invitations",
  `update invitations i set ended_at = null, ended_as = null
   where ${byOrTo} and i.ended_at = $endedAt and i.ended_as = 'withdrawn'
     and not exists (select from invitations o where o.operator_id = i.operator_id and o.email = i.email
                     and o.ended_at is null)
   returning i.invitation_id`,
);

/** Returns nothing if the invitation has expired. */
export const markInvitationAccepted = change<
  { invitationId: string; endedAt: Date },
  { invitation_id: string }
>(
  "end as taken up",
  `update invitations set ended_at = $endedAt, ended_as = 'accepted'
   where invitation_id = $invitationId and ended_at is null and expires_at > $endedAt returning invitation_id`,
);

export const setInvitedMember = change<{ invitationId: string; memberId: string }>(
  "set invited member",
  "update invitations set member_id = $memberId where invitation_id = $invitationId",
);
