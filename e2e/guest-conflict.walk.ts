import { createHmac } from "node:crypto";
import { expectAccessible } from "./accessibility.ts";
import { type Bellhop, expect, test } from "./bellhop.ts";
import { openSignedIn } from "./sign-in-page.ts";

const secret = "the app's secret";
const numberId = "7701";

// The demo has a number that this walk signs for; it sends nothing.
const graph = { WHATSAPP_GRAPH_URL: "http://127.0.0.1:9", DEMO_PHONE_NUMBER_ID: numberId };
test.use({ env: { WHATSAPP_APP_SECRET: secret, ...graph }, makesDemo: true });

let written = 0;

async function write(bellhop: Bellhop, address: { from?: string; from_user_id?: string }, text: string) {
  const message = { id: `wamid.walk.${written++}`, type: "text", text: { body: text }, ...address };
  const value = {
    metadata: { display_phone_number: "15550000", phone_number_id: numberId },
    contacts: [{ wa_id: address.from, user_id: address.from_user_id, profile: { name: "Ines" } }],
    messages: [{ ...message, timestamp: String(Math.floor(Date.now() / 1000)) }],
  };
  const body = JSON.stringify({ entry: [{ changes: [{ field: "messages", value }] }] });
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  const headers = { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` };
  const { status } = await fetch(`${bellhop.url}/webhooks/whatsapp`, { method: "POST", headers, body });
  expect(status).toBe(200);
}

test("staff merge two guests who are one person, and undo it", async ({ page, bellhop }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await write(bellhop, { from: "15550901" }, "from my phone");
  await write(bellhop, { from_user_id: "US.901" }, "from my user id");
  await write(bellhop, { from: "15550901", from_user_id: "US.901" }, "from both");
  await openSignedIn(page, "/messages?tab=all", bellhop);
  const rows = page.getByRole("region", { name: "Inbox" }).getByRole("link", { name: /Ines/ });
  await expect(rows).toHaveCount(2);
  await rows.first().click();
  const about = page.getByRole("complementary", { name: "About the guest" });
  await expect(about).toContainText("Maybe the same person as Ines");
  await expectAccessible(page, "guest conflict");

  await about.getByRole("button", { name: "Merge guests" }).click();
  await expect(rows).toHaveCount(1);
  const thread = page.getByRole("log");
  for (const text of ["from my phone", "from my user id", "from both"])
    await expect(thread).toContainText(text);
  await expect(about).not.toContainText("Maybe the same person");

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows).toHaveCount(2);
  await expect(about).toContainText("Maybe the same person as Ines");
  await about.getByRole("button", { name: "Keep separate" }).click();
  await expect(page.getByText("Guests kept separate.")).toBeVisible();
  await expect(about).not.toContainText("Maybe the same person");
});
