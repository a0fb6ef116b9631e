import type { Page } from "@playwright/test";
import { expect } from "./bellhop.ts";

const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 900 };
export const reviewLink = "https://reviews.example/belvedere";

export const hanna = {
  ...{ name: "Hanna Vogel", phone: "+49 1523 5550142", number: "HB-8101", room: "614", code: "4711#" },
  screen: phone,
  booked: "Guten Tag Hanna, Ihr Aufenthalt ab",
  hello: "Wann gibt es Frühstück?",
  breakfast: "Frühstück gibt es jeden Tag von 7:00 bis 10:30 Uhr",
  offer: "Flughafentransfer für",
  answers: "ja gerne",
  answered: "Bestätigt: Flughafentransfer",
  asks: "Wann bekomme ich den Türcode?",
  told: "Ihren Türcode erhalten Sie, sobald Sie eingecheckt sind.",
  arrival: "Morgen ist Ihr Zimmer ab",
  welcome: "Willkommen, Hanna. Ihr Türcode ist ",
  fine: "ist mit Ihrem Zimmer alles in Ordnung?",
  departure: "morgen endet Ihr Aufenthalt",
  feedback: "danke für Ihren Besuch. Wie war es?",
  rates: "5",
  rated: "Danke für Ihre Bewertung: 5 von 5 (Sehr gut).",
  last: `öffentlich bewerten: ${reviewLink}`,
};
export const layla = {
  ...{ name: "ليلى الهاشمي", phone: "+971 50 555 0142", number: "HB-8102", room: "615", code: "0815" },
  screen: desk,
  booked: "مرحبًا ليلى، إقامتك ابتداءً من",
  hello: "متى الإفطار؟",
  breakfast: "الإفطار: متوفر",
  offer: "Airport transfer مقابل",
  answers: "لا، شكرًا",
  answered: "حسنًا، شكرًا على ردكم.",
  asks: "متى أحصل على رمز الباب؟",
  told: "ستصلكم شفرة بابكم بعد تسجيل وصولكم.",
  arrival: "نتطلع إلى استقبالك غدًا",
  welcome: "أهلًا بك، ليلى. رمز بابك هو ",
  fine: "هل كل شيء على ما يرام في غرفتك؟",
  departure: "تنتهي إقامتك غدًا",
  feedback: "شكرًا لإقامتك لدينا. كيف كانت؟",
  rates: "٢",
  rated: "شكرًا على تقييمك: 2 من 5",
  last: "أبلغت الفريق فورًا، وسيردون عليكم هنا.",
};
export type Guest = typeof hanna;
export const guests = [hanna, layla];

export const bubbles = (page: Page) => page.getByRole("log", { name: "Messages on the phone" });

/** Opens the guest's phone on the simulator, on a screen of the guest's size. */
export async function playGuest(page: Page, { name, screen }: Guest) {
  await page.setViewportSize(screen);
  await page.goto("/simulator");
  const part = (label: string) =>
    page.getByRole("navigation", { name: "Simulator" }).getByRole("button", { name: label });
  if (screen === phone) await part("Guest").click();
  await page.getByRole("button", { name: "Change guest" }).click();
  await page.getByRole("menu").getByText(name).click();
  if (screen === phone) await part("Phone").click();
  await expect(page.getByRole("region", { name: `Phone of ${name}` })).toBeVisible();
}

export async function write(page: Page, text: string) {
  const field = page.getByRole("textbox", { name: /^Write as/ });
  await field.fill(text);
  await field.press("Enter");
  await expect(bubbles(page)).toContainText(text);
}

export async function book(page: Page, guest: Guest, checkin: string) {
  await page.goto("/addguest");
  await page.getByLabel("Name", { exact: true }).fill(guest.name);
  await page.getByLabel("Phone", { exact: true }).fill(guest.phone);
  await page.getByLabel("Reservation number").fill(guest.number);
  await page.getByLabel("Room").fill(guest.room);
  await page.getByRole("textbox", { name: "Check-in" }).fill(checkin);
  await page.getByRole("radio", { name: "3 nights" }).check();
  await page.getByRole("checkbox", { name: "Guest agreed to receive offers" }).check();
  await page.getByRole("radio", { name: "Now" }).check();
  await expect(page.getByRole("region", { name: "First message" })).toContainText(guest.booked);
  await page.getByRole("button", { name: "Add guest", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Guest added." })).toBeVisible();
}
