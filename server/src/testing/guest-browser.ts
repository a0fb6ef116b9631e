import type { GuestPageEvent, GuestThread } from "@bellhop/contract/guest-page";
import { roomParameter } from "@bellhop/contract/guest-page";
import { findVenue, houseLink } from "../domain/venues/index.ts";
import { newId } from "../platform/ids.ts";
import type { TestBellhop } from "./bellhop.ts";

export type GuestBrowser = ReturnType<typeof guestBrowserAt>;

/** The keys of a venue's guest page, and the code of a room. */
export async function guestPageKeys({ services }: TestBellhop, venueId: number) {
  const venue = await services.db.readAtVenue(venueId, findVenue);
  const codeOf = (room: string) =>
    new URL(houseLink(services.config.secretKey, venue.house_key, room), services.publicUrl).searchParams.get(
      roomParameter,
    ) ?? "";
  return { publicKey: venue.public_key, houseKey: venue.house_key, codeOf };
}

/** A guest's browser with its own cookies, on one guest page. */
export const guestBrowser = (
  { services }: TestBellhop,
  key: string,
  query: Record<string, string> = {},
): GuestBrowser => guestBrowserAt(() => services.selfUrl(), key, query);

/** The same on any Bellhop. */
export function guestBrowserAt(url: () => string, key: string, query: Record<string, string> = {}) {
  const jar = new Map<string, string>();
  const search = new URLSearchParams(query);

  async function visit(part: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    if (!headers.has("accept-language")) headers.set("accept-language", "en");
    const address = `${url()}/g/${key}${part}?${search}`;
    const response = await fetch(address, { ...init, headers, redirect: "manual" });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0/.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  const post = (part: string, body: object) =>
    visit(part, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  return {
    jar,
    visit,
    post,
    page: async () => (await visit("")).text(),
    write: (text: string, sentAs = newId()) => post("/messages", { sent_as: sentAs, text }),
    submit: (fields: Record<string, string>) =>
      visit("/messages", { method: "POST", body: new URLSearchParams(fields) }),
    thread: async () => (await (await visit("/thread")).json()) as GuestThread | null,
    /** Follows the stream; `next` waits for an event that fits. */
    async follow() {
      const abort = new AbortController();
      const response = await visit("/events", { signal: abort.signal });
      const events: GuestPageEvent[] = [];
      const heard = read(response, events);
      return { status: response.status, events, heard, close: () => abort.abort() };
    },
  };
}

async function read(response: Response, events: GuestPageEvent[]) {
  const decoder = new TextDecoder();
  let text = "";
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const parts = text.split("\n\n");
      text = parts.pop() ?? "";
      for (const part of parts) {
        const data = /^data: (.*)$/m.exec(part)?.[1];
        if (data) events.push(JSON.parse(data) as GuestPageEvent);
      }
    }
  } catch {
    // The test closed it.
  }
}
