import { randomInt } from "node:crypto";
import { visitorCodeCharacters, visitorCodeLength, visitorName } from "@bellhop/contract/visitor-names";
import { addGuest, type Guest } from "../../domain/guests/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";

/** Adds a guest for a browser on the guest page. */
export async function addVisitor(at: AtVenue, language: string): Promise<Guest> {
  const guest = await addGuest(at, {
    name: visitorName(newCode()),
    nameIsFromProfile: true,
    phone: null,
    whatsappUserId: null,
    language,
  });
  if (!guest) throw new Error("A guest without an address met another one");
  return guest;
}

/** Tells visitors apart until staff know their name. */
const newCode = (): string =>
  Array.from(
    { length: visitorCodeLength },
    () => visitorCodeCharacters[randomInt(visitorCodeCharacters.length)],
  ).join("");
