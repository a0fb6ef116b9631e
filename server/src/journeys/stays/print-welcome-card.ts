import type { InputOf, OutputOf } from "@bellhop/contract/call";
import { guestPagePath, linkParameter } from "@bellhop/contract/guest-page";
import type { welcomeCard } from "@bellhop/contract/guests";
import { isUsableLinkOf } from "../../domain/guest-sessions/index.ts";
import { findGuestDetails, type GuestDetails } from "../../domain/guests/index.ts";
import { findNextStay, listReservationsOfGuest } from "../../domain/reservations/index.ts";
import { findLogo, settingsOf, type Venue, venueToday } from "../../domain/venues/index.ts";
import { type CardCode, chooseCardLanguage, drawWelcomeCard } from "../../domain/welcome-card/index.ts";
import { findWhatsappChat } from "../../domain/whatsapp/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { refuse, refuseField } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";

type CardQuery = InputOf<typeof welcomeCard>;

/**
 * Draws a guest's welcome card, outside of any unit. Refused without a way to write to the venue: a card with a code that
 * leads nowhere is worse than none.
 */
export async function printWelcomeCard(
  { db, publicUrl }: Pick<Services, "db" | "publicUrl">,
  venueId: number,
  input: CardQuery,
): Promise<OutputOf<typeof welcomeCard>> {
  const card = await db.readAtVenue(venueId, (at) => readCard(at, input, publicUrl));
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

async function readCard(at: ReadingAtVenue, input: CardQuery, publicUrl: string) {
  const { guest_id, reservation_id, format = "A5", language } = input;
  const [guest, { venue, today }, stays, logo] = await Promise.all([
    findGuestDetails(at, guest_id),
    venueToday(at),
    listReservationsOfGuest(at, guest_id),
    findLogo(at),
  ]);
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
    ...(await readCode(at, { venue, guest, link: input.link }, publicUrl)),
    format,
  };
}

type CardContent = { venue: Venue; guest: GuestDetails; link: string | undefined };

/** The guest page, with the guest's own link if one was made; else WhatsApp. */
async function readCode(
  at: ReadingAtVenue,
  { venue, guest, link }: CardContent,
  publicUrl: string,
): Promise<{ link: string; code: CardCode }> {
  const chat = await findWhatsappChat(at);
  if (settingsOf(venue).public.enabled) {
    const page = new URL(guestPagePath(venue.public_key), publicUrl);
    const code = { opens: "page", address: page.href, whatsapp: chat?.number } as const;
    if (link === undefined) return { link: page.href, code };
    const token = URL.canParse(link) ? new URL(link).searchParams.get(linkParameter) : null;
    if (token === null || !(await isUsableLinkOf(at, token, guest.merged_into ?? guest.guest_id)))
      throw refuseField("link", "guest_link_unusable");
    page.searchParams.set(linkParameter, token);
    return { link: page.href, code };
  }
  if (!chat) throw refuseField("link", "no_way_to_write");
  return { link: chat.link, code: { opens: "whatsapp" } };
}
