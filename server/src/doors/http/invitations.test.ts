import { fetchAccess } from "@bellhop/contract/access";
import type { InputOf } from "@bellhop/contract/call";
import {
  acceptInvitation,
  declineInvitation,
  inviteMember,
  listInvitations,
  listMyInvitations,
  resendInvitation,
  withdrawInvitation,
} from "@bellhop/contract/invitations";
import { limits } from "@bellhop/contract/limits";
import {
  changeMember,
  leaveOperator,
  listMembers,
  removeMember,
  restoreMember,
} from "@bellhop/contract/members";
import { describe, expect, test } from "vitest";
import { findInvitationByToken, invitationToken } from "../../domain/members/index.ts";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { ask, type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, openAccount, openHotel, openSister } from "../../testing/cast.ts";
import { accessTokenFor } from "../../testing/sign-in.ts";

const bellhop = await testBellhop();

async function house(name = "Hotel Alpha") {
  const hotel = await openHotel(bellhop.services, name);
  const owner = await signedIn(bellhop, hotel.owner.sub);
  const as = async (role: "manager" | "staff", venueIds: number[] | null = null) =>
    signedIn(bellhop, (await addColleague(bellhop.services, hotel, role, venueIds)).sub);
  return { hotel, owner, as };
}

type Invited = Partial<InputOf<typeof inviteMember>>;

const invite = (caller: Caller, { email = newEmail(), ...more }: Invited = {}) =>
  caller.ask(inviteMember, { email, role: "staff", venue_ids: null, language: "en", ...more });
const newEmail = () => `${newId()}@hotel.example`;

/** A person who has signed in with that confirmed address for the first time. */
const newcomer = async (email: string) =>
  signedIn(bellhop, await openAccount(bellhop.services, "Ana", email));

async function open(caller: Caller) {
  return (await caller.ask(listInvitations, {})).body.items;
}

describe("an invited person without a membership", () => {
  test("is a member as invited from their first call on, however the address was typed", async () => {
    const { hotel, owner } = await house();
    const email = newEmail();
    const made = await invite(owner, {
      email: ` ${email.toUpperCase()} `,
      role: "manager",
      venue_ids: [hotel.venueId],
    });
    expect(made.body).toMatchObject({
      email,
      role: "manager",
      venues: [{ name: "Hotel Alpha" }],
      mail_sent: false,
    });
    const ana = await newcomer(email);
    const { body } = await ana.ask(fetchAccess, {});
    expect(body).toMatchObject({
      member: { name: "Ana", email, role: "manager" },
      venues: [{ name: "Hotel Alpha" }],
    });
    expect(await open(owner)).toEqual([]);
  });

  test("joins everything their address was invited to, once each, whichever calls come first", async () => {
    const [one, other] = [await house("Hotel One"), await house("Hotel Two")];
    const email = newEmail();
    await invite(one.owner, { email });
    await invite(other.owner, { email });
    const ana = await newcomer(email);
    const first = await Promise.all(Array.from({ length: 8 }, () => ana.ask(fetchAccess, {})));
    expect(first.map((answer) => answer.status)).toEqual(Array(8).fill(200));
    expect(first[0]?.body.operator.name).toBe("Hotel One operator");
    expect(first[0]?.body.memberships.map((its) => its.operator_name)).toEqual(["Hotel Two operator"]);
    const rows = await asOwner(bellhop.ownerUrl, `select 1 from members where email = '${email}'`);
    expect(rows.length).toBe(2);
  });

  test("joins by the account's current address, whatever an older token says", async () => {
    const { owner } = await house();
    const [before, now] = [newEmail(), newEmail()];
    const sub = await openAccount(bellhop.services, "Ana", before);
    const ana = await signedIn(bellhop, sub);
    await asOwner(bellhop.ownerUrl, `update accounts set email = '${now}' where account_id = '${sub}'`);
    await invite(owner, { email: before, role: "manager" });
    expect((await ana.ask(fetchAccess, {})).body.code).toBe("not_a_member");
    expect((await ana.ask(listMyInvitations, {})).body.items).toEqual([]);
    await invite(owner, { email: now });
    expect((await ana.ask(fetchAccess, {})).body.member).toMatchObject({ role: "staff", email: now });
  });

  test("does not join with another address, or after the invitation ended", async () => {
    const { owner } = await house();
    const [invited, expired, withdrawn] = [newEmail(), newEmail(), newEmail()];
    await invite(owner, { email: invited });
    const gone = await invite(owner, { email: withdrawn });
    await owner.ask(withdrawInvitation, { invitation_id: gone.body.invitation_id });
    const old = await invite(owner, { email: expired });
    const past = `expires_at = '${bellhop.clock.now().toISOString()}'`;
    const id = old.body.invitation_id;
    await asOwner(bellhop.ownerUrl, `update invitations set ${past} where invitation_id = '${id}'`);
    const persons = [await newcomer(expired), await newcomer(withdrawn), await newcomer(`x${invited}`)];
    for (const person of persons) {
      expect((await person.ask(fetchAccess, {})).body.code).toBe("not_a_member");
      expect((await person.ask(listMyInvitations, {})).body.items).toEqual([]);
    }
  });
});

