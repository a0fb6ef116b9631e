import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { completeSignUp, continueToSignUp, demoMailbox, signUp } from "./new-person.ts";

const hotel = {
  name: "Casa Nuova",
  rooms: "12",
  phone: "06 5551 0177",
  breakfast: "Breakfast is from 7:30 to 10:30.",
};

const saved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
const row = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("a venue is written in its forms from scratch, reloaded, published, and answers guests", async ({
  page,
  bellhop,
}) => {
  // Ten screens, each checked light and dark.
  test.setTimeout(400_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const person = { name: "Nora Villa", email: "nora@casanuova.example", password: "twelve rooms by the sea" };
  await signUp(page, person, demoMailbox(bellhop));
  await continueToSignUp(page);
  await completeSignUp(page, hotel);

  await test.step("the profile accepts what people type, and reports errors", async () => {
    await page.goto("/profile");
    await expect(heading(page, "Hotel profile")).toBeVisible();
    await page.getByRole("textbox", { name: "About the hotel" }).fill("Twelve rooms by the sea.");
    const contact = page.getByRole("group", { name: "Contact" });
    const phone = contact.getByLabel("Phone");
    await phone.fill("a number");
    await phone.blur();
    await expect(contact.getByText(/Enter only digits/)).toBeVisible();
    await phone.fill("06 5551 0142");
    await phone.blur();
    await expect(phone).toHaveValue("+39 06 5551 0142");
    await contact.getByLabel("Website").fill("casanuova.example/en");
    await contact.getByLabel("Website").blur();
    await expect(contact.getByLabel("Website")).toHaveValue("https://casanuova.example/en");
    await saved(page);
    await expectAccessible(page, "profile");
    await page.reload();
    await expect(page.getByRole("textbox", { name: "About the hotel" })).toHaveValue(
      "Twelve rooms by the sea.",
    );
    await expect(phone).toHaveValue("+39 06 5551 0142");
  });

  await test.step("a rule opens in place, and is summarised in one line", async () => {
    await page.goto("/guestpolicy#quiet_hours");
    await expect(heading(page, "Guest policy")).toBeVisible();
    // The address opened its first field.
    const quiet = page.getByRole("combobox", { name: "From" });
    await expect(quiet).toBeFocused();
    await quiet.fill("22.30");
    await page.getByRole("combobox", { name: "Until" }).click();
    await page.getByRole("option", { name: "07:00" }).click();
    await row(page, "City tax").click();
    await page.getByLabel("Free for children under").fill("14");
    await page.getByLabel("Price", { exact: true }).fill("2,50");
    await page.getByLabel("Price", { exact: true }).blur();
    await expect(page.getByLabel("Price", { exact: true })).toHaveValue("2.50");
    await expect(page.getByLabel("Charged", { exact: true })).toHaveValue("person_night");
    await row(page, "Pets").click();
    await page.getByRole("radiogroup", { name: "Is it allowed?" }).getByLabel("On request").check();
    await expectAccessible(page, "guest policy");
    await row(page, "Pets").click();
    await saved(page);
    await page.reload();
    await expect(row(page, "Quiet hours")).toContainText("From 22:30 until 07:00");
    await expect(row(page, "City tax")).toContainText(
      /Free under 14 years · .?€2\.50.? per person and night/,
    );
    await expect(row(page, "Pets")).toContainText("On request");
    await row(page, "Pets").click();
    await page.getByRole("radio", { name: "On request" }).click();
    await expect(page.getByRole("radio", { name: "On request" })).not.toBeChecked();
  });

  await test.step("one click answers an amenity, one more the rest of its group, and both are undone", async () => {
    await page.goto("/amenities");
    await expect(heading(page, "Amenities")).toBeVisible();
    const state = (name: string, is: string) =>
      page.getByRole("radiogroup", { name, exact: true }).getByRole("radio", { name: is });
    await state("Sauna", "No").check();
    await state("Gym", "Yes").check();
    await row(page, "Gym").click();
    await page.getByRole("button", { name: "Set hours by weekday" }).click();
    await page.getByRole("button", { name: "Remove 09:00–18:00 on Sunday" }).click();
    await page.getByLabel("Location").fill("in the basement");
    await expectAccessible(page, "amenities");
    await page.getByRole("button", { name: "Set the others to No: Internet and work" }).click();
    await expect(state("Printer", "No")).toBeChecked();
    await page
      .getByText(/set to No/)
      .locator("..")
      .getByRole("button", { name: "Undo" })
      .click();
    await expect(state("Printer", "No")).not.toBeChecked();
    await page.getByRole("button", { name: /^No \d/ }).click();
    await expect(page.getByRole("radiogroup", { name: "Sauna" })).toBeVisible();
    await expect(page.getByRole("radiogroup", { name: "Gym" })).toBeHidden();
    await saved(page);
    await page.reload();
    await expect(state("Sauna", "No")).toBeChecked();
    await expect(row(page, "Gym")).toContainText("Mon–Sat 09:00–18:00 · in the basement");
  });

  await test.step("an extra without a price says so; with a price it is complete", async () => {
    await page.goto("/upsells");
    await expect(page.getByText("No upsells yet")).toBeVisible();
    await expectAccessible(page, "upsells, empty");
    await page.getByRole("button", { name: "Add upsell" }).click();
    await page.getByRole("menuitem", { name: "Massage" }).click();
    await expect(page.getByText("No price")).toBeVisible();
    await page.getByRole("textbox", { name: "Price", exact: true }).fill("60");
    await expect(page.getByText("No price")).toBeHidden();
    await page.getByLabel("Book ahead").fill("12");
    await page.getByRole("button", { name: "Add upsell" }).click();
    await page.getByRole("menuitem", { name: "Your own upsell" }).click();
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Boat trip");
    await page.getByRole("textbox", { name: "Price", exact: true }).fill("85");
    await page.getByRole("radio", { name: "Booked at once" }).check();
    await page.getByRole("button", { name: "Move, duplicate or remove Boat trip" }).click();
    await page.getByRole("menuitem", { name: "Move up" }).click();
    await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("Boat trip");
    await expectAccessible(page, "upsells");
    await saved(page);
    await page.reload();
    await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("Boat trip");
    await expect(row(page, "Massage")).toContainText("€60");
  });

  await test.step("what another section asks is linked, and set there", async () => {
    await page.getByRole("button", { name: "Add upsell" }).click();
    await page.getByRole("menuitem", { name: "Late check-out (in Guest policy)" }).click();
    await expect(heading(page, "Guest policy")).toBeVisible();
    await page.getByRole("textbox", { name: "Price", exact: true }).fill("30");
    await page.getByRole("textbox", { name: "Price", exact: true }).blur();
    await saved(page);
    await page.getByRole("link", { name: "Change 24-hour reception in Hotel profile" }).click();
    await expect(heading(page, "Hotel profile")).toBeVisible();
    await expect(page.getByRole("link", { name: "Change Cash machine in Amenities" })).toBeVisible();
  });

  await test.step("a question is answered in the FAQ", async () => {
    await page.goto("/faq");
    await page.getByRole("button", { name: "Add entry" }).first().click();
    await page.getByRole("textbox", { name: "Question" }).fill("Is there a boat to the islands?");
    await page
      .getByRole("textbox", { name: "Answer" })
      .fill("The boat to the islands leaves at 9:40 from the pier.");
    await expectAccessible(page, "faq");
    await saved(page);
  });

  await test.step("everything is published, and the simulator's guest gets answers from the cited version", async () => {
    await page.goto("/builder");
    const bar = page.getByRole("main");
    await bar.getByRole("button", { name: /^Publish \d+ change/ }).click();
    await expect(bar.getByText("Up to date")).toBeVisible();
    await page.goto("/simulator");
    await page.getByRole("textbox", { name: /^Write as / }).waitFor();
    const phone = page.getByRole("log", { name: "Messages on the phone" });
    const asks = async (question: string, answer: string | RegExp) => {
      const writing = page.getByRole("textbox", { name: /^Write as / });
      await writing.fill(question);
      await writing.press("Enter");
      await expect(phone).toContainText(answer);
    };
    await asks(
      "When does the boat to the islands leave?",
      "The boat to the islands leaves at 9:40 from the pier.",
    );
    await asks("Is there a sauna?", /Sauna: not available/);
    await asks("How much is a late check-out?", /€30/);
    await asks("What are the quiet hours?", /22:30/);
    await page.goto("/messages?tab=all");
    await page.getByRole("link", { name: /Quiet hours: 22:30/ }).click();
    const thread = page.getByRole("log", { name: "Messages" });
    await expect(
      thread.getByRole("button", { name: /boat to the islands.* · FAQ · version 2/ }),
    ).toBeVisible();
    await thread.getByRole("button", { name: /Sauna · Amenities · version 2/ }).click();
    await thread.getByRole("link", { name: "Open entry" }).click();
    await expect(page.getByRole("radiogroup", { name: "Sauna", exact: true })).toBeVisible();
  });

  await test.step("the builder shows the same forms", async () => {
    await page.goto("/builder?section=policy");
    await expect(row(page, "Quiet hours")).toContainText("From 22:30 until 07:00");
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ["/profile", "/guestpolicy", "/amenities", "/upsells"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page, `${path} on a phone`);
    }
  });
});
