import type { Stay } from "@bellhop/contract/conversations";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../core/language/formats.ts";
import { useClock } from "../../core/time/clock.ts";

type Shown = { tone: "ok" | "info" | "neutral" | "waiting" | "urgent"; label: string };

/** Label and colour role of a stay, today. */
export function useStayState({ status, checkin, checkout }: Stay): Shown {
  const { t } = useLingui();
  const { dayOf } = useFormats();
  const today = useClock((now) => dayOf(now));
  const states: Record<Stay["status"], Shown> = {
    inquiry: { tone: "neutral", label: t`Inquiry` },
    pending: { tone: "waiting", label: t`Pending` },
    confirmed: { tone: "info", label: checkin === today ? t`Arriving today` : t`Confirmed` },
    checked_in: { tone: "ok", label: checkout === today ? t`Leaving today` : t`In house` },
    checked_out: { tone: "neutral", label: t`Checked out` },
    cancelled: { tone: "neutral", label: t`Cancelled` },
    no_show: { tone: "urgent", label: t`No-show` },
  };
  return states[status];
}
