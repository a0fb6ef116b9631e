import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Secret } from "../../platform/crypto/secret.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { setClock, testInstallation } from "../../testing/test-installation.ts";
import { createAccount, findAccount } from "./accounts.ts";
import { maxMails, withinMailLimit } from "./mail-limit.ts";
import { hashPassword } from "./passwords.ts";
import { checkSignIn } from "./sign-in.ts";
import { confirmSignUp, createPendingSignUp, findSignUpByLink, renewPendingSignUp } from "./sign-up.ts";
import { sweepIdentity } from "./sweep.ts";

const clock = setClock(new Date("2026-11-21T09:00:00Z"));
const { db, ownerUrl } = await testInstallation(clock);
const secretKey = new Secret("a secret key of at least thirty-two characters");
const password = "grand hotel at the lake";
const passwordHash = await hashPassword(password);
const hourMs = 3_600_000;

let email: string;
beforeEach(() => {
  email = `nina-${randomUUID()}@belvedere.example`;
});

const signUp = (changed: { email?: string; name?: string; browserId?: string; passwordHash?: string } = {}) =>
  db.atInstallation((at) =>
    createPendingSignUp(at, {
      email,
      name: "Nina",
      passwordHash,
      language: "en",
      browserId: "hers",
      ...changed,
    }),
  );
const found = (linkId: string, mark?: string) =>
  db.readAtInstallation((at) => findSignUpByLink(at, linkId, mark));
const confirm = (linkId: string, signUpId = linkId) =>
  db.atInstallation((at) => confirmSignUp(at, linkId, { signUpId }));
const signIn = (given: { password?: string; signUpId?: string } = {}) =>
  checkSignIn(db, secretKey, { email, password, address: randomUUID(), ...given });

test("nobody has an account before the e-mail is confirmed, and then with the password chosen", async () => {
  const { linkId, hasAccount } = await signUp({ email: ` ${email.toUpperCase()}` });
  expect(hasAccount).toBe(false);
  expect(await found(linkId, "hers")).toEqual({
    end: undefined,
    email,
    signUpId: linkId,
    isSameBrowser: true,
  });
  expect(await found(linkId, "another's")).toMatchObject({ isSameBrowser: false });
  expect(await found(linkId)).toMatchObject({ isSameBrowser: false });

  const confirmed = await confirm(linkId);
  const accountId = "accountId" in confirmed ? confirmed.accountId : "";
  const account = await db.atInstallation((at) => findAccount(at, accountId));
  expect(account).toEqual({ accountId, email, name: "Nina", blocked: false });
  expect(await signIn()).toEqual({ outcome: "signed_in", accountId });
  expect(await confirm(linkId)).toEqual({ end: "used" });
  expect(await found(linkId, "hers")).toEqual({ end: "used" });
});

test("a link that is followed many times at once makes one account", async () => {
  const { linkId } = await signUp();
  const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(linkId)));
  expect(answers.filter((answer) => "accountId" in answer)).toHaveLength(1);
  expect(answers.filter((answer) => answer.end === "used")).toHaveLength(7);
});

describe("several sign-ups for one address", () => {
  const strangers = { browserId: "a stranger's", passwordHash: "" };
  beforeAll(async () => {
    strangers.passwordHash = await hashPassword("a stranger's word");
  });

  test("leave each other as they are, and the first to be confirmed is the account", async () => {
    const own = await signUp();
    const stranger = await signUp(strangers);
    expect(await found(own.linkId)).toMatchObject({ end: undefined, signUpId: own.linkId });
    expect(await signIn({ signUpId: own.linkId })).toEqual({ outcome: "unconfirmed", linkId: own.linkId });
    expect(await signIn({ signUpId: stranger.linkId })).toEqual({ outcome: "wrong" });
    expect(await confirm(own.linkId)).toHaveProperty("accountId");
    expect(await found(stranger.linkId, "a stranger's")).toEqual({ end: "used" });
    expect(await confirm(stranger.linkId)).toEqual({ end: "used" });
    expect(await signIn()).toMatchObject({ outcome: "signed_in" });
    expect(await signIn({ password: "a stranger's word" })).toEqual({ outcome: "wrong" });
  });

  test("are each confirmed by their own browser, whichever link it follows", async () => {
    const own = await signUp();
    const stranger = await signUp(strangers);
    expect(await found(stranger.linkId, "hers")).toMatchObject({ signUpId: own.linkId, isSameBrowser: true });
    expect(await found(stranger.linkId, "another's")).toMatchObject({
      signUpId: stranger.linkId,
      isSameBrowser: false,
    });
    expect(await confirm(stranger.linkId, own.linkId)).toHaveProperty("accountId");
    expect(await signIn()).toMatchObject({ outcome: "signed_in" });
  });
});

