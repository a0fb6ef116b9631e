import { createHmac } from "node:crypto";
import { expectAccessible } from "./accessibility.ts";
import { type Bellhop, expect, test } from "./bellhop.ts";
import { openSignedIn, owner } from "./sign-in-page.ts";

const secret = "the app's secret";

test.use({ env: { WHATSAPP_APP_SECRET: secret } });

async function deliver(bellhop: Bellhop, body: string) {
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  const headers = { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` };
  const { status } = await fetch(`${bellhop.url}/webhooks/whatsapp`, { method: "POST", headers, body });
  expect(status).toBe(200);
}

function unrouted(number: string): string {
  const value = { metadata: { phone_number_id: number }, messages: [] };
  return JSON.stringify({ entry: [{ changes: [{ field: "messages", value }] }] });
}

test("a host reviews deliveries, retries one, marks them as reviewed and brings one back", async ({
  page,
  bellhop,
}) => {
  await deliver(bellhop, "not JSON");
  await deliver(bellhop, unrouted("<b>999</b>\u202e321"));
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, "/about", bellhop, owner);

  const waiting = page.getByRole("region", { name: "Messages we could not read" });
  const notJson = waiting.getByRole("article").filter({ hasText: "The raw data is not JSON" });
  const noVenue = waiting.getByRole("article").filter({ hasText: "No hotel has the number" });
  await expect(notJson).toContainText("Trying again won't help");
  await expect(notJson.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await expect(noVenue).toContainText(
    "Ask your Bellhop administrator to connect the number <b>999</b>[U+202E]321 to a hotel. Then try again.",
  );
  expect(await noVenue.textContent()).not.toContain("\u202e");
  await noVenue.getByRole("button", { name: "Try again" }).click();
  await expect(noVenue.getByRole("status")).toContainText("the number still has no hotel");
  await noVenue.getByRole("button", { name: "Show raw data" }).click();
  await expect(noVenue.getByText("SHA-256", { exact: true })).toBeVisible();
  await expectAccessible(page, "deliveries");
  await page.getByRole("button", { name: /Giulia Ferri/ }).click();
  await expect(page.getByRole("menuitem", { name: "About 2 to review" })).toBeVisible();
  await page.keyboard.press("Escape");

  await notJson.getByRole("button", { name: "Mark as reviewed" }).press("Enter");
  await expect(notJson).toHaveCount(0);
  await expect(waiting.getByRole("heading")).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(notJson).toBeVisible();
  await notJson.getByRole("button", { name: "Mark as reviewed" }).click();
  await expect(notJson).toHaveCount(0);
  await noVenue.getByRole("button", { name: "Mark as reviewed" }).click();
  await expect(waiting.getByText("No problems")).toBeVisible();

  await waiting.getByRole("button", { name: "Show reviewed webhooks" }).click();
  const lookedAt = page.getByRole("region", { name: "Reviewed webhooks" });
  await expect(lookedAt.getByText("Reviewed by owner@belvedere.example")).toHaveCount(2);
  await expectAccessible(page, "deliveries");
  await lookedAt
    .getByRole("article")
    .filter({ hasText: "not JSON" })
    .getByRole("button", { name: "Move back to review" })
    .click();
  await lookedAt.getByRole("button", { name: "Show messages we could not read" }).click();
  await expect(notJson).toBeVisible();
  await expect(noVenue).toHaveCount(0);
  // The same bytes again: the delivery needs review again.
  await deliver(bellhop, unrouted("<b>999</b>\u202e321"));
  await page.reload();
  await expect(noVenue).toContainText("received 2 times");
});
