import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { Secret } from "../../platform/crypto/secret.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { setClock, testInstallation } from "../../testing/test-installation.ts";
import { createAccount } from "./accounts.ts";
import { changeEmail, createEmailChangeLink, findEmailChange, isUniqueViolation } from "./email-change.ts";
import { changePassword, createResetLink, findReset, resetPassword } from "./password-reset.ts";
import { hashPassword } from "./passwords.ts";
import { checkSignIn } from "./sign-in.ts";
import { confirmSignUp, createPendingSignUp } from "./sign-up.ts";

const clock = setClock(new Date("2026-11-21T09:00:00Z"));
const { db, ownerUrl } = await testInstallation(clock);
const secretKey = new Secret("a secret key of at least thirty-two characters");
const passwordHash = await hashPassword("grand hotel at the lake");
const newHash = await hashPassword("four brown umbrellas");
const hourMs = 3_600_000;

let email: string;
let accountId: string;
const mailbox = () => `marta-${randomUUID()}@belvedere.example`;
const newAccount = (address: string) =>
  db.atInstallation((at) => createAccount(at, { email: address, name: "Marta", passwordHash }));
beforeEach(async () => {
  email = mailbox();
  accountId = await newAccount(email);
});

const ask = async (address = email) =>
  (await db.atInstallation((at) => createResetLink(at, address)))?.linkId ?? "";
const reset = (linkId: string) => db.atInstallation((at) => resetPassword(at, linkId, newHash));
const signIn = (password: string, address = email) =>
  checkSignIn(db, secretKey, { email: address, password, address: randomUUID() });
const askChange = async (to: string, of = accountId) =>
  (await db.atInstallation((at) => createEmailChangeLink(at, of, to))).linkId;
const change = (linkId: string) => db.atInstallation((at) => changeEmail(at, linkId));

test("a mailed link sets the password once, however many follow it at the same moment", async () => {
  const linkId = await ask();
  const answers = await Promise.all(Array.from({ length: 6 }, () => reset(linkId)));
  expect(answers.filter(({ end }) => end === undefined)).toEqual([
    { end: undefined, accountId, email, name: "Marta" },
  ]);
  expect(answers.filter(({ end }) => end === "used")).toHaveLength(5);
  expect(await signIn("four brown umbrellas")).toEqual({ outcome: "signed_in", accountId });
  expect(await signIn("grand hotel at the lake")).toEqual({ outcome: "wrong" });
});

test("a reset link dies with a newer one, with a change of the password, and after an hour", async () => {
  const older = await ask();
  const newer = await ask();
  expect(await reset(older)).toEqual({ end: "replaced" });
  await db.atInstallation((at) => changePassword(at, accountId, passwordHash));
  expect(await reset(newer)).toEqual({ end: "replaced" });
  const late = await ask();
  clock.forward(hourMs);
  expect(await db.readAtInstallation((at) => findReset(at, late))).toEqual({ end: "expired" });
  expect(await reset(late)).toEqual({ end: "expired" });
  expect(await reset(randomUUID())).toEqual({ end: "unknown" });
});

test("of links that are asked for, followed and ended at the same moment none hangs, and the next one works alone", async () => {
  const linkId = await ask();
  const [one, followed, other] = await Promise.all([
    ask(),
    reset(linkId),
    ask(),
    db.atInstallation((at) => changePassword(at, accountId, passwordHash)),
  ]);
  expect([undefined, "used", "replaced"]).toContain(followed.end);
  const newest = await ask();
  for (const older of [linkId, one, other]) {
    expect((await reset(older)).end, older).toMatch(/^(used|replaced)$/);
  }
  expect((await reset(newest)).end).toBeUndefined();
  expect(await signIn("four brown umbrellas")).toEqual({ outcome: "signed_in", accountId });
});

test("an unknown address and a stopped account get no link", async () => {
  expect(await ask("nobody@belvedere.example")).toBe("");
  const linkId = await ask();
  await asOwner(ownerUrl, `update accounts set blocked_at = now() where account_id = '${accountId}'`);
  expect((await reset(linkId)).end).toBe("unknown");
  expect(await ask()).toBe("");
});

test("a new address counts when its mailbox has confirmed it, and not before", async () => {
  const next = mailbox();
  const linkId = await askChange(next.toUpperCase());
  expect(await signIn("grand hotel at the lake", next)).toEqual({ outcome: "wrong" });
  expect(await db.readAtInstallation((at) => findEmailChange(at, linkId))).toEqual({
    end: undefined,
    accountId,
    newEmail: next,
  });
  const answers = await Promise.all([change(linkId), change(linkId), change(linkId)]);
  expect(answers.filter(({ end }) => end === undefined)).toEqual([
    { end: undefined, accountId, name: "Marta", oldEmail: email, newEmail: next },
  ]);
  expect(answers.filter(({ end }) => end === "used")).toHaveLength(2);
  expect(await signIn("grand hotel at the lake", next)).toEqual({ outcome: "signed_in", accountId });
  expect(await signIn("grand hotel at the lake")).toEqual({ outcome: "wrong" });
});

test("a new address ends the reset link that went to the old one, and a newer wish the older", async () => {
  const toOld = await ask();
  const [first, second] = [await askChange(mailbox()), await askChange(mailbox())];
  expect(await change(first)).toEqual({ end: "replaced" });
  expect((await change(second)).end).toBeUndefined();
  expect(await reset(toOld)).toEqual({ end: "replaced" });
});

test("an address that somebody has stays theirs", async () => {
  const theirs = mailbox();
  await newAccount(theirs);
  expect(await db.atInstallation((at) => createEmailChangeLink(at, accountId, theirs))).toMatchObject({
    isTaken: true,
  });
  expect(await change(await askChange(theirs))).toEqual({ end: "taken" });
  expect(await signIn("grand hotel at the lake")).toEqual({ outcome: "signed_in", accountId });
});

test("of two that want one address at the same moment one gets it", async () => {
  const wanted = mailbox();
  const other = await newAccount(mailbox());
  const links = [await askChange(wanted), await askChange(wanted, other)];
  const answers = await Promise.allSettled(links.map(change));
  const got = answers.filter((answer) => answer.status === "fulfilled" && answer.value.end === undefined);
  expect(got).toHaveLength(1);
  for (const answer of answers) {
    if (answer.status === "rejected") expect(isUniqueViolation(answer.reason)).toBe(true);
  }
});

test("a sign-up that waits for an address is over when an account takes it", async () => {
  const wanted = mailbox();
  const { linkId } = await db.atInstallation((at) =>
    createPendingSignUp(at, { email: wanted, name: "Nina", passwordHash, language: "en", browserId: "hers" }),
  );
  await change(await askChange(wanted));
  expect(await db.atInstallation((at) => confirmSignUp(at, linkId))).toEqual({ end: "replaced" });
});
