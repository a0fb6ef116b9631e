import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { setRole } from "./set-role.ts";
import { openAsAnother, openSignedIn, owner, staff } from "./sign-in-page.ts";

const screens = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Who may do what beyond reading, voting and suggesting. The demo's owner is also an installation admin. */
const roles = {
  owner: { moderates: true, getsSupportFile: true, advice: "Connect the hotel's number." },
  manager: { moderates: false, getsSupportFile: false, advice: "Connect the hotel's number." },
  staff: { moderates: false, getsSupportFile: false, advice: "Tell a manager." },
} as const;

async function walkScreens(page: Page, role: keyof typeof roles, device: keyof typeof screens) {
  const { moderates, getsSupportFile, advice } = roles[role];
  await page.setViewportSize(screens[device]);
  await page.goto("/upvote-features");
  await expect(page.getByRole("button", { name: "Suggest an idea" })).toBeVisible();
  const vote = page.getByRole("listitem").filter({ hasText: "A quiet hour" }).getByRole("button");
  const wasPressed = await vote.getAttribute("aria-pressed");
  await vote.click();
  await expect(vote).not.toHaveAttribute("aria-pressed", String(wasPressed));
  await expectAccessible(page, `ideas, as ${role} on a ${device}`);
  await page.getByRole("link", { name: "A quiet hour for the alert sound" }).click();
  const panel = page.getByRole("dialog").first();
  await expect(panel.getByLabel("Your comment")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Moderate" })).toHaveCount(moderates ? 1 : 0);
  await expectAccessible(page, `an idea, as ${role} on a ${device}`);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: /^What's new/ }).click();
  await expect(page.getByRole("heading", { name: /^Version/ }).first()).toBeVisible();

  await page.goto("/about");
  const status = page.getByRole("region", { name: "System status" });
  await expect(status.getByText(advice)).toBeVisible();
  await expect(page.getByRole("button", { name: "Download support file" })).toHaveCount(
    getsSupportFile ? 1 : 0,
  );
  await expect(page.getByRole("heading", { name: "Messages we could not read" })).toHaveCount(
    moderates ? 1 : 0,
  );
  await expectAccessible(page, `about, as ${role} on a ${device}`);
  const width = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
  expect(width).toBeLessThanOrEqual(0);
}

test("ideas, what's new and about, as each role on a desktop and a phone", async ({ page, bellhop }) => {
  test.slow();

  await test.step("ideas, what's new and about, as owner on a desktop and a phone", async () => {
    await openSignedIn(page, "/upvote-features", bellhop, owner);
    for (const device of ["desktop", "phone"] as const)
      await test.step(device, () => walkScreens(page, "owner", device));
  });

  await test.step("ideas, what's new and about, as manager and as staff on a desktop and a phone", async () => {
    await openAsAnother(page, "/upvote-features", bellhop, staff);
    for (const role of ["manager", "staff"] as const) {
      await setRole(bellhop, staff, role);
      for (const device of ["desktop", "phone"] as const)
        await test.step(`${role} on a ${device}`, () => walkScreens(page, role, device));
    }
  });
});
