import type { MailKind } from "../../domain/mail/index.ts";
import { type TestBrowser, testBrowser } from "./test-browser.ts";
import type { TestDoor } from "./test-door.ts";

export const chosen = "four brown umbrellas";

/** A page as a browser shows it, and its form's token. */
export async function openPage(door: TestDoor, browser: TestBrowser, path: string) {
  const page = await browser.get(`${door.url}${path}`);
  const html = await page.text();
  return { page, html, formToken: tokenIn(html) };
}

export const tokenIn = (html: string) => /name="form_token" value="([^"]+)"/.exec(html)?.[1] ?? "";

/** Fills in the form of a page and sends it, as the page itself would. */
export async function send(
  door: TestDoor,
  browser: TestBrowser,
  path: string,
  fields: Record<string, string> = {},
  { to = path, origin = door.url }: { to?: string; origin?: string } = {},
): Promise<Response> {
  const { formToken } = await openPage(door, browser, path);
  return browser.post(`${door.url}${to}`, { form_token: formToken, ...fields }, { origin });
}

/** Where the newest mail of a kind leads. */
export async function linkIn(door: TestDoor, email: string, kind: MailKind): Promise<string> {
  const mails = await door.mailsTo(email);
  const params = mails.findLast((mail) => mail.kind === kind)?.params;
  return params && "path" in params ? params.path : "";
}

export async function signUp(
  door: TestDoor,
  email: string,
  { browser = testBrowser(), password = chosen, name = "Nina Weber" } = {},
) {
  const answer = await send(door, browser, "/account/sign-up", { name, email, password });
  return { browser, answer: await followed(door, browser, answer) };
}

/** The page that an answer leads to, as a browser goes there. */
export async function followed(door: TestDoor, browser: TestBrowser, answer: Response): Promise<Response> {
  const location = answer.headers.get("location");
  return location ? browser.get(`${door.url}${location}`) : answer;
}

/** Signs up, confirms in the same browser, and is in. */
export async function newPerson(door: TestDoor, email: string) {
  const { browser } = await signUp(door, email);
  await send(door, browser, await linkIn(door, email, "confirm_email"));
  return browser;
}

/** Signs in at the provider's own page. */
export async function signInAtAccount(
  door: TestDoor,
  email: string,
  password: string,
  browser = testBrowser(),
) {
  const answer = await send(door, browser, "/account/sign-in", { email, password });
  return { browser, answer };
}
