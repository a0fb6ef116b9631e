import { expect, test } from "./bellhop.ts";

test("a plain-http address explains why no one can sign in there, and what helps", async ({
  page,
  bellhop,
}) => {
  const { port } = new URL(bellhop.url);
  await page.goto(`http://reception.test:${port}/messages`);
  await expect(page.getByRole("heading", { name: "You can't sign in at this address" })).toBeVisible();
  await expect(page.getByText(`http://reception.test:${port} is not encrypted`)).toBeVisible();
  await expect(
    page.getByText(`caddy reverse-proxy --from https://reception.test --to 127.0.0.1:${port}`),
  ).toBeVisible();
  await expect(page.getByText("TRUST_PROXY=1 npm start")).toBeVisible();
});
