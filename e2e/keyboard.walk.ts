import type { Page } from "@playwright/test";
import { expect, test } from "./bellhop.ts";
import { openSignedIn, owner } from "./sign-in-page.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const openFirst = async (page: Page) => {
  await page.locator("a[href*='conversation=']").first().click();
  await expect(page.getByRole("textbox", { name: "Reply" })).toBeVisible();
};

/** Presses Ctrl+K in the task in which the navigation first appears, before the page can do anything else. */
const pressSearchOnceShown = `
  if (!sessionStorage.getItem("pressed"))
    new MutationObserver((_, observer) => {
      if (!document.querySelector("nav")) return;
      observer.disconnect();
      sessionStorage.setItem("pressed", "yes");
      window.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true, cancelable: true }));
    }).observe(document, { childList: true, subtree: true });
`;

test("menus, the palette, shortcuts and skip links work with the keyboard alone", async ({
  page,
  bellhop,
}) => {
  await test.step("keys count from the moment the navigation is there", async () => {
    await page.addInitScript(pressSearchOnceShown);
    await openSignedIn(page, "/messages?tab=all", bellhop, owner);
    await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
    await page.keyboard.press("Escape");
  });

  await test.step("Escape in a menu closes the menu only, and focus returns to its button", async () => {
    await openFirst(page);
    const address = page.url();

    const more = page.getByRole("button", { name: "More", exact: true });
    await more.click();
    await expect(page.getByRole("menu", { name: "More" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu", { name: "More" })).toBeHidden();
    expect(page.url()).toBe(address);
    await expect(more).toBeFocused();

    // From anywhere on the page, also with a selection below.
    const you = page.getByRole("button", { name: /Owner$/ });
    await you.click();
    await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeHidden();
    expect(page.url()).toBe(address);
    await expect(you).toBeFocused();

    // On a busy machine the menu that is closing may take the first.
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(page).not.toHaveURL(/conversation=/, { timeout: 1_000 });
    }).toPass();
  });

  await test.step("a conversation is taken over with T and handed back with B, as its button and the list of keys say", async () => {
    await page.goto("/messages?tab=all");
    await openFirst(page);
    await page.keyboard.press("t");
    await expect(page.getByText("You are answering.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Hand back" })).toContainText("B");
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(keys.getByRole("definition").filter({ hasText: /^B$/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("combobox", { name: "Search" }).fill("hand back");
    await expect(page.getByRole("option", { name: /^Hand back B$/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("b");
    await expect(
      page.getByText(/The assistant is answering|This guest is waiting for your team/),
    ).toBeVisible();
  });

  await test.step("after the palette, focus is where it was, or where the chosen entry puts it", async () => {
    await page.goto("/messages?tab=all");
    await openFirst(page);
    const reply = page.getByRole("textbox", { name: "Reply" });
    const palette = page.getByRole("dialog", { name: "Search" });
    await reply.fill("The taxi comes at nine");
    await page.keyboard.press("ControlOrMeta+k");
    await expect(palette).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(palette).toBeHidden();
    await expect(reply).toBeFocused();

    // A dialog that the palette has opened returns it, too.
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("combobox", { name: "Search" }).fill("keyboard");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    // Its tooltip leaves with the button.
    const tip = page.locator("[popover=manual]").filter({ hasText: "Close" });
    await expect(tip).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(reply).toBeFocused();
    await expect(tip).toBeHidden();

    await reply.press("Escape");
    await page.keyboard.press("/");
    await page.getByRole("combobox", { name: "Search" }).fill("reply");
    await page.keyboard.press("Enter");
    await expect(reply).toBeFocused();

    // The field has gone with its screen.
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("combobox", { name: "Search" }).fill("team and");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Team and hotels" })).toBeVisible();
    await expect(page.locator("#content")).toBeFocused();
  });

  await test.step("skip links lead to the content, and to the field for messages in three keys", async () => {
    await page.goto("/simulator");
    const field = page.getByRole("textbox", { name: /^Write as / });
    await expect(field).toBeVisible();
    await page.reload();
    await expect(field).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to the message field" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(field).toBeFocused();

    await page.goto("/alerts");
    await expect(page.getByRole("heading", { level: 1, name: "Alerts" })).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("link", { name: "Skip to the message field" })).toBeHidden();
  });
});
