import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./bellhop.ts";

const bothSchemes = ["light", "dark"] as const;

/** Expects no axe violation, light or dark, and no horizontal scrolling. */
export async function expectAccessible(
  page: Page,
  screen: string,
  schemes: readonly ("light" | "dark")[] = bothSchemes,
) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Legacy mode skips the second page that merges the results of frames: no screen has one, and it doubles the time.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
    // Dark mode changes only colours.
    if (colorScheme === "dark") axe.withRules(["color-contrast", "link-in-text-block"]);
    const { violations } = await axe.analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
    );
    expect(found, `${screen}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  const isTooWide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
  expect(await page.evaluate(isTooWide), `${screen} scrolls sideways`).toBe(false);
}