test("sign-ups for one address at the same moment leave one link that works", async () => {
  const kept = await Promise.all(Array.from({ length: 6 }, () => signUp()));
  const confirmed = [];
  for (const { linkId } of kept) confirmed.push(await confirm(linkId));
  expect(confirmed.filter((answer) => "accountId" in answer)).toHaveLength(1);
});

test("an address that has an account keeps it as it is", async () => {
  const accountId = await db.atInstallation((at) => createAccount(at, { email, name: "Nina", passwordHash }));
  const { linkId, hasAccount } = await signUp({
    name: "Somebody",
    passwordHash: await hashPassword("another word"),
  });
  expect(hasAccount).toBe(true);
  expect(await confirm(linkId)).toEqual({ end: "replaced" });
  expect(await signIn()).toEqual({ outcome: "signed_in", accountId });
});

test("an account that came on another way meanwhile is not made anew", async () => {
  const { linkId } = await signUp();
  await db.atInstallation((at) => createAccount(at, { email, name: "N", passwordHash }));
  expect(await confirm(linkId)).toEqual({ end: "used" });
});

test("the right password of a sign-up says that the e-mail waits; a wrong one says nothing", async () => {
  const { linkId } = await signUp();
  expect(await signIn()).toEqual({ outcome: "unconfirmed", linkId });
  expect(await signIn({ password: "something else" })).toEqual({ outcome: "wrong" });
  clock.forward(24 * hourMs);
  expect(await signIn()).toEqual({ outcome: "wrong" });
});

test("a link lasts a day; sent again it is the same one, and lasts another", async () => {
  const { linkId } = await signUp();
  clock.forward(23 * hourMs);
  expect(await db.atInstallation((at) => renewPendingSignUp(at, email))).toEqual({ linkId, name: "Nina" });
  clock.forward(23 * hourMs);
  expect(await found(linkId)).toMatchObject({ end: undefined });
  clock.forward(hourMs);
  expect(await found(linkId)).toEqual({ end: "expired" });
  expect(await confirm(linkId)).toEqual({ end: "expired" });
  expect(await db.atInstallation((at) => renewPendingSignUp(at, email))).toBeUndefined();
});

test("what has run out is swept, and an old link is told for a while", async () => {
  const { linkId } = await signUp();
  clock.forward(25 * hourMs);
  await sweepIdentity(db);
  const count = async (table: string) =>
    (await asOwner(ownerUrl, `select 1 from ${table} where email = '${email}'`)).length;
  expect(await count("pending_sign_ups")).toBe(0);
  expect(await found(linkId)).toEqual({ end: "expired" });
  clock.forward(31 * 24 * hourMs);
  await sweepIdentity(db);
  expect(await count("account_links")).toBe(0);
  expect(await found(linkId)).toEqual({ end: "unknown" });
});

test("nothing in the tables opens a link, names a browser, or is a password", async () => {
  const { linkId } = await signUp({ browserId: "a mark that is a secret" });
  const rows = JSON.stringify([
    await asOwner(ownerUrl, "select *, encode(browser_sha256, 'escape') as shown from pending_sign_ups"),
    await asOwner(ownerUrl, "select * from account_links"),
  ]);
  expect(rows).toContain(linkId);
  expect(rows).not.toContain("a mark that is a secret");
  expect(rows).not.toContain(password);
});

async function requestMail(email: string, sender: string = randomUUID()) {
  const mayMail: boolean[] = [];
  const request = await withinMailLimit({ db, secretKey }, { email, sender }, async (may) => {
    mayMail.push(may);
  });
  return { ...request, mayMail };
}

test("a mailbox gets a handful of mails in an hour, and whoever asks is not told that it had them", async () => {
  for (let asked = 0; asked < maxMails.email; asked++) {
    expect(await requestMail(email)).toEqual({ outcome: "asked", mayMail: [true] });
  }
  expect(await requestMail(email)).toEqual({ outcome: "asked", mayMail: [false] });
  clock.forward(hourMs);
  expect(await requestMail(email)).toEqual({ outcome: "asked", mayMail: [true] });
});

test("whoever asks for too many mails is told to wait, whichever mailboxes they are for", async () => {
  const address = randomUUID();
  const ask = () => requestMail(`${randomUUID()}@x.example`, address);
  for (let asked = 0; asked < maxMails.address; asked++)
    expect(await ask()).toMatchObject({ mayMail: [true] });
  expect(await ask()).toEqual({ outcome: "too_many", retryAfterSeconds: 3600, mayMail: [] });
});
