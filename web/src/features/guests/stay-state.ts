import type { Stay } from "@bellhop/contract/conversations";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../core/language/formats.ts";
import { useClock } from "../../core/time/clock.ts";

type StatusLook = { tone: "ok" | "info" | "neutral" | "waiting" | "urgent"; label: string };

/** Label and colour role of each status. */
export function useStatusLooks(): Record<Stay["status"], StatusLook> {
  const { t } = useLingui();
  return {
    inquiry: { tone: "neutral", label: t`Inquiry` },
    pending: { tone: "waiting", label: t`Pending` },
    confirmed: { tone: "info", label: t`Confirmed` },
    checked_in: { tone: "ok", label: t`In house` },
    checked_out: { tone: "neutral", label: t`Checked out` },
    cancelled: { tone: "neutral", label: t`Cancelled` },
    no_show: { tone: "urgent", label: t`No-show` },
  };
}

/** Label and colour role of a stay, today. */
export function useStayState({ status, checkin, checkout }: Stay): StatusLook {
  const { t } = useLingui();
  const { dayOf } = useFormats();
  const today = useClock((now) => dayOf(now));
  const look = useStatusLooks()[status];
  if (status === "confirmed" && checkin === today) return { ...look, label: t`Arriving today` };
  if (status === "checked_in" && checkout === today) return { ...look, label: t`Leaving today` };
  return look;
}
