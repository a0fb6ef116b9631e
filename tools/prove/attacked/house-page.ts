import { asOwner } from "../../../server/src/testing/as-owner.ts";
import type { Attacked } from "./bellhop.ts";

/** The guest page of the demo's first hotel, by the code inside the house. */
export async function housePageOf(bellhop: Attacked): Promise<string> {
  const sought = "select house_key from venues order by venue_id limit 1";
  const [venue] = await asOwner(await bellhop.ownerUrl(), sought);
  return `${bellhop.url}/g/${venue?.house_key}`;
}

/** A browser on the page, which keeps its cookies; it has its first once it has opened the page. */
export function pageBrowser(page: string, language = "en") {
  const jar = new Map<string, string>();

  async function visit(part: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...jar].map((pair) => pair.join("=")).join("; ");
    const headers = { ...init.headers, cookie, "accept-language": language, "accept-encoding": "br" };
    const answer = await fetch(`${page}${part}`, { ...init, headers, redirect: "manual" });
    for (const set of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (set.split(";")[0] ?? "").split("=");
      jar.set(name, value);
    }
    return answer;
  }

  return {
    visit,
    async write(text: string): Promise<{ status: number; body: string }> {
      const body = JSON.stringify({ sent_as: crypto.randomUUID(), text });
      const headers = { "content-type": "application/json" };
      const answer = await visit("/messages", { method: "POST", headers, body });
      return { status: answer.status, body: await answer.text() };
    },
  };
}