describe("an invited person who is a member elsewhere", () => {
  async function traveller() {
    const elsewhere = await openHotel(bellhop.services, "Elsewhere");
    const { sub, email } = await addColleague(bellhop.services, elsewhere, "staff");
    return { email, ...(await signedIn(bellhop, sub)) };
  }

  test("sees the invitation, and accepts it in addition", async () => {
    const { hotel, owner } = await house();
    const ana = await traveller();
    await invite(owner, { email: ana.email, role: "manager" });
    expect((await ana.ask(fetchAccess, {})).body.memberships).toEqual([]);
    const [mine] = (await ana.ask(listMyInvitations, {})).body.items;
    expect(mine).toMatchObject({ operator_name: "Hotel Alpha operator", role: "manager", venues: null });
    const accepted = await ana.ask(acceptInvitation, { invitation_id: mine?.invitation_id ?? "" });
    expect(accepted.body).toMatchObject({ role: "manager", venues: [{ venue_id: hotel.venueId }] });
    const { body } = await ana.ask(fetchAccess, {});
    expect(body).toMatchObject({
      operator: { name: "Elsewhere operator" },
      memberships: [{ role: "manager" }],
    });
    const again = await ana.ask(acceptInvitation, { invitation_id: mine?.invitation_id ?? "" });
    expect(again.status).toBe(404);
  });

  test("declines it, and can be invited again; no one else can accept or decline it", async () => {
    const { owner } = await house();
    const ana = await traveller();
    const { invitation_id } = (await invite(owner, { email: ana.email })).body;
    for (const stranger of [await traveller(), await newcomer(newEmail()), owner]) {
      expect((await stranger.ask(acceptInvitation, { invitation_id })).status).toBe(404);
      expect((await stranger.ask(declineInvitation, { invitation_id })).status).toBe(404);
    }
    expect((await ana.ask(declineInvitation, { invitation_id })).status).toBe(200);
    expect((await ana.ask(acceptInvitation, { invitation_id })).status).toBe(404);
    expect(await open(owner)).toEqual([]);
    expect((await invite(owner, { email: ana.email })).status).toBe(200);
  });

  test("accepting and withdrawing at once has one outcome", async () => {
    for (let round = 0; round < 5; round++) {
      const { owner } = await house();
      const ana = await traveller();
      const { invitation_id } = (await invite(owner, { email: ana.email })).body;
      const [accepted, withdrawn] = await Promise.all([
        ana.ask(acceptInvitation, { invitation_id }),
        owner.ask(withdrawInvitation, { invitation_id }),
      ]);
      expect([accepted.status, withdrawn.status].toSorted()).toEqual([200, 404]);
      const isMember = (await owner.ask(listMembers, {})).body.items.some((one) => one.email === ana.email);
      expect(isMember).toBe(accepted.status === 200);
    }
  });
});

