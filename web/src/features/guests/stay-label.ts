import type { Stay } from "@bellhop/contract/conversations";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../core/language/formats.ts";
import { useClock } from "../../core/time/clock.ts";

/** One line: the room, until when, or that the guest is yet to arrive. */
export function useStayLabel(stay: Stay | null) {
  const { t } = useLingui();
  const { stayDay, dayOf } = useFormats();
  const today = useClock((now) => dayOf(now));
  const arrivesToday = stay?.checkin === today && (stay.status === "confirmed" || stay.status === "pending");
  const inRoom = () => (stay?.room ? t`Room ${stay.room}` : "");
  const arriving = () => (arrivesToday ? t`arriving` : "");
  // Lazy, because a scrolling list formats hundreds of stays a second.
  return {
    room: () => inRoom() || arriving(),
    /** For lists: the bare number. */
    short: () => stay?.room || arriving(),
    roomAndUntil: () => {
      const until = stay ? t`until ${stayDay(stay.checkout)}` : "";
      return [inRoom(), until].filter(Boolean).join(" · ");
    },
  };
}
