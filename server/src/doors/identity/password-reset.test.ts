import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { asOwner } from "../../testing/as-owner.ts";
import { chosen, linkIn, newPerson, openPage, send, signInAtAccount } from "./test-account.ts";
import { testBrowser } from "./test-browser.ts";
import { authorizationRequest, openTestDoor, requestToken } from "./test-door.ts";

const door = await openTestDoor();
const { url } = door;
const newPassword = "a boat with nine red oars";
let email: string;
beforeEach(async () => {
  email = `nina-${randomUUID()}@belvedere.example`;
  await asOwner(door.ownerUrl, "delete from sign_in_attempts");
});

const forget = (address = email) => send(door, testBrowser(), "/account/forgot", { email: address });

/** A link for somebody who has an account. */
async function linkForNina() {
  const browser = await newPerson(door, email);
  await forget();
  return { browser, link: await linkIn(door, email, "reset_password") };
}

async function tokensOf(browser: ReturnType<typeof testBrowser>) {
  const request = authorizationRequest(door);
  const landed = new URL((await browser.get(request.url)).headers.get("location") ?? "");
  const code = landed.searchParams.get("code") ?? "";
  return requestToken(door, { grant_type: "authorization_code", code, code_verifier: request.verifier });
}

test("a mailed link sets a new password, ends every session, and is told to the mailbox", async () => {
  const { browser, link } = await linkForNina();
  const tokens = await tokensOf(browser);
  const answer = await send(door, testBrowser(), link, { password: newPassword });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("Your password was changed");

  expect((await browser.get(`${url}/account`)).headers.get("location")).toBe("/account/sign-in");
  const refresh = { grant_type: "refresh_token", refresh_token: tokens.refresh_token };
  expect((await requestToken(door, refresh)).status).toBe(400);
  expect((await door.mailsTo(email)).at(-1)?.kind).toBe("password_changed");
  expect((await signInAtAccount(door, email, chosen)).answer.status).toBe(400);
  expect((await signInAtAccount(door, email, newPassword)).answer.headers.get("location")).toBe("/account");
});

test("the answer is the same for an address without an account, whose mailbox hears of it", async () => {
  await newPerson(door, email);
  const pages = [];
  for (const address of [email, `nobody-${email}`]) {
    const answer = await forget(address);
    const html = (await answer.text()).replaceAll(address, "ADDRESS");
    pages.push({ status: answer.status, html, cookies: answer.headers.getSetCookie().length });
  }
  expect(pages[0]).toEqual(pages[1]);
  expect((await door.mailsTo(`nobody-${email}`)).map(({ kind }) => kind)).toEqual(["reset_unknown"]);
});

test("many requests for mails from one network don't keep others behind it from a new password", async () => {
  await newPerson(door, email);
  for (let asked = 0; asked < 70; asked++) {
    const stranger = `nobody-${asked}-${email}`;
    expect((await forget(stranger)).status).toBe(200);
  }
  const lastOfThem = await door.mailsTo(`nobody-69-${email}`);
  expect(lastOfThem).toEqual([]);
  expect((await forget()).status).toBe(200);
  expect((await door.mailsTo(email)).map(({ kind }) => kind)).toContain("reset_password");
});

test("a link works once, however often it is posted at the same moment, and opening it changes nothing", async () => {
  const { link } = await linkForNina();
  const browser = testBrowser();
  await openPage(door, browser, link);
  const { formToken } = await openPage(door, browser, link);
  const post = () =>
    browser.post(`${url}${link}`, { form_token: formToken, password: newPassword }, { origin: url });
  const answers = await Promise.all([post(), post(), post()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  const again = await openPage(door, browser, link);
  expect(again.html).toContain("It was already used");
  expect(again.html).toContain('href="/account/forgot"');
});

test("a link dies with a newer one, with a change of the password, and after an hour", async () => {
  const { browser, link: older } = await linkForNina();
  await forget();
  const newer = await linkIn(door, email, "reset_password");
  expect((await openPage(door, testBrowser(), older)).html).toContain("Use the link in the newest e-mail");
  await send(
    door,
    browser,
    "/account",
    { current_password: chosen, password: newPassword },
    { to: "/account/password" },
  );
  expect((await openPage(door, testBrowser(), newer)).html).toContain("Use the link in the newest e-mail");
  await forget();
  const late = await linkIn(door, email, "reset_password");
  await asOwner(door.ownerUrl, `update account_links set expires_at = now() where email = '${email}'`);
  expect((await openPage(door, testBrowser(), late)).html).toContain("It has expired");
});

test("a password that will not do says why, and the link lives on", async () => {
  const { link } = await linkForNina();
  const browser = testBrowser();
  const refused = await send(door, browser, link, { password: email });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("This is your e-mail address");
  expect((await send(door, browser, link, { password: newPassword })).status).toBe(200);
});

test("who was locked out signs in at once after a reset", async () => {
  const { link } = await linkForNina();
  for (let wrong = 0; wrong < 11; wrong++) await signInAtAccount(door, email, "something else");
  expect((await signInAtAccount(door, email, chosen)).answer.status).toBe(429);
  await send(door, testBrowser(), link, { password: newPassword });
  expect((await signInAtAccount(door, email, newPassword)).answer.status).toBe(303);
});

test("a form of another page, of another browser or of another site sets nothing", async () => {
  const { link } = await linkForNina();
  const browser = testBrowser();
  const { formToken } = await openPage(door, browser, link);
  const fields = { form_token: formToken, password: newPassword };
  expect((await browser.post(`${url}${link}`, fields, { origin: "https://elsewhere.example" })).status).toBe(
    403,
  );
  expect((await testBrowser().post(`${url}${link}`, fields, { origin: url })).status).toBe(403);
  const { formToken: another } = await openPage(door, browser, "/account/forgot");
  expect(
    (await browser.post(`${url}${link}`, { ...fields, form_token: another }, { origin: url })).status,
  ).toBe(403);
  expect((await browser.post(`${url}${link}`, fields, { origin: url })).status).toBe(200);
});

test("one mailbox is written to a handful of times an hour, known or not, in the same words, and the last link works", async () => {
  await newPerson(door, email);
  await asOwner(door.ownerUrl, "delete from sign_in_attempts");
  for (const address of [email, `nobody-${email}`]) {
    const already = (await door.mailsTo(address)).length;
    for (let asked = 0; asked < 7; asked++) {
      const answer = await forget(address);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("Check your e-mail");
    }
    expect((await door.mailsTo(address)).length - already).toBe(5);
  }
  const link = await linkIn(door, email, "reset_password");
  expect((await send(door, testBrowser(), link, { password: newPassword })).status).toBe(200);
});
