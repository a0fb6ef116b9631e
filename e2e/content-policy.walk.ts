import { expect, test } from "./bellhop.ts";
import { successfulInjections } from "./content-policy.ts";
import { openSignedIn } from "./sign-in-page.ts";

test.use({ attacksThePolicy: true });

test("no page runs style, markup or scripts from text", async ({ page, bellhop }) => {
  await page.goto("/account/sign-up");
  expect(await successfulInjections(page), "an account page").toEqual([]);
  await page.goto("/api/docs");
  expect(await successfulInjections(page), "the API's description").toEqual([]);
  await openSignedIn(page, "/messages", bellhop);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  expect(await successfulInjections(page), "the dashboard").toEqual([]);
});
