import type { Conditions } from "@bellhop/contract/proactive";
import { baseOf } from "@bellhop/contract/values";
import type { GuestToPlan, PlanSettings, StayToPlan } from "./types.ts";

const dayMs = 86_400_000;

export const nightsOf = ({ checkin, checkout }: Pick<StayToPlan, "checkin" | "checkout">): number =>
  Math.round((Date.parse(checkout) - Date.parse(checkin)) / dayMs);

/** Whether all conditions of a rule hold; an absent one always does. */
export function conditionsHold(
  conditions: Conditions,
  stay: StayToPlan,
  guest: GuestToPlan,
  { defaultLanguage, email }: Pick<PlanSettings, "defaultLanguage" | "email">,
): boolean {
  const language = baseOf(guest.language ?? defaultLanguage);
  const people = (stay.adults ?? 1) + (stay.children ?? 0);
  const hasChildren = (stay.children ?? 0) > 0;
  const ways = [
    ...(guest.has_whatsapp ? ["whatsapp"] : []),
    ...(guest.has_page ? ["web"] : []),
    ...(email === "on" && guest.email === "usable" ? ["email"] : []),
  ];
  const { languages, min_nights, max_nights, min_people, with_children } = conditions;
  const { room_types, sources, channels, ordered, not_ordered } = conditions;
  return (
    (!languages || languages.some((one) => baseOf(one) === language)) &&
    (min_nights === undefined || nightsOf(stay) >= min_nights) &&
    (max_nights === undefined || nightsOf(stay) <= max_nights) &&
    (min_people === undefined || people >= min_people) &&
    (with_children === undefined || with_children === hasChildren) &&
    (!room_types || room_types.includes(stay.room_type)) &&
    (!sources || sources.includes(stay.source)) &&
    (!channels || channels.some((one) => ways.includes(one))) &&
    (!ordered || ordered.some((one) => guest.ordered.includes(one))) &&
    !not_ordered?.some((one) => guest.ordered.includes(one))
  );
}
