import { languages } from "@bellhop/contract/languages";
import { describe, expect, test } from "vitest";
import { testBrowser } from "../test-browser.ts";
import { authorizationRequest, openSignInPage, openTestDoor, password } from "../test-door.ts";
import { errorPage, expiredPage } from "./error-pages.ts";
import { type RenderContext, renderContextFor } from "./render-context.ts";
import { signInPage } from "./sign-in-page.ts";
import { signInWords } from "./sign-in-page.words.ts";

const door = await openTestDoor();
const { url } = door;
const langOf = (html: string) => /<html lang="(\w+)" dir="(\w+)">/.exec(html)?.slice(1);

/** The sign-in page's language for what a browser and an application ask for. */
async function shownIn(browser = testBrowser(), uiLocales?: string, accept?: string) {
  const asked = authorizationRequest(door, uiLocales === undefined ? {} : { ui_locales: uiLocales });
  const { address } = await openSignInPage(door, browser, asked.url);
  const page = await browser.get(address, accept === undefined ? {} : { "accept-language": accept });
  const html = await page.text();
  return { address, html, language: langOf(html)?.[0] };
}

const choose = (
  browser: ReturnType<typeof testBrowser>,
  html: string,
  language: string,
  headers = { origin: url },
) => {
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  const fields = { back: field("back"), instead_of: field("instead_of"), language };
  return browser.post(`${url}/account/language`, fields, headers);
};

describe("the sign-in page is shown in", () => {
  test("what the application asks for, before what the browser likes, before English", async () => {
    expect((await shownIn(testBrowser(), "xx pt-BR de", "fr")).language).toBe("pt");
    expect((await shownIn(testBrowser(), "xx", "ja, it;q=0.4")).language).toBe("it");
    expect((await shownIn(testBrowser(), undefined, "ja")).language).toBe("en");
  });

  test("what the person chooses at its foot, by a form, and stays where it was", async () => {
    const browser = testBrowser();
    const { html, address } = await shownIn(browser, undefined, "fr");
    const chosen = await choose(browser, html, "ar");
    expect(chosen.status).toBe(303);
    expect(new URL(chosen.headers.get("location") ?? "", url).href).toBe(address);
    const again = await (await browser.get(address)).text();
    expect(langOf(again)).toEqual(["ar", "rtl"]);
    expect(again).toContain(signInWords.ar.lead);
    expect((await shownIn(browser, "de", "fr")).language).toBe("de");
  });

  test("what the person chooses in the place of what the application asks for, as long as it asks for that", async () => {
    const browser = testBrowser();
    await choose(browser, (await shownIn(browser, "de")).html, "es");
    expect((await shownIn(browser, "de")).language).toBe("es");
    expect((await shownIn(browser)).language).toBe("es");
    expect((await shownIn(browser, "it")).language).toBe("it");
  });

  test("its language after a wrong password, too", async () => {
    const browser = testBrowser();
    const { address, html } = await shownIn(browser, "de");
    const form_token = /name="form_token" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const fields = { email: "x@hotel.example", password: `${password}!`, form_token };
    const refused = await (await browser.post(address, fields, { origin: url })).text();
    expect(langOf(refused)).toEqual(["de", "ltr"]);
    expect(refused).toContain(signInWords.de.wrong.title);
  });

  test("nothing that another site's form chooses, and it leads to no other site", async () => {
    const browser = testBrowser();
    const { html } = await shownIn(browser);
    expect((await choose(browser, html, "de", { origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await choose(browser, html, "tlh")).status).toBe(403);
    for (const back of [
      "https://elsewhere.example/",
      "//elsewhere.example",
      "/\\elsewhere.example",
      "x",
      "",
    ]) {
      const chosen = await browser.post(`${url}/account/language`, { back, language: "de" }, { origin: url });
      expect(chosen.headers.get("location")).toBe("/");
    }
  });
});

describe.each(languages)("in %s", (language) => {
  const context: RenderContext = { language, path: "/", publicUrl: "https://h.example" };

  test("every page has its words", () => {
    const form = {
      action: "/",
      formToken: "t",
      email: "",
      demoEmails: ["a@b.example"],
      signUp: "/sign-up",
      forgot: "/forgot",
      canSendMail: true,
    };
    for (const html of [
      signInPage(context, form),
      signInPage(context, { ...form, problem: { kind: "too_many", minutes: 3 } }),
      expiredPage(context),
      errorPage(context, "unavailable"),
    ]) {
      expect(langOf(html)).toEqual([language, language === "ar" ? "rtl" : "ltr"]);
      expect(html).not.toMatch(/undefined|\{\w+\}[^<]*<\/p>/);
    }
  });
});

test("privacy and terms are named where the host has them, and nowhere else", () => {
  const legal = { privacyUrl: "https://hotel.example/privacy?a=1&b=2", termsUrl: undefined };
  const html = expiredPage(renderContextFor({}, { path: "/", publicUrl: "https://h.example", ...legal }));
  expect(html).toContain('href="https://hotel.example/privacy?a=1&amp;b=2"');
  expect(html).not.toContain("Terms");
  expect(expiredPage(renderContextFor({}, { path: "/", publicUrl: "https://h.example" }))).not.toMatch(
    /Privacy|Terms/,
  );
});
