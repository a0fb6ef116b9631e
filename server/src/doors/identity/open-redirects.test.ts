import { expect, test } from "vitest";
import { openRedirects } from "../../testing/open-redirects.ts";
import { paths } from "./paths.ts";
import { testBrowser } from "./test-browser.ts";
import { authorizationRequest, openTestDoor, signedIn } from "./test-door.ts";

const door = await openTestDoor();
const { url, settings, routes } = door;
const corpus = openRedirects(url);
const { browser } = await signedIn(door);

/** Where a browser would go next, if the answer makes it go anywhere by itself. */
function goesTo(answer: Response, asked: string): string | undefined {
  const location =
    answer.headers.get("location") ?? /url=(.*)/i.exec(answer.headers.get("refresh") ?? "")?.[1];
  return location === undefined ? undefined : new URL(location, asked).href;
}

async function expectToStay(answer: Response, asked: string, given: string) {
  const next = goesTo(answer, asked);
  if (next !== undefined) expect(next.startsWith(`${url}/`), `${given} leads to ${next}`).toBe(true);
  expect(answer.headers.get("set-cookie") ?? "", given).not.toContain("a=b");
  const html = await answer.text();
  expect(html, given).not.toMatch(/http-equiv="?refresh/i);
  for (const [, to = ""] of html.matchAll(/(?:href|action|src|formaction)="([^"]*)"/gi)) {
    // An icon that is nothing.
    if (to === "data:,") continue;
    const target = URL.parse(to.replaceAll("&amp;", "&"), asked);
    expect(target?.origin, `${given} is linked as ${to}`).toBe(url);
  }
  return html;
}

test("there are addresses to try, and a door to try them on", () => {
  expect(corpus.length).toBeGreaterThan(60);
  expect(routes.map((route) => route.url)).toContain(paths.authorize);
});

test.each([
  ["by its address", { response_mode: "query" }],
  ["by its address, silently", { response_mode: "query", prompt: "none" }],
  ["by a message to a window, silently", { response_mode: "web_message", prompt: "none" }],
  ["by a form", { response_mode: "form_post", prompt: "none" }],
])("no code is handed elsewhere %s", async (_how, asked) => {
  for (const redirect_uri of corpus) {
    const request = authorizationRequest(door, { ...asked, redirect_uri });
    const answer = await browser.get(request.url);
    expect({ redirect_uri, status: answer.status }).toEqual({ redirect_uri, status: 400 });
    expect(goesTo(answer, request.url)).toBeUndefined();
    const html = await expectToStay(answer, request.url, redirect_uri);
    expect(html).not.toMatch(/"code":|name="code"|authorization_response/);
  }
});

test("our own address, as it is registered, is the one that works", async () => {
  const answer = await browser.get(authorizationRequest(door, { redirect_uri: settings.redirectUri }).url);
  expect(answer.headers.get("location")).toContain("code=");
});

test("signing out leads nowhere else", async () => {
  for (const returnTo of corpus) {
    for (const asked of [
      `${url}/v2/logout?returnTo=${encodeURIComponent(returnTo)}`,
      `${url}/v2/logout?returnTo=${encodeURIComponent(`${url}/`)}&returnTo=${encodeURIComponent(returnTo)}`,
    ]) {
      await expectToStay(await testBrowser().get(asked), asked, returnTo);
    }
  }
});

test("choosing a language leads back to a page of ours", async () => {
  for (const back of corpus) {
    const asked = `${url}${paths.language}`;
    const answer = await testBrowser().post(asked, { language: "fr", back }, { origin: url });
    expect(answer.status).toBe(303);
    await expectToStay(answer, asked, back);
  }
});

/** Names under which software of this kind takes addresses, and those that our own forms have. */
const names = [
  ...[
    "redirect_uri",
    "redirect",
    "redirect_url",
    "returnTo",
    "return_to",
    "returnUrl",
    "return",
    "back",
    "here",
  ],
  ...[
    "post_logout_redirect_uri",
    "next",
    "continue",
    "url",
    "target",
    "target_link_uri",
    "goto",
    "destination",
  ],
  ...["request_uri", "request", "iss", "login_hint", "ui_locales", "state", "screen_hint", "organization"],
  ...[
    "client_uri",
    "initiate_login_uri",
    "callback",
    "origin",
    "path",
    "from",
    "to",
    "uid",
    "token",
    "email",
  ],
];

test("no route of the door leads elsewhere, whatever it is given under any name", async () => {
  const few = corpus.filter((_one, n) => n % 12 === 0);
  const ofForms = new Set<string>();
  for (const method of ["GET", "POST"]) {
    const walked = routes.filter((route) => route.method === method);
    expect(walked.length).toBeGreaterThan(3);
    for (const { url: route } of walked) {
      for (const given of few) {
        const fields = Object.fromEntries([...names, ...ofForms].map((name) => [name, given]));
        const somewhere = route.replaceAll(/:\w+/g, () => encodeURIComponent(given)).replace("*", "x");
        const asked = `${url}${somewhere}?${new URLSearchParams(fields)}`;
        const answer =
          method === "GET" ? await browser.get(asked) : await browser.post(asked, fields, { origin: url });
        expect(answer.status, asked).toBeLessThan(500);
        const html = await expectToStay(answer, asked, `${route}: ${given}`);
        for (const [, name = ""] of html.matchAll(/<(?:input|select|button)[^>]* name="(\w+)"/g))
          ofForms.add(name);
      }
    }
  }
  expect([...ofForms]).toContain("back");
}, 60_000);
