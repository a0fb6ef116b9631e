import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { openSignedIn } from "./sign-in-page.ts";

test.use({ viewport: { width: 1440, height: 900 } });

/** Elif's phone in the simulator, in a tab of its own. */
async function openPhone(context: BrowserContext) {
  const phone = await context.newPage();
  await phone.goto("/simulator");
  const field = phone.getByRole("textbox", { name: "Write as Elif" });
  const log = phone.getByRole("log", { name: "Messages on the phone" });
  return {
    write: async (text: string) => {
      await field.fill(text);
      await field.press("Enter");
      await expect(log).toContainText(text);
    },
    log,
  };
}

const rowOf = (page: Page, name: RegExp) =>
  page.getByRole("region", { name: "Inbox" }).getByRole("link", { name });

/** A text of the list whose direction is this one. */
const textRunning = (page: Page, direction: "ltr" | "rtl", text: string) =>
  page
    .getByRole("region", { name: "Inbox" })
    .getByText(text, { exact: true })
    .and(page.locator(`:dir(${direction})`));

test("the inbox shows what waits most urgent first, a thread that loads, and texts of both directions", async ({
  page,
  context,
  bellhop,
}) => {
  test.slow();
  await openSignedIn(page, "/messages?tab=all", bellhop);

  await test.step("a slow thread shows its shape until it is there", async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/api/read_conversation", async (route) => {
      await held;
      await route.continue();
    });
    await rowOf(page, /Tomás Medeiros/).click();
    const shape = page.getByRole("region", { name: "Tomás Medeiros" }).getByLabel("Loading messages");
    await expect(shape.locator("span").first()).toBeVisible();
    letGo();
    await expect(page.getByRole("log", { name: "Messages" })).toBeVisible();
    await expect(shape).toHaveCount(0);
    await page.unroute("**/api/read_conversation");
  });

  await test.step("a text of the other direction is cut at its own end, also behind the author", async () => {
    await page.goto("/messages?tab=all");
    await rowOf(page, /Tomás Medeiros/).click();
    const reply = "مساء الخير، سنحضر لكم سرير الأطفال إلى الغرفة خلال عشر دقائق إن شاء الله";
    await page.getByRole("textbox", { name: "Reply" }).fill(reply);
    await page.getByRole("textbox", { name: "Reply" }).press("Enter");
    await expect(rowOf(page, /Tomás Medeiros/)).toContainText("You:");
    await expect(textRunning(page, "rtl", reply)).toHaveCount(1);
    await page.goto("/messages?tab=all&dir=rtl");
    await expect(textRunning(page, "ltr", "Tomás Medeiros")).toHaveCount(1);
  });

  await test.step("staff see what waits, most urgent first: requests, stops, arrivals and emergencies", async () => {
    await page.goto("/messages?tab=all");
    const phone = await openPhone(context);
    await phone.write("Can you book a taxi for 3 tomorrow at 6:00?");
    const row = rowOf(page, /Elif Demir/);
    await row.click();
    const open = page.getByRole("list", { name: "Open questions" });
    await expect(open).toContainText(/Taxi for 3, .*06:00/);
    await expect(page.getByRole("log", { name: "Messages" })).toContainText(
      /Handed over to staff: Taxi for 3/,
    );

    const card = page.getByRole("complementary", { name: "About the guest" });
    await expect(card).toContainText("Arriving today");
    await expect(card).toContainText("+44 7700 900184");
    const stopped = /Guest wrote STOP/;
    await expect(card.getByText(stopped)).toHaveCount(0);
    await phone.write("STOP");
    await expect(card.getByText(stopped)).toBeVisible();
    await expect(page.getByText(stopped)).toHaveCount(2);
    await expectAccessible(page, "thread of a guest who opted out");

    // All shows the newest first; on demand, who has waited longest.
    const firstRow = page.getByRole("region", { name: "Inbox" }).getByRole("listitem").first();
    await expect(firstRow).toContainText("Elif Demir");
    await page.getByRole("button", { name: "Sort: Newest first" }).click();
    await page.getByRole("menuitemradio", { name: "Longest waiting first" }).click();
    await expect(page).toHaveURL(/sort=waiting/);
    await expect(firstRow).not.toContainText("Elif Demir");

    await phone.write("Help, there is a fire in my room!");
    await expect(phone.log).toContainText(/Call \d+ now\./);
    await phone.write("please hurry");
    await expect(firstRow).toContainText("Elif Demir");
    await expect(firstRow).toContainText("Emergency");
    await expect(firstRow).toContainText("there is a fire in my room");

    await page.goto("/alerts");
    const alert = page.getByRole("main").getByRole("link").first();
    await expect(alert).toContainText("Elif Demir");
    await expect(alert).toContainText("Room 218");
    await expect(alert).toContainText("Emergency");
    await expect(alert).toContainText("there is a fire in my room");
    await expectAccessible(page, "alerts with an emergency");
  });
});
