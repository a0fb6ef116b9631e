import { limits } from "@bellhop/contract/limits";
import { FileRefused } from "../../domain/reservation-imports/index.ts";
import { type PageRefusal, PageRefused, safeFetch } from "../../platform/safe-fetch/index.ts";
import type { Services } from "../../services.ts";

const timeoutMs = 20_000;
const types =
  /^(?:text\/(?:calendar|x-vcalendar|plain|csv|comma-separated-values)|application\/(?:ics|calendar|csv|octet-stream|vnd\.ms-excel))$/;

/** The content at an address that a person gave. Throws `FileRefused`. */
export async function fetchCalendar(url: string, { config }: Pick<Services, "config">): Promise<Buffer> {
  const settings = {
    allowed: config.safeFetchAllow,
    timeoutMs,
    maxBytes: limits.reservationFileBytes,
    types,
  };
  try {
    return (await safeFetch(url, settings)).bytes;
  } catch (error) {
    if (error instanceof PageRefused) throw new FileRefused(refusalOf(error.reason));
    throw error;
  }
}

function refusalOf({ code }: PageRefusal) {
  if (code === "address_not_public") return "address_private";
  if (code === "page_not_found") return "not_found";
  if (code === "page_forbidden") return "not_open";
  if (code === "page_too_slow") return "took_too_long";
  if (code === "page_too_large") return "too_large";
  // A web page, such as a sign-in.
  if (code === "page_type") return "not_a_calendar";
  return "not_reached";
}
