import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { Secret } from "../../platform/crypto/secret.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { setClock, testInstallation } from "../../testing/test-installation.ts";
import { createAccount } from "./accounts.ts";
import { countAttempt, counterFor } from "./counters.ts";
import { markBrowser } from "./known-browsers.ts";
import { changePassword } from "./password-reset.ts";
import { hashPassword } from "./passwords.ts";
import { type Credentials, checkSignIn, maxAttempts, resetAttempts } from "./sign-in.ts";

const clock = setClock(new Date("2026-11-21T09:00:00Z"));
const { db, ownerUrl } = await testInstallation(clock);
const secretKey = new Secret("a secret key of at least thirty-two characters");
const password = "grand hotel at the lake";

let passwordHash: string;
let email: string;
let accountId: string;

beforeAll(async () => {
  passwordHash = await hashPassword(password);
});
beforeEach(async () => {
  email = `marta-${randomUUID()}@belvedere.example`;
  accountId = await db.atInstallation((at) => createAccount(at, { email, name: "Marta", passwordHash }));
});

const signIn = (given: Partial<Credentials>) =>
  checkSignIn(db, secretKey, { email, password, address: randomUUID(), ...given });

test("the right password signs in, however the e-mail address is typed", async () => {
  expect(await signIn({ email: ` ${email.toUpperCase()} ` })).toEqual({ outcome: "signed_in", accountId });
});

test("a wrong password, an unknown account and a blocked one are the same answer", async () => {
  const wrong = await signIn({ password: "something else" });
  const unknown = await signIn({ email: "nobody@belvedere.example" });
  await asOwner(ownerUrl, `update accounts set blocked_at = now() where account_id = '${accountId}'`);
  const blocked = await signIn({});
  expect([wrong, unknown, blocked]).toEqual([
    { outcome: "wrong" },
    { outcome: "wrong" },
    { outcome: "wrong" },
  ]);
});

