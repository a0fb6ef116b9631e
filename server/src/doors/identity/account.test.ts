import { randomUUID } from "node:crypto";
import { decodeJwt } from "jose";
import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { chosen, linkIn, newPerson, openPage, send, signInAtAccount } from "./test-account.ts";
import { type TestBrowser, testBrowser } from "./test-browser.ts";
import { authorizationRequest, marta, openTestDoor, requestToken } from "./test-door.ts";

const door = await openTestDoor();
const { url } = door;
const newPassword = "a boat with nine red oars";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";
let email: string;
let browser: TestBrowser;
beforeEach(async () => {
  email = `nina-${randomUUID()}@belvedere.example`;
  await asOwner(door.ownerUrl, "delete from sign_in_attempts");
  browser = await newPerson(door, email);
});

const post = (to: string, fields: Record<string, string>, by = browser) =>
  send(door, by, "/account", fields, { to });
const isSignedIn = async (by: TestBrowser) => (await by.get(`${url}/account`)).status === 200;

async function tokensOf(by: TestBrowser, headers: Record<string, string> = {}) {
  const request = authorizationRequest(door);
  const landed = new URL((await by.get(request.url, headers)).headers.get("location") ?? "");
  const code = landed.searchParams.get("code") ?? "";
  return requestToken(door, { grant_type: "authorization_code", code, code_verifier: request.verifier });
}

describe("the account's page", () => {
  test("leads whoever is not signed in to sign in, and back", async () => {
    const visitor = testBrowser();
    const led = await visitor.get(`${url}/account`);
    expect([led.status, led.headers.get("location")]).toEqual([303, "/account/sign-in"]);
    const slashed = await visitor.get(`${url}/account/`);
    expect([slashed.status, slashed.headers.get("location")]).toEqual([303, "/account"]);
    const { answer } = await signInAtAccount(door, email, chosen, visitor);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/account"]);
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("bellhop-session"));
    expect(cookie).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const { page, html } = await openPage(door, visitor, "/account");
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(html).toContain(email);
  });

  test("its forms belong to one session, one browser and this site", async () => {
    const { formToken } = await openPage(door, browser, "/account");
    const fields = { form_token: formToken, name: "Somebody else" };
    const { browser: other } = await signInAtAccount(door, email, chosen);
    for (const [by, headers] of [
      [browser, { origin: "https://elsewhere.example" }],
      [browser, { "sec-fetch-site": "cross-site" }],
      [other, { origin: url }],
    ] as const) {
      expect((await by.post(`${url}/account/name`, fields, headers)).status).toBe(403);
    }
    expect((await testBrowser().post(`${url}/account/name`, fields, { origin: url })).status).toBe(303);
    expect((await openPage(door, browser, "/account")).html).not.toContain("Somebody else");
  });

  test("takes a new name, for the account and wherever it is a member", async () => {
    const [{ account_id: sub }] = (await asOwner(
      door.ownerUrl,
      `select account_id from accounts where email = '${email}'`,
    )) as [{ account_id: string }];
    const operator = newId();
    await asOwner(
      door.ownerUrl,
      `insert into operators (operator_id, name, created_at) values ('${operator}', 'Belvedere', now());
       insert into members (member_id, operator_id, identity_sub, name, email, role, created_at)
       values ('${newId()}', '${operator}', '${sub}', 'Nina Weber', '${email}', 'staff', now())`,
    );
    expect((await post("/account/name", { name: " Nina  Riva " })).headers.get("location")).toBe(
      "/account?done=name",
    );
    const members = await asOwner(door.ownerUrl, `select name from members where identity_sub = '${sub}'`);
    expect(members).toEqual([{ name: "Nina Riva" }]);
    expect(decodeJwt((await tokensOf(browser)).id_token).name).toBe("Nina Riva");
    for (const name of ["  ", "\u200b\u200b", "\u3164"]) {
      const empty = await post("/account/name", { name });
      expect(empty.status).toBe(400);
      expect(await empty.text()).toContain("Enter your name.");
    }

    const next = `next-${email}`;
    await post("/account/e-mail", { email: next, email_password: chosen });
    await send(door, browser, await linkIn(door, next, "change_email"));
    expect(await asOwner(door.ownerUrl, `select email from members where identity_sub = '${sub}'`)).toEqual([
      { email: next },
    ]);
    const noted = `select kind, call, member_name, subject_name, changes from operator_audit_entries
      where operator_id = '${operator}' order by noted_at, audit_entry_id`;
    const entry = { kind: "member_changed", call: "account" };
    expect(await asOwner(door.ownerUrl, noted)).toEqual([
      {
        ...entry,
        member_name: "Nina Weber",
        subject_name: "Nina Weber",
        changes: [{ field: "name", before: "Nina Weber", after: "Nina Riva" }],
      },
      {
        ...entry,
        member_name: "Nina Riva",
        subject_name: "Nina Riva",
        changes: [{ field: "email", before: email, after: next }],
      },
    ]);
  });
});

