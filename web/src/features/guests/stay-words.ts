import type { Stay } from "@bellhop/contract/conversations";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../core/language/formats.ts";
import { useClock } from "../../core/time/clock.ts";

/** How a stay is told in a line: the room, until when, or that the guest is still to come. */
export function useStayWords(stay: Stay | null) {
  const { t } = useLingui();
  const { stayDay, dayOf } = useFormats();
  const today = useClock((now) => dayOf(now));
  const arrivesToday = stay?.checkin === today && (stay.status === "confirmed" || stay.status === "pending");
  const inRoom = () => (stay?.room ? t`Room ${stay.room}` : "");
  const arriving = () => (arrivesToday ? t`arriving` : "");
  // Only what is read is worded: a list that scrolls words hundreds of stays a second.
  return {
    room: () => inRoom() || arriving(),
    /** As the list shows it: the bare number. */
    short: () => stay?.room || arriving(),
    roomAndUntil: () => {
      const until = stay ? t`until ${stayDay(stay.checkout)}` : "";
      return [inRoom(), until].filter(Boolean).join(" · ");
    },
  };
}