test("an unknown account is not told by a quick answer", async () => {
  // The best of several rounds, more of them on a busy machine.
  const tookMs = { wrong: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
  // Without a dummy hash for unknown accounts, the ratio would be a tenth.
  const isAlike = () => tookMs.unknown / tookMs.wrong > 0.35;
  for (let round = 0; round < 6 || (round < 30 && !isAlike()); round++) {
    const start = performance.now();
    await signIn({ password: "something else" });
    const between = performance.now();
    await signIn({ email: "nobody-at-all@belvedere.example" });
    tookMs.wrong = Math.min(tookMs.wrong, between - start);
    tookMs.unknown = Math.min(tookMs.unknown, performance.now() - between);
  }
  expect({ ...tookMs, isAlike: isAlike() }).toMatchObject({ isAlike: true });
});

test("after ten wrong attempts from one address not even the right password is looked at, for a while", async () => {
  const address = randomUUID();
  for (let attempt = 0; attempt < maxAttempts.emailAndAddress; attempt++) {
    expect(await signIn({ address, password: "guess" })).toEqual({ outcome: "wrong" });
  }
  expect(await signIn({ address })).toEqual({ outcome: "too_many", retryAfterSeconds: 15 * 60 });
  // Elsewhere the owner of the account is not locked out.
  expect(await signIn({})).toMatchObject({ outcome: "signed_in" });
  clock.forward(15 * 60_000);
  expect(await signIn({ address })).toMatchObject({ outcome: "signed_in" });
});

test("one stranger at one address locks nobody out elsewhere, however often they try", async () => {
  const address = randomUUID();
  const outcomes = [];
  for (let attempt = 0; attempt <= maxAttempts.email; attempt++) {
    outcomes.push((await signIn({ address, password: "guess" })).outcome);
  }
  expect(outcomes.filter((outcome) => outcome === "wrong")).toHaveLength(maxAttempts.emailAndAddress);
  expect(await signIn({})).toMatchObject({ outcome: "signed_in" });
});

test("who proves to be the account's person is let in again, though many strangers locked it", async () => {
  for (let round = 0; round < 4; round++) {
    await Promise.all(Array.from({ length: maxAttempts.email / 4 }, () => signIn({ password: "guess" })));
  }
  const address = randomUUID();
  expect(await signIn({ address })).toMatchObject({ outcome: "too_many" });
  await db.atInstallation((at) => resetAttempts(at, secretKey, { email, address }));
  expect(await signIn({ address })).toMatchObject({ outcome: "signed_in" });
  expect(await signIn({})).toMatchObject({ outcome: "signed_in" });
});

test("an unknown account is locked in the same way", async () => {
  const guess = { email: `ghost-${randomUUID()}@belvedere.example`, address: randomUUID() };
  for (let attempt = 0; attempt < maxAttempts.emailAndAddress; attempt++) await signIn(guess);
  expect(await signIn(guess)).toMatchObject({ outcome: "too_many" });
});

test("guesses that arrive at once are all counted", async () => {
  const address = randomUUID();
  const guesses = Array.from({ length: 20 }, () => signIn({ address, password: "guess" }));
  const looked = (await Promise.all(guesses)).filter(({ outcome }) => outcome === "wrong");
  expect(looked).toHaveLength(maxAttempts.emailAndAddress);
});

test("signing in starts the count again, so that many good mornings lock nobody out", async () => {
  const address = randomUUID();
  for (let morning = 0; morning < maxAttempts.emailAndAddress + 5; morning++) {
    expect(await signIn({ address })).toMatchObject({ outcome: "signed_in" });
  }
});

test("neither addresses nor people can be read from the counters", async () => {
  await signIn({ address: "192.0.2.7" });
  const rows = JSON.stringify(
    await asOwner(ownerUrl, "select encode(counter, 'escape') from sign_in_attempts"),
  );
  expect(rows).not.toContain("192.0.2.7");
  expect(rows).not.toContain("belvedere");
});

test("an e-mail address has one account", async () => {
  const again = { email: email.toUpperCase(), name: "Somebody else", passwordHash };
  await expect(db.atInstallation((at) => createAccount(at, again))).rejects.toMatchObject({
    code: "invalid_fields",
  });
});

const mark = (of = accountId, cookie?: string) =>
  db.readAtInstallation((at) => markBrowser(at, secretKey, of, cookie));

/** As after so many wrong passwords, without the work of checking them. */
async function fill(max: number, ...counter: string[]) {
  const limit = { counter: counterFor(secretKey, ...counter), max };
  await db.atInstallation(async (at) => {
    for (let attempt = 0; attempt < max; attempt++) await countAttempt(at, [limit], 15);
  });
}

/** Locks every browser out that the account is not known at, from one address and from everywhere. */
async function lockOut(address: string) {
  await fill(maxAttempts.emailAndAddress, "email and address", email, address);
  await fill(maxAttempts.email, "email", email);
  expect(await signIn({ address })).toMatchObject({ outcome: "too_many" });
  expect(await signIn({})).toMatchObject({ outcome: "too_many" });
}

test("strangers lock nobody out at a browser where they have signed in before", async () => {
  const address = randomUUID();
  const browserMarks = await mark();
  await lockOut(address);
  expect(await signIn({ address, browserMarks })).toEqual({ outcome: "signed_in", accountId });
  expect(await signIn({ browserMarks })).toEqual({ outcome: "signed_in", accountId });
});

test("many guesses at many accounts from one address slow only browsers that are not known", async () => {
  const address = randomUUID();
  const browserMarks = await mark();
  await fill(maxAttempts.address, "address", address);
  expect(await signIn({ address })).toMatchObject({ outcome: "too_many" });
  expect(await signIn({ address, browserMarks })).toMatchObject({ outcome: "signed_in" });
});

test("a known browser has as many attempts as others, and starts again when it signs in", async () => {
  const browserMarks = await mark();
  for (let round = 0; round < 2; round++) {
    for (let attempt = 1; attempt < maxAttempts.own; attempt++)
      expect(await signIn({ browserMarks, password: "guess" })).toEqual({ outcome: "wrong" });
    expect(await signIn({ browserMarks })).toMatchObject({ outcome: "signed_in" });
  }
  for (let attempt = 0; attempt < maxAttempts.own; attempt++)
    await signIn({ browserMarks, password: "guess" });
  expect(await signIn({ browserMarks })).toMatchObject({ outcome: "too_many" });
  // Elsewhere the person is not locked out.
  expect(await signIn({})).toMatchObject({ outcome: "signed_in" });
});

test("a mark is of one account, one password and ninety days, and cannot be made", async () => {
  const other = `paolo-${randomUUID()}@belvedere.example`;
  const otherId = await db.atInstallation((at) =>
    createAccount(at, { email: other, name: "Paolo", passwordHash }),
  );
  const browserMarks = (await mark()) ?? "";
  const [id = "", tag, expires, bound, signature] = browserMarks.split(".");
  const later = (Number.parseInt(expires ?? "", 36) + 86_400).toString(36);
  const address = randomUUID();
  await lockOut(address);
  const isKnown = async (browserMarks?: string) =>
    (await signIn({ address, browserMarks })).outcome === "signed_in";
  expect(await isKnown(browserMarks)).toBe(true);
  for (const forged of [
    await mark(otherId),
    [id, tag, later, bound, signature].join("."),
    [id.replace(/./, (first) => (first === "A" ? "B" : "A")), tag, expires, bound, signature].join("."),
    [id, tag, expires, bound, ""].join("."),
    `${"~".repeat(20)}${browserMarks}`,
  ])
    expect(await isKnown(forged)).toBe(false);

  clock.forward(91 * 86_400_000);
  await lockOut(address);
  expect(await isKnown(browserMarks)).toBe(false);
  const renewed = await mark(accountId, browserMarks);
  expect(await isKnown(renewed)).toBe(true);
  const newHash = await hashPassword("another password of hers");
  await db.atInstallation((at) => changePassword(at, accountId, newHash));
  const afterReset = { address, password: "another password of hers" };
  expect(await signIn({ ...afterReset, browserMarks: renewed })).toMatchObject({ outcome: "too_many" });
  expect(await signIn({ ...afterReset, browserMarks: await mark() })).toMatchObject({ outcome: "signed_in" });
});

test("a browser keeps a mark for each of a dozen accounts", async () => {
  let cookie: string | undefined;
  for (let more = 0; more < 15; more++) {
    const name = `shift-${randomUUID()}@belvedere.example`;
    const created = await db.atInstallation((at) =>
      createAccount(at, { email: name, name: "Shift", passwordHash }),
    );
    cookie = await mark(created, await mark(created, cookie));
  }
  expect(cookie?.split("~")).toHaveLength(12);
  expect(cookie).toMatch(/^[\w.~-]{1,1200}$/);
});

test("strangers do not lock out who has a session or a mailed link", async () => {
  const address = randomUUID();
  await lockOut(address);
  expect(await signIn({ address, proof: "session one" })).toMatchObject({ outcome: "signed_in" });
  for (let attempt = 0; attempt < maxAttempts.own; attempt++)
    await signIn({ address, proof: "session one", password: "guess" });
  expect(await signIn({ address, proof: "session one" })).toMatchObject({ outcome: "too_many" });
  expect(await signIn({ address, proof: "session two" })).toMatchObject({ outcome: "signed_in" });
});
