import type { RowProblem } from "@bellhop/contract/reservation-imports";
import type { GuestToMatch } from "../guests/index.ts";
import type { Known } from "./known.ts";
import { fold, type Reservation, rowProblem } from "./reading/index.ts";

/**
 * Agencies and couples give one phone for several names. The guest who had it first keeps it: another name is another
 * guest, without a phone, and the row says so.
 */
export function withOwnPhone<Row extends { parsed: Reservation; problems: RowProblem[]; isShared: boolean }>(
  row: Row,
  known: Known,
): Row {
  const { phone, guest_name: name, external_id, reservation_number } = row.parsed;
  const holder = phone === null ? undefined : known.guestWithPhone(phone);
  if (!holder || mayBeOnePerson(name, holder)) return row;
  const stays = known.reservation(external_id, reservation_number)?.stays ?? [];
  // The only guest of a booking is who it is about, under any name.
  const isOnlyGuest =
    !row.isShared && stays.length > 0 && stays.every((one) => one.person_id === holder.guest_id);
  if (isOnlyGuest) return row;
  const problem = rowProblem("phone_shared", "phone", holder.name);
  return { ...row, parsed: { ...row.parsed, phone: null }, problems: [...row.problems, problem] };
}

const isLatin = (text: string) => /\p{Script=Latin}/u.test(text);

/** Every word of the shorter name begins a word of the longer one, or is begun by it. Scripts can't be compared. */
function mayBeOnePerson(name: string, guest: GuestToMatch): boolean {
  if (name === "" || guest.name === "" || guest.name_is_from_profile || !/\p{L}/u.test(guest.name))
    return true;
  if (isLatin(name) !== isLatin(guest.name)) return true;
  const [one, other] = [fold(name).split(" "), fold(guest.name).split(" ")];
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  return few.every((word) =>
    many.some((longer) => longer.startsWith(word) || word.startsWith(longer) || isTypo(word, longer)),
  );
}

/** One letter that is missing, wrong, or too many. */
function isTypo(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 5 || Math.abs(one.length - other.length) > 1) return false;
  const from = [...one].findIndex((letter, place) => letter !== other[place]);
  if (from < 0) return true;
  const rest = (text: string, skipped: number) => text.slice(from + skipped);
  return (
    rest(one, 1) === rest(other, 1) || rest(one, 1) === rest(other, 0) || rest(one, 0) === rest(other, 1)
  );
}
