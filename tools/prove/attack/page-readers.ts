import { asOwner } from "../../../server/src/testing/as-owner.ts";
import type { Attacked } from "../attacked/bellhop.ts";
import type { Finding } from "../attacked/finding.ts";

const readers = 40;
const forMs = 10_000;
const languages = ["en", "de", "it", "fr", "es", "nl", "ja", "ar"];

export default {
  kind: "load",
  does: "40 readers read the guest page without pause, in eight languages, half of them with a conversation",
  async attack(bellhop) {
    const page = `${bellhop.url}/g/${await houseKeyOf(bellhop)}`;
    const endsAt = performance.now() + forMs;
    const statuses: Record<string, number> = {};
    const read = async (nth: number) => {
      const language = languages[nth % languages.length] ?? "en";
      const headers = { "accept-language": language, "accept-encoding": "br", cookie: "" };
      const get = async (part: string) => {
        const answer = await fetch(`${page}${part}`, { headers });
        await answer.arrayBuffer();
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        return answer;
      };
      if (nth % 2 === 1) {
        headers.cookie = (await get("")).headers
          .getSetCookie()
          .map((one) => one.split(";")[0])
          .join("; ");
        for (let sent = 0; sent < 10; sent++) await write(page, headers, `My message number ${sent}`);
      }
      while (performance.now() < endsAt) {
        await get("");
        if (nth % 4 === 1) await get("/thread");
      }
    };
    await Promise.all(Array.from({ length: readers }, (_none, nth) => read(nth)));
    return { statuses, pagesPerSecond: Math.round(((statuses[200] ?? 0) * 1000) / forMs) };
  },
} satisfies Finding;

async function write(page: string, headers: Record<string, string>, text: string) {
  const body = JSON.stringify({ sent_as: crypto.randomUUID(), text });
  const answer = await fetch(`${page}/messages`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body,
  });
  await answer.arrayBuffer();
}

/** Of the demo hotel with the most entries. */
async function houseKeyOf(bellhop: Attacked): Promise<string> {
  const [venue] = await asOwner(
    await bellhop.ownerUrl(),
    "select house_key from venues order by venue_id limit 1",
  );
  return String(venue?.house_key);
}
