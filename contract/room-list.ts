import { limits } from "./limits.ts";

export type RoomList =
  | { rooms: string[] }
  | { problem: "rooms_too_many" | "room_range_invalid" | "too_long"; part: string };

const separators = /[,;\n،、，；]/;
/** Two rooms of the same name with different numbers at its end. */
const range = /^(.*?)(\d{1,6})\s*[-–—]\s*(.*?)(\d{1,6})$/u;

/**
 * Reads rooms and ranges of rooms, such as `101-112, 201, Suite 1-Suite 4`. A range may leave out the name at its end
 * (`A1-4`). A room that is listed twice counts once.
 */
export function readRooms(text: string): RoomList {
  const rooms = new Set<string>();
  for (const part of text.split(separators)) {
    const name = part.replace(/\s+/g, " ").trim();
    if (!name) continue;
    const [first, last] = endsOf(name) ?? [];
    if (first && last) {
      const count = last.number - first.number + 1;
      if (count < 1) return { problem: "room_range_invalid", part: name };
      if (rooms.size + count > limits.roomCodes) return { problem: "rooms_too_many", part: name };
      for (let number = first.number; number <= last.number; number++)
        rooms.add(`${first.before}${String(number).padStart(first.digits, "0")}`);
    } else rooms.add(name);
    if (rooms.size > limits.roomCodes) return { problem: "rooms_too_many", part: name };
  }
  const tooLong = [...rooms].find((room) => room.length > limits.roomCharacters);
  return tooLong ? { problem: "too_long", part: tooLong } : { rooms: [...rooms] };
}

/** Undefined if it is the name of one room, such as `12-A` or `Garden-1`. */
function endsOf(name: string) {
  const [, before = "", from = "", beforeEnd = "", to = ""] = range.exec(name) ?? [];
  if (!from || (beforeEnd !== "" && beforeEnd !== before)) return undefined;
  return [
    { before, number: Number(from), digits: from.startsWith("0") ? from.length : 1 },
    { number: Number(to) },
  ] as const;
}
