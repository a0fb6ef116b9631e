import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./bellhop.ts";
import { openSignedIn, owner } from "./sign-in-page.ts";

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const notFound = "Page not found";

/** Opens each link in turn, and fails where there is no screen. */
async function expectEachToWork(page: Page, links: Locator, open = async () => {}) {
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) {
    await open();
    await links
      .and(page.locator(`[href="${path}"]`))
      .first()
      .click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.locator("main :is(h1, h2)").first()).toBeVisible();
    await expect(page.getByText(notFound)).toHaveCount(0);
  }
}

test("every entry of the navigation opens a screen that works, on a desk and a phone, and messages cover no bar", async ({
  page,
  bellhop,
}) => {
  test.slow();
  await page.setViewportSize(desk);
  await openSignedIn(page, "/home", bellhop, owner);

  await test.step("every entry of the navigation and the palette opens a screen that works", async () => {
    await expectEachToWork(page, page.getByRole("navigation", { name: "Main" }).getByRole("link"));

    const search = page.getByRole("combobox", { name: "Search" });
    await page.keyboard.press("ControlOrMeta+k");
    await expect(search).toBeFocused();
    const places = page.locator('[role=option][id*="-/"]');
    const names = await places.evaluateAll((all) =>
      all.map((place) => place.querySelector("bdi")?.textContent ?? ""),
    );
    expect(names).toContain("Settings");
    expect(names).toContain("FAQ");
    await page.keyboard.press("Escape");
    for (const name of names) {
      await page.keyboard.press("ControlOrMeta+k");
      await search.fill(name);
      await places.filter({ hasText: name }).first().click();
      await expect(search).toBeHidden();
      // Settings begin with the team.
      await expect(page).toHaveTitle(new RegExp(name === "Settings" ? "Team and hotels" : name));
      await expect(page.getByText(notFound)).toHaveCount(0);
    }

    await test.step("an address without a screen says so", async () => {
      await page.goto("/no-such-screen");
      await expect(page.getByRole("heading", { name: notFound })).toBeVisible();
      await expect(page.getByRole("link", { name: "Go to Home" })).toBeVisible();
    });
  });

  await test.step("on a phone, every entry of the bar and of More opens a screen that works", async () => {
    await page.setViewportSize(phone);
    await page.goto("/home");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expectEachToWork(page, page.getByRole("navigation", { name: "Main" }).getByRole("link"));
    const sheet = page.getByRole("dialog", { name: "More" });
    const openSheet = async () => {
      await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "More" }).click();
      await expect(sheet).toBeVisible();
    };
    await openSheet();
    const links = sheet.getByRole("link").and(page.locator('[href^="/"]:not([href^="/account"])'));
    await expect(links.first()).toBeVisible();
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    await page.keyboard.press("Escape");
    for (const path of paths) {
      await openSheet();
      await sheet.locator(`[href="${path}"]`).click();
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(page.getByText(notFound)).toHaveCount(0);
    }
  });

  await test.step("messages at the bottom cover no bar, on a desk and a phone", async () => {
    for (const [where, viewport] of Object.entries({ desk, phone }))
      await test.step(where, async () => {
        await page.setViewportSize(viewport);
        await page.goto("/messages?tab=all");
        const toast = page.getByRole("button", { name: "Dismiss" }).locator("..");
        const bars = page.locator("[data-bottom-bar]").filter({ visible: true });
        const expectClear = async () => {
          await expect(toast.first()).toBeVisible();
          await expect(bars.first()).toBeVisible();
          const covered = async () => {
            const shown = await boxes(toast);
            return (await boxes(bars)).filter((bar) => shown.some((one) => overlap(one, bar)));
          };
          await expect.poll(covered).toEqual([]);
        };
        await page.locator("a[href*='conversation=']").first().click();
        await expect(page.getByRole("textbox", { name: "Reply" })).toBeVisible();
        await page.keyboard.press("e");
        await expectClear();
        // The same message moves along to another screen, with another bar.
        await page.getByRole("button", { name: "Undo" }).hover();
        await page.keyboard.press("Escape");
        // Keys of a pair count in quick succession only.
        await expect(async () => {
          await page.keyboard.press("g");
          await page.keyboard.press("b");
          await expect(page).toHaveURL(/\/builder/, { timeout: 2_000 });
        }).toPass();
        await expect(page.getByRole("region", { name: "Publishing" })).toBeVisible();
        await expectClear();
        // The next size finds the conversation where it was.
        await toast.first().getByRole("button", { name: "Undo" }).click();
        await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(0);
      });
  });
});

type Box = { x: number; y: number; width: number; height: number };

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

async function boxes(all: Locator) {
  const found = await Promise.all((await all.all()).map((one) => one.boundingBox()));
  return found.filter((box) => box !== null);
}
