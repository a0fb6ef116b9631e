import { randomUUID } from "node:crypto";
import { decodeJwt } from "jose";
import { beforeEach, expect, test } from "vitest";
import { invitationToken } from "../../domain/members/index.ts";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { chosen, linkIn, newPerson, openPage, send, signInAtAccount, signUp } from "./test-account.ts";
import { type TestBrowser, testBrowser } from "./test-browser.ts";
import { authorizationRequest, marta, openTestDoor, password, requestToken, secretKey } from "./test-door.ts";

const door = await openTestDoor();
const { url } = door;
let email: string;
let invitationId: string;
let path: string;
beforeEach(async () => {
  email = `nina-${randomUUID()}@belvedere.example`;
  await asOwner(door.ownerUrl, "delete from sign_in_attempts");
  path = await invite(email);
});

async function invite(to: string): Promise<string> {
  const [operator, inviter] = [newId(), newId()];
  invitationId = newId();
  await asOwner(
    door.ownerUrl,
    `insert into operators (operator_id, name, created_at) values ('${operator}', 'Belvedere <&> Söhne', now());
     insert into members (member_id, operator_id, identity_sub, name, email, role, created_at)
     values ('${inviter}', '${operator}', '${inviter}', 'Marta Conti', 'inviter@belvedere.example', 'owner', now());
     insert into invitations (invitation_id, operator_id, email, role, language, invited_by, invited_by_name, created_at, sent_at, expires_at)
     values ('${invitationId}', '${operator}', '${to}', 'manager', 'en', '${inviter}', 'Marta Conti', now(), now(), now() + interval '7 days')`,
  );
  const [row] = await asOwner(
    door.ownerUrl,
    `select sending from invitations where invitation_id = '${invitationId}'`,
  );
  const sent = { invitation_id: invitationId, sending: Number(row?.sending) };
  return `/account/invitation/${invitationToken(secretKey, sent)}`;
}

async function tokensOf(browser: TestBrowser) {
  const request = authorizationRequest(door);
  const landed = new URL((await browser.get(request.url)).headers.get("location") ?? "");
  const code = landed.searchParams.get("code") ?? "";
  return requestToken(door, { grant_type: "authorization_code", code, code_verifier: request.verifier });
}

test("somebody new chooses a name and a password, and is in with a confirmed address", async () => {
  const browser = testBrowser();
  const { html } = await openPage(door, browser, path);
  expect(html).toContain("You are invited to Belvedere &lt;&amp;&gt; Söhne");
  expect(html).toContain("Marta Conti");
  expect(html).toContain("manager");
  const answer = await send(door, browser, path, { name: "Nina Weber", password: chosen });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
  expect(decodeJwt((await tokensOf(browser)).id_token)).toMatchObject({
    name: "Nina Weber",
    email,
    email_verified: true,
  });
});

test("of several at once one makes the account, and the others are asked for its password", async () => {
  const browser = testBrowser();
  const { formToken } = await openPage(door, browser, path);
  const post = (own: string) =>
    browser.post(
      `${url}${path}`,
      { form_token: formToken, name: "Nina", password: `${chosen} ${own}` },
      { origin: url },
    );
  const answers = await Promise.all(["one", "two", "three", "four"].map(post));
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 303)) {
    // Whoever came a moment later has given a password that is not the account's.
    expect([200, 400]).toContain(answer.status);
    expect(await answer.text()).toContain("Sign in to accept");
  }
  const accounts = await asOwner(door.ownerUrl, `select 1 from accounts where email = '${email}'`);
  expect(accounts).toHaveLength(1);
});

test("somebody who has an account signs in with the address filled in", async () => {
  await newPerson(door, email);
  const browser = testBrowser();
  const { html } = await openPage(door, browser, path);
  expect(html).toContain(`value="${email}"`);
  expect(html).toContain("readonly");
  const wrong = await send(door, browser, path, { email: marta, password });
  expect(wrong.status).toBe(400);
  const right = await send(door, browser, path, { password: chosen });
  expect(right.headers.get("location")).toBe("/");
  expect(decodeJwt((await tokensOf(browser)).id_token).email).toBe(email);
});

