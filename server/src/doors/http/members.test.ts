import { fetchAccess, switchVenue } from "@bellhop/contract/access";
import { listConversations, readConversation, takeOver } from "@bellhop/contract/conversations";
import { listMyInvitations } from "@bellhop/contract/invitations";
import { liveEventsPath } from "@bellhop/contract/live";
import {
  changeMember,
  leaveOperator,
  listMembers,
  removeMember,
  restoreMember,
} from "@bellhop/contract/members";
import { sendReply } from "@bellhop/contract/messages";
import { describe, expect, test } from "vitest";
import { addMember } from "../../domain/members/index.ts";
import { newId } from "../../platform/ids.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, type Hotel, openAccount, openHotel, openSister } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop();

/** A hotel with a sister venue, its owner, and a function to add members. */
async function house() {
  const hotel = await openHotel(bellhop.services, "Hotel Alpha");
  const sister = await openSister(bellhop.services, hotel, "Hotel Sister");
  const owner = await signedIn(bellhop, hotel.owner.sub);
  return {
    hotel,
    sister,
    owner,
    hire: (role: Role, venueIds: number[] | null = null) => hire(hotel, role, venueIds),
  };
}

type Role = "owner" | "manager" | "staff";

async function hire(hotel: Hotel, role: Role, venueIds: number[] | null) {
  if (role !== "owner") {
    const { member_id, sub } = await addColleague(bellhop.services, hotel, role, venueIds);
    return { member_id, sub, ...(await signedIn(bellhop, sub)) };
  }
  const email = `${newId()}@hotel.example`;
  const sub = await openAccount(bellhop.services, "A second owner", email);
  const member = {
    operatorId: hotel.operatorId,
    sub,
    name: "A second owner",
    email,
    role,
    grantedVenueIds: venueIds,
  };
  const member_id = await bellhop.services.db.atInstallation((at) => addMember(at, member));
  return { member_id, sub, ...(await signedIn(bellhop, sub)) };
}

const namesIn = async (caller: Caller) => {
  const { body } = await caller.ask(listMembers, {});
  return body.items.map(({ role, venues }) => `${role} ${venues?.map((venue) => venue.name) ?? "all"}`);
};

test("an owner sees all members with role and venues, a manager of one venue only those there", async () => {
  const { hotel, sister, owner, hire } = await house();
  await hire("staff");
  await hire("staff", [hotel.venueId]);
  await hire("manager", [hotel.venueId, sister]);
  const narrow = await hire("manager", [sister]);
  await hire("staff", [sister]);
  expect(await namesIn(owner)).toEqual([
    "owner all",
    "staff all",
    "staff Hotel Alpha",
    "manager Hotel Alpha,Hotel Sister",
    "manager Hotel Sister",
    "staff Hotel Sister",
  ]);
  expect(await namesIn(narrow)).toEqual(["manager Hotel Sister", "staff Hotel Sister"]);
  const { items } = (await narrow.ask(listMembers, {})).body;
  expect(items.map(({ is_you, may_change }) => [is_you, may_change])).toEqual([
    [true, true],
    [false, true],
  ]);
});

test("the list is paged, each member once, with their last visit", async () => {
  const { owner, hire } = await house();
  for (let more = 0; more < 6; more++) await hire("staff");
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await owner.ask(listMembers, { limit: 3, ...(cursor && { cursor }) });
    seen.push(...body.items.map((member) => member.member_id));
    cursor = body.next_cursor ?? undefined;
  } while (cursor);
  expect(seen.length).toBe(7);
  expect(new Set(seen).size).toBe(7);
  const { items } = (await owner.ask(listMembers, {})).body;
  expect(items.filter((member) => member.last_seen_at).map((member) => member.role)).toEqual(["owner"]);
});