test("a removed person who is invited again is the same member, with the new role", async () => {
  const { owner } = await house();
  const email = newEmail();
  await invite(owner, { email, role: "manager" });
  const ana = await newcomer(email);
  const before = (await ana.ask(fetchAccess, {})).body.member;
  await owner.ask(removeMember, { member_id: before.member_id });
  expect((await ana.ask(fetchAccess, {})).body.code).toBe("not_a_member");
  await invite(owner, { email });
  const after = (await ana.ask(fetchAccess, {})).body.member;
  expect(after).toMatchObject({ member_id: before.member_id, role: "staff" });
});

describe("an invitation ends with its sender's right to make it", () => {
  /** The owner, and a colleague whom they invited, who has invited three more. */
  async function inviter() {
    const { hotel, owner } = await house();
    const sister = await openSister(bellhop.services, hotel, "Hotel Sister");
    const email = newEmail();
    await invite(owner, { email, role: "owner" });
    const quinn = await newcomer(email);
    const { member_id } = (await quinn.ask(fetchAccess, {})).body.member;
    const invited = { owner: newEmail(), manager: newEmail(), staff: newEmail() };
    await invite(quinn, { email: invited.owner, role: "owner" });
    await invite(quinn, { email: invited.manager, role: "manager" });
    await invite(quinn, { email: invited.staff, venue_ids: [sister] });
    const roleOf = async (who: keyof typeof invited) => {
      const { body } = await (await newcomer(invited[who])).ask(fetchAccess, {});
      return body.member?.role ?? body.code;
    };
    const roles = async () => [await roleOf("owner"), await roleOf("manager"), await roleOf("staff")];
    return { hotel, owner, sister, quinn, member_id, invited, roles };
  }
  const none = "not_a_member";

  test("all of it if they are staff now, removed, or have left; none if their role is unchanged", async () => {
    const [kept, demoted, removed, left] = [
      await inviter(),
      await inviter(),
      await inviter(),
      await inviter(),
    ];
    const made = (await kept.owner.ask(listMembers, {})).body.items.map((one) => one.open_invitations);
    expect(made).toEqual([0, 3]);
    await demoted.owner.ask(changeMember, { member_id: demoted.member_id, role: "staff" });
    await removed.owner.ask(removeMember, { member_id: removed.member_id });
    await left.quinn.ask(leaveOperator, { operator_id: left.hotel.operatorId });
    for (const { owner, roles } of [demoted, removed, left]) {
      expect(await open(owner)).toEqual([]);
      expect(await roles()).toEqual([none, none, none]);
    }
    expect(await kept.roles()).toEqual(["owner", "manager", "staff"]);
  });

  test("anything above their role, or beyond their venues", async () => {
    const [manager, narrow] = [await inviter(), await inviter()];
    await manager.owner.ask(changeMember, { member_id: manager.member_id, role: "manager" });
    expect(await manager.roles()).toEqual([none, "manager", "staff"]);
    const { owner, member_id, sister } = narrow;
    const changed = await owner.ask(changeMember, { member_id, role: "manager", venue_ids: [sister] });
    expect(changed.body.open_invitations).toBe(1);
    expect(await narrow.roles()).toEqual([none, none, "staff"]);
  });

  test("but not if someone else has sent it again since", async () => {
    const { owner, member_id, roles } = await inviter();
    const [, second] = await open(owner);
    bellhop.clock.pass(61_000);
    const again = await owner.ask(resendInvitation, { invitation_id: second?.invitation_id ?? "" });
    expect(again.body.invited_by).toBe("Owner of Hotel Alpha");
    await owner.ask(removeMember, { member_id });
    expect(await roles()).toEqual([none, "manager", none]);
  });

  test("until the removal is undone, unless the address was invited again", async () => {
    const { owner, member_id, invited, roles } = await inviter();
    await owner.ask(removeMember, { member_id });
    await invite(owner, { email: invited.owner });
    const restored = await owner.ask(restoreMember, { member_id });
    expect(restored.body.open_invitations).toBe(2);
    expect(await roles()).toEqual(["staff", "manager", "staff"]);
  });
});

