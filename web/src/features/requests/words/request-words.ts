import type { GuestRequest } from "@bellhop/contract/messages";
import { countedInPeople, type RequestKind } from "@bellhop/contract/request-kinds";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../core/language/formats.ts";

/**
 * A guest's request with what the message stated of it: "Taxi for 4, Tue 24 Nov, 06:30, room 305", "Towels × 3", "Cancel:
 * Taxi, 06:30".
 */
export function useRequestWords(): (request: GuestRequest) => string {
  const { t } = useLingui();
  const { number, stayDay } = useFormats();
  const kindWords = useRequestKindWords();
  return ({ what, count, day, time, room, action }) => {
    const kind = what ? kindWords[what] : action ? t`A booking or request` : t`A request`;
    const people = countedInPeople.has(what) && count !== null && number(count);
    const parts = [
      people ? t`${kind} for ${people}` : count === null ? kind : `${kind} × ${number(count)}`,
      day && stayDay(day),
      time,
      room && t`room ${room}`,
    ];
    const words = parts.filter(Boolean).join(", ");
    if (action === "cancel") return t`Cancel: ${words}`;
    if (action === "skip") return t`Not wanted: ${words}`;
    return action === "change" && what !== "booking_change" ? t`Change: ${words}` : words;
  };
}

function useRequestKindWords(): Record<RequestKind, string> {
  const { t } = useLingui();
  return {
    wake_up_call: t`Wake-up call`,
    packed_breakfast: t`Packed breakfast`,
    breakfast_in_room: t`Breakfast in the room`,
    late_check_out: t`Late check-out`,
    early_check_in: t`Early check-in`,
    booking_change: t`Change of a booking`,
    another_room: t`Another room`,
    extra_bed: t`Extra bed`,
    cot: t`Cot`,
    high_chair: t`High chair`,
    cake: t`Cake`,
    flowers: t`Flowers`,
    taxi: t`Taxi`,
    luggage: t`Luggage`,
    transfer: t`Transfer`,
    towels: t`Towels`,
    pillow: t`Pillow`,
    blanket: t`Blanket`,
    bed_linen: t`Bed linen`,
    room_cleaning: t`Room cleaning`,
    room_service: t`Room service`,
    treatment: t`Treatment`,
    bike: t`Bike`,
    boat: t`Boat`,
    lesson: t`Lesson`,
    tour: t`Tour`,
    tickets: t`Tickets`,
    laundry: t`Laundry`,
    iron: t`Iron`,
    adapter: t`Adapter`,
    hairdryer: t`Hairdryer`,
    toiletries: t`Toiletries`,
    drinks: t`Drinks`,
    heater: t`Heater`,
    invoice: t`Invoice`,
    parking_space: t`Parking space`,
    doctor: t`Doctor`,
    table: t`Table`,
  };
}
