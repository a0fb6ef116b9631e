import type { Random } from "../../server/src/testing/random.ts";
import { phonesBegin } from "../sender.ts";
import type { Hotel } from "./hotels.ts";
import type { Person } from "./items.ts";

/** The same phones write to every hotel. A third of the people has a user id too, a few have nothing else. */
export function peopleOf(hotels: Hotel[], eachHas: number, random: Random): Person[] {
  return hotels.flatMap((hotel) =>
    Array.from({ length: eachHas }, (_, n): Person => {
      const kind = random.pick(["phone", "phone", "phone", "both", "both", "hidden", "hidden"]);
      const phone = kind === "hidden" ? null : `${phonesBegin}${String(n).padStart(4, "0")}`;
      // As long as ids may be; those who hide the phone have one that is a number but for its country.
      const digits = `${hotel.number}${String(n).padStart(4, "0")}${"7".repeat(112)}`;
      const userId = kind === "phone" ? null : kind === "hidden" ? `GB.${digits}` : `GB.${hotel.number}.${n}`;
      return {
        hotel,
        phone,
        userId,
        name: `Guest ${n}`,
        addresses: new Set([phone, userId].filter((one) => one !== null)),
        messages: [],
        pending: 0,
        isKnown: false,
        isMoving: false,
        bookName: undefined,
        changedAt: new Map(),
      };
    }),
  );
}
