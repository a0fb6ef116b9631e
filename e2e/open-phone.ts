import type { BrowserContext } from "@playwright/test";
import { expect } from "./bellhop.ts";

/** Opens Elif's phone on the simulator. Returns what writes there. */
export async function openPhone(context: BrowserContext): Promise<(text: string) => Promise<void>> {
  const phone = await context.newPage();
  await phone.goto("/simulator");
  const field = phone.getByRole("textbox", { name: "Write as Elif" });
  const log = phone.getByRole("log", { name: "Messages on the phone" });
  return async (text) => {
    await field.fill(text);
    await field.press("Enter");
    await expect(log).toContainText(text);
  };
}
