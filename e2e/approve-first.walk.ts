import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { openPhone } from "./open-phone.ts";
import { openSignedIn, owner } from "./sign-in-page.ts";

const viewport = { width: 1440, height: 900 };
const answer = /7:00/;

test("answers wait until a member sends them, which a colleague sees", async ({
  page,
  browser,
  context,
  bellhop,
}) => {
  await page.setViewportSize(viewport);
  await openSignedIn(page, "/settingsfunctinality", bellhop, owner);
  await page.getByRole("radio", { name: /^Approve first/ }).check();
  await expect(page.getByText("Staff approve the assistant's answers.")).toBeVisible();

  const colleague = await (
    await browser.newContext({ baseURL: bellhop.url, locale: "en", viewport })
  ).newPage();
  await openSignedIn(colleague, "/messages?tab=waiting", bellhop);
  await page.goto("/messages?tab=waiting");
  const guest = await openPhone(context);
  const onPhone = context.pages().at(-1)?.getByRole("log", { name: "Messages on the phone" });
  if (!onPhone) throw new Error("The phone is not open");

  await guest("What time is breakfast?");
  for (const one of [page, colleague]) {
    const row = one.getByRole("region", { name: "Inbox" }).getByRole("link", { name: /Elif Demir/ });
    await expect(row).toContainText("Answer ready");
    await row.click();
    await expect(one.getByRole("region", { name: "Answer to approve" })).toContainText(answer);
  }
  await expect(onPhone).not.toContainText(answer);
  await expectAccessible(page, "answer to approve");

  // Also from the empty reply field.
  await page.getByRole("textbox", { name: "Reply" }).press("Control+Enter");
  await expect(onPhone).toContainText(answer);
  for (const one of [page, colleague]) {
    await expect(one.getByRole("region", { name: "Answer to approve" })).toHaveCount(0);
    await expect(one.getByRole("log", { name: "Messages" })).toContainText("Assistant, approved by");
  }

  await guest("Is there a swimming pool?");
  const draft = colleague.getByRole("region", { name: "Answer to approve" });
  await draft.getByRole("button", { name: "Edit answer" }).click();
  await draft.getByRole("textbox", { name: "Answer to approve" }).fill("Yes, on the roof.");
  await expect(draft).toContainText("It is sent as your own message.");
  await draft.getByRole("button", { name: /^Send changed answer/ }).click();
  await expect(onPhone).toContainText("Yes, on the roof.");
  // The assistant keeps the conversation.
  await expect(colleague.getByText("The assistant is answering.")).toBeVisible();
  await expect(page.getByText("The assistant is answering.")).toBeVisible();
});
