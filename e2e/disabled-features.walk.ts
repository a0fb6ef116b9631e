import { signInOverHttp } from "../server/src/testing/sign-in-over-http.ts";
import { type Bellhop, expect, test } from "./bellhop.ts";
import { openSignedIn, owner, requestsOf } from "./sign-in-page.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const inboxIsOff = "The inbox is switched off for this hotel.";
const whatsappIsOff = "WhatsApp is switched off for this hotel.";

type Functionality = { assistant_mode?: "live" | "suggest" | "paused" } & Record<string, boolean | string>;

/** Makes calls at Hotel Belvedere, as another computer would. The owner may have switched the venue since. */
async function atBelvedere({ url, password }: Bellhop) {
  const token = await signInOverHttp(url, { email: owner, password });
  const post = async (call: string, body: object, venue?: string) => {
    const headers = {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      ...(venue && { "bellhop-venue": venue }),
    };
    const answer = await fetch(`${url}/api/${call}`, { method: "POST", headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(200);
    return answer.json();
  };
  const { items } = (await post("fetch_client_venues", {})) as {
    items: { venue_id: number; name: string }[];
  };
  const venue = String(items.find(({ name }) => name === "Hotel Belvedere")?.venue_id);
  return (call: string, body: object) => post(call, body, venue);
}

async function switchFeatures(bellhop: Bellhop, functionality: Functionality) {
  const ask = await atBelvedere(bellhop);
  await ask("update_venue_settings", { functionality });
}

test("what an owner switches off, closes with a reason, and returns", async ({ page, context, bellhop }) => {
  test.slow();
  await test.step("a screen that is switched off is refused, with a reason, and returns once switched on", async () => {
    await test.step("a screen that is switched off is refused on the first load, with a reason", async () => {
      await switchFeatures(bellhop, { dashboard_conversation: false, whatsapp: false });
      const requests = requestsOf(context);
      await openSignedIn(page, "/messages?tab=all", bellhop);
      await expect(page).toHaveURL(`${bellhop.url}/home`);
      await expect(page.getByText(inboxIsOff)).toBeVisible();
      expect(requests.of("/api/fetch_user_access_info")).not.toHaveLength(0);
      // The page has requested nothing that only this screen needs.
      expect(requests.of("/api/list_conversations", '"tab":"all"')).toHaveLength(0);

      await page.goto("/whatsapp-flow");
      await expect(page).toHaveURL(`${bellhop.url}/home`);
      await expect(page.getByText(whatsappIsOff)).toBeVisible();
    });

    await test.step("a link to a switched-off screen leads home, and going back works", async () => {
      await page.goto("/alerts");
      const nav = page.getByRole("navigation", { name: "Main" });
      await nav.getByRole("link", { name: /Inbox/ }).click();
      await expect(page.getByText(inboxIsOff)).toBeVisible();
      await expect(page).toHaveURL(`${bellhop.url}/home`);
      await page.goBack();
      await expect(page).toHaveURL(`${bellhop.url}/alerts`);
    });

    await test.step("a screen that is switched off while open closes, and returns once switched on", async () => {
      await switchFeatures(bellhop, { dashboard_conversation: true });
      await page.goto("/messages?tab=all");
      await expect(page.getByRole("heading", { name: "Inbox", level: 2 })).toBeVisible();
      await switchFeatures(bellhop, { dashboard_conversation: false });
      await expect(page.getByText(inboxIsOff)).toBeVisible();
      await expect(page).toHaveURL(`${bellhop.url}/home`);
      await switchFeatures(bellhop, { dashboard_conversation: true });
      // The page receives the switch live; from then on the screen opens.
      await expect(async () => {
        await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /Inbox/ }).click();
        await expect(page.getByRole("heading", { name: "Inbox", level: 2 })).toBeVisible({ timeout: 1_000 });
      }).toPass();
    });
  });

  await test.step("while the assistant is off or paused, a thread says so, also after another version was published", async () => {
    await page.goto("/messages?tab=assistant");
    await page.getByRole("region", { name: "Inbox" }).getByRole("listitem").getByRole("link").first().click();
    const answers = page.getByText(/The assistant is answering|This guest is waiting for your team/);
    const isSilent = page.getByText("The assistant is not answering.");
    await expect(answers).toBeVisible();

    await switchFeatures(bellhop, { concierge: false });
    await expect(isSilent).toBeVisible();
    await expect(page.getByText("It is off or paused. New messages go to your team.")).toBeVisible();
    const ask = await atBelvedere(bellhop);
    await ask("update_venue_settings", { assistant: { greeting: "Welcome, dear guest." } });
    await ask("update_concierge_general", {});
    const isPublished = async () => {
      const { items } = (await ask("get_celery_task_status", {})) as { items: { state: string }[] };
      return items.every(({ state }) => state === "SUCCESS");
    };
    await expect.poll(isPublished).toBe(true);
    // Live events come in order: the one of the publication has been applied once a later one shows.
    await ask("set_venue_msg_alert", { count: 41 });
    await expect(page.getByRole("link", { name: /^Alerts 4\d open$/ })).toBeVisible();
    await ask("set_venue_msg_alert", { count: 0 });
    await expect(isSilent).toBeVisible();

    await switchFeatures(bellhop, { concierge: true });
    await expect(answers).toBeVisible();
    await switchFeatures(bellhop, { assistant_mode: "paused" });
    await expect(isSilent).toBeVisible();
  });
});
