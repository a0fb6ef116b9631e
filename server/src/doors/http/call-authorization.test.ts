import { call } from "@bellhop/contract/call";
import { liveEventsPath } from "@bellhop/contract/live";
import { onlyOwnersMay, problems } from "@bellhop/contract/problems";
import * as z from "@bellhop/contract/values";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { hasRole } from "../../domain/members/index.ts";
import { ask, signedIn } from "../../testing/ask.ts";
import { addColleague, openAccount } from "../../testing/cast.ts";
import { exampleInput } from "../../testing/each-call.ts";
import { accessTokenFor } from "../../testing/sign-in.ts";
import {
  doorCodeOf,
  extraOf,
  muteOf,
  roles,
  ruleOf,
  takesReservationImport,
  twoHotels,
} from "../../testing/two-hotels.ts";
import { allRoutes } from "./app.ts";
import { answerProblems } from "./problem-document.ts";
import { registerRoutes } from "./register.ts";
import { requireAccessRules } from "./require-access-rules.ts";

const { bellhop, hotel, neighbour, staff, idsOf, freshIds, ideasOf, rowsOf } = await twoHotels();
const calls = allRoutes.map(({ call }) => call);
const own = await idsOf(hotel);
const token = staff.owner.headers.authorization?.slice("Bearer ".length) ?? "";
const [head, claims, signature] = token.split(".");

test("a signed-out caller gets 401 from every call, with the matching detail", async () => {
  const before = [await rowsOf(hotel), await rowsOf(neighbour)];
  for (const one of calls) {
    const { status, body } = await ask(bellhop, one, exampleInput(one, own));
    expect({ path: one.path, status, body }).toMatchObject({
      path: one.path,
      status: 401,
      body: { code: "signed_out", detail: "Please sign in." },
    });
  }
  expect([await rowsOf(hotel), await rowsOf(neighbour)]).toEqual(before);
});

test.each([
  ["is no token", "Bearer nonsense"],
  ["is empty", "Bearer "],
  ["comes by another scheme", `Basic ${Buffer.from("owner:password").toString("base64")}`],
  ["has no signature", `Bearer ${head}.${claims}.`],
  ["has another's signature", `Bearer ${head}.${claims}.${signature?.split("").toReversed().join("")}`],
  ["says that it needs none", `Bearer ${jsonPart({ alg: "none" })}.${claims}.`],
  ["says other than what was signed", `Bearer ${head}.${jsonPart({ sub: "somebody" })}.${signature}`],
])("a token that %s gets 401 from every call", async (_, authorization) => {
  // With this many invalid calls per minute the address would be rate-limited.
  bellhop.clock.pass(20_000);
  for (const one of calls) {
    const { status, body } = await ask(bellhop, one, exampleInput(one, own), { authorization });
    expect({ path: one.path, status, code: body.code }).toEqual({
      path: one.path,
      status: 401,
      code: "signed_out",
    });
  }
});

