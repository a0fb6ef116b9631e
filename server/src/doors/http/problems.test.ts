import { generateKeyPairSync } from "node:crypto";
import { fetchAccess } from "@bellhop/contract/access";
import { fetchHome } from "@bellhop/contract/home";
import { sendAgain, sendReply } from "@bellhop/contract/messages";
import { type ProblemCode, problemDocument, problems } from "@bellhop/contract/problems";
import Fastify from "fastify";
import { importPKCS8, SignJWT } from "jose";
import { expect, onTestFinished, test } from "vitest";
import { identitySettings } from "../../domain/identity/index.ts";
import { newId } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { ask } from "../../testing/ask.ts";
import { openAccount } from "../../testing/cast.ts";
import { accessTokenFor } from "../../testing/sign-in.ts";
import { twoHotels } from "../../testing/two-hotels.ts";
import { answerProblems } from "./problem-document.ts";
import { registerRoutes } from "./register.ts";

const { bellhop, hotel, staff, idsOf } = await twoHotels();
const codes = Object.keys(problems) as ProblemCode[];
const own = await idsOf(hotel);
const at = bellhop.services.selfUrl();

/** The API's statuses, and 500 for unexpected errors. */
const statuses = [400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503];

/** How to cause each problem over HTTP. */
const causes: Partial<Record<ProblemCode, () => Promise<Response>>> = {
  malformed: () => post("{"),
  foreign_page: () => post("{}", { origin: "https://elsewhere.example" }),
  signed_out: () => fetch(`${at}/api/fetch_home`, { method: "POST" }),
  unknown_key: async () => post("{}", { authorization: `Bearer ${await callWithToken()}` }),
  not_a_member: async () =>
    post("{}", {
      authorization: `Bearer ${await accessTokenFor(bellhop, await openAccount(bellhop.services, "Stranger"))}`,
    }),
  not_found: () => post("{}", { "bellhop-venue": "999999" }),
  too_large: () => post(`"${"x".repeat(300_000)}"`),
  wrong_media_type: () => post("{}", { "content-type": "text/plain" }),
  invalid_fields: () => post('{"no_such_field":1}'),
};

/** Problems that this test does not cause, and why. */
const elsewhere: Partial<Record<ProblemCode, string>> = {
  session_expired: "below, after an hour",
  role_required: "who-may-call.test.ts",
  feature_off: "switched-off-calls.test.ts",
  plan_required: "no call asks for a plan until there is billing",
  wrong_state: "below",
  not_possible_now: "members.test.ts",
  already_signed_up: "sign-up.test.ts",
  email_unconfirmed: "sign-up.test.ts",
  last_owner: "members.test.ts",
  last_venue: "venues.test.ts",
  limit_reached: "invitations.test.ts",
  fate_unknown: "a send must have gone wrong: journeys/whatsapp/send-messages.test.ts",
  guest_opted_out: "a template must be approved: journeys/whatsapp/manager-submits-template.test.ts",
  marketing_limited: "WhatsApp must limit it: journeys/whatsapp/send-messages.test.ts",
  marketing_paused: "WhatsApp must limit it: journeys/whatsapp/send-messages.test.ts",
  reply_window_closed: "below",
  too_many: "very many calls must be made: limits.test.ts",
  failed: "below, by a fault made for it",
  unavailable: "below, by a fault made for it",
};

function post(body: string, headers: Record<string, string> = {}) {
  const all = { ...staff.owner.headers, "content-type": "application/json", ...headers };
  return fetch(`${at}/api/fetch_home`, { method: "POST", headers: all, body });
}

async function callWithToken(): Promise<string> {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const key = await importPKCS8(privateKey.export({ type: "pkcs8", format: "pem" }).toString(), "RS256");
  const { issuer, audience } = identitySettings({ publicUrl: bellhop.publicUrl });
  return new SignJWT({})
    .setProtectedHeader({ alg: "RS256", kid: "somebody" })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(hotel.owner.sub)
    .setExpirationTime("10 minutes")
    .sign(key);
}

async function expectProblem(response: Pick<Response, "status" | "headers" | "json">, code: ProblemCode) {
  const body = problemDocument.parse(await response.json());
  const { status, title, detail } = problems[code];
  expect({ status: response.status, body }).toMatchObject({
    status,
    body: { type: `urn:bellhop:problem:${code}`, title, status, code },
  });
  // If fields are named, the first one's message stands for all.
  expect(body.detail).toBe(body.errors?.[0] ? `${body.errors[0].message}.` : detail);
  expect(response.headers.get("content-type")).toMatch(/^application\/problem\+json\b/);
}

