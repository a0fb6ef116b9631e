import type { Page } from "@playwright/test";
import type { RunningGraph } from "../server/src/testing/running-graph.ts";
import { expectAccessible } from "./accessibility.ts";
import { openSignedIn, owner } from "./sign-in-page.ts";
import { account, expect, number, test } from "./whatsapp.ts";

const dayMs = 86_400_000;
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A guest writes; by default so long ago that the reply window is closed. */
function guestSends(graph: RunningGraph, waId: string, event: object, at = Date.now() - 1.1 * dayMs) {
  const timestamp = Math.floor(at / 1000);
  return graph.control("POST", "guest-events", {
    phone_number_id: number,
    wa_id: waId,
    name: `Guest ${waId.slice(-2)}`,
    events: [{ timestamp, ...event }],
    until_200: true,
  });
}

async function connect(page: Page, token: string) {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("WhatsApp account id").fill(account);
  await dialog.getByLabel("Phone number id").fill(number);
  await dialog.getByLabel("Access token").fill(token);
  await dialog.getByRole("button", { name: "Connect number" }).click();
  await expect(dialog).toHaveCount(0);
}

async function openThread(page: Page, waId: string) {
  await page.goto("/messages?tab=all");
  await page
    .getByRole("link", { name: new RegExp(`Guest ${waId.slice(-2)}`) })
    .first()
    .click();
}

async function sendTemplate(page: Page) {
  await page.getByLabel("Write with a template").selectOption({ label: "Arrival information · English" });
  await page.getByRole("button", { name: "Send template" }).click();
  await expect(page.getByText("Fill in every placeholder.").first()).toBeVisible();
  await page.getByLabel("Placeholder 2").fill("15:00");
  await expect(page.getByRole("region", { name: "Message preview" })).toContainText("ready from 15:00");
  await page.getByRole("button", { name: "Send template" }).click();
}