describe("another password", () => {
  const change = (current_password: string, password = newPassword) =>
    post("/account/password", { current_password, password });

  test("takes the current one, ends the other sessions, and is told to the mailbox", async () => {
    const { browser: elsewhere } = await signInAtAccount(door, email, chosen);
    const changed = await change(chosen);
    expect(changed.headers.get("location")).toBe("/account?done=password");
    expect(await isSignedIn(browser)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect((await door.mailsTo(email)).at(-1)?.kind).toBe("password_changed");
    expect((await signInAtAccount(door, email, newPassword)).answer.status).toBe(303);
  });

  test("is refused without the current one, which locks this session's forms", async () => {
    const { browser: elsewhere } = await signInAtAccount(door, email, chosen);
    const refused = await change("something else");
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain("This password is wrong. Try again.");
    expect(html).not.toContain(newPassword);
    for (let wrong = 0; wrong < 10; wrong++) await change("something else");
    const locked = await change(chosen);
    expect(locked.status).toBe(429);
    expect(locked.headers.get("retry-after")).toBeTruthy();
    const address = { email: `other-${email}`, email_password: chosen };
    expect((await post("/account/e-mail", address)).status).toBe(429);
    // Whoever sits at this session does not lock the person out elsewhere.
    const fields = { current_password: chosen, password: newPassword };
    const there = await send(door, elsewhere, "/account", fields, { to: "/account/password" });
    expect(there.headers.get("location")).toBe("/account?done=password");
  });

  test("says which rule it does not meet", async () => {
    const refused = await change(chosen, "aaaaaaaaaaaaaa");
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("repeats the same characters");
  });
});

describe("another e-mail address", () => {
  const ask = (to: string, email_password = chosen) => post("/account/e-mail", { email: to, email_password });

  test("counts once its mailbox has confirmed it; the one before is told, other sessions end", async () => {
    const next = `next-${email}`;
    const { browser: elsewhere } = await signInAtAccount(door, email, chosen);
    expect((await ask(next)).headers.get("location")).toBe("/account?done=email");
    expect((await openPage(door, browser, "/account")).html).not.toContain(next);
    const link = await linkIn(door, next, "change_email");
    await testBrowser().get(`${url}${link}`);
    const { html } = await openPage(door, browser, link);
    expect(html).not.toContain('type="password"');
    const confirmed = await send(door, browser, link);
    expect(confirmed.headers.get("location")).toBe("/account?done=confirmed");
    expect((await openPage(door, browser, "/account")).html).toContain(next);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect((await door.mailsTo(email)).at(-1)?.kind).toBe("email_changed");
    expect((await signInAtAccount(door, next, chosen)).answer.status).toBe(303);
    expect((await openPage(door, browser, link)).html).toContain("It was already used");
  });

  test("a stranger whose mailbox got the link by mistake would have to know the password", async () => {
    const stranger = `stranger-${email}`;
    await ask(stranger);
    const link = await linkIn(door, stranger, "change_email");
    const by = testBrowser();
    expect((await openPage(door, by, link)).html).toContain('type="password"');
    expect((await send(door, by, link, { password: "something else" })).status).toBe(400);
    const { browser: another } = await signInAtAccount(door, marta, "grand hotel at the lake");
    expect((await send(door, another, link)).status).toBe(400);
    expect((await signInAtAccount(door, email, chosen)).answer.status).toBe(303);
    expect((await send(door, by, link, { password: chosen })).status).toBe(303);
  });

  test("that belongs to somebody gives the same answer, and its mailbox is told", async () => {
    const free = await ask(`free-${email}`);
    const taken = await ask(marta);
    expect([taken.status, taken.headers.get("location")]).toEqual([
      free.status,
      free.headers.get("location"),
    ]);
    expect((await door.mailsTo(marta)).at(-1)?.kind).toBe("already_registered");
  });

  test("asks for both fields at once", async () => {
    const html = await (await ask("", "")).text();
    expect(html).toContain("Enter your e-mail address.");
    expect(html).toContain("Enter your password.");
  });

  test("takes the current password", async () => {
    const refused = await ask(`next-${email}`, "something else");
    expect(refused.status).toBe(400);
    expect(await door.mailsTo(`next-${email}`)).toEqual([]);
  });

  test("a link posted twice at once changes it once", async () => {
    const next = `next-${email}`;
    await ask(next);
    const link = await linkIn(door, next, "change_email");
    const { formToken } = await openPage(door, browser, link);
    const follow = () => browser.post(`${url}${link}`, { form_token: formToken }, { origin: url });
    const answers = await Promise.all([follow(), follow()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
  });
});

describe("where one is signed in", () => {
  test("is told by browser and system; another session can be ended, with its tokens", async () => {
    const { browser: elsewhere } = await signInAtAccount(door, email, chosen);
    await asOwner(door.ownerUrl, "update account_sessions set last_used_at = now() - interval '2 minutes'");
    const tokens = await tokensOf(elsewhere, { "user-agent": firefox });
    const { html } = await openPage(door, browser, "/account");
    expect(html).toContain("Firefox on Linux");
    expect(html).toContain("This device");
    expect(html).toMatch(/Signed in <time datetime="[^"]+Z">(now|\d+ \w+ ago)<\/time>/);
    const [, uid = ""] = /name="end" value="([\w-]{20,})"/.exec(html) ?? [];
    const ended = await post("/account/sessions", { end: uid });
    expect(ended.headers.get("location")).toBe("/account?done=session");
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(browser)).toBe(true);
    const refresh = { grant_type: "refresh_token", refresh_token: tokens.refresh_token };
    expect((await requestToken(door, refresh)).status).toBe(400);
  });

  test("nobody ends somebody else's session", async () => {
    const { browser: theirs } = await signInAtAccount(door, marta, "grand hotel at the lake");
    const [session] = await asOwner(
      door.ownerUrl,
      `select session_uid from oidc_records where model = 'Session' and account_id = '${door.accounts[marta]}'
       and consumed_at is null order by expires_at desc limit 1`,
    );
    await post("/account/sessions", { end: String(session?.session_uid) });
    expect(await isSignedIn(theirs)).toBe(true);
  });

  test("ends everywhere at once, here too", async () => {
    const { browser: elsewhere } = await signInAtAccount(door, email, chosen);
    const out = await post("/account/sessions", { end: "all" });
    expect([out.status, out.headers.get("location")]).toEqual([303, "/"]);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(browser)).toBe(false);
  });
});

test("the address of a form that was refused leads back to its page", async () => {
  for (const path of ["name", "password", "sessions", "e-mail"]) {
    const led = await browser.get(`${url}/account/${path}`);
    expect([led.status, led.headers.get("location")]).toEqual([303, "/account"]);
  }
  const led = await browser.get(`${url}/account/sign-up/again?ui_locales=de`);
  expect(led.headers.get("location")).toBe("/account/sign-up?ui_locales=de");
});

test("a stopped account sees no page of its own", async () => {
  await asOwner(door.ownerUrl, `update accounts set blocked_at = now() where email = '${email}'`);
  expect(await isSignedIn(browser)).toBe(false);
});

describe("the person's language", () => {
  const german = { "accept-language": "de" };
  const languageOf = async (by: TestBrowser, path = "/account", headers: Record<string, string> = {}) =>
    /<html lang="(\w+)"/.exec(await (await by.get(`${url}${path}`, headers)).text())?.[1];

  test("is the one they signed up in, until they choose another on a page", async () => {
    expect(await languageOf(browser, "/account", german)).toBe("en");
    await browser.post(`${url}/account/language`, { language: "de", back: "/account" }, { origin: url });
    expect(await languageOf(browser)).toBe("de");
    const { browser: other } = await signInAtAccount(door, email, chosen);
    expect(await languageOf(other, "/account", { "accept-language": "fr" })).toBe("de");
    await asOwner(door.ownerUrl, "update person_settings set language = 'it'");
    expect(await languageOf(other)).toBe("it");
  });

  test("is that of mails to them, whoever asks for one, and stays in their browser after they sign out", async () => {
    await browser.post(`${url}/account/language`, { language: "de", back: "/account" }, { origin: url });
    await send(door, testBrowser(), "/account/forgot", { email });
    expect((await door.mailsTo(email)).at(-1)).toMatchObject({ kind: "reset_password", language: "de" });
    const { browser: other } = await signInAtAccount(door, email, chosen);
    await other.get(`${url}/v2/logout`, { referer: `${url}/home` });
    expect((await other.get(`${url}/account`)).status).toBe(303);
    expect(await languageOf(other, "/account/sign-in", { "accept-language": "fr" })).toBe("de");
  });
});
