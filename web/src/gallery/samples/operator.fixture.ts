import type { Access, Membership, Role, VenueSummary } from "@bellhop/contract/access";
import type { Invitation, MyInvitation } from "@bellhop/contract/invitations";
import type { OperatorMember } from "@bellhop/contract/members";
import { type ProblemCode, problems } from "@bellhop/contract/problems";
import type { OperatorVenue } from "@bellhop/contract/venues";
import { nadia } from "./guests.fixture.ts";
import { ago, numberedId } from "./time.fixture.ts";

type Body = Record<string, unknown>;

export class SampleRefusal extends Error {
  readonly code: ProblemCode;
  constructor(code: ProblemCode) {
    super(problems[code].detail);
    this.code = code;
  }
}

const day = 24 * 60;
const names = [
  "Hotel Marena",
  "Marena Lido",
  "Marena al Porto",
  "Villa Marena",
  "Marena Terme",
  "Marena Duomo",
];

function summary(index: number): VenueSummary {
  return {
    venue_id: index + 1,
    name: names[index] ?? `Marena ${index + 1}`,
    timezone: "Europe/Rome",
    default_language: "en",
    open_alerts: index === 0 ? 2 : 0,
    waiting: index === 0 ? 6 : index === 1 ? 1 : 0,
  };
}

const elsewhere: Membership[] = [
  {
    operator_id: numberedId(4),
    operator_name: "Albergo Sole",
    role: "manager",
    venues: [{ venue_id: 901, name: "Albergo Sole" }],
  },
];

const invitedTo: MyInvitation[] = [
  {
    invitation_id: numberedId(701),
    operator_name: "Riad Yasmine",
    role: "manager",
    venues: null,
    invited_by: "ليلى ناصر",
    expires_at: ago(-5 * day),
  },
];

/**
 * Address parameters: `as` is staff, manager, owner, or a `newcomer` without a membership; `venues` is their number;
 * `also` adds another operator, `invited` an invitation to one, `removed` a removal from one.
 */
