import { signInOverHttp } from "../server/src/testing/sign-in-over-http.ts";
import { type Bellhop, expect, test } from "./bellhop.ts";
import { owner, requestsOf, signInAt } from "./sign-in-page.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const inboxIsOff = "The inbox is switched off for this hotel.";
const whatsappIsOff = "WhatsApp is switched off for this hotel.";

/** Switches features of Hotel Belvedere, as another computer would. The owner may have switched the venue since. */
async function switchFeatures({ url, password }: Bellhop, functionality: Record<string, boolean>) {
  const token = await signInOverHttp(url, { email: owner, password });
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const listed = await fetch(`${url}/api/fetch_client_venues`, { method: "POST", headers, body: "{}" });
  const { items } = (await listed.json()) as { items: { venue_id: number; name: string }[] };
  const venue = items.find(({ name }) => name === "Hotel Belvedere");
  const answer = await fetch(`${url}/api/update_venue_settings`, {
    method: "POST",
    headers: { ...headers, "bellhop-venue": String(venue?.venue_id) },
    body: JSON.stringify({ functionality }),
  });
  expect(answer.status).toBe(200);
}

test.afterEach(({ bellhop }) => switchFeatures(bellhop, { dashboard_conversation: true }));

test("a screen that is switched off is refused on the first load, with a reason", async ({
  page,
  context,
  bellhop,
}) => {
  await switchFeatures(bellhop, { dashboard_conversation: false, whatsapp: false });
  const asked = requestsOf(context);
  await signInAt(page, "/messages?tab=all", bellhop);
  await expect(page).toHaveURL(`${bellhop.url}/home`);
  await expect(page.getByText(inboxIsOff)).toBeVisible();
  expect(asked.of("/api/fetch_user_access_info")).not.toHaveLength(0);
  // The page has requested nothing that only this screen needs.
  expect(asked.of("/api/list_conversations", '"tab":"all"')).toHaveLength(0);

  await page.goto("/whatsapp-flow");
  await expect(page).toHaveURL(`${bellhop.url}/home`);
  await expect(page.getByText(whatsappIsOff)).toBeVisible();
});

test("a link to a switched-off screen leads home, and going back works", async ({ page, bellhop }) => {
  await switchFeatures(bellhop, { dashboard_conversation: false, whatsapp: false });
  await signInAt(page, "/alerts", bellhop);
  const nav = page.getByRole("navigation", { name: "Main" });
  await nav.getByRole("link", { name: /Inbox/ }).click();
  await expect(page.getByText(inboxIsOff)).toBeVisible();
  await expect(page).toHaveURL(`${bellhop.url}/home`);
  await page.goBack();
  await expect(page).toHaveURL(`${bellhop.url}/alerts`);
});

test("a screen that is switched off while open closes, and returns once switched on", async ({
  page,
  bellhop,
}) => {
  await switchFeatures(bellhop, { dashboard_conversation: true });
  await signInAt(page, "/messages?tab=all", bellhop);
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
