import { chromium } from "@playwright/test";
import { browserArguments, findBrowser } from "../../../e2e/browser.ts";
import { successfulInjections } from "../../../e2e/content-policy.ts";
import type { Finding } from "../attacked/finding.ts";

export default {
  kind: "check",
  does: "markup, styles and scripts are injected into the dashboard, the account pages and the API's reference",
  async faults({ url }) {
    const executablePath = findBrowser();
    if (!executablePath) return ["There is no Chromium: install one, or name one in CHROME_PATH"];
    const browser = await chromium.launch({ executablePath, args: browserArguments() });
    try {
      const page = await browser.newPage();
      const found: string[] = [];
      for (const path of ["/", "/account/sign-up", "/api/docs"]) {
        await page.goto(`${url}${path}`);
        found.push(...(await successfulInjections(page)).map((attempt) => `${path}: ${attempt}`));
      }
      return found;
    } finally {
      await browser.close();
    }
  },
} satisfies Finding;
