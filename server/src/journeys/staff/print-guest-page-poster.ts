import type { InputOf, OutputOf } from "@bellhop/contract/call";
import { limits } from "@bellhop/contract/limits";
import type { printPoster, printRoomCodes } from "@bellhop/contract/qr-code";
import { readRooms } from "@bellhop/contract/room-list";
import { drawPoster, drawRoomCodes, type VenueLook } from "../../domain/guest-page-prints/index.ts";
import { findLogo, findVenue, guestPageLink, settingsOf } from "../../domain/venues/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { type Refusal, refuseField } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";

type Addresses = { publicUrl: string; secretKey: Secret };

/** Draws a code for each room of a list, outside of any unit. */
export async function printGuestPageRoomCodes(
  db: Services["db"],
  venueId: number,
  list: string,
  addresses: Addresses,
): Promise<OutputOf<typeof printRoomCodes>> {
  const rooms = roomsOf(list);
  const { venue, look } = await db.readAtVenue(venueId, readLook);
  const codes = rooms.map((room) => ({
    room,
    link: guestPageLink(venue, { place: "house", room }, addresses),
  }));
  const drawn = await drawRoomCodes(codes, look);
  if ("missing" in drawn) throw withoutFont(drawn.missing, look, "rooms");
  return { file_name: "room-codes.pdf", pdf: drawn.pdf.toString("base64"), codes };
}

/** Draws a poster with the code of a place, outside of any unit. */
export async function printGuestPagePoster(
  db: Services["db"],
  venueId: number,
  { place, format }: InputOf<typeof printPoster>,
  addresses: Addresses,
): Promise<OutputOf<typeof printPoster>> {
  const { venue, look } = await db.readAtVenue(venueId, readLook);
  const link = guestPageLink(venue, { place }, addresses);
  const drawn = await drawPoster({ link, isInHouse: place === "house", format }, look);
  if ("missing" in drawn) throw withoutFont(drawn.missing, look, "venue_name");
  const file_name = `poster-${place}-${format.toLowerCase()}.pdf`;
  return { file_name, pdf: drawn.pdf.toString("base64"), link, languages: drawn.languages };
}

async function readLook(at: ReadingAtVenue) {
  const [venue, logo] = await Promise.all([findVenue(at), findLogo(at)]);
  const { colour, wifi } = settingsOf(venue).public;
  const { name, default_language, languages } = venue;
  const look: VenueLook = {
    name,
    colour,
    logo,
    languages: [...new Set([default_language, ...languages])],
    hasWifi: wifi !== null,
  };
  return { venue, look };
}

function roomsOf(list: string): string[] {
  const read = readRooms(list);
  if ("rooms" in read) {
    if (read.rooms.length === 0) throw refuseField("rooms", "required");
    return read.rooms;
  }
  const { problem, part } = read;
  if (problem === "rooms_too_many") throw refuseField("rooms", problem, { maximum: limits.roomCodes });
  if (problem === "too_long") throw refuseField("rooms", "room_name_too_long", { part });
  throw refuseField("rooms", problem, { part });
}

function withoutFont(missing: string[], { name }: VenueLook, field: string): Refusal {
  const ofName = missing.filter((character) => name.normalize("NFC").includes(character));
  return ofName.length > 0
    ? refuseField("venue_name", "script_without_font", { characters: ofName.join(" ") })
    : refuseField(field, "script_without_font", { characters: missing.join(" ") });
}
