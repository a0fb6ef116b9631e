import { expect, test } from "vitest";
import { startFakeAuth0 } from "../../testing/fake-auth0.ts";
import { setClock } from "../../testing/test-installation.ts";
import { accessTokenVerifier } from "./access-tokens.ts";
import { confirmedEmailLookup } from "./confirmed-email.ts";
import { fetchKeySet, keySet } from "./key-set.ts";

const auth0 = await startFakeAuth0();
const clock = setClock(new Date());
const verify = accessTokenVerifier(
  auth0.settings,
  keySet(() => fetchKeySet(auth0.issuer), clock),
  clock,
);

/** Asks with a new memory each time, unless one is given. */
async function emailOf(jwt: string, emails = confirmedEmailLookup(auth0.settings, clock)) {
  return emails(jwt, await verify(jwt));
}

test("a tenant whose tokens carry no e-mail is asked for it with the same token", async () => {
  const jwt = await auth0.tokenFor({ sub: "auth0|1", email: "Marta@Hotel.example", email_verified: true });
  expect((await verify(jwt)).email).toBeUndefined();
  expect(await emailOf(jwt)).toBe("marta@hotel.example");
});

test("an e-mail that is not confirmed, or is none, is none", async () => {
  for (const told of [
    { email: "a@hotel.example", email_verified: false },
    { email: "a@hotel.example" },
    {},
  ]) {
    expect(
      await emailOf(await auth0.tokenFor({ sub: `auth0|${JSON.stringify(told)}`, ...told })),
    ).toBeUndefined();
  }
});

test("what is told about somebody else, or refused, is no answer about this person", async () => {
  const jwt = await auth0.tokenFor({ sub: "auth0|2", email: "two@hotel.example", email_verified: true });
  for (const fault of ["of_another", "refuses"] as const) {
    auth0.fails(fault);
    expect(await emailOf(jwt)).toBeUndefined();
  }
  auth0.fails(undefined);
});

test("an outage is unavailable, is not remembered, and the next question is answered", async () => {
  const jwt = await auth0.tokenFor({ sub: "auth0|3", email: "three@hotel.example", email_verified: true });
  const emails = confirmedEmailLookup(auth0.settings, clock);
  for (const fault of ["away", "limits", "hangs_up", "nonsense"] as const) {
    auth0.fails(fault);
    await expect(emailOf(jwt, emails)).rejects.toMatchObject({ code: "unavailable" });
  }
  auth0.fails(undefined);
  expect(await emailOf(jwt, emails)).toBe("three@hotel.example");
});

test("who asks many things at once is asked about once, and anew a moment later", async () => {
  const sub = "auth0|4";
  const jwt = await auth0.tokenFor({ sub, email: "four@hotel.example", email_verified: false });
  const emails = confirmedEmailLookup(auth0.settings, clock);
  const times = () => auth0.asked.filter((one) => one === sub).length;
  await Promise.all([emailOf(jwt, emails), emailOf(jwt, emails), emailOf(jwt, emails)]);
  expect(times()).toBe(1);
  await auth0.tokenFor({ sub, email: "four@hotel.example", email_verified: true });
  clock.forward(11_000);
  expect(await emailOf(jwt, emails)).toBe("four@hotel.example");
  expect(times()).toBe(2);
});

test("nobody is asked where the token says it, nor about an account of our own", async () => {
  const before = auth0.asked.length;
  const token = { sub: "auth0|5", expiresAt: new Date() };
  const said = { ...token, email: "Five@hotel.example" };
  expect(await confirmedEmailLookup(auth0.settings, clock)("jwt", said)).toBe("five@hotel.example");
  const embedded = { provider: "embedded" as const, issuer: auth0.issuer };
  expect(await confirmedEmailLookup(embedded, clock)("jwt", token)).toBeUndefined();
  expect(auth0.asked.length).toBe(before);
});
