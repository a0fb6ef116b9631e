import { listConversations, takeOver } from "@bellhop/contract/conversations";
import { listEntries } from "@bellhop/contract/knowledge";
import { sendReply } from "@bellhop/contract/messages";
import { expectAccessible } from "./accessibility.ts";
import { type Ask, expect, faq, idOf, test, toast } from "./knowledge.ts";
import { addSimulatedGuest } from "./simulated-guest.ts";

const boat = faq(1, "When does the boat leave?", "The boat leaves at nine from the pier.");
const pool = faq(2, "Is the pool warm?", "The pool is warm all year.");

async function conversationOf(ask: Ask, name: string) {
  const { items } = await ask(listConversations, { tab: "all", limit: 100 });
  return items.find(({ guest }) => guest.name === name);
}

test("a wrong answer and an unanswered question become gaps, one of them an entry with what staff replied", async ({
  page,
  ask,
  writes,
}) => {
  await writes([boat, pool], { published: true });
  const says = await addSimulatedGuest(ask, "Ines Falk");
  await says("When does the boat leave?");
  await page.goto("/messages?tab=all");
  await page
    .getByRole("region", { name: "Inbox" })
    .getByRole("link", { name: /Ines Falk/ })
    .click();
  const log = page.getByRole("log");
  const answer = log.locator("[data-author=assistant]").filter({ hasText: "at nine from the pier" });
  await expect(answer).toBeVisible();

  // The mark is set and taken back by keyboard.
  const menu = answer.getByRole("button", { name: "Message actions" });
  await menu.press("Enter");
  await page.getByRole("menuitem", { name: "Mark as wrong" }).press("Enter");
  await expect(toast(page, "Marked as wrong.")).toBeVisible();
  await expect(answer).toContainText("Marked as wrong by");
  await expectAccessible(page, "an answer that is marked as wrong");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(answer).not.toContainText("Marked as wrong by");
  await menu.press("Enter");
  await page.getByRole("menuitem", { name: "Mark as wrong" }).click();
  await expect(answer).toContainText("Marked as wrong by");

  await says("Who painted the frescoes in the hall?");
  await expect(log.getByText("Who painted the frescoes in the hall?").first()).toBeVisible();
  await expect
    .poll(async () => (await conversationOf(ask, "Ines Falk"))?.open_questions.length)
    .toBeGreaterThan(0);
  const conversation_id = (await conversationOf(ask, "Ines Falk"))?.conversation_id ?? "";
  await ask(takeOver, { conversation_id });
  await ask(sendReply, { conversation_id, message_id: idOf(21), text: "Anna Rossi painted them in 1911." });

  await page.goto("/guest-assistant?part=gaps");
  const gaps = page.getByRole("region", { name: "Questions without a right answer" });
  const wrong = gaps.getByRole("listitem").filter({ hasText: "When does the boat leave?" }).first();
  await expect(wrong).toContainText("1 wrong answer");
  await wrong.getByRole("button", { name: /Dismiss/ }).click();
  await expect(wrong).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(wrong).toBeVisible();

  const open = gaps.getByRole("listitem").filter({ hasText: "frescoes" }).first();
  await expect(open).toContainText("Anna Rossi painted them in 1911.");
  await open.getByRole("button", { name: /Show the guest's question/ }).click();
  await expect(open.getByRole("link", { name: /Open conversation/ })).toBeVisible();
  await expectAccessible(page, "gaps");
  await open.getByRole("button", { name: /Add to knowledge/ }).click();
  const dialog = page.getByRole("dialog", { name: "Answer this question" });
  await expect(dialog.getByRole("textbox", { name: "Answer" })).toHaveValue(
    "Anna Rossi painted them in 1911.",
  );
  await expect(dialog.getByRole("textbox", { name: "Question" })).toHaveValue(
    "Who painted the frescoes in the hall?",
  );
  await dialog.getByRole("button", { name: "Add entry" }).click();
  await expect
    .poll(async () => (await ask(listEntries, { section: "faq", search: "frescoes" })).items.length)
    .toBe(1);

  // The draft answers what nothing answered, and the replay says so.
  await page.goto("/guest-assistant?part=replay");
  await page.getByRole("button", { name: "Start replay" }).click();
  const replay = page.getByRole("region", { name: "Guests' last messages against your draft" });
  const better = replay.getByRole("button", { name: /frescoes.*Better/ });
  await expect(better).toBeVisible();
  await expect(replay).toContainText("Anna Rossi painted them in 1911.");
  await expectAccessible(page, "a replay");
});
