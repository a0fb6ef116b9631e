import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type { welcomeCard } from "@bellhop/contract/guests";
import type { Reservation } from "@bellhop/contract/reservations";
import { findGuestDetails } from "../domain/guests/index.ts";
import { listReservationsOfGuest } from "../domain/reservations/index.ts";
import { findLogo, findWhatsappLink, settingsOf, venueToday } from "../domain/venues/index.ts";
import { chooseCardLanguage, drawWelcomeCard } from "../domain/welcome-card/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { refuse, refuseField } from "../platform/refusal.ts";
import type { Services } from "../services.ts";

type Wanted = InputOf<typeof welcomeCard>;

/**
 * Draws a guest's welcome card, outside of any unit. Refused without a number that guests can write to: a card with a
 * code that leads nowhere is worse than none.
 */
export async function printWelcomeCard(
  db: Services["db"],
  venueId: number,
  wanted: Wanted,
): Promise<OutputOf<typeof welcomeCard>> {
  const card = await db.readAtVenue(venueId, (at) => readCard(at, wanted));
  const drawn = await drawWelcomeCard(card);
  if ("missing" in drawn) {
    const ofGuest = drawn.missing.filter((character) => card.guestName.normalize("NFC").includes(character));
    const [field, missing] =
      ofGuest.length > 0 ? (["name", ofGuest] as const) : (["venue_name", drawn.missing] as const);
    throw refuseField(field, "script_without_font", { characters: missing.join(" ") });
  }
  // Without the guest's name, which would stay behind in the folder for downloads.
  const file_name = `welcome-card-${card.format.toLowerCase()}.pdf`;
  return { file_name, pdf: drawn.pdf.toString("base64"), link: card.link, language: card.language };
}

async function readCard(at: AtVenue, { guest_id, reservation_id, format = "A5", language }: Wanted) {
  const [guest, { venue, today }, link, stays, logo] = await Promise.all([
    findGuestDetails(at, guest_id),
    venueToday(at),
    findWhatsappLink(at),
    listReservationsOfGuest(at, guest_id),
    findLogo(at),
  ]);
  if (link === undefined) throw refuseField("link", "no_way_to_write");
  const stay = reservation_id
    ? stays.find((one) => one.reservation_id === reservation_id)
    : findNextStay(stays, today);
  if (reservation_id && !stay) throw refuse("not_found");
  return {
    venueName: venue.name,
    venueLanguage: venue.default_language,
    colour: settingsOf(venue).public.colour,
    logo,
    guestName: guest.name,
    stay,
    language: chooseCardLanguage([language, guest.language, venue.default_language]),
    link,
    format,
  };
}

const ahead: Reservation["status"][] = ["inquiry", "pending", "confirmed", "checked_in"];

/** The current stay, else the next one. */
const findNextStay = (stays: Reservation[], today: string): Reservation | undefined =>
  stays
    .filter(({ status, checkout }) => ahead.includes(status) && checkout >= today)
    .sort((one, other) => one.checkin.localeCompare(other.checkin))[0];
