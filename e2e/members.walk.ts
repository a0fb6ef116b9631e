import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { demoMailbox } from "./new-person.ts";
import { openSignedIn, owner, staff } from "./sign-in-page.ts";

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const colleague = {
  name: "Ines Carvalho",
  email: "ines@belvedere.example",
  password: "the lift goes to four",
};

/** The items in the menu of a member or venue. */
async function choose(page: Page, menu: string | RegExp, item: string) {
  await page.getByRole("button", { name: menu }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

test("owners invite and remove members, add and close hotels, and a member of two operators switches between them", async ({
  page,
  browser,
  bellhop,
}) => {
  test.slow();
  await page.setViewportSize(desk);
  await openSignedIn(page, "/settingsaccountsetup", bellhop, owner);

  await test.step("a colleague is invited as staff, becomes a manager, and is out within twenty seconds when removed", async () => {
    const members = page.getByRole("region", { name: /^Members/ });
    await expect(members.getByText("You", { exact: true })).toBeVisible();
    await expectAccessible(page, "account setup");

    await page.getByRole("button", { name: "Invite" }).click();
    await expectAccessible(page, "invite");
    await page.getByLabel("E-mail").fill("not an address");
    await page.getByRole("button", { name: "Send invitation" }).click();
    await expect(page.getByText(/Enter an e-mail address like/)).toBeVisible();
    await page.getByLabel("E-mail").fill(colleague.email);
    await page.getByLabel("All hotels").uncheck();
    await page.getByRole("checkbox", { name: "Hotel Belvedere" }).check();
    await page.getByRole("button", { name: "Send invitation" }).click();
    const invited = page.getByRole("region", { name: /^Pending invitations/ });
    await expect(invited.getByText(colleague.email)).toBeVisible();
    await expect(invited.getByText("Hotel Belvedere")).toBeVisible();

    // Another person in another browser.
    const theirs = await browser.newContext({ baseURL: bellhop.url, viewport: phone });
    const tab = await theirs.newPage();
    const [link = ""] = (await demoMailbox(bellhop).mailTo(colleague.email)).links;
    await tab.goto(link);
    await tab.getByLabel("Your name").fill(colleague.name);
    await tab.getByLabel("Password", { exact: true }).fill(colleague.password);
    await tab.getByRole("button", { name: "Create account and accept" }).click();
    await expect(tab).toHaveURL(/\/home$/);
    await expect(tab.getByRole("heading", { level: 1, name: /Ines/ })).toBeAttached();

    await tab.goto("/settingsaccountsetup");
    await expect(tab.getByText("Ask a manager or an owner.")).toBeVisible();
    await expect(tab.getByRole("button", { name: "Invite" })).toHaveAttribute("aria-disabled", "true");
    await tab.getByRole("button", { name: "Invite" }).press("Enter");
    await expect(tab.getByRole("dialog")).toHaveCount(0);
    await expect(tab.getByText("Only owners can see it.")).toBeVisible();
    await expectAccessible(tab, "account setup of staff, on a phone");
    await tab.goto("/settingsaccountsetup/log");
    await expect(tab.getByText("Only owners can see the activity log")).toBeVisible();

    await page.reload();
    await choose(page, `Actions for ${colleague.name}`, "Change role and hotels");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: `Actions for ${colleague.name}` })).toBeFocused();
    await choose(page, `Actions for ${colleague.name}`, "Change role and hotels");
    await page.getByRole("radio", { name: "Manager" }).check();
    await expectAccessible(page, "role and venues");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(members.getByRole("listitem").filter({ hasText: colleague.name })).toContainText("Manager");
    await tab.goto("/settingsaccountsetup");
    await expect(tab.getByRole("button", { name: `Actions for ${colleague.name}` })).toBeVisible();
    await expectAccessible(tab, "account setup of a manager, on a phone");

    await choose(page, `Actions for ${colleague.name}`, "Remove");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText(/Ines Carvalho.* added back to the team/)).toBeVisible();
    await expect(members.getByText(colleague.name)).toBeVisible();

    await tab.goto("/home");
    await expect(tab.getByRole("heading", { level: 1, name: /Ines/ })).toBeAttached();
    await choose(page, `Actions for ${colleague.name}`, "Remove");
    await expect(members.getByText(colleague.name)).toHaveCount(0);
    // Their tab is not touched.
    await expect(tab.getByText(/You are no longer a member of/)).toBeVisible({ timeout: 20_000 });
    await expect(tab.getByRole("navigation", { name: "Main" })).toHaveCount(0);
    // The message also shows on the next visit.
    await tab.goto("/home");
    await expect(tab.getByRole("heading", { name: /You are no longer a member of/ })).toBeVisible();
    await expectAccessible(tab, "no longer a member, on a phone");
    await tab.getByRole("button", { name: "Create your own hotel" }).click();
    await expect(tab.getByRole("heading", { name: "Name your hotel" })).toBeVisible();
    await theirs.close();
  });

  await test.step("the only owner cannot leave; a venue is added, renamed, closed by its name, and reopened", async () => {
    await page.goto("/settingsaccountsetup");
    const members = page.getByRole("region", { name: /^Members/ });
    await members.getByRole("listitem").filter({ hasText: "You" }).getByRole("button").click();
    const leave = page.getByRole("menuitem", { name: "Leave" });
    await expect(leave).toHaveAttribute("aria-disabled", "true");
    await expect(leave).toContainText("This is the only owner. Make someone else an owner first.");
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Add hotel" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Add hotel" }).click();
    await expect(page.getByRole("alert")).toContainText("Enter the hotel's name");
    await page.getByLabel("Hotel name").fill("Belvedere Lido");
    await page.getByLabel("Country").selectOption("PT");
    await page.getByLabel("Rooms").fill("12");
    await page.getByLabel("Reception phone").fill("912 555 0188");
    await expectAccessible(page, "add a venue");
    await page.getByRole("dialog").getByRole("button", { name: "Add hotel" }).click();
    await page.getByRole("button", { name: "Go to hotel" }).click();
    await expect(page.getByRole("button", { name: /^Belvedere Lido/ })).toBeVisible();

    const venues = page.getByRole("region", { name: /^Hotels/ });
    await choose(page, "Actions for Belvedere Lido", "Rename");
    await page.getByRole("textbox", { name: "Name" }).fill("Belvedere sul Mare");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(venues.getByText("Belvedere sul Mare")).toBeVisible();

    // If the venue that closes is open, another one opens.
    await choose(page, "Actions for Belvedere sul Mare", "Close");
    const confirm = page.getByRole("button", { name: "Close hotel" });
    await page.getByLabel(/^Type .* to confirm/).fill("belvedere");
    await expect(confirm).toBeDisabled();
    await page.getByLabel(/^Type .* to confirm/).fill("belvedere SUL mare");
    await confirm.click();
    await expect(venues.getByText("Closed", { exact: true })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" }).getByText("Belvedere sul Mare")).toHaveCount(
      0,
    );
    await choose(page, "Actions for Belvedere sul Mare", "Reopen");
    await expect(venues.getByText("Closed", { exact: true })).toHaveCount(0);
    // So that it is in no menu of the next step.
    await choose(page, "Actions for Belvedere sul Mare", "Close");
    await page.getByLabel(/^Type .* to confirm/).fill("Belvedere sul Mare");
    await confirm.click();
    await expect(venues.getByText("Closed", { exact: true })).toBeVisible();
  });

  await test.step("a member of another operator joins from the notice, switches by keyboard, and leaves again", async () => {
    const others = await browser.newContext({ baseURL: bellhop.url, viewport: desk });
    const inviting = await others.newPage();
    await openSignedIn(inviting, "/settingsaccountsetup", bellhop, "owner@vicina.example");
    await inviting.getByRole("button", { name: "Invite" }).click();
    await inviting.getByLabel("E-mail").fill(staff);
    await inviting.getByRole("button", { name: "Send invitation" }).click();
    await expect(
      inviting.getByRole("region", { name: /^Pending invitations/ }).getByText(staff),
    ).toBeVisible();

    const theirs = await browser.newContext({ baseURL: bellhop.url, viewport: desk });
    const tab = await theirs.newPage();
    await openSignedIn(tab, "/home", bellhop, staff);
    await expectAccessible(tab, "home with an invitation");
    await tab.getByRole("main").getByRole("button", { name: /^Join/ }).click();
    await expect(tab.getByText(/You joined/)).toBeVisible();

    // The venue they chose last.
    const menu = tab.getByRole("navigation", { name: "Main" }).getByRole("button", { name: /Belvedere/ });
    await menu.press("Enter");
    await expect(tab.getByRole("menuitemradio").first()).toBeFocused();
    await expectAccessible(tab, "venues of two operators");
    await tab.keyboard.press("End");
    const venueName = (await tab.getByRole("menuitemradio").last().innerText()).trim();
    await tab.keyboard.press("Enter");
    await expect(
      tab.getByRole("navigation", { name: "Main" }).getByRole("button", { name: venueName }),
    ).toBeVisible();

    await tab.goto("/settingsaccountsetup");
    await tab.getByRole("button", { name: "Leave" }).click();
    await tab.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
    // The remaining screens open.
    await expect(
      tab.getByRole("navigation", { name: "Main" }).getByRole("button", { name: /Belvedere/ }),
    ).toBeVisible();
    await others.close();
    await theirs.close();
  });
});