const endOf = async () => {
  const [row] = await asOwner(
    door.ownerUrl,
    `select ended_as from invitations where invitation_id = '${invitationId}'`,
  );
  return row?.ended_as;
};

test("whoever is signed in already accepts or declines there, once, and somebody else's session is named", async () => {
  const browser = await newPerson(door, email);
  const { html } = await openPage(door, browser, path);
  expect(html).toMatch(/<button class="go" type="submit">Accept</);
  expect(html).not.toContain('type="password"');
  expect(await endOf()).toBeNull();
  const accepted = await send(door, browser, path);
  expect(accepted.headers.get("location")).toBe("/");
  expect(await endOf()).toBe("accepted");
  expect((await openPage(door, browser, path)).page.status).toBe(410);
  path = await invite(email);
  const declined = await send(door, browser, path, { answer: "decline" });
  expect(await declined.text()).toContain("You declined the invitation");
  expect(await endOf()).toBe("declined");
  path = await invite(email);
  const { browser: another } = await signInAtAccount(door, marta, password);
  expect((await openPage(door, another, path)).html).toContain("Someone else is signed in here");
});

test("an account's password left empty is asked for, and nothing is tried", async () => {
  await newPerson(door, email);
  const refused = await send(door, testBrowser(), path, { password: "" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Enter your password.");
});

test("what will not do is said at its field, and the invitation lives on", async () => {
  const browser = testBrowser();
  const refused = await send(door, browser, path, { name: "", password: "short" });
  expect(refused.status).toBe(400);
  expect((await refused.text()).match(/<input[^>]*aria-invalid/g)).toHaveLength(2);
  expect((await send(door, browser, path, { name: "Nina", password: chosen })).status).toBe(303);
});

test("a sign-up that waited for this address is over", async () => {
  const { browser } = await signUp(door, email, { password: "a stranger's own words" });
  await send(door, testBrowser(), path, { name: "Nina", password: chosen });
  const link = await linkIn(door, email, "confirm_email");
  expect((await openPage(door, browser, link)).page.status).toBe(410);
  expect((await signInAtAccount(door, email, "a stranger's own words")).answer.status).toBe(400);
});

test("withdrawn, sent anew, expired or invented it says so, and makes no account", async () => {
  const over = [
    "ended_at = now(), ended_as = 'withdrawn'",
    "sending = sending + 1",
    "expires_at = now() - interval '1 second'",
  ];
  for (const change of over) {
    path = await invite(email);
    const browser = testBrowser();
    const { formToken } = await openPage(door, browser, path);
    await asOwner(door.ownerUrl, `update invitations set ${change} where invitation_id = '${invitationId}'`);
    const fields = { form_token: formToken, name: "Nina", password: chosen };
    expect((await browser.post(`${url}${path}`, fields, { origin: url })).status).toBe(410);
    const { page, html } = await openPage(door, browser, path);
    expect(page.status).toBe(410);
    expect(html).toContain("Ask for a new one");
  }
  expect((await openPage(door, testBrowser(), "/account/invitation/x.y")).page.status).toBe(410);
  expect(await asOwner(door.ownerUrl, `select 1 from accounts where email = '${email}'`)).toEqual([]);
});

test("a form of another site's or another browser's does nothing", async () => {
  const browser = testBrowser();
  const { formToken } = await openPage(door, browser, path);
  const fields = { form_token: formToken, name: "Nina", password: chosen };
  expect((await browser.post(`${url}${path}`, fields, { origin: "https://elsewhere.example" })).status).toBe(
    403,
  );
  expect((await testBrowser().post(`${url}${path}`, fields, { origin: url })).status).toBe(403);
});
