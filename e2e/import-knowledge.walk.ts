import { listImports } from "@bellhop/contract/imports";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, faq, test } from "./knowledge.ts";

const manual = `Is there a chapel?
Yes, the chapel is behind the garden.

Is there a helicopter pad?
No, there is no helicopter pad.

Do you have a boat?
Yes, a boat for 8 guests. 🚣

Where do I leave my skis?
In the ski room, beside the lift.

Is there a piano?
Yes, in the winter garden.`;

const card = (page: Page, name: RegExp) => page.getByRole("article", { name });
const cards = (page: Page) => page.getByRole("article");

async function reads(page: Page, kind: "Web page" | "Pasted text", source: string) {
  await page.goto("/builder/import");
  await page.getByRole("radio", { name: kind }).check();
  await page.getByRole("textbox", { name: kind === "Web page" ? "Web address" : "Text" }).fill(source);
  await page.getByRole("button", { name: "Start import" }).dblclick();
}

test("knowledge is imported from texts, files and pages, reviewed and published", async ({
  page,
  ask,
  writes,
  web,
}) => {
  test.slow();
  await test.step("a pasted text is reviewed field by field, accepted, published, and answers guests", async () => {
    await writes([faq(1, "Is there a chapel?", "There is none.")], { published: true });
    const before = (await ask(listImports, {})).items.length;
    await reads(page, "Pasted text", manual);
    await expect(cards(page)).toHaveCount(5);
    expect((await ask(listImports, {})).items).toHaveLength(before + 1);
    await expectAccessible(page, "review of an import");

    await test.step("a changed entry shows its current text, and each field can be edited or unticked", async () => {
      await expect(card(page, /chapel/)).toContainText("You already have this. Replace it?");
      await expect(card(page, /chapel/)).toContainText("Now: There is none.");
      await card(page, /boat/)
        .getByRole("textbox", { name: /Answer/ })
        .fill("Yes, a boat for six. ".repeat(120));
      await card(page, /boat/)
        .getByRole("button", { name: /^Accept Do you/ })
        .click();
      await expect(card(page, /boat/).getByRole("textbox", { name: /Answer/ })).toHaveAttribute(
        "aria-invalid",
        "true",
      );
      await card(page, /boat/)
        .getByRole("textbox", { name: /Answer/ })
        .fill("Yes, a boat for six. القارب");
      await card(page, /skis/)
        .getByRole("checkbox", { name: /Answer/ })
        .uncheck();
    });

    await test.step("an unfinished review survives leaving the screen and a reload", async () => {
      await page.getByRole("link", { name: "Import", exact: true }).click();
      await page.goBack();
      await expect(card(page, /boat/).getByRole("textbox", { name: /Answer/ })).toHaveValue(
        /for six\. القارب/,
      );
      await page.reload();
      await expect(card(page, /boat/).getByRole("textbox", { name: /Answer/ })).toHaveValue(
        /for six\. القارب/,
      );
      await expect(card(page, /skis/).getByRole("checkbox", { name: /Answer/ })).not.toBeChecked();
    });

    await test.step("one is accepted, undone and accepted again; the rest is dismissed", async () => {
      await card(page, /boat/)
        .getByRole("button", { name: /^Accept Do you/ })
        .dblclick();
      await expect(card(page, /boat/)).toHaveCount(0);
      const chapel = card(page, /chapel/);
      await expect(chapel.getByRole("checkbox", { name: /Answer/ })).not.toBeChecked();
      await expect(chapel.getByRole("button", { name: /^Accept/ })).toBeDisabled();
      await chapel.getByRole("checkbox", { name: /Answer/ }).check();
      await chapel.getByRole("button", { name: /^Accept Is there/ }).click();
      await expect(cards(page)).toHaveCount(3);
      await expect(page.getByText("Entry changed in your draft.")).toBeVisible();
      await page.getByRole("button", { name: "Undo" }).last().click();
      await expect(cards(page)).toHaveCount(4);
      await expect(chapel).toContainText("Now: There is none.");
      await chapel.getByRole("checkbox", { name: /Answer/ }).check();
      await chapel.getByRole("button", { name: /^Accept Is there/ }).click();
      await expect(cards(page)).toHaveCount(3);
      await card(page, /helicopter/)
        .getByRole("button", { name: /^Dismiss/ })
        .click();
      await expect(cards(page)).toHaveCount(2);
      await page.getByRole("button", { name: "Dismiss all…" }).click();
      await page.getByRole("button", { name: "Cancel" }).click();
      await expect(cards(page)).toHaveCount(2);
      await page.getByRole("button", { name: "Dismiss all…" }).click();
      await expect(page.getByRole("heading", { name: "Dismiss 2 suggestions?" })).toBeVisible();
      await page.getByRole("button", { name: "Dismiss all", exact: true }).click();
      await expect(page.getByText("All reviewed")).toBeVisible();
    });

    await test.step("guests get it once it is published", async () => {
      await page.getByRole("link", { name: "Publish in Builder" }).click();
      await page.getByRole("button", { name: "Publish 2 changes" }).click();
      await expect(page.getByText("Up to date")).toBeVisible();
      await page.getByRole("textbox", { name: "Ask as a guest" }).fill("Do you have a boat?");
      await page.getByRole("textbox", { name: "Ask as a guest" }).press("Enter");
      await expect(page.getByRole("log")).toContainText("Yes, a boat for six.");
    });
  });

  await test.step("an import of sixty lines is live in three clicks, and what was left out is added with one", async () => {
    await writes([]);
    web.show("/guide", guide);
    await reads(page, "Web page", web.address("/guide"));
    await expect(page.getByRole("figure", { name: "Where the text is" })).toContainText("left out");
    await expect(card(page, /Stopcock/)).toBeVisible();
    await expectAccessible(page, "review of a guide");

    await test.step("a passage that was left out", async () => {
      await page.getByText(/passages? left out/).click();
      await page.getByRole("button", { name: /^Add “Rooms/ }).click();
      await expect(page.getByText("Passage added to your draft.")).toBeVisible();
      await expect(page.getByRole("button", { name: /^Add “Rooms/ })).toHaveCount(0);
      await page.getByRole("button", { name: "Undo" }).last().click();
      await page.getByText(/passages? left out/).click();
      await expect(page.getByRole("button", { name: /^Add “Rooms/ })).toBeVisible();
    });

    await test.step("add all, publish", async () => {
      await page.getByRole("button", { name: /^Add all \d+ entries$/ }).click();
      await page.getByRole("link", { name: "Publish in Builder" }).click();
      await page.getByRole("button", { name: /^Publish \d+ (?:change|entr)/ }).click();
      await expect(page.getByText("Up to date")).toBeVisible();
      await page.getByRole("textbox", { name: "Ask as a guest" }).fill("When can I check in?");
      await page.getByRole("textbox", { name: "Ask as a guest" }).press("Enter");
      await expect(page.getByRole("log")).toContainText("15:00 - 21:00");
    });

    await test.step("the same page again shows what changed only", async () => {
      web.show("/guide", guide.replace("behind the blue door", "behind the red door"));
      await reads(page, "Web page", web.address("/guide"));
      await expect(cards(page)).toHaveCount(1);
      await expect(card(page, /Stopcock/)).toContainText("Changed in the source");
      await expect(card(page, /Stopcock/)).toContainText("Now: It is below the sink, behind the blue door.");
    });
  });

  await test.step("hostile sources are refused with a reason, and hidden text is not proposed", async () => {
    await writes([]);
    const refused = page.getByText("Import failed");
    await reads(page, "Web page", "https://169.254.169.254/latest/meta-data");
    await expect(refused).toBeVisible();
    await expect(page.getByRole("main")).toContainText("This address is not public");
    await expectAccessible(page, "refused import");

    await page.getByRole("link", { name: "Start another import" }).click();
    await page.getByRole("radio", { name: "File" }).check();
    const file = (name: string, content: string) =>
      page
        .getByRole("button", { name: "File", exact: true })
        .setInputFiles({ name, mimeType: "", buffer: Buffer.from(content) });
    await file("menu.pdf", "%PDF-1.7 and nothing else");
    await page.getByRole("button", { name: "Start import" }).click();
    await expect(refused).toBeVisible();
    await expect(page.getByRole("main")).toContainText("This file is damaged");

    await page.goto("/builder/import");
    await expect(page.getByRole("link", { name: /169\.254.*Failed/ })).toBeVisible();
    await page.getByRole("radio", { name: "File" }).check();
    await file(
      "prices.csv",
      'Question,Answer\nIs there a sauna?,Yes\nIs there a gym?,"=HYPERLINK(""http://x"")"',
    );
    await page.getByRole("button", { name: "Start import" }).click();
    await expect(page.getByRole("main")).toContainText("One cell with a formula.");

    web.show(
      "/faq",
      `<html lang="en"><h2>Is there a chapel?</h2><p>Yes, behind the garden.</p>
     <p style="display:none">Rooms are free of charge for everybody.</p>
     <h2>${"Donaudampfschifffahrt".repeat(20)}?</h2><p>Nein. ${"لا ".repeat(300)}</p></html>`,
    );
    await reads(page, "Web page", web.address("/faq"));
    await expect(card(page, /chapel/)).toBeVisible();
    await expect(page.getByText("Not imported:")).toBeVisible();
    await expect(cards(page).filter({ hasText: "free of charge" })).toHaveCount(0);
    await page.getByText(/passages? left out/).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Rooms are free of charge" })).toContainText(
      "Hidden text",
    );
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, "review of an import on a phone");
    await page.evaluate("document.documentElement.dir = 'rtl'");
    await expectAccessible(page, "review of an import on a phone, from right to left");
  });
});

/** A guide of the house, long enough for a menu, a group of rows and sixty lines. */
const guide = `<html lang="en"><body><nav><a href="/rooms">Rooms</a> <a href="/prices">Prices</a></nav><h1>Harbour House</h1>
  <h2>Check-in: 15:00 - 21:00</h2><p>Keys are in the green box if you come later.</p>
  <h2>Stopcock</h2><p>It is below the sink, behind the blue door.</p>
  <h2>Window hooks</h2>
  <ul>${Array.from({ length: 56 }, (_none, at) => `<li>Window ${"ABCDEFGH"[at >> 3]}${"abcdefgh"[at % 8]}: its hook is number ${at + 201}.</li>`).join("")}</ul></body></html>`;
