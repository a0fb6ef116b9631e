import { expect, test } from "./bellhop.ts";
import { injectionsThatWork } from "./content-policy.ts";
import { signInAt } from "./sign-in-page.ts";

test.use({ attacksThePolicy: true });

test("no page takes style, markup or scripts from text", async ({ page, bellhop }) => {
  await page.goto("/account/sign-up");
  expect(await injectionsThatWork(page), "an account page").toEqual([]);
  await page.goto("/api/docs");
  expect(await injectionsThatWork(page), "the API's description").toEqual([]);
  await signInAt(page, "/messages", bellhop);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  expect(await injectionsThatWork(page), "the dashboard").toEqual([]);
});