/** A template of the hotel's own is written, with its errors at their fields. */
async function writeTemplate(page: Page, name: string) {
  await page.getByRole("button", { name: "New template" }).click();
  const dialog = page.getByRole("dialog", { name: "New template" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Text").fill("Hello , your room is ready.");
  await dialog.getByLabel("Text").press("Home");
  for (const _ of "Hello ") await dialog.getByLabel("Text").press("ArrowRight");
  await dialog.getByRole("button", { name: "Insert placeholder" }).click();
  await expect(dialog.getByLabel("Text")).toHaveValue("Hello {{1}}, your room is ready.");
  await dialog.getByRole("button", { name: "Add button" }).click();
  await dialog.getByLabel("Button text").fill("Thank you");
  await dialog.getByRole("button", { name: "Save template" }).click();
  await expect(dialog.getByLabel("Example for placeholder 1")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, "new template");
  await dialog.getByLabel("Example for placeholder 1").fill("Anna");
  const preview = dialog.getByRole("region", { name: "Message preview" });
  await expect(preview).toContainText("Hello Anna, your room is ready.");
  await dialog.getByRole("button", { name: "Save template" }).click();
  await expect(dialog).toHaveCount(0);
}

async function editTemplate(page: Page, name: string) {
  await page.getByRole("button", { name: new RegExp(`^Edit template: ${name}`) }).click();
  const dialog = page.getByRole("dialog", { name: "Edit template" });
  await expect(dialog.getByLabel("Name")).not.toBeEditable();
  await dialog.getByLabel("Footer").fill("Hotel Lago");
  await expect(dialog.getByRole("region", { name: "Message preview" })).toContainText("Hotel Lago");
  await dialog.getByRole("button", { name: "Save template" }).click();
  await expect(dialog).toHaveCount(0);
}

/** A send that WhatsApp refuses shows its cause and the next step, until the guest writes again. */
async function failToSend(page: Page, graph: RunningGraph, waId: string) {
  await graph.control("POST", "faults", { fault: "error", code: 131026 });
  await page.getByRole("textbox", { name: "Reply" }).fill("Your cot is here");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const failed = page.getByRole("paragraph").filter({ hasText: /^Not sent\./ });
  await expect(failed).toContainText("This guest can't be reached on WhatsApp.");
  await expect(failed).toContainText("Call the guest, or use another channel.");
  await expect(page.getByRole("link", { name: "Call" }).first()).toHaveAttribute("href", `tel:+${waId}`);
  const composer = page.locator("[data-bottom-bar]");
  await expect(composer.getByText("Not on WhatsApp.")).toBeVisible();
  await expectAccessible(page, "failed send");
  await guestSends(graph, waId, { kind: "text", text: "Is it coming?" }, Date.now() + 2_000);
  await expect(composer.getByText("Not on WhatsApp.")).toHaveCount(0);
}

/** A guest's message is quoted and reacted to, and the guest gets something to tap. */
async function quoteReactAndOffer(page: Page, graph: RunningGraph) {
  const message = page.getByRole("log").locator("[data-author=guest]", { hasText: "Is it coming?" });
  const open = () => message.getByRole("button", { name: "Message actions" }).press("Enter");
  await open();
  await expectAccessible(page, "message actions");
  await page.getByRole("menuitem", { name: "Reply" }).click();
  const field = page.getByRole("textbox", { name: "Reply" });
  await expect(field).toBeFocused();
  const composer = page.locator("[data-bottom-bar]");
  await expect(composer.getByText("Is it coming?")).toBeVisible();
  await field.press("Escape");
  await expect(composer.getByText("Is it coming?")).toHaveCount(0);
  await open();
  await page.getByRole("menuitem", { name: "Reply" }).click();
  await field.fill("In ten minutes");
  await field.press("Enter");
  const reply = page.getByRole("log").locator("[data-author=staff]", { hasText: "In ten minutes" });
  await expect(reply.getByText("Is it coming?")).toBeVisible();

  await open();
  await page.getByRole("menuitemradio", { name: "👍" }).click();
  const reaction = message.getByRole("list", { name: "Reactions" }).getByText("👍");
  await expect(reaction).toBeVisible();
  await expect(reaction).not.toHaveAttribute("data-sending");
  await open();
  await expect(page.getByRole("menuitemradio", { name: "👍" })).toBeChecked();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "More to send" }).click();
  await page.getByRole("menuitem", { name: "Reply buttons" }).click();
  const dialog = page.getByRole("dialog", { name: "Reply buttons" });
  await dialog.getByRole("button", { name: "Send message" }).click();
  await expect(dialog.getByLabel("Button 1")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, "reply buttons");
  await dialog.getByLabel("Message").fill("Shall we bring it to your room?");
  await dialog.getByLabel("Button 1").fill("Yes, please");
  await dialog.getByLabel("Button 2").fill("Later");
  await dialog.getByRole("button", { name: "Send message" }).click();
  await expect(dialog).toHaveCount(0);
  const offer = page.getByRole("log").locator("[data-author=staff]", { hasText: "Shall we bring it" });
  await expect(offer.getByRole("list", { name: "Buttons" })).toContainText("Yes, please");
  await expect(offer.getByText("Read", { exact: true })).toBeVisible();
  const sent = JSON.stringify(await graph.control("GET", "ledger"));
  expect(sent).toContain("Shall we bring it to your room?");
  await expectAccessible(page, "sent choices");
}

