import { limits } from "@bellhop/contract/limits";
import type { NewVenue } from "@bellhop/contract/venues";
import { guestLanguages } from "../../core/language/guest-languages.ts";
import { currencyOf, guessCountry, languageOf, timeZoneOf } from "../../core/phone/country-facts.ts";
import { readPhone } from "../../core/phone/phone-entry.ts";

export type VenueDraft = {
  name: string;
  country: string;
  timezone: string;
  currency: string;
  languages: string[];
  default_language: string;
  rooms: string;
  phone: string;
};

export type Place = Pick<VenueDraft, "country" | "timezone" | "currency" | "languages" | "default_language">;

/** Defaults of a country. */
export function placeIn(country: string, computersZone: string): Place {
  const spoken = languageOf(country);
  const own = guestLanguages.includes(spoken) ? spoken : "en";
  return {
    country,
    timezone: timeZoneOf(country, computersZone),
    currency: currencyOf(country) ?? "EUR",
    languages: [...new Set([own, "en"])],
    default_language: own,
  };
}

/** Near another venue of the operator, else where the computer is. */
export function emptyVenue(near?: Place): VenueDraft {
  if (near) {
    const { country, timezone, currency, languages, default_language } = near;
    return { name: "", country, timezone, currency, languages, default_language, rooms: "", phone: "" };
  }
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const country = guessCountry(zone, navigator.languages) ?? "GB";
  return { name: "", ...placeIn(country, zone), rooms: "", phone: "" };
}

export type VenueProblem = "missing" | "not_a_number" | "no_language" | "letters" | "too_short" | "too_long";

export function problemsIn(venue: VenueDraft): Partial<Record<keyof VenueDraft, VenueProblem>> {
  const phone = readPhone(venue.phone, venue.country);
  return {
    ...(venue.name.trim() === "" ? { name: "missing" } : {}),
    ...(venue.languages.length === 0 ? { languages: "no_language" } : {}),
    ...roomsProblem(venue.rooms),
    ...(venue.phone.trim() === ""
      ? { phone: "missing" }
      : "problem" in phone
        ? { phone: phone.problem }
        : {}),
  };
}

function roomsProblem(rooms: string): { rooms?: VenueProblem } {
  if (rooms.trim() === "") return { rooms: "missing" };
  const isCount = /^[1-9]\d*$/.test(rooms.trim()) && Number(rooms) <= limits.venueRooms;
  return isCount ? {} : { rooms: "not_a_number" };
}

/** Call `problemsIn` first: errors are not checked here. */
export function venueOf(venue: VenueDraft): NewVenue {
  const read = readPhone(venue.phone, venue.country);
  return {
    ...venue,
    name: venue.name.trim(),
    rooms: Number(venue.rooms),
    phone: "phone" in read ? read.phone : venue.phone.trim(),
  };
}
