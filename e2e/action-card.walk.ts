import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { callsOf } from "./knowledge.ts";
import { openSignedIn, owner } from "./sign-in-page.ts";
import { addSimulatedGuest } from "./simulated-guest.ts";

const phone = { width: 390, height: 844 };
const undoSeconds = 10;

/** What a guest writes, and the words on each button that finishes it. */
const handedOver: [name: string, text: string, taps: RegExp[]][] = [
  ["a request", "Can you book a taxi for 3 tomorrow at 6:00?", [/^Confirm$/, /^Confirm and send/]],
  [
    "two requests in one message",
    "Could I have a wake-up call tomorrow at 6:30? And a taxi for 2 at 8:00, please.",
    [/^Confirm (both|all)/, /^Confirm and send/],
  ],
  ["a request in French", "Pouvez-vous m'apporter deux serviettes ?", [/^Confirm$/, /^Confirm and send/]],
  [
    "a request in German",
    "Können Sie bitte für morgen um 7 Uhr ein Taxi bestellen?",
    [/^Confirm$/, /^Confirm and send/],
  ],
  [
    "a request in Spanish",
    "Necesitamos una cuna en la habitación, por favor.",
    [/^Confirm$/, /^Confirm and send/],
  ],
  ["a change of a time", "Could the taxi come at 7:00 tomorrow?", [/^Confirm$/, /^Confirm and send/]],
  ["a complaint", "The air conditioning is broken and nobody comes!", [/^We're on our way/, /^Send reply/]],
  ["a complaint in German", "Das Bad ist schmutzig!", [/^We're on our way/, /^Send reply/]],
  [
    "three requests in one message",
    "We need two pillows, a blanket and a taxi tomorrow at 9:00.",
    [/^Confirm (both|all)/, /^Confirm and send/],
  ],
  ["a question without an entry", "Is there a helipad?", [/^One moment, please/, /^Send reply/]],
];

test("handed-over conversations are finished on a phone in at most three taps, and by keyboard", async ({
  page,
  bellhop,
}) => {
  test.slow();
  const guest = await addSimulatedGuest(await callsOf(bellhop), "Ines Falk");
  await page.setViewportSize(phone);
  await openSignedIn(page, "/messages?tab=all", bellhop, owner);
  for (const [name, text, taps] of handedOver) {
    await test.step(name, async () => {
      await guest(text);
      await page
        .getByRole("region", { name: "Inbox" })
        .getByRole("link", { name: /Ines Falk/ })
        .click();
      const card = page.getByRole("group", { name: /^(Handed over|Requests)/ });
      await expect(card).toBeVisible();
      if (name === "two requests in one message") await expectAccessible(page, "card on a phone");
      let count = 0;
      for (const tap of taps) {
        await card.getByRole("button", { name: tap }).first().click();
        count += 1;
      }
      expect(count).toBeLessThanOrEqual(3);
      await expect(card).toHaveCount(0);
      // The assistant reads the next message.
      const handedBack = page.waitForResponse(/\/api\/hand_back/);
      await page.getByRole("button", { name: /Hand back/ }).click();
      await handedBack;
      await expect(page.getByText("The assistant is answering.")).toBeVisible();
      await page.getByRole("button", { name: "Back to the inbox" }).click();
    });
  }

  await test.step("by keyboard alone, and one undo takes reply and decision back", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/messages?tab=all");
    await guest("Can you book a table for 2 tomorrow at 20:00?");
    await page
      .getByRole("region", { name: "Inbox" })
      .getByRole("link", { name: /Ines Falk/ })
      .click();
    const card = page.getByRole("group", { name: /^(Handed over|Requests)/ });
    await expect(card.getByRole("button", { name: "Confirm", exact: true })).toBeVisible();
    await expectAccessible(page, "card with a request");
    await page.keyboard.press("c");
    const reply = page.getByRole("textbox", { name: "Reply" });
    await expect(reply).not.toHaveValue("");
    const words = await reply.inputValue();
    await page.keyboard.press("Control+Enter");
    await expect(card).toHaveCount(0);
    await page.keyboard.press("z");
    await expect(card.getByRole("button", { name: "Confirm", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(reply).toHaveValue(words);
    await page.keyboard.press("Control+Enter");
    // The message, and the line of the request that names it.
    await expect(page.getByRole("log", { name: "Messages" }).getByText(words).first()).toBeVisible({
      timeout: (undoSeconds + 10) * 1_000,
    });
  });
});
