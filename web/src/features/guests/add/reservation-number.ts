/** Without letters that look like others. */
const letters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** A number for a guest without one, such as W-1124-K7P: the day of arrival, and letters that make it unique. */
export function createReservationNumber(checkin: string): string {
  const random = crypto.getRandomValues(new Uint8Array(3));
  const ending = Array.from(random, (byte) => letters[byte % letters.length]).join("");
  return `W-${checkin.slice(5, 7)}${checkin.slice(8, 10)}-${ending}`;
}
