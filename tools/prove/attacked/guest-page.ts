import { asOwner } from "../../../server/src/testing/as-owner.ts";
import type { Attacked } from "./bellhop.ts";

/** The guest page of the demo's first hotel, by the code inside the house. */
export async function guestPageOf(bellhop: Attacked): Promise<string> {
  const sought = "select house_key from venues order by venue_id limit 1";
  const [venue] = await asOwner(await bellhop.ownerUrl(), sought);
  return `${bellhop.url}/g/${venue?.house_key}`;
}

export type PageBrowser = ReturnType<typeof pageBrowser>;

/** A browser on the page; it has its cookie once it has opened the page. */
export function pageBrowser(page: string, language = "en") {
  let cookie = "";

  async function visit(part: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...init.headers, cookie, "accept-language": language, "accept-encoding": "br" };
    const answer = await fetch(`${page}${part}`, { ...init, headers, redirect: "manual" });
    const set = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
    if (part === "" && set.length > 0) cookie = set.join("; ");
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