describe("changing a member", () => {
  test("gives another role and other venues, which apply from the next call", async () => {
    const { owner, hire, sister } = await house();
    const { member_id, ...colleague } = await hire("staff");
    const changed = await owner.ask(changeMember, { member_id, role: "manager", venue_ids: [sister] });
    expect(changed.body).toMatchObject({ role: "manager", venues: [{ name: "Hotel Sister" }] });
    const { body } = await colleague.ask(fetchAccess, {});
    expect(body).toMatchObject({ member: { role: "manager" }, venues: [{ name: "Hotel Sister" }] });
    const all = await owner.ask(changeMember, { member_id, venue_ids: null });
    expect(all.body).toMatchObject({ role: "manager", venues: null });
  });

  test("an owner has all venues, also a new one", async () => {
    const { owner, hire, sister } = await house();
    const { member_id } = await hire("manager", [sister]);
    const asked = await owner.ask(changeMember, { member_id, role: "owner", venue_ids: [sister] });
    expect(asked).toMatchObject({ status: 422, body: { errors: [{ field: "venue_ids" }] } });
    const made = await owner.ask(changeMember, { member_id, role: "owner" });
    expect(made.body).toMatchObject({ role: "owner", venues: null });
  });

  test("grants nothing above one's own role, and no venue out of sight", async () => {
    const { hotel, sister, hire } = await house();
    const stranger = await openHotel(bellhop.services, "Hotel Beta");
    const manager = await hire("manager", [sister]);
    const { member_id } = await hire("staff", [sister]);
    const change = async (what: object) =>
      (await manager.ask(changeMember, { member_id, ...what })).body.code ?? "made";
    expect(await change({ role: "owner" })).toBe("role_required");
    const refused = await manager.ask(changeMember, { member_id, role: "owner" });
    expect(refused.body.detail).toBe("Your role does not allow this. Ask an owner.");
    expect(await change({ venue_ids: null })).toBe("role_required");
    for (const venue of [hotel.venueId, stranger.venueId, 999_999])
      expect(await change({ venue_ids: [sister, venue] })).toBe("not_found");
    expect(await change({ role: "manager" })).toBe("made");
    expect(await change({ venue_ids: [sister] })).toBe("made");
  });

  test("a manager cannot change or remove owners, or members of further venues", async () => {
    const { hotel, sister, hire } = await house();
    const manager = await hire("manager");
    const narrow = await hire("manager", [sister]);
    const elsewhere = await hire("staff", [hotel.venueId]);
    const answer = async (who: Caller, member_id: string) => [
      (await who.ask(changeMember, { member_id, role: "staff" })).body.code,
      (await who.ask(removeMember, { member_id })).body.code,
    ];
    expect(await answer(manager, hotel.owner.member_id)).toEqual(["role_required", "role_required"]);
    for (const id of [hotel.owner.member_id, manager.member_id, elsewhere.member_id, newId()])
      expect(await answer(narrow, id)).toEqual(["not_found", "not_found"]);
  });
});

describe("the last owner", () => {
  test("can neither be demoted nor leave until there is another one", async () => {
    const { hotel, owner, hire } = await house();
    const { member_id } = hotel.owner;
    const demote = () => owner.ask(changeMember, { member_id, role: "staff" });
    const leave = () => owner.ask(leaveOperator, { operator_id: hotel.operatorId });
    for (const refused of [await demote(), await leave()])
      expect(refused).toMatchObject({ status: 409, body: { code: "last_owner" } });
    await hire("owner");
    expect((await demote()).status).toBe(200);
    expect((await leave()).status).toBe(200);
  });

  test("of two owners who demote, remove or leave each other at once one stays, every time", async () => {
    for (let round = 0; round < 6; round++) {
      const { hotel, owner, hire } = await house();
      const second = await hire("owner");
      const [first, other] = [hotel.owner.member_id, second.member_id];
      const acts = [
        () => [
          owner.ask(changeMember, { member_id: other, role: "staff" }),
          second.ask(changeMember, { member_id: first, role: "staff" }),
        ],
        () => [owner.ask(removeMember, { member_id: other }), second.ask(removeMember, { member_id: first })],
        () => [owner, second].map((one) => one.ask(leaveOperator, { operator_id: hotel.operatorId })),
      ];
      const answers = await Promise.all(acts[round % 3]?.() ?? []);
      expect(answers.map((answer) => answer.status).toSorted()[0]).toBe(200);
      expect(answers.filter((answer) => answer.status === 200).length).toBe(1);
      const left = await Promise.all([owner, second].map((one) => one.ask(fetchAccess, {})));
      expect(left.filter(({ body }) => body.member?.role === "owner").length).toBe(1);
    }
  });

  test("a colleague who is demoted during a call does nothing more", async () => {
    const { owner, hire } = await house();
    const manager = await hire("manager");
    const { member_id } = await hire("staff");
    const [, acted] = await Promise.all([
      owner.ask(changeMember, { member_id: manager.member_id, role: "staff" }),
      manager.ask(removeMember, { member_id }),
    ]);
    const after = await manager.ask(removeMember, { member_id });
    expect([200, 403]).toContain(acted.status);
    expect(after.body.code).toBe("role_required");
  });
});

