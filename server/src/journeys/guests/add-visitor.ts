import { randomInt } from "node:crypto";
import { addGuest, type Guest } from "../../domain/guests/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";

/** Adds a guest for a browser on the guest page. */
export async function addVisitor(at: AtVenue, language: string): Promise<Guest> {
  const guest = await addGuest(at, {
    name: visitorName(),
    nameIsFromProfile: true,
    phone: null,
    whatsappUserId: null,
    language,
  });
  if (!guest) throw new Error("A guest without an address met another one");
  return guest;
}

const nameCharacters = "23456789BCDFGHJKLMNPQRSTVWXZ";

/** Tells visitors apart until staff know their name. */
function visitorName(): string {
  const letters = Array.from({ length: 4 }, () => nameCharacters[randomInt(nameCharacters.length)]);
  return `Web ${letters.join("")}`;
}
