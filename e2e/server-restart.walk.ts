import type { Page } from "@playwright/test";
import { expect, test } from "./bellhop.ts";
import { test as restartTest } from "./restartable-bellhop.ts";
import { openSignedIn } from "./sign-in-page.ts";

test.use({ viewport: { width: 1440, height: 900 } });

/** The guest's phone in another tab, with a guest who has written once. */
async function guestOnPhone(page: Page) {
  await page.goto("/simulator");
  const bubbles = page.getByRole("log", { name: "Messages on the phone" });
  const say = async (words: string) => {
    const field = page.getByRole("textbox", { name: "Write as Elif" });
    await field.fill(words);
    await field.press("Enter");
    await expect(bubbles).toContainText(words);
  };
  await say("Can I talk to a person, please?");
  return { bubbles, say };
}

restartTest(
  "the server restarts under an open inbox: no text is lost, a reply arrives once, an open sign-in page works",
  async ({ page, context, browser, bellhop, server }) => {
    test.slow();
    const another = await browser.newContext({ baseURL: bellhop.url });
    const signingIn = await another.newPage();
    await signingIn.goto("/alerts");
    await signingIn.getByLabel("E-mail").fill("owner@belvedere.example");
    await openSignedIn(page, "/messages?tab=all", bellhop);
    const phone = await guestOnPhone(await context.newPage());
    await page.getByRole("link", { name: /Elif Demir/ }).click();
    const thread = page.getByRole("log", { name: "Messages" });
    const reply = page.getByRole("textbox", { name: "Reply" });
    await expect(thread).toContainText("Handed over to staff");

    await server.kill();
    const said = ["I am at your door in five minutes.", "Is there anything else you need?"];
    for (const words of said) {
      await reply.fill(words);
      await reply.press("Enter");
    }
    await expect(thread.getByText("We'll send it when you're back online.")).toHaveCount(2);
    await reply.fill("And the key is under the");
    const banner = page.getByText("Connection lost. Trying again…");
    await expect(banner).toBeVisible();

    await server.restart();
    // The page is not touched: it recovers on its own.
    await expect(banner).toBeHidden();
    await expect(thread.getByText("Not sent yet.")).toHaveCount(0);
    await expect(reply).toHaveValue("And the key is under the");
    for (const words of said) {
      await expect(thread.getByText(words)).toHaveCount(1);
      await expect(phone.bubbles.getByText(words)).toHaveCount(1);
    }
    await expect(phone.bubbles).toContainText(new RegExp(`${said[0]}.*${said[1]}`));

    // Live events work again: the guest's message appears without a reload.
    await phone.say("Thank you!");
    await expect(thread).toContainText("Thank you!");
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Reply" })).toHaveValue("And the key is under the");
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await signingIn.getByLabel("Password", { exact: true }).fill(bellhop.password);
    await signingIn.getByRole("button", { name: "Sign in" }).click();
    await expect(signingIn.getByRole("heading", { level: 1, name: "Alerts" })).toBeVisible();
    await another.close();
  },
);

test("an inbox loses no reply and hides no failure while its server loses responses, refuses, or is away", async ({
  page,
  context,
  bellhop,
}) => {
  test.slow();
  await openSignedIn(page, "/messages?tab=all", bellhop);
  const phone = await guestOnPhone(await context.newPage());

  await test.step("a reply whose response is lost is sent again, and reaches the guest once", async () => {
    await page.getByRole("link", { name: /Elif Demir/ }).click();
    let tries = 0;
    await page.route("**/api/send_reply", async (route) => {
      tries += 1;
      if (tries > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    const reply = page.getByRole("textbox", { name: "Reply" });
    await reply.fill("A porter is on the way.");
    await reply.press("Enter");
    await expect(
      page.getByRole("log", { name: "Messages" }).getByText("A porter is on the way."),
    ).toHaveCount(1);
    await expect(phone.bubbles.getByText("A porter is on the way.")).toHaveCount(1);
    await expect(page.getByText("Not sent yet.")).toHaveCount(0);
    await page.reload();
    await expect(
      page.getByRole("log", { name: "Messages" }).getByText("A porter is on the way."),
    ).toHaveCount(1);
    await page.unroute("**/api/send_reply");
  });

  await test.step("a reply that the browser cannot store is sent all the same, with a warning", async () => {
    const full = await context.newPage();
    await full.addInitScript(
      "Storage.prototype.setItem = () => { throw new DOMException('Full', 'QuotaExceededError') }",
    );
    await full.goto("/messages?tab=all");
    await full.getByRole("link", { name: /Elif Demir/ }).click();
    await full.route("**/api/send_reply", (route) => route.fulfill({ status: 503, json: {} }));
    const reply = full.getByRole("textbox", { name: "Reply" });
    await reply.fill("Your taxi is here.");
    await reply.press("Enter");
    await expect(full.getByText("Keep this page open")).toBeVisible();
    await full.unroute("**/api/send_reply");
    await expect(phone.bubbles.getByText("Your taxi is here.")).toHaveCount(1);
    await expect(full.getByText("Not sent yet.")).toHaveCount(0);
    await full.close();
  });

  await test.step("a screen whose files fail to load says so, and loads once the server is back", async () => {
    await page.goto("/messages?tab=all");
    await expect(page.getByRole("heading", { name: "Inbox", level: 2 })).toBeVisible();
    const away = ["**/assets/**", "**/config.json"];
    for (const path of away) await page.route(path, (route) => route.abort());
    await page.getByRole("link", { name: "Alerts" }).click();
    await expect(page.getByText("This screen could not be loaded")).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("This screen could not be loaded")).toBeVisible();
    for (const path of away) await page.unroute(path);
    await expect(page.getByRole("heading", { level: 1, name: "Alerts" })).toBeVisible();
  });

  await test.step("an action that the server refuses is undone on the screen", async () => {
    await page.goto("/messages?tab=all");
    await page.getByRole("link", { name: /Camille Laurent/ }).click();
    await expect(page.getByText("No one is answering yet.")).toBeVisible();
    await page.route("**/api/take_over_conversation", (route) =>
      route.fulfill({
        status: 409,
        json: { code: "wrong_state", detail: "This has changed since you opened it." },
      }),
    );
    await page.getByRole("button", { name: /Take over/ }).click();
    await expect(page.getByText("Someone else changed this. Check it and try again.")).toBeVisible();
    await expect(page.getByText("No one is answering yet.")).toBeVisible();
    await page.unroute("**/api/take_over_conversation");

    await page.getByRole("button", { name: "Done", exact: false }).first().click();
    await expect(page.getByText(/Marked as done: .*Camille Laurent/)).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("heading", { name: "Camille Laurent" }).first()).toBeVisible();
    await expect(page.getByText("You are answering.")).toBeVisible();
  });

  await test.step("Escape moves the focus from the reply field to the list, and keeps the text", async () => {
    await page.goto("/messages?tab=all");
    await page.getByRole("link", { name: /Camille Laurent/ }).click();
    const reply = page.getByRole("textbox", { name: "Reply" });
    await reply.fill("Half a sen");
    await reply.press("Escape");
    await expect(page.getByRole("link", { name: /Camille Laurent/ })).toBeFocused();
    await expect(reply).toHaveValue("Half a sen");
    await page.keyboard.press("r");
    await expect(reply).toBeFocused();
  });
});
