import type { Conversation } from "@bellhop/contract/conversations";
import { useLingui } from "@lingui/react/macro";
import { useStayLabel } from "./stay-label.ts";

/** Where a guest is: their room by their stay, else where they opened the guest page. */
export function usePlaceLabel({ stay, place }: Pick<Conversation, "stay" | "place">) {
  const { t } = useLingui();
  const ofStay = useStayLabel(stay);
  return {
    /** For lists. */
    short: () => ofStay.short() || (place?.room ?? ""),
    room() {
      const known = ofStay.room();
      if (known || !place) return known;
      if (place.room !== null) return t`Room ${place.room}, by its code`;
      return place.in_house ? t`In the hotel` : t`Not in the hotel`;
    },
    roomAndUntil: ofStay.roomAndUntil,
  };
}
