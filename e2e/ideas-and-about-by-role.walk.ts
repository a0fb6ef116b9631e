import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { setRole } from "./set-role.ts";
import { owner, signInAt, staff } from "./sign-in-page.ts";

const screens = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Who may do what beyond reading, voting and suggesting. The demo's owner is also an installation admin. */
const roles = {
  owner: { email: owner, moderates: true, getsSupportFile: true, advice: "Connect the hotel's number." },
  manager: { email: staff, moderates: false, getsSupportFile: false, advice: "Connect the hotel's number." },
  staff: { email: staff, moderates: false, getsSupportFile: false, advice: "Tell a manager." },
} as const;

for (const role of ["owner", "manager", "staff"] as const)
  for (const device of ["desktop", "phone"] as const)
    test(`ideas, what's new and about, as ${role} on a ${device}`, async ({ page, bellhop }) => {
      const { email, moderates, getsSupportFile, advice } = roles[role];
      if (role !== "owner") await setRole(bellhop, staff, role);
      await page.setViewportSize(screens[device]);
      await signInAt(page, "/upvote-features", bellhop, email);
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
      await expect(page.getByRole("heading", { name: "Webhooks to review" })).toHaveCount(moderates ? 1 : 0);
      await expectAccessible(page, `about, as ${role} on a ${device}`);
      const width = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
      expect(width).toBeLessThanOrEqual(0);
    });