test("every problem has a unique title and detail, and a status that the API uses", () => {
  for (const code of codes) {
    const { status, title, detail } = problems[code];
    expect(statuses, code).toContain(status);
    expect(title, code).toMatch(/^[A-Z][^.]*$/);
    expect(detail, code).toMatch(/^[A-Z].*\.$/);
  }
  expect(new Set(codes.map((code) => problems[code].detail)).size).toBe(codes.length);
});

test("403 is used for roles, plans and switches only: the browser shows it as something to ask for", () => {
  const forbidden = codes.filter((code) => problems[code].status === 403);
  expect(forbidden).toEqual(["role_required", "plan_required", "feature_off"]);
});

test("every problem is caused here, or listed with the reason why not", () => {
  expect([...Object.keys(causes), ...Object.keys(elsewhere)].toSorted()).toEqual(codes.toSorted());
});

test.each(Object.keys(causes) as ProblemCode[])("%s is answered with its detail", async (code) => {
  const cause = causes[code];
  if (cause) await expectProblem(await cause(), code);
});

test.each([
  ["failed", new Error("a secret of the inside")],
  ["unavailable", Object.assign(new Error("away"), { code: "57P01" })],
  ["too_many", Object.assign(new Error("slow down"), { statusCode: 429 })],
  ["plan_required", refuse("plan_required")],
  // The call does not declare this problem, so the reference would be wrong.
  ["failed", refuse("fate_unknown")],
] as const)("what a fault of ours means for the caller is %s, without its inside", async (code, fault) => {
  const app = Fastify();
  answerProblems(app, bellhop.services.log);
  const answer = async () => {
    throw fault;
  };
  const asking = { ...fetchHome, refuses: ["plan_required"] as const };
  registerRoutes(
    app,
    [{ call: asking, answer }],
    async () => ({ memberships: [{ role: "owner", venueIds: [] }] }) as never,
    bellhop.services,
  );
  const answered = await app.inject({ method: "POST", url: fetchHome.path, payload: {} });
  const headers = new Headers({ "content-type": String(answered.headers["content-type"]) });
  await expectProblem({ status: answered.statusCode, headers, json: async () => answered.json() }, code);
  expect(answered.body).not.toContain("secret");
  expect(answered.headers["retry-after"]).toBe(code === "unavailable" ? "2" : undefined);
  await app.close();
});

test.each([
  ["GET", "/api"],
  ["GET", "/api/"],
  ["GET", "/api/no_such_call"],
  ["POST", "/api/no_such_call"],
  ["POST", "/api/fetch_home/"],
  ["POST", "/api/fetch_home/more"],
  ["GET", "/api/fetch_home"],
  ["PUT", "/api/fetch_home"],
  ["DELETE", "/api/fetch_home"],
  ["PATCH", "/api/fetch_home"],
  ["OPTIONS", "/api/fetch_home"],
  ["POST", "/api/get_venue_alerts_detailed"],
  ["POST", "/api/events"],
])("an undeclared %s %s is a 404 with its detail", async (method, path) => {
  for (const headers of [{}, staff.owner.headers])
    await expectProblem(await fetch(`${at}${path}`, { method, headers }), "not_found");
});

test("refusals that depend on time and state have their details", async () => {
  const message = { message_id: String(own.message_id) };
  const again = await ask(bellhop, sendAgain, message, staff.owner.headers);
  expect(again).toMatchObject({
    status: 409,
    body: { code: "wrong_state", detail: problems.wrong_state.detail },
  });
  const { headers } = staff.owner;
  const before = bellhop.clock.now();
  onTestFinished(() => bellhop.clock.set(before));
  bellhop.clock.pass(25 * 3_600_000);
  expect(await ask(bellhop, fetchAccess, {}, headers)).toMatchObject({
    status: 401,
    body: { code: "session_expired", detail: "Your session has expired. Please log in again." },
  });
  const fresh = { authorization: `Bearer ${await accessTokenFor(bellhop, hotel.owner.sub)}` };
  const reply = { conversation_id: own.conversation_id, message_id: newId(), text: "Too late" };
  expect(await ask(bellhop, sendReply, reply, fresh)).toMatchObject({
    status: 422,
    body: { code: "reply_window_closed", detail: problems.reply_window_closed.detail },
  });
});
