import type { Page, Request } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import {
  askAsGuest,
  completeSignUp,
  continueToSignUp,
  demoMailbox,
  type NewHotel,
  type NewPerson,
  signUp,
} from "./new-person.ts";
import { fillSignIn } from "./sign-in-page.ts";

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const hotel: NewHotel = {
  name: "Hotel Miramar",
  rooms: "42",
  phone: "06 5551 0142",
  breakfast: "Breakfast is from 7:15 to 10:45 in the lemon garden.",
};

const newPerson = (email: string): NewPerson => ({
  name: "Lucia Ferri",
  email,
  password: "a long way from the sea",
});

test("a new person goes from the sign-in page to an answer as a guest, on a desk and a phone", async ({
  page,
  context,
  bellhop,
}) => {
  // Checks each screen, light and dark, twice.
  test.setTimeout(400_000);
  for (const [place, viewport] of Object.entries({ desk, phone }))
    await test.step(`on a ${place}`, async () => {
      await context.clearCookies();
      await page.setViewportSize(viewport);
      await signUp(page, newPerson(`lucia.${place}@miramar.example`), demoMailbox(bellhop), expectAccessible);
      await continueToSignUp(page);
      await completeSignUp(page, hotel, expectAccessible);
      await askAsGuest(page, hotel, expectAccessible);

      // The inbox shows its only conversation, also if no event changes it.
      await page.route("**/api/events*", (route) => route.abort());
      await page.goto("/messages?tab=all");
      const inbox = page.getByRole("region", { name: "Inbox" });
      await expect(inbox.getByRole("listitem")).toContainText(hotel.breakfast);
      await page.unroute("**/api/events*");

      // Leaves the welcome page: sign-up is complete.
      await page.goto("/complete-signup");
      await expect(page.getByRole("heading", { name: /^You are a member of / })).toBeVisible();
      await page.getByRole("link", { name: "Go to Home" }).click();
      await expect(page).toHaveURL(/\/home$/);
    });
});

test("what a new person enters survives signing in again, reloads and lost responses, and creates one hotel", async ({
  page,
  context,
  bellhop,
}) => {
  test.slow();
  await page.setViewportSize(phone);
  const person = newPerson("lucia.again@miramar.example");
  await signUp(page, person, demoMailbox(bellhop));

  await test.step("a person without a hotel is asked for one on every page, and may sign out", async () => {
    await page.goto("/messages?tab=all");
    await expect(page).toHaveURL(/\/complete-signup$/);
    await expect(page.getByText(`Ask an owner to invite ${person.email}`)).toBeVisible();
    await page.getByLabel("Hotel name").fill("Somewhere");
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
    const kept = await page.evaluate("Object.keys(sessionStorage).filter((key) => key.includes('draft'))");
    expect(kept).toEqual([]);
  });

  await test.step("input survives a reload and going back, errors focus their fields, and a lost response creates no second hotel", async () => {
    await page.getByRole("button", { name: "Sign in" }).click();
    await fillSignIn(page, { ...bellhop, password: person.password }, person.email);
    await expect(page.getByRole("heading", { name: "Name your hotel" })).toBeVisible();
    await expect(page.getByLabel("Hotel name")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toBeFocused();
    await page.getByRole("button", { name: /Enter the hotel's name/ }).click();
    await expect(page.getByLabel("Hotel name")).toBeFocused();
    await page.keyboard.type("Hotel Miramar");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Country")).toBeFocused();
    await page.getByLabel("Country").selectOption("JP");
    await expect(page.getByLabel("Currency")).toHaveValue("JPY");
    await expect(page.getByLabel("Main language")).toHaveValue("ja");

    // In a right-to-left language, and after a reload.
    await page.goto("/complete-signup?step=place&dir=rtl");
    await expect(page.getByLabel("Currency")).toHaveValue("JPY");
    await expectAccessible(page, "place, right to left");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Rooms").fill("42");
    await page.getByLabel("Reception phone").fill("12");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText("too short");
    await page.getByLabel("Reception phone").fill("03-5550-0142");
    await page.keyboard.press("Enter");
    await page.getByLabel("Wi-Fi").fill("The network is MIRAMAR, the password is on the key card.");
    await page.goBack();
    await expect(page.getByLabel("Rooms")).toHaveValue("42");
    await page.goForward();
    await expect(page.getByLabel("Wi-Fi")).toHaveValue(/MIRAMAR/);

    // The hotel is created, but the response is lost.
    const keys: (string | undefined)[] = [];
    await page.route("**/api/complete_signup", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      const answer = await route.fetch();
      if (keys.length > 1) return route.fulfill({ response: answer });
      return route.abort("connectionreset");
    });
    await page.getByRole("button", { name: "Create my hotel" }).click();
    await expect(page.getByRole("alert")).toContainText("Can't reach Bellhop. Check your connection.");
    await page.getByRole("button", { name: "Create my hotel" }).click();
    await expect(page.getByRole("heading", { name: "Hotel Miramar is ready" })).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    await page.unroute("**/api/complete_signup");
    await expect(page.getByText("“What is the Wi-Fi password?”")).toBeVisible();
  });

  await test.step("a hotel created during a reload opens on the next request, also from another tab", async () => {
    await context.clearCookies();
    await page.setViewportSize(desk);
    await signUp(page, newPerson("lucia.reloads@miramar.example"), demoMailbox(bellhop));
    await continueToSignUp(page);
    await fillIn(page, "Hotel Miramar");
    await page.getByLabel("Wi-Fi").fill("The network is MIRAMAR, the password is on the key card.");
    const other = await context.newPage();
    await other.goto("/complete-signup");
    await fillIn(other, "Hotel Miramar");

    // The page reloads while the call is pending.
    let onItsWay: Request | undefined;
    await page.route("**/api/complete_signup", (route) => {
      onItsWay = route.request();
      return route.abort("connectionreset");
    });
    await page.getByRole("button", { name: "Create my hotel" }).click();
    await expect(page.getByRole("alert")).toContainText("Can't reach Bellhop. Check your connection.");
    await page.unroute("**/api/complete_signup");
    await page.reload();
    await expect(page.getByLabel("Wi-Fi")).toHaveValue(/MIRAMAR/);
    if (!onItsWay) throw new Error("Nothing was asked");
    const arrived = await page.request.post(onItsWay.url(), {
      headers: await onItsWay.allHeaders(),
      data: onItsWay.postDataJSON(),
    });
    expect(arrived.status()).toBe(200);
    await page.getByRole("button", { name: "Create my hotel" }).click();
    await expect(page.getByRole("heading", { name: "Hotel Miramar is ready" })).toBeVisible();
    await expect(page.getByText("“What is the Wi-Fi password?”")).toBeVisible();

    await other.getByRole("button", { name: "Create my hotel" }).click();
    await expect(other.getByRole("heading", { name: /^You are a member of .*Hotel Miramar/ })).toBeVisible();
  });
});

/** The first three steps with minimal input. */
async function fillIn(page: Page, name: string) {
  const next = () => page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Hotel name").fill(name);
  await next();
  await page.getByLabel("Country").selectOption("IT");
  await next();
  await page.getByLabel("Rooms").fill("42");
  await page.getByLabel("Reception phone").fill("06 5551 0142");
  await next();
  await expect(page.getByRole("button", { name: "Create my hotel" })).toBeVisible();
}
