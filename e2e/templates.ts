import { hotelDay } from "./hotel-day.ts";

/** The databases that walks clone: without a demo, and with the demo of today. */
type Templates = { postgresUrl: string; migrated: string; demo: string };

/** Called once per run, by `make-template.ts`. */
export function provideTemplates(templates: Templates & { day: string }) {
  process.env.BELLHOP_WALKS = JSON.stringify(templates);
}

/** If the demo is of another day, there is only the database without a demo, so that a new one is made. */
export function templates(): Templates {
  if (!process.env.BELLHOP_WALKS) throw new Error("Playwright's global setup has not run.");
  const { day, ...provided } = JSON.parse(process.env.BELLHOP_WALKS) as Templates & { day: string };
  return day === hotelDay() ? provided : { ...provided, demo: provided.migrated };
}
