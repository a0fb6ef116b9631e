import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { openSignedIn, owner, staff } from "./sign-in-page.ts";

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const pictures = process.env.PICTURES;

const picture = async (page: Page, name: string) => {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, animations: "disabled" });
};
const rowOf = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const panelOf = (page: Page, name: string) => page.getByRole("dialog", { name });
const tab = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Reservations" }).getByRole("link", { name });

test("guests are checked in with undo, found, moved, and joined by another guest", async ({
  page,
  bellhop,
}) => {
  test.slow();
  await page.setViewportSize(desk);
  await openSignedIn(page, "/home", bellhop, owner);
  await page.getByRole("region", { name: "Arrivals" }).getByRole("link", { name: "Grace Lindqvist" }).click();
  await expect(panelOf(page, "Grace Lindqvist")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Reservations" }).click();

  await expect(tab(page, /^Arrivals 3/)).toHaveAttribute("aria-current");
  const names = page
    .getByRole("region", { name: /^Still to arrive/ })
    .getByRole("link", { name: /^(?!Open conversation)/ });
  await expect(names).toHaveText(["Elif Demir", "Ken Nakamura", "Grace Lindqvist"]);
  await expect(rowOf(page, "Grace Lindqvist")).toContainText("Late arrival");
  await expectAccessible(page, "arrivals");
  await picture(page, "arrivals");

  await page.getByRole("button", { name: "Check in: Ken Nakamura" }).click();
  const arrived = page.getByRole("region", { name: /^Arrived/ });
  await expect(arrived).toContainText("Ken Nakamura");
  await expect(tab(page, /^Arrivals 2/)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(names).toHaveCount(3);

  await rowOf(page, "Ken Nakamura").getByRole("link", { name: "Ken Nakamura", exact: true }).click();
  const panel = panelOf(page, "Ken Nakamura");
  await expect(panel).toBeVisible();
  await expectAccessible(page, "panel");
  await picture(page, "panel");
  const address = page.url();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("link", { name: "Ken Nakamura", exact: true })).toBeFocused();
  await page.goForward();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  // By its link alone.
  await page.goto(address);
  await expect(panel).toBeVisible();

  await panel.getByRole("button", { name: "Actions for Ken Nakamura" }).click();
  await expect(page.getByRole("menuitem", { name: /^Remove/ })).toContainText("A reservation needs a guest.");
  await page.getByRole("menuitem", { name: "Move to another room" }).click();
  await expectAccessible(page, "move to another room");
  // Escape closes the dialog only, not the panel below it.
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("New room")).toHaveCount(0);
  await expect(panel).toBeVisible();
  await panel.getByRole("button", { name: "Actions for Ken Nakamura" }).click();
  await page.getByRole("menuitem", { name: "Move to another room" }).click();
  await page.getByLabel("New room").fill("301");
  await page.getByRole("button", { name: "Move guest" }).click();
  await expect(panel.getByText("301", { exact: true })).toBeVisible();
  await expect(page.getByText(/moved to room/)).toBeVisible();

  await panel.getByRole("button", { name: "Add to reservation" }).click();
  const adding = page.getByRole("dialog", { name: "Add a guest to this reservation" });
  await adding.getByLabel("Name").fill("Aiko Nakamura");
  await adding.getByLabel("Phone (optional)").fill("+81 90 5555 0177");
  await adding.getByLabel("Room").fill("302");
  await expectAccessible(page, "add a guest to a reservation");
  await adding.getByRole("button", { name: "Add to reservation" }).click();
  const both = panelOf(page, "Ken Nakamura, Aiko Nakamura");
  await expect(both.getByText("302", { exact: true })).toBeVisible();
  await expect(both.getByText("+81 90 5555 0177")).toBeVisible();
  await both.getByRole("button", { name: "Actions for Aiko Nakamura" }).click();
  await page.getByRole("menuitem", { name: /^Remove from room/ }).click();
  await expect(panelOf(page, "Ken Nakamura").getByText("302", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(both.getByText("302", { exact: true })).toBeVisible();

  await both.getByRole("button", { name: "Change status" }).click();
  await page.getByRole("menuitem", { name: "Cancel reservation" }).click();
  await page.getByRole("button", { name: "Keep reservation" }).click();
  await both.getByRole("button", { name: "Change status" }).click();
  await page.getByRole("menuitem", { name: "Mark as no-show" }).click();
  await expect(both.getByText("No-show", { exact: true })).toBeVisible();
  await both.getByRole("button", { name: "Change status" }).click();
  await page.getByRole("menuitem", { name: "Undo no-show" }).click();
  await expect(both.getByText("Confirmed", { exact: true })).toBeVisible();
  await both.getByRole("button", { name: "Close" }).click();

  const search = page.getByRole("searchbox", { name: "Search reservations" });
  await search.fill("aiko");
  await expect(page.getByRole("listitem").filter({ hasText: "Ken Nakamura" })).toBeVisible();
  await expect(rowOf(page, "Elif Demir")).toHaveCount(0);

  // Guests who never wrote have no thread: their data is edited and deleted here.
  await rowOf(page, "Ken Nakamura")
    .getByRole("link", { name: /^Ken Nakamura/ })
    .click();
  await both.getByRole("button", { name: "Actions for Ken Nakamura" }).click();
  await expect(page.getByRole("menuitem", { name: "Print welcome card" })).toBeVisible();
  await page.getByRole("menuitem", { name: "Edit guest" }).click();
  await page.getByRole("dialog", { name: "Edit guest" }).getByLabel("E-mail").fill("ken@nakamura.example");
  await page.getByRole("button", { name: "Save guest" }).click();
  await expect(page.getByText("Guest saved.")).toBeVisible();
  await both.getByRole("button", { name: "Actions for Aiko Nakamura" }).click();
  await page.getByRole("menuitem", { name: "Delete guest" }).click();
  const deletion = page.getByRole("dialog", { name: /^Delete Aiko Nakamura/ });
  await expectAccessible(page, "delete a guest from the panel");
  await deletion.getByRole("button", { name: "Delete guest" }).click();
  const alone = panelOf(page, "Ken Nakamura");
  await expect(alone.getByRole("button", { name: "Actions for Ken Nakamura" })).toBeVisible();
  await expect(alone.getByText("Aiko Nakamura")).toHaveCount(0);
  await alone.getByRole("button", { name: "Close" }).click();
  await expect(alone).toBeHidden();
  await search.fill("vogt");
  await expect(page).toHaveURL(/q=vogt/);
  await page.getByRole("link", { name: "Search all reservations" }).click();
  await expect(rowOf(page, "Sabine Vogt")).toBeVisible();
  await page.getByLabel("Status").selectOption("Confirmed");
  await expect(page.getByText("No reservations match.")).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "nights" }).nth(7)).toBeVisible();
  await expectAccessible(page, "all reservations");
  await picture(page, "all");

  await tab(page, /^Arrivals/).click();
  await page.getByRole("button", { name: "Next day" }).click();
  await expect(page.getByText("Tomorrow", { exact: true })).toBeVisible();
  await expect(page.getByText(/^No arrivals: Tomorrow/)).toBeVisible();
  await expectAccessible(page, "no arrivals");
  await page.getByRole("button", { name: "Today" }).click();
  await expect(rowOf(page, "Elif Demir")).toBeVisible();
});

