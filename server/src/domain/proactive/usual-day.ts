import type { Unit } from "@bellhop/contract/entries";

/** Only useful when the guest arrives. */
const onArrival = new Set(["early_check_in", "transfer"]);
const onDeparture = new Set(["late_check_out", "extra_night"]);
/** From the arrival on, or from today. */
const fromArrival = new Set([
  ...["room_upgrade", "half_board", "parking", "romantic_set", "flowers", "birthday", "bottle"],
  ...["cot", "extra_bed", "pet_kit"],
]);
/** Units of what lasts the whole stay. */
const ofStay = new Set<Unit>(["stay", "night", "person_night"]);

/** The day for which an extra is ordered if the guest names none. Undefined: the guest is asked. */
export function usualDay(
  { key, unit }: { key?: string | undefined; unit?: Unit | undefined },
  { checkin, checkout }: { checkin: string; checkout: string },
  today: string,
): string | undefined {
  if (key !== undefined && onArrival.has(key)) return checkin;
  if (key !== undefined && onDeparture.has(key)) return checkout;
  const isOfStay = (key !== undefined && fromArrival.has(key)) || (unit !== undefined && ofStay.has(unit));
  const first = checkin > today ? checkin : today;
  return isOfStay || first === checkout ? first : undefined;
}
