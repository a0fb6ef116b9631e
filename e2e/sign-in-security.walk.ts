import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext } from "@playwright/test";
import { expect, test } from "./bellhop.ts";
import { fillSignIn, requestsOf, signInAt } from "./sign-in-page.ts";

const errorPath = "/alerts?from=sign-in";

test.use({ viewport: { width: 1440, height: 900 }, env: { SIGN_IN_ERROR_PATH: errorPath } });

/**
 * Deletes the SDK's record of the session: the next page signs in by redirect, and the provider still has the
 * session.
 */
async function clearSessionCookie(context: BrowserContext) {
  await context.clearCookies({ name: /is\.authenticated$/ });
}

test("no address, no response and no other site leads a person elsewhere, or signs them out", async ({
  page,
  context,
  bellhop,
}) => {
  test.slow();

  await test.step("the provider's refusal is shown in its words, and the person can try again, where the configuration says", async () => {
    await context.route("**/authorize?*", async (route) => {
      const state = new URL(route.request().url()).searchParams.get("state") ?? "";
      const back = new URLSearchParams({
        error: "access_denied",
        error_description: "Not at this hour.",
        state,
      });
      await route.fulfill({ status: 302, headers: { location: `${bellhop.url}/?${back}` } });
    });
    await page.goto("/alerts");
    await expect(page.getByRole("heading", { name: "Sign-in failed" })).toBeVisible();
    await expect(page.getByText("Not at this hour.")).toBeVisible();
    await expect(page).toHaveURL(`${bellhop.url}${errorPath}`);
    await context.unroute("**/authorize?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByLabel("E-mail")).toBeVisible();
  });

  await test.step("a response without a sign-in redeems nothing and leaves no trace in the address", async () => {
    const requests = requestsOf(context);
    await page.goto("/?code=stolen&state=forged");
    await expect(page.getByRole("heading", { name: "Sign-in failed" })).toBeVisible();
    await expect(page.getByText("Invalid state")).toBeVisible();
    await expect(page).toHaveURL(`${bellhop.url}${errorPath}`);
    expect(requests.of("/oauth/token")).toHaveLength(0);
    await page.getByRole("button", { name: "Try again" }).click();
    await fillSignIn(page, bellhop);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();

    // A signed-in person stays signed in.
    await page.goto("/?code=stolen&state=forged");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    expect(page.url()).not.toContain("code=");
  });

  await test.step("the return path stays in this dashboard, whatever address was requested", async () => {
    const hostile = [
      "//evil.example/x",
      "/\\evil.example",
      "/%5C%5Cevil.example",
      "/%2F%2Fevil.example",
      "///evil.example",
      "/.//evil.example",
      "/@evil.example",
      "/javascript:alert(1)",
      "/login?returnTo=https://evil.example",
      "/home?next=//evil.example#https://evil.example",
      "/%0d%0aLocation:%20https://evil.example",
    ];
    for (const path of hostile) {
      await clearSessionCookie(context);
      await page.goto(`${bellhop.url}${path}`);
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
      expect(new URL(page.url()).origin).toBe(bellhop.url);
    }
  });

  await test.step("a manipulated sign-in record does not lead elsewhere either", async () => {
    // One of each kind: return-path.test.ts tries more than a hundred addresses.
    for (const target of ["https://evil.example", "\\\\evil.example", { a: 1 }]) {
      await clearSessionCookie(context);
      await context.route("**/authorize?*", async (route) => {
        for (const cookie of await context.cookies()) {
          if (!cookie.name.includes("a0.spajs.txs")) continue;
          const note = JSON.parse(decodeURIComponent(cookie.value));
          const value = encodeURIComponent(JSON.stringify({ ...note, appState: { target } }));
          await context.addCookies([{ ...cookie, value }]);
        }
        await route.continue();
      });
      await page.goto("/alerts");
      await expect(page).toHaveURL(new RegExp(`^${bellhop.url}/`));
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
      expect(new URL(page.url()).origin).toBe(bellhop.url);
      await context.unroute("**/authorize?*");
    }
  });

  await test.step("another site cannot frame the provider, not even silently", async () => {
    await page.goto("/home");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    const requests = requestsOf(context);
    await page.reload();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    const silent = requests.of("/authorize", "prompt=none")[0]?.url.href ?? "";
    expect(silent).not.toBe("");

    const site = createServer((_request, response) => {
      const heard = "<script>heard = []; addEventListener('message', (e) => heard.push(e.data))</script>";
      const frames = [silent, `${bellhop.url}/home`, `${bellhop.url}/account/sign-in/x`]
        .map((src) => `<iframe src="${src.replaceAll("&", "&amp;")}"></iframe>`)
        .join("");
      response.setHeader("content-type", "text/html").end(heard + frames);
    });
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    try {
      const refused: string[] = [];
      page.on("console", (line) => {
        if (line.text().includes("frame-ancestors")) refused.push(line.text());
      });
      await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
      await expect.poll(() => refused.length).toBe(3);
      expect(await page.evaluate("heard")).toEqual([]);
    } finally {
      site.close();
    }
  });

  await test.step("another site or a guest's link signs no one out: the person is asked", async () => {
    await page.goto("/home");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    const signOut = `${bellhop.url}/v2/logout?client_id=bellhop-dashboard`;
    const site = createServer((_request, response) => {
      const quiet = `<img src="${signOut}"><iframe src="${signOut}"></iframe><script>fetch("${signOut}", { mode: "no-cors", credentials: "include" }).catch(() => {})</script>`;
      response.setHeader("content-type", "text/html").end(`${quiet}<a href="${signOut}">Free breakfast</a>`);
    });
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    try {
      await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`, {
        waitUntil: "networkidle",
      });
      await page.getByRole("link", { name: "Free breakfast" }).click();
      await expect(page.getByRole("heading", { name: "Sign out?" })).toBeVisible();
      await page.getByRole("link", { name: "Stay signed in" }).click();
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    } finally {
      site.close();
    }

    // As the inbox renders addresses that guests write.
    const opened = page.context().waitForEvent("page");
    await page.evaluate(
      `document.body.append(Object.assign(document.createElement("a"), { textContent: "Free dinner",
         href: "${signOut}", target: "_blank", rel: "noopener noreferrer" }))`,
    );
    await page.getByRole("link", { name: "Free dinner" }).click();
    const asking = await opened;
    await expect(asking.getByRole("heading", { name: "Sign out?" })).toBeVisible();
    await asking.getByRole("button", { name: "Sign out" }).click();
    await expect(asking.getByLabel("E-mail")).toBeVisible();
  });
});

test("a provider that requires a second factor for a renewal gets the person, and the screen waits", async ({
  page,
  context,
  bellhop,
}) => {
  await page.clock.install();
  await signInAt(page, "/messages?tab=all", bellhop);
  await page.getByRole("region", { name: "Inbox" }).getByRole("listitem").getByRole("link").first().click();
  await page.getByRole("textbox", { name: "Reply" }).fill("One moment");
  await context.route("**/oauth/token", (route) =>
    route.request().postData()?.includes("grant_type=refresh_token")
      ? route.fulfill({
          status: 403,
          json: { error: "mfa_required", error_description: "Multifactor", mfa_token: "m" },
        })
      : route.continue(),
  );
  await page.clock.setSystemTime((await page.evaluate<number>("Date.now()")) + 11 * 60_000);
  // Enter could also press the button that gets the focus, and the dialog may open first, for another call.
  await page.getByRole("button", { name: /^Send( reply)?( |$)/ }).dispatchEvent("click");
  await expect(page.getByRole("dialog", { name: "Signed out" })).toBeVisible();
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  // It closes automatically, and may already be closed.
  await opened;
  await expect(page.getByRole("dialog", { name: "Signed out" })).toHaveCount(0);
  await expect(page.getByRole("log", { name: "Messages" }).getByText("One moment")).toHaveCount(1);
});