test("reservations are edited by two people and without a connection, with the keyboard alone, and on a phone", async ({
  page,
  browser,
  bellhop,
}) => {
  test.slow();
  await page.setViewportSize(desk);
  await openSignedIn(page, "/reservations", bellhop, owner);

  await test.step("two people who edit one reservation keep both changes", async () => {
    await page.getByRole("link", { name: "Elif Demir", exact: true }).click();
    const mine = panelOf(page, "Elif Demir");
    await expect(mine).toBeVisible();

    const other = await browser.newContext({ baseURL: bellhop.url, viewport: desk });
    const theirPage = await other.newPage();
    await openSignedIn(theirPage, new URL(page.url()).pathname + new URL(page.url()).search, bellhop, staff);
    const theirs = panelOf(theirPage, "Elif Demir");
    await expect(theirs.getByLabel("Room type")).toHaveValue("Family room");

    // Different fields are merged, and each sees the other's.
    await mine.getByLabel("Room type").fill("Lake view");
    await theirs.getByLabel("Adults").fill("3");
    await expect(mine.getByText(/^Saved/)).toBeVisible();
    await expect(theirs.getByText(/^Saved/)).toBeVisible();
    await expect(mine.getByLabel("Adults")).toHaveValue("3");
    await expect(theirs.getByLabel("Room type")).toHaveValue("Lake view");

    // The same field: the second one decides.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/update_reservation", async (route) => {
      await held;
      await route.continue();
    });
    await mine.getByLabel("Arrival time").fill("17:15");
    await theirs.getByLabel("Arrival time").fill("18:45");
    await theirs.getByLabel("Arrival time").blur();
    await expect(theirs.getByText(/^Saved/)).toBeVisible();
    await expect(mine.getByText("Someone else changed this to 18:45.")).toBeVisible();
    release();
    await expect(mine.getByText("Choose a version")).toBeVisible();
    await expectAccessible(page, "conflict");
    await picture(page, "conflict");
    await mine.getByRole("button", { name: "Keep mine" }).click();
    await expect(mine.getByText(/^Saved/)).toBeVisible();
    await expect(theirs.getByLabel("Arrival time")).toHaveValue("17:15");

    // Dates in the wrong order are not saved.
    const checkOut = mine.getByRole("textbox", { name: "Check-out" });
    const planned = await checkOut.inputValue();
    await checkOut.fill("1 Jan 2026");
    await expect(mine.getByText("Check-out must not be before check-in.", { exact: true })).toBeVisible();
    await expect(mine.getByText("Not saved: Check-out must not be before check-in.")).toBeVisible();
    await checkOut.fill(planned);
    await expect(mine.getByText("Check-out must not be before check-in.", { exact: true })).toBeHidden();
    await page.unroute("**/api/update_reservation");
    await other.close();
  });

  await test.step("a refused, failed or unknown reservation says so, and typed text survives a reload", async () => {
    await page.goto("/reservations");
    await expect(page.getByRole("link", { name: "Elif Demir", exact: true })).toBeVisible();
    await page.goto("/reservations?reservation=01900000-0000-7000-8000-000000000001");
    const panel = page.getByRole("dialog");
    await expect(panel.getByText("The reservation could not be loaded")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();

    await page.route("**/api/get_reservations", (route) => route.abort());
    await page.reload();
    await expect(page.getByText("The reservations could not be loaded")).toBeVisible();
    await page.unroute("**/api/get_reservations");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("link", { name: "Elif Demir", exact: true })).toBeVisible();

    await page.getByRole("link", { name: "Elif Demir", exact: true }).click();
    await page.route("**/api/update_reservation", (route) => route.abort());
    await page.getByLabel("Room type").fill("Attic");
    await expect(panel.getByText("Not saved yet. Bellhop keeps trying.")).toBeVisible();
    // The edit is still there after a reload, also if the panel was closed.
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await page.reload();
    await page.getByRole("link", { name: "Elif Demir", exact: true }).click();
    await expect(page.getByLabel("Room type")).toHaveValue("Attic");
    await page.unroute("**/api/update_reservation");
    await expect(page.getByText(/^Saved/)).toBeVisible();
  });

  await test.step("with the keyboard alone, guests check in and out", async () => {
    await page.goto("/home");
    // Keys count once the dashboard is there, and a pair of them only in quick succession.
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(async () => {
      await page.keyboard.press("g");
      await page.keyboard.press("r");
      await expect(page).toHaveURL(/\/reservations/, { timeout: 2_000 });
    }).toPass();
    const expected = page.getByRole("region", { name: /^Still to arrive/ });
    await expect(expected).toBeVisible();
    const name = await expected.getByRole("link").first().locator("bdi").innerText();
    const link = page.getByRole("link", { name: new RegExp(`^${name}`) });
    await expect(link).toBeVisible();
    await page.keyboard.press("j");
    await expect(link).toBeFocused();
    await page.keyboard.press("j");
    await page.keyboard.press("k");
    await expect(link).toBeFocused();
    await page.keyboard.press("i");
    await expect(page.getByRole("region", { name: /^Arrived/ })).toContainText(name);
    // The next one has the focus.
    await expect(page.getByRole("region", { name: /^Still to arrive/ }).locator("a:focus")).toHaveCount(1);
    await page.keyboard.press("z");
    await expect(page.getByRole("region", { name: /^Arrived/ })).toHaveCount(0);

    await page.keyboard.press("k");
    await expect(link).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(panelOf(page, name)).toBeVisible();
    await page.keyboard.press("i");
    await expect(panelOf(page, name).getByText("In house", { exact: true })).toBeVisible();
    // The list behind the panel has the guest in the other group, too.
    await expect(page.getByRole("region", { name: /^Arrived/, includeHidden: true })).toContainText(name);
    await page.keyboard.press("Escape");
    await expect(panelOf(page, name)).toBeHidden();
    await expect(link).toBeFocused();

    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox", { name: "Search reservations" })).toBeFocused();
    // Keys are off while typing.
    await page.keyboard.type("io");
    await expect(page.getByText(/^Not found in this list: /)).toBeVisible();

    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Check out");
    await page.keyboard.press("Escape");
    await tab(page, /^Departures/).press("Enter");
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("o");
    await expect(page.getByRole("region", { name: /^Left/ }).getByRole("listitem")).toHaveCount(1);
    await page.keyboard.press("z");
    await expect(page.getByRole("region", { name: /^Left/ })).toHaveCount(0);
  });

  await test.step("on a phone, narrow, at 200 %, and from right to left", async () => {
    await page.setViewportSize(phone);
    await page.goto("/reservations?view=departures");
    await expect(rowOf(page, "Sabine Vogt")).toBeVisible();
    await expectAccessible(page, "departures on a phone");
    await picture(page, "phone");
    await page.getByRole("link", { name: "Sabine Vogt", exact: true }).click();
    const panel = panelOf(page, "Sabine Vogt");
    await expect(panel).toBeVisible();
    expect((await panel.boundingBox())?.width).toBe(phone.width);
    await expectAccessible(page, "panel on a phone");
    await picture(page, "phone-panel");
    await panel.getByRole("button", { name: "Check out" }).click();
    await expect(panel.getByText("Checked out", { exact: true })).toBeVisible();
    await panel.getByRole("button", { name: "Undo" }).click();
    await expect(panel.getByRole("button", { name: "Check out" })).toBeVisible();
    await panel.getByRole("button", { name: "Close" }).click();

    for (const view of ["arrivals", "in_house", "all"]) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`/reservations?view=${view}`);
      await expect(page.getByRole("listitem").filter({ hasText: "nights" }).first()).toBeVisible();
      await expectAccessible(page, `${view}, 320 px`);
    }
    // 1440 px at 200 %.
    await page.setViewportSize({ width: 720, height: 450 });
    await expectAccessible(page, "all, 200 %");
    await page.setViewportSize(desk);
    await page.evaluate("document.documentElement.dir = 'rtl'");
    await expectAccessible(page, "all, right to left");
    await picture(page, "rtl");
  });
});
