import { test as base, expect } from "./bellhop.ts";

const failedCallback = "/?error=access_denied&error_description=Not+at+this+hour.&state=s";

const configured = base.extend({ env: { SIGN_IN_ERROR_PATH: "/alerts?from=sign-in" } });

for (const [test, what, path] of [
  [base, "leads home", "/home"],
  [configured, "leads to the configured path", "/alerts?from=sign-in"],
] as const) {
  test(`a sign-in that fails ${what} and can be tried again`, async ({ page, bellhop }) => {
    await page.goto(failedCallback);
    await expect(page.getByRole("heading", { name: "Sign-in failed" })).toBeVisible();
    await expect(page).toHaveURL(`${bellhop.url}${path}`);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByLabel("E-mail")).toBeVisible();
  });
}
