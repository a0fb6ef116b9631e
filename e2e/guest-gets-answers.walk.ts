import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { fillSignIn, openSignedIn } from "./sign-in-page.ts";

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test("a guest asks, the assistant answers from the venue's entry, staff see it and take over", async ({
  page,
  context,
  bellhop,
}) => {
  await page.setViewportSize(desk);
  await openSignedIn(page, "/messages?tab=all", bellhop);
  const inbox = page.getByRole("region", { name: "Inbox" });
  await expect(inbox.getByRole("link", { name: /Elif Demir/ })).toHaveCount(0);

  const simulator = await context.newPage();
  await simulator.setViewportSize(desk);
  // The simulator starts with a guest who has not written yet, or with the one who was played last.
  await simulator.goto("/simulator");
  const elifsPhone = simulator.getByRole("region", { name: "Phone of Elif Demir" });
  const changeGuest = simulator.getByRole("button", { name: "Change guest" });
  await expect(changeGuest).toBeVisible();
  if (!(await elifsPhone.isVisible())) {
    await changeGuest.click();
    await simulator.getByRole("menu").getByText("Elif Demir").click();
  }
  await expect(elifsPhone).toBeVisible();
  const bubbles = simulator.getByRole("log", { name: "Messages on the phone" });
  const say = async (words: string) => {
    await simulator.getByRole("textbox", { name: "Write as Elif" }).fill(words);
    await simulator.getByRole("textbox", { name: "Write as Elif" }).press("Enter");
    await expect(bubbles).toContainText(words);
  };

  await say("What time is breakfast?");
  // Staff see the message and the answer at once, without a reload.
  const row = inbox.getByRole("link", { name: /Elif Demir/ });
  await expect(row).toContainText("What time is breakfast?");
  await expect(bubbles).toContainText("assistant");
  await expect(bubbles).toContainText("7:00");
  await expect(row).toContainText("7:00");

  await row.click();
  const thread = page.getByRole("log");
  await expect(thread).toContainText("What time is breakfast?");
  await expect(thread).toContainText("I'm Hotel Belvedere's assistant");
  await thread.getByRole("button", { name: /Breakfast/ }).click();
  await expect(thread.getByRole("link", { name: "Open entry" })).toBeVisible();
  await expect(thread).toContainText("Read");
  await expectAccessible(page, "thread");
  // The simulator is the phone and the guest; webhook calls are folded away until someone asks for them.
  await expect(simulator.getByRole("region", { name: "Guest", exact: true })).toBeVisible();
  await expect(simulator.getByText("Webhook calls")).toHaveCount(0);
  await expectAccessible(simulator, "simulator");
  await simulator.getByRole("button", { name: "For developers" }).click();
  await expect(simulator.getByRole("region", { name: "Webhook calls" })).toContainText(
    "What time is breakfast?",
  );
  await expectAccessible(simulator, "simulator for developers");
  await simulator.getByRole("button", { name: "For developers" }).click();

  await say("Is there a helipad?");
  await expect(thread).toContainText("Handed over to staff");
  // The assistant keeps answering; the question stays open until someone marks it as answered.
  const open = page.getByRole("list", { name: "Open questions" });
  await expect(open.getByText("Is there a helipad?")).toBeInViewport({ ratio: 1 });
  // The open question is above the thread and not cut off.
  await expect.poll(async () => (await open.boundingBox())?.height ?? 0).toBeGreaterThan(40);
  await expectAccessible(page, "thread with an open question");
  await say("And when is breakfast?");
  // On the phone: the thread shows the source as well.
  await expect(bubbles.getByText("7:00")).toHaveCount(2);
  // The guest still waits for the first question, so the row shows that one and not the answer to the second.
  await expect(row).toContainText("Is there a helipad?");
  await open.getByRole("button", { name: /Mark handled/ }).click();
  await expect(open).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(open).toContainText("Is there a helipad?");
  await expect(page.getByText("This guest is waiting for your team.")).toBeVisible();
  await expect(page.getByText("The assistant is answering.")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Take over/ })).toBeVisible();

  await page.getByRole("button", { name: /Take over/ }).click();
  await expect(page.getByText("You are answering.")).toBeVisible();
  const reply = page.getByRole("textbox", { name: /Write to Elif|Reply/ });
  await reply.fill("Good evening Elif, the nearest one is at the hospital.");
  await reply.press("Enter");
  await expect(bubbles).toContainText("the nearest one is at the hospital");
  await say("And what time is breakfast on Sunday?");
  await expect(thread).toContainText("on Sunday?");

  await page.getByRole("button", { name: /Hand back/ }).click();
  await expect(page.getByText("The assistant is answering.")).toBeVisible();
  await expect(thread).toContainText("handed back to the assistant");
  const answered = await bubbles.getByText("7:00").count();
  await say("So when is breakfast?");
  await expect(bubbles.getByText("7:00")).toHaveCount(answered + 1);
});

test("after signing in, each screen fits a phone, and the venue can be switched", async ({
  page,
  bellhop,
}) => {
  test.slow();

  await test.step("on a phone the list and the thread each fill the screen, and nothing scrolls sideways", async () => {
    // Runs axe seven times.
    await page.setViewportSize(phone);
    await page.goto("/messages?tab=all");
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await expectAccessible(page, "sign-in page on a phone");
    await fillSignIn(page, bellhop);
    await expect(page.getByRole("heading", { level: 1, name: "Inbox" })).toBeAttached();
    await expectAccessible(page, "inbox on a phone");
    await page.getByRole("link", { name: /Tomás Medeiros/ }).click();
    await expect(page.getByRole("log")).toContainText("baby cot");
    await expectAccessible(page, "thread on a phone");
    const screens = {
      "/home": /Marta/,
      "/simulator": "Write as a guest",
      "/alerts": "Alerts",
      "/builder": "Builder",
    };
    for (const [path, name] of Object.entries(screens)) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name })).toBeAttached();
      await expectAccessible(page, `${path} on a phone`);
    }
  });

  await test.step("a link to a screen works after signing in, and the venue can be switched", async () => {
    await page.setViewportSize(desk);
    await page.goto("/");
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole("heading", { level: 1, name: /Marta/ })).toBeVisible();
    await expectAccessible(page, "home");
    await page.getByRole("button", { name: /Hotel Belvedere/ }).click();
    await page.getByRole("menu").getByText("Belvedere al Porto").click();
    await expect(page.getByRole("button", { name: /Belvedere al Porto/ })).toBeVisible();
    await page.goto("/messages?tab=all");
    await expect(page.getByRole("link", { name: /Noor Jansen/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /Tomás Medeiros/ })).toHaveCount(0);
    // And back.
    await page.getByRole("button", { name: /Belvedere al Porto/ }).click();
    await page.getByRole("menu").getByText("Hotel Belvedere", { exact: true }).click();
    await expect(page.getByRole("button", { name: /^Hotel Belvedere/ })).toBeVisible();
  });
});
