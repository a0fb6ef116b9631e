import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Frame, Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { expect } from "./bellhop.ts";

const bothSchemes = ["light", "dark"] as const;

/** Dark mode changes only colours. */
const rulesOfColours = ["color-contrast", "link-in-text-block"];

const minifiedAxe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
/** Faults are reported by their selectors; copies of their HTML would cost a fifth of a check. */
const loadAxe = `${readFileSync(minifiedAxe, "utf8")};
globalThis.axe.configure({ allowedOrigins: ["<unsafe_all_origins>"], noHtml: true });`;

/** Once per document, because loading axe takes as long as a check. */
async function ensureAxe(frame: Frame) {
  // A frame may load another page at any moment, or disappear, like that of a silent sign-in.
  await expect(async () => {
    if (frame.isDetached() || (await frame.evaluate<boolean>("Boolean(globalThis.axe)"))) return;
    await frame.evaluate(loadAxe);
  }).toPass({ timeout: 30_000 });
}

/** Expects no axe violation, light or dark, and no horizontal scrolling. */
export async function expectAccessible(
  page: Page,
  screen: string,
  schemes: readonly ("light" | "dark")[] = bothSchemes,
) {
  // A page that still loads has no heading. If none comes, axe reports it.
  await page
    .locator("h1")
    .first()
    .waitFor({ state: "attached", timeout: 30_000 })
    .catch(() => {});
  for (const frame of page.frames()) await ensureAxe(frame);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const options: RunOptions = {
      resultTypes: ["violations"],
      ...(colorScheme === "dark" && { runOnly: { type: "rule", values: rulesOfColours } }),
    };
    const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
    );
    expect(found, `${screen}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  const isTooWide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
  expect(await page.evaluate(isTooWide), `${screen} scrolls sideways`).toBe(false);
}
