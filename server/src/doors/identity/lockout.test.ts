import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { openLog } from "../../platform/log.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { lockOutColleagues } from "../../testing/attacks/lock-out.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { hostEmail, openHost } from "../../testing/cast.ts";
import { openSignIn, sendSignIn } from "../../testing/sign-in-over-http.ts";

const SECRET_KEY = "a secret key of at least thirty-two characters";
const log = openLog("silent");
const one = await testBellhop({ SECRET_KEY }, log);
const other = await testBellhop({ SECRET_KEY }, log, { url: one.ownerUrl });
const behindProxy = await testBellhop({ SECRET_KEY, TRUST_PROXY: "1" }, log, { url: one.ownerUrl });
await openHost(one.services);
beforeEach(() => asOwner(one.ownerUrl, "delete from sign_in_attempts"));
const password = "a test password";
const wrong = "not the password";
const maxAttempts = 10;

async function attempt(at: typeof one, email: string, given: string, headers = {}) {
  const opened = await openSignIn(at.publicUrl, headers);
  const posted = await sendSignIn(opened, { email, password: given }, headers);
  const html = (await posted.text())
    .replaceAll(email, "")
    .replaceAll(/sign-in\/[\w-]+|(?:form_token" value="|from=)[\w-]+/g, "")
    .replaceAll(/localhost:\d+/g, "");
  return { status: posted.status, retryAfter: posted.headers.get("retry-after"), html };
}
const somebody = () => `ghost-${randomUUID()}@belvedere.example`;

test("attempts at several processes are counted together, for an account and for nobody's in the same words", async () => {
  const locked: string[] = [];
  for (const email of [hostEmail, somebody()]) {
    for (let n = 0; n < maxAttempts; n++)
      expect((await attempt(n % 2 ? one : other, email, wrong)).status).toBe(400);
    for (const at of [one, other]) {
      const { status, retryAfter, html } = await attempt(at, email, password);
      expect(status).toBe(429);
      expect(Number(retryAfter)).toBeGreaterThan(0);
      locked.push(html);
    }
  }
  expect(new Set(locked).size).toBe(1);
  one.clock.pass(15 * 60_000);
  other.clock.pass(15 * 60_000);
  expect((await attempt(other, hostEmail, password)).status).toBe(303);
});

test("who claims another address with each attempt is counted as the one they are", async () => {
  const email = somebody();
  const claims = (n: number) => ({
    "x-forwarded-for": `192.0.2.${n}`,
    "x-real-ip": `192.0.2.${n}`,
    forwarded: `for=192.0.2.${n}`,
  });
  for (let n = 0; n < maxAttempts; n++)
    expect((await attempt(one, email, wrong, claims(n))).status).toBe(400);
  expect((await attempt(one, email, wrong, claims(99))).status).toBe(429);
});

test("behind a proxy of ours its word counts, and not what the caller said before it", async () => {
  const email = somebody();
  const from = (n: number, address: string) => ({ "x-forwarded-for": `192.0.2.${n}, ${address}` });
  for (let n = 0; n < maxAttempts; n++)
    expect((await attempt(behindProxy, email, wrong, from(n, "198.51.100.7"))).status).toBe(400);
  expect((await attempt(behindProxy, email, wrong, from(99, "198.51.100.7"))).status).toBe(429);
  expect((await attempt(behindProxy, email, wrong, from(99, "198.51.100.8"))).status).toBe(400);
});

test("one network of the newer kind is one address, however many it has", async () => {
  const email = somebody();
  const from = (n: number) => ({ "x-forwarded-for": `2001:db8:1:2:${n.toString(16)}::1` });
  for (let n = 0; n < maxAttempts; n++)
    expect((await attempt(behindProxy, email, wrong, from(n))).status).toBe(400);
  expect((await attempt(behindProxy, email, wrong, from(99))).status).toBe(429);
});

test("two hundred guesses from one address slow strangers, and not the colleagues behind it", async () => {
  const findings = await lockOutColleagues({ url: one.publicUrl, email: hostEmail, password });
  expect(findings).toEqual([]);
});
