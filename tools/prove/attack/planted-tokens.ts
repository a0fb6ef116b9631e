import { randomBytes } from "node:crypto";
import type { Finding } from "../attacked/finding.ts";
import { guestPageOf, isSeenBy, secret } from "../attacked/guest-page.ts";

const random = () => randomBytes(32).toString("base64url");

export default {
  kind: "check",
  does: "whoever planted a token in a guest's browser reads the conversation that begins in it",
  async faults(bellhop) {
    const page = await guestPageOf(bellhop);
    const name = [...(await page.browser()).jar.keys()][0] ?? "";
    const planted = {
      "its own token": async () => (await page.browser()).jar.get(name) ?? "",
      "an invented token": async () => random(),
      "an invented session": async () => `s${random()}`,
    };
    const faults: string[] = [];
    for (const [what, tokenOf] of Object.entries(planted)) {
      // Planted before the page is loaded, and while it is open.
      for (const plant of [page.browser, page.withCookies]) {
        const token = await tokenOf();
        const victim = await plant([[name, token]]);
        const { status } = await victim.write(secret);
        if (status !== 200 && status !== 401) faults.push(`${what}: the guest's message got ${status}`);
        const attacker = page.withCookies([[name, token]]);
        if (await isSeenBy(attacker)) faults.push(`${what} shows the conversation`);
        await page.withCookies([[name, token]]).write("Hello");
        await attacker.write("Hello");
        if (await isSeenBy(attacker)) faults.push(`${what} shows the conversation after writing`);
      }
    }
    return faults;
  },
} satisfies Finding;