for (const [device, viewport] of [
  ["desk", { width: 1440, height: 900 }],
  ["phone", { width: 390, height: 844 }],
] as const) {
  test(`a number is connected, breaks and is repaired; templates and photos arrive, on a ${device}`, async ({
    page,
    bellhop,
    graph,
  }) => {
    test.setTimeout(240_000);
    const waId = device === "desk" ? "905325550181" : "905325550182";
    const token = `token-of-the-${device}`;
    await page.setViewportSize(viewport);
    await openSignedIn(page, "/whatsapp-flow", bellhop, owner);
    await expect(page.getByRole("heading", { name: "WhatsApp", level: 1 })).toBeVisible();

    // The demo's number makes room for the hotel's own.
    await page.getByRole("button", { name: "Disconnect number" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Disconnect number" }).click();
    await page.getByRole("button", { name: "Connect with a token" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Connect number" }).click();
    await expect(page.getByText("Enter the access token.")).toBeVisible();
    await connect(page, token);
    await expect(page.getByText("Connected", { exact: true })).toBeVisible();
    await expect(page.getByText("Send a message to your number from any phone.")).toBeVisible();
    await expectAccessible(page, "whatsapp");

    // Templates: ready-made ones, submitted, approved by Meta.
    await page.getByRole("button", { name: "Add ready-made templates" }).click();
    await page.getByRole("button", { name: /^Submit to Meta: Arrival information, en/ }).click();
    await expect(page.getByText("In review")).toBeVisible();
    const template = { waba_id: account, name: "arrival_information", language: "en" };
    await graph.control("POST", "template-state", { ...template, state: "APPROVED" });
    await page.reload();
    await expect(page.getByText("Approved", { exact: true }).first()).toBeVisible();
    await writeTemplate(page, `room_ready_${device}`);
    await editTemplate(page, `room ready ${device}`);

    // A guest wrote long ago: the composer is the template picker.
    await guestSends(graph, waId, { kind: "text", text: "Do you have a room?" });
    await openThread(page, waId);
    await sendTemplate(page);
    const sent = page.getByText(/Your room is ready from 15:00/).last();
    await expect(sent).toBeVisible();
    await expect(page.getByText("Read", { exact: true }).last()).toBeVisible();

    // The token is revoked: messages wait, staff are told, and a new token sends them.
    await graph.control("POST", "revoke-token", { token });
    await sendTemplate(page);
    await expect(page.getByText("Messages wait until it works again.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Check the connection" })).toBeVisible();
    await expectAccessible(page, "sending stopped");
    await page.goto("/alerts");
    const alert = page.getByRole("link", { name: /WhatsApp is not connected/ });
    await expect(alert).toBeVisible();
    await alert.click();
    await expect(page.getByText("Not working", { exact: true })).toBeVisible();
    await expect(page.getByText(/Messages waiting: 1/)).toBeVisible();
    await page.getByRole("button", { name: "Change number or token" }).click();
    await connect(page, `${token}-2`);
    await expect(page.getByText("Connected", { exact: true })).toBeVisible();
    await openThread(page, waId);
    await expect(page.getByText("Read", { exact: true })).toHaveCount(2);
    await expect(page.getByText("Messages wait until it works again.")).toHaveCount(0);

    // A photo arrives, and opens in full.
    await guestSends(graph, waId, { kind: "image", caption: "Our cot is broken" }, Date.now());
    await expect(page.getByText("Our cot is broken").last()).toBeVisible();
    await page.getByRole("button", { name: "Open photo" }).click();
    await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
    await page.keyboard.press("Escape");
    await expectAccessible(page, "photo");
    // A photo goes out, chosen with the button, as from a phone's camera.
    await page
      .getByLabel("File to send")
      .setInputFiles({ name: "cot.png", mimeType: "image/png", buffer: png });
    await expect(page.getByText("cot.png")).toBeVisible();
    await page.getByRole("textbox", { name: "Reply" }).fill("Here is a new one");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByText("cot.png")).toHaveCount(0);
    await expect(page.getByText("Here is a new one").last()).toBeVisible();
    await expect(page.getByText("Read", { exact: true })).toHaveCount(3);
    await expect(page.getByRole("button", { name: "Open photo" })).toHaveCount(2);

    await failToSend(page, graph, waId);
    if (device === "desk") await quoteReactAndOffer(page, graph);

    await page.goto("/whatsapp-flow");
    await page.getByText("Last webhook from WhatsApp").waitFor();
    await expect(
      page.getByRole("region", { name: "Usage this month" }).getByRole("row").nth(1),
    ).toBeVisible();
    await expect(page.getByText(/^Estimate, Meta's prices of/)).toBeVisible();
    await expectAccessible(page, "usage");
  });
}
