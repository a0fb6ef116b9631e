import type { Attacked } from "../attacked/bellhop.ts";
import type { Finding } from "../attacked/finding.ts";
import { housePageOf, pageBrowser } from "../attacked/house-page.ts";

const posts = 700;
const atOnce = 20;

export default {
  kind: "check",
  does: "one phone posts to the guest page 700 times without cookies, and then as 40 browsers with sessions",
  async faults(bellhop: Attacked) {
    const page = await housePageOf(bellhop);
    const faults: string[] = [];
    const resident = pageBrowser(page);
    await (await resident.visit("")).arrayBuffer();
    await resident.write("Good evening");

    const refused = await flood(() => pageBrowser(page).write("Hello"), posts);
    if (refused === 0) faults.push("a flood without cookies was not limited");
    const browsers = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const browser = pageBrowser(page);
        await (await browser.visit("")).arrayBuffer();
        await browser.write("Is there a fire in the lobby's fireplace?");
        return browser;
      }),
    );
    await flood((nth) => browsers[nth % browsers.length]?.write("Hello"), posts);

    const { status } = await resident.write("Could we have two towels?");
    if (status !== 200) faults.push(`a guest with a conversation was muted: ${status}`);
    for (const text of ["There is smoke in my room", "Hilfe, es brennt im Zimmer", "Au secours, au feu !"]) {
      const newcomer = pageBrowser(page);
      await (await newcomer.visit("")).arrayBuffer();
      const answer = await newcomer.write(text);
      if (answer.status !== 200) faults.push(`"${text}" was refused: ${answer.status}`);
    }
    return faults;
  },
} satisfies Finding;

/** Returns how many were refused as too many. */
async function flood(send: (nth: number) => Promise<{ status: number }> | undefined, count: number) {
  let refused = 0;
  for (let sent = 0; sent < count; sent += atOnce) {
    const answers = await Promise.all(Array.from({ length: atOnce }, (_none, nth) => send(sent + nth)));
    refused += answers.filter((answer) => answer?.status === 429).length;
  }
  return refused;
}