describe("an invitation is refused", () => {
  test("with its field named: for a member, for oneself, twice, and for an invalid address", async () => {
    const { hotel, owner } = await house();
    const { email } = await addColleague(bellhop.services, hotel, "staff");
    const [{ email: own } = { email: "" }] = (await owner.ask(listMembers, {})).body.items;
    const twice = newEmail();
    await invite(owner, { email: twice });
    const refused = async (to: string) => (await invite(owner, { email: to })).body.errors;
    expect(await refused(email.toUpperCase())).toEqual([
      expect.objectContaining({ field: "email", code: "already_member" }),
    ]);
    expect(await refused(own)).toEqual([expect.objectContaining({ field: "email", code: "own_email" })]);
    expect(await refused(twice)).toEqual([
      expect.objectContaining({ field: "email", code: "already_invited" }),
    ]);
    for (const wrong of [
      "",
      "ana",
      "ana@",
      "@hotel.example",
      "ana@hotel",
      "a b@hotel.example",
      `${"a".repeat(250)}@hotel.example`,
    ])
      expect(new Set((await refused(wrong))?.map(({ field }) => field))).toEqual(new Set(["email"]));
  });

  test("above one's own role, for venues beyond one's own, and by staff", async () => {
    const { hotel, as } = await house();
    const sister = await openSister(bellhop.services, hotel, "Hotel Sister");
    const stranger = await openHotel(bellhop.services, "Hotel Beta");
    const [manager, narrow, staff] = [await as("manager"), await as("manager", [sister]), await as("staff")];
    const code = async (caller: Caller, more: Invited) => (await invite(caller, more)).body.code ?? "made";
    expect(await code(manager, { role: "owner" })).toBe("role_required");
    expect(await code(manager, { role: "manager" })).toBe("made");
    expect(await code(manager, { venue_ids: [stranger.venueId] })).toBe("not_found");
    expect(await code(narrow, {})).toBe("role_required");
    expect(await code(narrow, { venue_ids: [hotel.venueId] })).toBe("not_found");
    expect(await code(narrow, { venue_ids: [sister] })).toBe("made");
    expect(await code(staff, { venue_ids: [sister] })).toBe("role_required");
    expect((await open(narrow)).map((one) => one.venues)).toEqual([
      [{ venue_id: sister, name: "Hotel Sister" }],
    ]);
    const [wider] = await open(manager);
    for (const call of [resendInvitation, withdrawInvitation]) {
      const all = (await open(manager)).find((one) => one.venues === null);
      expect((await narrow.ask(call, { invitation_id: all?.invitation_id ?? "" })).status).toBe(404);
    }
    expect(wider).toMatchObject({ may_change: true });
  });

  test(`beyond ${limits.maxOpenInvitations} open ones, until one is withdrawn`, async () => {
    const { owner } = await house();
    const made = [];
    for (let sent = 0; sent < limits.maxOpenInvitations; sent++) made.push((await invite(owner)).status);
    expect(new Set(made)).toEqual(new Set([200]));
    expect((await invite(owner)).body.code).toBe("limit_reached");
    const [one] = await open(owner);
    await owner.ask(withdrawInvitation, { invitation_id: one?.invitation_id ?? "" });
    expect((await invite(owner)).status).toBe(200);
  });

  test("but never in a way that tells a manager of some venues who works, or is invited, at the others", async () => {
    const { hotel, owner, as } = await house();
    const sister = await openSister(bellhop.services, hotel, "Hotel Sister");
    const narrow = await as("manager", [sister]);
    const here = { venue_ids: [sister] };
    const [unknown, invited, both] = [newEmail(), newEmail(), newEmail()];
    const member = await addColleague(bellhop.services, hotel, "staff", [hotel.venueId]);
    await invite(owner, { email: invited, venue_ids: [hotel.venueId] });
    await invite(owner, { email: both, role: "manager" });
    const shown = async (email: string) => {
      const { status, body } = await invite(narrow, { email, ...here });
      return { status, fields: Object.keys(body), mail_sent: body.mail_sent };
    };
    const usual = await shown(unknown);
    expect(usual.status).toBe(200);
    for (const email of [member.email, invited, both]) expect(await shown(email)).toEqual(usual);
    expect((await open(narrow)).map((one) => one.email).toSorted()).toEqual(
      [unknown, member.email, invited, both].toSorted(),
    );
    const wide = await invite(owner, { email: both });
    expect(wide.body.errors).toMatchObject([{ code: "already_invited" }]);

    const ana = await newcomer(both);
    const calls = await Promise.all([1, 2, 3, 4].map(() => ana.ask(fetchAccess, {})));
    expect(calls.map(({ body }) => body.member?.role)).toEqual(Array(4).fill("manager"));

    // After a removal, open invitations for them do not bring them back.
    const { member_id } = (await ana.ask(fetchAccess, {})).body.member;
    await owner.ask(removeMember, { member_id });
    expect((await ana.ask(fetchAccess, {})).body.code).toBe("not_a_member");
  });

  test("one of two at once for the same address, and never with a 500", async () => {
    const { owner } = await house();
    const email = newEmail();
    const answers = await Promise.all([1, 2, 3].map(() => invite(owner, { email })));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422, 422]);
  });
});