describe("a removed member", () => {
  test("is out of every call within five seconds, and their messages keep their name", async () => {
    const { hotel, owner, hire } = await house();
    const { member_id, sub } = await hire("staff");
    const colleague = await signedIn(bellhop, sub, hotel.venueId);
    const text = {
      from: "15550188",
      id: `wamid.${newId()}`,
      text: "Hi",
      name: "Ines",
      at: bellhop.clock.now(),
    };
    await deliver(bellhop, textsBody(hotel.phoneNumberId, [text]));
    const { items } = (await colleague.ask(listConversations, { tab: "all" })).body;
    const conversation_id = items[0]?.conversation_id ?? "";
    await colleague.ask(takeOver, { conversation_id });
    await colleague.ask(sendReply, { conversation_id, message_id: newId(), text: "Good evening" });
    expect((await owner.ask(removeMember, { member_id })).status).toBe(200);
    bellhop.clock.pass(5_000);
    const after = await colleague.ask(listConversations, { tab: "all" });
    expect(after).toMatchObject({ status: 404, body: { code: "not_a_member" } });
    expect(
      (await fetch(`${bellhop.services.selfUrl()}${liveEventsPath}`, { headers: colleague.headers })).status,
    ).toBe(404);
    const { messages } = (await owner.ask(readConversation, { conversation_id })).body;
    expect(messages.find((one) => one.text === "Good evening")).toMatchObject({ member_name: "A staff" });
  });

  test("can be restored for ten minutes, unchanged, not later or twice", async () => {
    const { hotel, owner, hire, sister } = await house();
    const { member_id, ...colleague } = await hire("manager", [sister]);
    const removed = await owner.ask(removeMember, { member_id });
    const left = Date.parse(removed.body.restorable_until) - bellhop.clock.now().getTime();
    expect(left).toBeLessThanOrEqual(600_000);
    expect((await owner.ask(removeMember, { member_id })).status).toBe(404);
    const restored = await owner.ask(restoreMember, { member_id });
    expect(restored.body).toMatchObject({ role: "manager", venues: [{ name: "Hotel Sister" }] });
    expect((await colleague.ask(fetchAccess, {})).status).toBe(200);
    expect((await owner.ask(restoreMember, { member_id })).body.code).toBe("wrong_state");
    await owner.ask(removeMember, { member_id });
    const neighbour = await house();
    expect((await neighbour.owner.ask(restoreMember, { member_id })).status).toBe(404);
    bellhop.clock.pass(600_000);
    const later = await signedIn(bellhop, hotel.owner.sub);
    expect((await later.ask(restoreMember, { member_id })).body).toMatchObject({
      code: "not_possible_now",
      params: { because: "too_late" },
    });
  });

  test("is told which operator they were a member of, for two weeks", async () => {
    const { hotel, owner, hire } = await house();
    const { member_id, sub, ...colleague } = await hire("staff");
    expect((await colleague.ask(listMyInvitations, {})).body.ended).toBeNull();
    await owner.ask(removeMember, { member_id });
    const ended = { operator_name: "Hotel Alpha operator" };
    expect((await colleague.ask(listMyInvitations, {})).body.ended).toMatchObject(ended);
    expect((await owner.ask(listMyInvitations, {})).body.ended).toBeNull();
    bellhop.clock.pass(14 * 24 * 3_600_000);
    const later = await signedIn(bellhop, sub, hotel.venueId);
    expect((await later.ask(listMyInvitations, {})).body.ended).toBeNull();
  });

  test("a member who left cannot be restored, and no one removes themselves", async () => {
    const { hotel, owner, hire } = await house();
    const { member_id, ...colleague } = await hire("manager");
    const itself = await colleague.ask(removeMember, { member_id });
    expect(itself).toMatchObject({ status: 422, body: { errors: [{ field: "member_id" }] } });
    expect((await colleague.ask(leaveOperator, { operator_id: hotel.operatorId })).status).toBe(200);
    expect((await owner.ask(restoreMember, { member_id })).body).toMatchObject({
      code: "not_possible_now",
      params: { because: "left_themselves" },
    });
    expect((await colleague.ask(fetchAccess, {})).body.code).toBe("not_a_member");
  });
});

describe("a person of several operators", () => {
  test("acts at the operator of the named venue, else of the last chosen one, else of the oldest", async () => {
    const [one, other] = [await house(), await house()];
    const email = `${newId()}@hotel.example`;
    const sub = await openAccount(bellhop.services, "Ana", email);
    for (const [index, { hotel }] of [one, other].entries()) {
      const role = index === 0 ? "staff" : "manager";
      const member = {
        operatorId: hotel.operatorId,
        sub,
        name: "Ana",
        email,
        role,
        grantedVenueIds: null,
      } as const;
      await bellhop.services.db.atInstallation((at) => addMember(at, member));
      bellhop.clock.pass(1_000);
    }
    const ana = await signedIn(bellhop, sub);
    const role = async (caller: Caller) => (await caller.ask(fetchAccess, {})).body.member.role;
    expect(await role(ana)).toBe("staff");
    expect(await role(await signedIn(bellhop, sub, other.hotel.venueId))).toBe("manager");
    const { memberships } = (await ana.ask(fetchAccess, {})).body;
    expect(memberships).toEqual([
      {
        operator_id: other.hotel.operatorId,
        operator_name: "Hotel Alpha operator",
        role: "manager",
        venues: [
          { venue_id: other.hotel.venueId, name: "Hotel Alpha" },
          { venue_id: other.sister, name: "Hotel Sister" },
        ],
      },
    ]);
    const switched = await ana.ask(switchVenue, { venue_id: other.sister });
    expect(switched.body).toMatchObject({ member: { role: "manager" }, venue: { name: "Hotel Sister" } });
    expect(await role(ana)).toBe("manager");
    const leaving = await ana.ask(leaveOperator, { operator_id: other.hotel.operatorId });
    expect(leaving.status).toBe(200);
    expect(await role(ana)).toBe("staff");
  });
});
