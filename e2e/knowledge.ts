import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Call, InputOf, OutputOf } from "@bellhop/contract/call";
import { updateConcierge } from "@bellhop/contract/concierge";
import { type EntryChange, replaceKnowledge, type Section } from "@bellhop/contract/knowledge";
import { listTasks } from "@bellhop/contract/tasks";
import type { Page } from "@playwright/test";
import { signInOverHttp } from "../server/src/testing/sign-in-over-http.ts";
import { test as anyBellhop, type Bellhop, expect } from "./bellhop.ts";
import { openSession, owner } from "./sign-in-page.ts";

/** Pages of the hotel's website, and calendars (.ics), which this Bellhop may fetch. A held page is served on demand. */
export type Web = { address(path: string): string; show(path: string, content: string): void; letGo(): void };

/** Calls the API as the owner, for steps that the walk does not look at. */
export type Ask = <C extends Call>(call: C, input: InputOf<C>) => Promise<OutputOf<C>>;

/** An entry in the format of the knowledge file. */
export type Filed = { section: Section } & EntryChange;

type Walk = {
  web: Web;
  ask: Ask;
  writes: (entries: readonly Filed[], then?: { published: boolean }) => Promise<void>;
};

/** A Bellhop with a signed-in owner, whose knowledge the walk replaces. */
export const test = anyBellhop.extend<Walk>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  web: async ({}, use) => {
    const pages = new Map<string, string>();
    const held: (() => void)[] = [];
    const answer = (path: string, response: ServerResponse) => {
      const content = pages.get(path);
      const type = path.endsWith(".ics") ? "text/calendar" : "text/html";
      if (content === undefined) held.push(() => answer(path, response));
      else response.writeHead(200, { "content-type": `${type}; charset=utf-8` }).end(content);
    };
    const server = createServer((request, response) => answer(request.url ?? "", response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    await use({
      address: (path) => `http://127.0.0.1:${port}${path}`,
      show: (path, content) => pages.set(path, content),
      letGo: () => {
        for (const go of held.splice(0)) go();
      },
    });
    server.closeAllConnections();
    server.close();
  },
  env: ({ web }, use) => use({ SAFE_FETCH_ALLOW: new URL(web.address("/")).host }),
  ask: async ({ bellhop }, use) => use(await callsOf(bellhop)),
  viewport: { width: 1440, height: 900 },
  storageState: async ({ bellhop, playwright }, use) => {
    const request = await playwright.request.newContext({ storageState: undefined });
    const { name, value } = await openSession(request, bellhop, owner);
    const signedIn = await request.storageState();
    const [first] = signedIn.cookies;
    if (first) signedIn.cookies.push({ ...first, name, value, path: "/", httpOnly: false });
    await request.dispose();
    await use(signedIn);
  },
  writes: async ({ ask }, use) => {
    await use(async (entries, { published } = { published: false }) => {
      const file = { format: "bellhop-knowledge", format_version: 1, entries };
      await ask(replaceKnowledge, { file: JSON.stringify(file) });
      if (published) await publish(ask);
    });
  },
});

/** Calls of the API, as the owner. */
export async function callsOf({ url, password }: Bellhop): Promise<Ask> {
  const token = await signInOverHttp(url, { email: owner, password });
  return async (call, input) => {
    const isPost = call.method === "POST";
    const answer = await fetch(url + call.path, {
      method: call.method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(isPost && { body: JSON.stringify(input) }),
    });
    const body = await answer.text();
    expect(answer.status, body).toBe(200);
    return JSON.parse(body);
  };
}

/** Publishes the knowledge as it stands. */
export async function publish(ask: Ask) {
  const { task_id } = await ask(updateConcierge, { despite_contradictions: true });
  await expect
    .poll(async () => (await ask(listTasks, { task_id })).items[0]?.state, { intervals: [50] })
    .toBe("SUCCESS");
}

/** An entry with a text. */
export function faq(nth: number, question: string, text: string): Filed {
  const words = { title: question, question, text, place: null };
  return { section: "faq", entry_id: idOf(nth), texts: { en: words } };
}

/** An id that is the same in each walk. */
export const idOf = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, "0")}`;

export const toast = (page: Page, words: string | RegExp) =>
  page.getByRole("status").filter({ hasText: words });
export const saved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
export { expect };
