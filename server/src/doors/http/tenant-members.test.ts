import { fetchAccess } from "@bellhop/contract/access";
import { inviteMember } from "@bellhop/contract/invitations";
import { completeSignup } from "@bellhop/contract/sign-up";
import { afterEach, expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { ask } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { type Auth0User, startFakeAuth0 } from "../../testing/fake-auth0.ts";

const auth0 = await startFakeAuth0();
const bellhop = await testBellhop(auth0.env);
const hotel = await openHotel(bellhop.services, "Hotel Mira");
afterEach(() => auth0.fails(undefined));

const newUser = (more: Partial<Auth0User> = {}): Auth0User => {
  const sub = `auth0|${newId()}`;
  return { sub, email: `${sub.slice(6)}@hotel.example`, email_verified: true, ...more };
};
const headersOf = async (user: Auth0User) => ({ authorization: `Bearer ${await auth0.tokenFor(user)}` });
const accessOf = async (user: Auth0User) => ask(bellhop, fetchAccess, {}, await headersOf(user));
const timesAsked = ({ sub }: Auth0User) => auth0.asked.filter((one) => one === sub).length;

/** The hotel's owner, who signs in with the tenant too, invites an address. */
async function invites(email: string | undefined) {
  const owner = await headersOf({ sub: hotel.owner.sub });
  const input = { email, role: "staff", venue_ids: null, language: "en" };
  expect((await ask(bellhop, inviteMember, input, owner)).status).toBe(200);
}

test("an invited person joins once the tenant confirms their address, which is requested only once", async () => {
  const user = newUser();
  await invites(user.email);
  const came = await accessOf(user);
  expect(came.status).toBe(200);
  expect(came.body).toMatchObject({ member: { role: "staff" }, venues: [{ venue_id: hotel.venueId }] });
  expect(timesAsked(user)).toBe(1);
  bellhop.clock.pass(60_000);
  expect((await accessOf(user)).status).toBe(200);
  expect(timesAsked(user)).toBe(1);
});

test("an unconfirmed or different address joins nothing", async () => {
  const invited = newUser();
  await invites(invited.email);
  for (const user of [
    newUser({ email: invited.email, email_verified: false }),
    newUser({ email: `x${invited.email}` }),
    newUser({ email: undefined }),
  ]) {
    const answer = await accessOf(user);
    expect([answer.status, answer.body.code]).toEqual([404, "not_a_member"]);
  }
  expect((await accessOf(invited)).status).toBe(200);
});

test("while the tenant is unreachable a new person is told so and joins later; members work on", async () => {
  const user = newUser();
  await invites(user.email);
  auth0.fails("away");
  const answer = await accessOf(user);
  expect([answer.status, answer.body.code]).toEqual([503, "unavailable"]);
  expect((await accessOf({ sub: hotel.owner.sub })).status).toBe(200);
  auth0.fails(undefined);
  expect((await accessOf(user)).status).toBe(200);
});

test("a new person opens an operator with a confirmed address only", async () => {
  const venue = {
    name: "Hotel Nuovo",
    country: "IT",
    timezone: "Europe/Rome",
    currency: "EUR",
    languages: ["it", "en"],
    default_language: "it",
    rooms: 12,
    phone: "+390612345678",
  };
  const input = { operator_name: "Nuovo", venue };
  const unconfirmed = await headersOf(newUser({ email_verified: false }));
  expect((await ask(bellhop, completeSignup, input, unconfirmed)).body.code).toBe("email_unconfirmed");
  const opened = await ask(bellhop, completeSignup, input, await headersOf(newUser()));
  expect(opened.body).toMatchObject({ member: { role: "owner" }, venues: [{ name: "Hotel Nuovo" }] });
});
