import { badValue, type Json, listIn, objectIn, textIn } from "../wire.ts";

export function readLocation(part: Json): { text: string } {
  coordinate(part, "latitude", 90);
  coordinate(part, "longitude", 180);
  return { text: [part.name, part.address].filter((one) => typeof one === "string").join("\n") };
}

function coordinate(part: Json, key: string, max: number) {
  const value = part[key];
  const number = typeof value === "string" && value !== "" ? Number(value) : value;
  if (typeof number !== "number" || !(Math.abs(number) <= max)) badValue(`location['${key}'] is not valid`);
}

const furtherNames = ["first_name", "last_name", "middle_name", "suffix", "prefix"];

/** Each contact has a formatted name and at least one of its parts. */
export function readContacts(part: unknown): { text: string } {
  const names = listIn(part, "contacts").map((one) => {
    const name = objectIn(objectIn(one, "contact").name, "contacts['name']");
    if (!furtherNames.some((key) => typeof name[key] === "string" && name[key] !== ""))
      badValue("contacts['name'] needs at least one name beside formatted_name");
    return textIn(name, "formatted_name", "contacts['name']['formatted_name']");
  });
  return { text: names.join("\n") };
}

/** An empty emoji removes the reaction. */
export function readReaction(part: Json): { text: string } {
  textIn(part, "message_id", "reaction['message_id']");
  if (typeof part.emoji !== "string" || part.emoji.length > 20)
    badValue("reaction['emoji'] must be one emoji");
  return { text: part.emoji as string };
}