function jsonPart(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

test("a person without a membership gets 404 from every call but a person's, and is told whom to ask", async () => {
  const stranger = await openAccount(bellhop.services, "Stranger");
  const headers = { authorization: `Bearer ${await accessTokenFor(bellhop, stranger)}` };
  for (const one of calls.filter(({ role }) => role !== "person")) {
    const { status, body } = await ask(bellhop, one, exampleInput(one, own), headers);
    expect({ path: one.path, status, body }).toMatchObject({
      path: one.path,
      status: 404,
      body: { code: "not_a_member", detail: problems.not_a_member.detail },
    });
  }
});

test("each role may make its calls, and gets 403 from the others", async () => {
  for (const one of calls) {
    for (const role of roles) {
      const { status, body } = await ask(bellhop, one, { no_such_field: 1 }, staff[role].headers);
      const isRefused = status === 403 && body.code === "role_required";
      expect({ path: one.path, role, isRefused }).toEqual({
        path: one.path,
        role,
        isRefused: !hasRole(role, one.role),
      });
      // A refusal must not name a role that is refused as well.
      const helps = one.role === "owner" ? onlyOwnersMay : problems.role_required.detail;
      if (isRefused) expect(body.detail).toBe(helps);
    }
  }
});

const ofMembers = calls.filter(({ role, scope }) => role !== "person" && scope !== "installation");
const aboveVenues = ["/api/change_member", "/api/remove_member", "/api/restore_member"]
  .concat(["/api/resend_invitation", "/api/withdraw_invitation"])
  .concat(["/api/save_template", "/api/submit_template", "/api/send_template", "/api/delete_template"])
  .concat(["/api/delete_guest", "/api/save_calendar_feed", "/api/remove_calendar_feed"])
  .concat(["/api/rename_venue", "/api/close_venue", "/api/reopen_venue"])
  .concat(["/api/remove_outgoing_webhook"]);
/** They find nothing where a call before them has written over what contradicted, or taken it away. */
const ofWhatIsWritten = ["/api/list_contradictions", "/api/move_entry_home"].concat([
  "/api/dismiss_contradiction",
  "/api/resolve_contradiction",
  "/api/save_test_question",
  "/api/remove_test_question",
  "/api/approve_draft",
  "/api/discard_draft",
]);
/** Staff set only their own duty. */
const ownDuty = ({ path }: { path: string }, { member_id, ...others }: Record<string, unknown>) =>
  path.endsWith("_duty") ? others : { ...others, member_id };
const aboutIdeas = ({ path }: { path: string }) => /idea/.test(path);

/** Ids of some calls, in place of the hotel's own. */
async function othersFor({ path }: { path: string }): Promise<Record<string, unknown> | undefined> {
  // The guest has no stay in the reservation.
  if (path === "/api/get_welcome_card") return { guest_id: own.guest_id };
  if (/_(door|message)_codes?$/.test(path)) return doorCodeOf(bellhop, hotel, staff.owner);
  if (path.endsWith("_proactive_rule")) return { rule_id: await ruleOf(staff.owner) };
  return path === "/api/list_free_slots" ? { entry_id: await extraOf(staff.owner) } : undefined;
}

test.each(roles)(
  "with their own ids, %s succeeds in every call of the role and in none above it",
  async (role) => {
    for (const one of ofMembers) {
      const isFresh = [...aboveVenues, ...ofWhatIsWritten].includes(one.path);
      const its = isFresh ? await freshIds(own) : { ...own, phone: "+15550101" };
      const ids = aboutIdeas(one) ? { ...its, ...(await ideasOf(staff[role])) } : its;
      const withImport = takesReservationImport(one) ? { ...ids, import_id: own.reservation_import_id } : ids;
      const named = (await othersFor(one)) ?? ownDuty(one, withImport);
      if (one.path === "/api/unmute_notifications")
        Object.assign(named, { mute_id: await muteOf(staff[role]) });
      const { status, body } = await ask(bellhop, one, exampleInput(one, named), staff[role].headers);
      const answered = [401, 403, 404, 500].includes(status) ? (body.code ?? status) : "made";
      expect({ path: one.path, answered }).toEqual({
        path: one.path,
        answered: hasRole(role, one.role) ? "made" : "role_required",
      });
    }
  },
);

test("a manager of some venues has no more rights at these, and none for all venues", async () => {
  const { venue_id } = await freshIds(own);
  const { sub } = await addColleague(bellhop.services, hotel, "manager", [Number(venue_id)]);
  const { headers } = await signedIn(bellhop, sub);
  for (const path of ["/api/add_venue", "/api/close_venue", "/api/reopen_venue"]) {
    const one = calls.find((call) => call.path === path);
    if (!one) throw new Error(`${path} is not there`);
    const { body } = await ask(bellhop, one, exampleInput(one, { venue_id }), headers);
    expect({ path, code: body.code }).toEqual({ path, code: "role_required" });
  }
});

test("calls about the installation do not exist for anyone but hosts, whatever the input", async () => {
  const forHosts = calls.filter(({ scope }) => scope === "installation");
  expect(forHosts.length).toBeGreaterThan(2);
  for (const one of forHosts) {
    for (const input of [exampleInput(one, own), { no_such_field: 1 }]) {
      const { status, body } = await ask(bellhop, one, input, staff.owner.headers);
      expect({ path: one.path, status, body }).toMatchObject({
        path: one.path,
        status: 404,
        body: { code: "not_found" },
      });
    }
  }
});

test("a role that is too low is refused by every kind of call, whatever else is wrong", async () => {
  const promise = {
    input: z.nothing,
    output: z.nothing,
    scope: "venue",
    access: "changes",
    audit: "own_view",
    summary: "",
  } as const;
  const routes = [
    call("POST /api/for_staff", { ...promise, role: "staff" }),
    call("POST /api/for_managers", { ...promise, role: "manager" }),
    call("POST /api/for_owners", { ...promise, role: "owner" }),
  ].map((one) => ({ call: one, answer: async () => ({}) }));
  for (const [rank, role] of roles.entries()) {
    const app = Fastify();
    answerProblems(app, bellhop.services.log);
    registerRoutes(
      app,
      routes,
      async () => ({ memberships: [{ role, venueIds: [] }] }) as never,
      bellhop.services,
    );
    const answers = routes.map(({ call: { path } }) =>
      app.inject({ method: "POST", url: path, payload: {} }),
    );
    const statuses = (await Promise.all(answers)).map((answer) => answer.statusCode);
    expect({ role, statuses }).toEqual({ role, statuses: [0, 1, 2].map((one) => (one <= rank ? 200 : 403)) });
    const wrong = { method: "POST", url: "/api/for_owners", payload: { no_such_field: 1 } } as const;
    expect((await app.inject(wrong)).statusCode).toBe(role === "owner" ? 422 : 403);
    await app.close();
  }
});

test("only members receive live events, and only of their own venues", async () => {
  const heard = async (headers: Record<string, string>) => {
    const response = await fetch(`${bellhop.services.selfUrl()}${liveEventsPath}`, { headers });
    await response.body?.cancel();
    return response.status;
  };
  expect(await heard({})).toBe(401);
  expect(await heard({ authorization: "Bearer nonsense" })).toBe(401);
  const { headers } = staff.staff;
  expect(await heard({ ...headers, "bellhop-venue": String(neighbour.venueId) })).toBe(404);
  expect(await heard(headers)).toBe(200);
});

test("an API route without access rules prevents the start", () => {
  const app = Fastify();
  requireAccessRules(app);
  app.get("/healthz", () => "ok");
  app.get("/api/said", { config: { role: "anyone" } }, () => "ok");
  expect(() => app.get("/api/unsaid", () => "ok")).toThrow("GET /api/unsaid has no access rules");
  expect(() => app.register(async (scope) => scope.post("/api/unsaid", () => "ok"))).not.toThrow();
  return expect(app.ready()).rejects.toThrow("POST /api/unsaid has no access rules");
});
