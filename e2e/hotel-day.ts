import { setTimeout as pause } from "node:timers/promises";

/** Walks end within this time. */
const walkMs = 60_000;

/** The date at the demo's hotels. The demo's stays are relative to the day on which it was made. */
export const hotelDay = (at = Date.now()) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome" }).format(at);

/** Waits for the next day if it is about to begin: "today" must stay the same during a walk. */
export async function waitOverMidnight() {
  while (hotelDay() !== hotelDay(Date.now() + walkMs)) await pause(1_000);
}