test("sending it again renews it for a week, with a new link only, and not twice in a minute", async () => {
  const { owner } = await house();
  const { secretKey } = bellhop.services.config;
  const { invitation_id } = (await invite(owner)).body;
  const found = (token: string) =>
    bellhop.services.db.readAtInstallation((at) => findInvitationByToken(at, secretKey, token));
  const first = invitationToken(secretKey, { invitation_id, sending: 1 });
  expect((await found(first))?.invitation_id).toBe(invitation_id);
  for (const forged of [
    `${first}x`,
    first.slice(0, -1),
    first.slice(0, 22),
    "",
    ".",
    `${"A".repeat(22)}${first.slice(22)}`,
  ])
    expect(await found(forged)).toBeUndefined();
  const hasty = await owner.ask(resendInvitation, { invitation_id });
  expect(hasty.body.code).toBe("too_many");
  bellhop.clock.pass(61_000);
  const again = await owner.ask(resendInvitation, { invitation_id });
  expect(again.status).toBe(200);
  expect(await found(first)).toBeUndefined();
  expect(await found(invitationToken(secretKey, { invitation_id, sending: 2 }))).toBeDefined();

  bellhop.clock.pass(limits.invitationDays * 86_400_000);
  const later = { authorization: `Bearer ${await laterToken()}` };
  const { items } = (await ask(bellhop, listInvitations, {}, later)).body;
  expect(items).toMatchObject([{ invitation_id, is_expired: true }]);
  expect(await found(invitationToken(secretKey, { invitation_id, sending: 2 }))).toBeUndefined();
  const renewed = await ask(bellhop, resendInvitation, { invitation_id }, later);
  expect(renewed.body).toMatchObject({ is_expired: false });

  async function laterToken() {
    const [row] = await asOwner(
      bellhop.ownerUrl,
      `select m.identity_sub as sub from invitations i join members m on m.member_id = i.invited_by
       where i.invitation_id = '${invitation_id}'`,
    );
    return accessTokenFor(bellhop, String(row?.sub));
  }
});
