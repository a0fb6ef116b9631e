import type { Finding } from "../attacked/finding.ts";
import { housePageOf, pageBrowser } from "../attacked/house-page.ts";

const readers = 40;
const forMs = 10_000;
const languages = ["en", "de", "it", "fr", "es", "nl", "ja", "ar"];

export default {
  kind: "load",
  does: "40 readers read the guest page without pause, in eight languages, half of them with a conversation",
  async attack(bellhop) {
    const page = await housePageOf(bellhop);
    const statuses: Record<string, number> = {};
    const prepare = async (nth: number) => {
      const browser = pageBrowser(page, languages[nth % languages.length]);
      if (nth % 2 === 0) return browser;
      await (await browser.visit("")).arrayBuffer();
      for (let sent = 0; sent < 10; sent++) await browser.write(`My message number ${sent}`);
      return browser;
    };
    const browsers = await Promise.all(Array.from({ length: readers }, (_none, nth) => prepare(nth)));
    const endsAt = performance.now() + forMs;
    const read = async (browser: (typeof browsers)[number], nth: number) => {
      while (performance.now() < endsAt) {
        for (const part of nth % 4 === 1 ? ["", "/thread"] : [""]) {
          const answer = await browser.visit(part);
          await answer.arrayBuffer();
          statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        }
      }
    };
    await Promise.all(browsers.map(read));
    return { statuses, perSecond: Math.round(((statuses[200] ?? 0) * 1000) / forMs) };
  },
} satisfies Finding;
