import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { asOwner } from "../../testing/as-owner.ts";
import { chosen, linkIn, newPerson, openPage, send, signUp } from "./test-account.ts";
import { testBrowser } from "./test-browser.ts";
import { openTestDoor } from "./test-door.ts";

const door = await openTestDoor();
const { url } = door;
let email: string;
beforeEach(async () => {
  email = `nina-${randomUUID()}@belvedere.example`;
  await asOwner(door.ownerUrl, "delete from sign_in_attempts");
});

type Form = { page: string; to?: string; fields: Record<string, string> };
const password = "a boat with nine red oars";

async function linkToChangeEmail() {
  const next = `next-${email}`;
  const fields = { email: next, email_password: chosen };
  await send(door, await newPerson(door, email), "/account", fields, { to: "/account/e-mail" });
  return linkIn(door, next, "change_email");
}

const forms: Record<string, () => Promise<Form>> = {
  "signing up": async () => ({ page: "/account/sign-up", fields: { name: "Nina", email, password } }),
  "signing in": async () => {
    await newPerson(door, email);
    return { page: "/account/sign-in", fields: { email, password: chosen } };
  },
  "a forgotten password": async () => ({ page: "/account/forgot", fields: { email } }),
  "confirming a sign-up": async () => {
    await signUp(door, email);
    return { page: await linkIn(door, email, "confirm_email"), fields: { password: chosen } };
  },
  "a new password": async () => {
    await newPerson(door, email);
    await send(door, testBrowser(), "/account/forgot", { email });
    return { page: await linkIn(door, email, "reset_password"), fields: { password } };
  },
  "another address": async () => ({ page: await linkToChangeEmail(), fields: { password: chosen } }),
};

test.each(Object.keys(forms))(
  "the form of %s is sent by the browser that it was shown in, and no other",
  async (name) => {
    const { page, to = page, fields } = (await forms[name]?.()) ?? { page: "", fields: {} };
    const [shown, other] = [testBrowser(), testBrowser()];
    const { formToken } = await openPage(door, shown, page);
    await openPage(door, other, page);
    const mails = (await door.mailsTo(email)).length;
    const sent = { ...fields, form_token: formToken };
    const stolen = await other.post(`${url}${to}`, sent, { origin: url });
    expect(stolen.status).toBe(403);
    expect(await door.mailsTo(email)).toHaveLength(mails);
    expect((await shown.post(`${url}${to}`, sent, { origin: url })).status).toBeLessThan(400);
  },
);

test("the form that asks for the mail again is its browser's, and those of an account its session's", async () => {
  const { browser } = await signUp(door, email);
  const { formToken } = await openPage(door, browser, "/account/sign-up/sent");
  const other = await newPerson(door, `other-${email}`);
  const again = { email, form_token: formToken };
  expect((await other.post(`${url}/account/sign-up/again`, again, { origin: url })).status).toBe(403);

  const own = await newPerson(door, `own-${email}`);
  const renamed = { name: "Mallory", form_token: (await openPage(door, own, "/account")).formToken };
  expect((await other.post(`${url}/account/name`, renamed, { origin: url })).status).toBe(403);
  expect((await openPage(door, other, "/account")).html).not.toContain("Mallory");
  expect((await own.post(`${url}/account/name`, renamed, { origin: url })).status).toBe(303);
});
