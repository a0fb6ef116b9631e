import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { asOwner } from "../../testing/as-owner.ts";
import { chosen, linkIn, newPerson, openPage, send, signInAtAccount, signUp } from "./test-account.ts";
import { testBrowser } from "./test-browser.ts";
import { openTestDoor } from "./test-door.ts";

const door = await openTestDoor();
const newPassword = "a boat with nine red oars";
const mailbox = () => `nina-${randomUUID()}@belvedere.example`;

/** The last statement of each story fails: what a process that dies before its commit leaves. */
async function whileNoMailCanBeKept(work: () => Promise<Response>) {
  await asOwner(door.ownerUrl, "alter table mails rename to mails_elsewhere");
  try {
    expect((await work()).status).toBe(500);
  } finally {
    await asOwner(door.ownerUrl, "alter table mails_elsewhere rename to mails");
  }
}

test("a sign-up whose mail was not kept was not made", async () => {
  const email = mailbox();
  await whileNoMailCanBeKept(async () => (await signUp(door, email)).answer);
  const left = `select 1 from pending_sign_ups where email = '${email}'
                union all select 1 from account_links where email = '${email}'`;
  expect(await asOwner(door.ownerUrl, left)).toEqual([]);
  expect((await signUp(door, email)).answer.status).toBe(200);
});

test("a new password that nobody could be told of is not set, and the link and the sessions live on", async () => {
  const email = mailbox();
  const browser = await newPerson(door, email);
  await send(door, testBrowser(), "/account/forgot", { email });
  const link = await linkIn(door, email, "reset_password");
  await whileNoMailCanBeKept(() => send(door, testBrowser(), link, { password: newPassword }));
  expect((await openPage(door, browser, "/account")).page.status).toBe(200);
  expect((await signInAtAccount(door, email, chosen)).answer.status).toBe(303);
  expect((await send(door, testBrowser(), link, { password: newPassword })).status).toBe(200);
});

test("a new address that the one before was not told of does not count, and the link lives on", async () => {
  const [email, next] = [mailbox(), mailbox()];
  const browser = await newPerson(door, email);
  await send(door, browser, "/account", { email: next, email_password: chosen }, { to: "/account/e-mail" });
  const link = await linkIn(door, next, "change_email");
  await whileNoMailCanBeKept(() => send(door, browser, link));
  expect((await signInAtAccount(door, email, chosen)).answer.status).toBe(303);
  expect((await signInAtAccount(door, next, chosen)).answer.status).toBe(400);
  expect((await send(door, browser, link)).status).toBe(303);
});