export function sampleOperator(wanted: URLSearchParams) {
  const as = wanted.get("as") ?? wanted.get("role") ?? "staff";
  let isNewcomer = as === "newcomer";
  const role: Role = as === "owner" || as === "manager" ? as : isNewcomer ? "owner" : "staff";
  const me = { ...nadia, role };
  let venues = Array.from({ length: Number(wanted.get("venues") ?? 2) }, (_, index) => summary(index));
  let current: number | undefined = venues[0]?.venue_id;
  let operatorName = "Marena Hotels";
  let mine = wanted.has("invited") ? [...invitedTo] : [];
  const closed = new Map<number, string>();
  let members = sampleMembers(me, role);
  let invitations = sampleInvitations();

  const access = (): Access => {
    if (isNewcomer) throw new SampleRefusal("not_a_member");
    const open = venues.filter(({ venue_id }) => !closed.has(venue_id));
    return {
      member: me,
      operator: { operator_id: numberedId(3), name: operatorName },
      venue: open.find(({ venue_id }) => venue_id === current) ?? open[0] ?? null,
      venues: open,
      venues_count: open.length,
      memberships: wanted.has("also") ? elsewhere : [],
      plan: { name: "self-hosted", includes_everything: true },
      flags: {
        dashboardConversationEnable: true,
        enableWhatsapp: false,
        builtConcierge: true,
        assistantAnswers: true,
      },
      assistant_name: "Marina",
      is_host: true,
      unseen_news: 0,
    };
  };
  const whole = (venue: VenueSummary): OperatorVenue => ({
    ...venue,
    country: "IT",
    currency: "EUR",
    languages: ["it", "en"],
    members: 4,
    opened_at: ago(200 * day),
    closed_at: closed.get(venue.venue_id) ?? null,
  });
  const requireReader = () => {
    if (role === "staff") throw new SampleRefusal("role_required");
  };
  const oneVenue = (venueId: unknown) => {
    const venue = venues.find(({ venue_id }) => venue_id === Number(venueId));
    if (!venue) throw new SampleRefusal("not_found");
    return venue;
  };
  const all = <Item>(items: Item[]) => ({ items, next_cursor: null });
  const named = (ids: unknown) =>
    Array.isArray(ids) ? venues.filter(({ venue_id }) => ids.includes(venue_id)) : null;

  const answers: Record<string, (body: Body) => unknown> = {
    fetch_user_access_info: access,
    update_user_venue: ({ venue_id }) => {
      current = Number(venue_id);
      return access();
    },
    choose_language: ({ language }) => ({ language }),
    fetch_client_venues: () => ({ items: access().venues }),
    list_members: () => {
      requireReader();
      return all(members);
    },
    change_member: ({ member_id, role: next, venue_ids }) => {
      members = members.map((one) =>
        one.member_id === member_id ? { ...one, role: next as Role, venues: named(venue_ids) } : one,
      );
      return members.find((one) => one.member_id === member_id);
    },
    remove_member: ({ member_id }) => {
      members = members.filter((one) => one.member_id !== member_id);
      return { member_id, restorable_until: ago(-10) };
    },
    restore_member: ({ member_id }) => {
      members = sampleMembers(me, role);
      return members.find((one) => one.member_id === member_id);
    },
    leave_operator: () => {
      isNewcomer = true;
      return {};
    },
    list_invitations: () => {
      requireReader();
      return all(invitations);
    },
    invite_member: ({ email, role: given, venue_ids, language }) => {
      const invitation: Invitation = {
        ...(sampleInvitations()[0] as Invitation),
        invitation_id: crypto.randomUUID(),
        email: String(email),
        role: given as Role,
        venues: named(venue_ids),
        language: language as Invitation["language"],
        sent_at: ago(0),
      };
      invitations = [invitation, ...invitations];
      return { ...invitation, mail_sent: !wanted.has("nomail") };
    },
    resend_invitation: ({ invitation_id }) => ({
      ...invitations.find((one) => one.invitation_id === invitation_id),
      mail_sent: !wanted.has("nomail"),
    }),
    withdraw_invitation: ({ invitation_id }) => {
      invitations = invitations.filter((one) => one.invitation_id !== invitation_id);
      return {};
    },
    list_my_invitations: () => ({
      items: mine,
      ended: wanted.has("removed") ? { operator_name: operatorName, ended_at: ago(2 * day) } : null,
    }),
    accept_invitation: () => {
      const [taken] = mine;
      mine = [];
      isNewcomer = false;
      return { member_id: nadia.member_id, operator_id: numberedId(5), ...taken, venues: [] };
    },
    decline_invitation: () => {
      mine = [];
      return {};
    },
    list_operator_venues: () => {
      requireReader();
      return all(venues.map(whole));
    },
    add_venue: (body) => {
      const venue = { ...summary(venues.length), ...body } as VenueSummary;
      venues = [...venues, venue];
      return whole(venue);
    },
    rename_venue: ({ venue_id, name }) => {
      venues = venues.map((one) => (one.venue_id === venue_id ? { ...one, name: String(name) } : one));
      return whole(oneVenue(venue_id));
    },
    close_venue: ({ venue_id }) => {
      closed.set(Number(venue_id), ago(0));
      return whole(oneVenue(venue_id));
    },
    reopen_venue: ({ venue_id }) => {
      closed.delete(Number(venue_id));
      return whole(oneVenue(venue_id));
    },
    complete_signup: ({ operator_name, venue }) => {
      const opened = { ...summary(0), ...(venue as object), waiting: 0, open_alerts: 0 } as VenueSummary;
      venues = [opened];
      current = opened.venue_id;
      operatorName = String(operator_name);
      isNewcomer = false;
      return access();
    },
  };
  return answers;
}

function sampleMembers(me: { member_id: string; name: string; email: string }, role: Role): OperatorMember[] {
  const joined = { joined_at: ago(90 * day), venues: null, is_you: false, open_invitations: 0 };
  const isOwner = role === "owner";
  const you: OperatorMember = {
    ...joined,
    ...me,
    role,
    last_seen_at: ago(2),
    is_you: true,
    may_change: true,
  };
  const others: OperatorMember[] = [
    {
      ...joined,
      member_id: numberedId(21),
      name: "Marta Alonso",
      email: "marta@marena.example",
      role: "owner",
      last_seen_at: ago(190),
      open_invitations: 2,
      may_change: isOwner,
    },
    {
      ...joined,
      member_id: numberedId(2),
      name: "Jonas Keel",
      email: "jonas@marena.example",
      role: "manager",
      venues: [summary(0), summary(1)],
      last_seen_at: ago(3 * day),
      may_change: true,
    },
    {
      ...joined,
      member_id: numberedId(22),
      name: "عمر الحربي",
      email: "omar.with-a-rather-long-address@reception.marena.example",
      role: "staff",
      venues: [summary(0)],
      last_seen_at: null,
      may_change: true,
    },
  ];
  return [you, ...others];
}

function sampleInvitations(): Invitation[] {
  const usual = {
    role: "staff",
    venues: null,
    language: "en",
    invited_by: "Marta Alonso",
    may_change: true,
  } as const;
  return [
    {
      ...usual,
      invitation_id: numberedId(711),
      email: "ines@marena.example",
      invited_at: ago(125),
      sent_at: ago(125),
      expires_at: ago(-6 * day),
      is_expired: false,
    },
    {
      ...usual,
      invitation_id: numberedId(712),
      email: "tomas@marena.example",
      invited_at: ago(9 * day),
      sent_at: ago(9 * day),
      expires_at: ago(2 * day),
      is_expired: true,
    },
  ];
}
