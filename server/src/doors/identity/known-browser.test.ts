import { expect, test } from "vitest";
import { maxPerMinute } from "./rate-limits.ts";
import { chosen, linkIn, newPerson, send, signInAtAccount } from "./test-account.ts";
import { type TestBrowser, testBrowser } from "./test-browser.ts";
import { marta, openTestDoor, paolo, password, signedIn } from "./test-door.ts";

const door = await openTestDoor();
const cookie = `bellhop-known-${new URL(door.url).port}`;
const isKnown = (browser: TestBrowser) => browser.cookiesFor(door.url).includes(cookie);

async function lockOut(email: string) {
  const stranger = testBrowser();
  for (let guess = 0; guess <= 10; guess++) await signInAtAccount(door, email, "guess", stranger);
  expect((await signInAtAccount(door, email, password)).answer.status).toBe(429);
}

test("signing in marks the browser, and a failed attempt at any address marks nothing", async () => {
  const { browser, answer } = await signInAtAccount(door, marta, password);
  const [set] = answer.headers.getSetCookie().filter((line) => line.startsWith(`${cookie}=`));
  expect(set).toMatch(/=[\w.~-]+; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/);
  expect(isKnown(browser)).toBe(true);
  expect(isKnown((await signedIn(door, testBrowser(), paolo)).browser)).toBe(true);
  for (const email of [marta, "nobody@belvedere.example"])
    expect(isKnown((await signInAtAccount(door, email, "a wrong password")).browser)).toBe(false);
});

test("who resets a password is known at that browser, and browsers marked before are not", async () => {
  const email = "reset@belvedere.example";
  const before = await newPerson(door, email);
  const browser = testBrowser();
  await send(door, browser, "/account/forgot", { email });
  const link = await linkIn(door, email, "reset_password");
  await send(door, browser, link, { password: "six yellow bicycles" });
  await lockOut(email);
  const signIn = async (at: TestBrowser) =>
    (await signInAtAccount(door, email, "six yellow bicycles", at)).answer.status;
  expect([await signIn(before), await signIn(browser)]).toEqual([429, 303]);
});

test("a new password keeps the browser where it was set known", async () => {
  const email = "change@belvedere.example";
  const browser = await newPerson(door, email);
  const fields = { current_password: chosen, password: "six yellow bicycles" };
  await send(door, browser, "/account", fields, { to: "/account/password" });
  await lockOut(email);
  expect((await signInAtAccount(door, email, "six yellow bicycles", browser)).answer.status).toBe(303);
});

test("a stranger's flood leaves known browsers at the same address a limit of their own", async () => {
  const { browser } = await signInAtAccount(door, marta, password);
  const flood = () => fetch(`${door.url}/oauth/token`, { method: "POST", body: new URLSearchParams() });
  const many = () =>
    Promise.all(
      Array.from({ length: 100 }, async () => {
        const answer = await flood();
        await answer.arrayBuffer();
        return answer.status;
      }),
    );
  for (let asked = 0; asked < maxPerMinute; asked += 100) await many();
  // Some are accepted again meanwhile.
  expect(await many()).toContain(429);
  expect((await browser.post(`${door.url}/oauth/token`, {})).status).toBe(400);
});
