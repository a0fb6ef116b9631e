import { randomInt } from "node:crypto";
import { webGuestCodeCharacters, webGuestCodeLength, webGuestName } from "@bellhop/contract/web-guest-names";
import { addGuest, type Guest } from "../../domain/guests/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";

/** Adds a guest for a browser on the guest page. */
export async function addVisitor(at: AtVenue, language: string): Promise<Guest> {
  const guest = await addGuest(at, {
    name: webGuestName(newCode()),
    nameIsFromProfile: true,
    phone: null,
    whatsappUserId: null,
    language,
  });
  if (!guest) throw new Error("A guest without an address met another one");
  return guest;
}

/** Tells web guests apart until staff know their name. */
const newCode = (): string =>
  Array.from(
    { length: webGuestCodeLength },
    () => webGuestCodeCharacters[randomInt(webGuestCodeCharacters.length)],
  ).join("");
