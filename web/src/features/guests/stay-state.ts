import type { Stay } from "@bellhop/contract/conversations";
import { useLingui } from "@lingui/react/macro";

type Shown = { tone: "ok" | "info" | "neutral" | "waiting" | "urgent"; label: string };

/** Label and colour role of a reservation's status. */
export function useStayState(): Record<Stay["status"], Shown> {
  const { t } = useLingui();
  return {
    inquiry: { tone: "neutral", label: t`Inquiry` },
    pending: { tone: "waiting", label: t`Pending` },
    confirmed: { tone: "info", label: t`Confirmed` },
    checked_in: { tone: "ok", label: t`In house` },
    checked_out: { tone: "neutral", label: t`Left` },
    cancelled: { tone: "neutral", label: t`Cancelled` },
    no_show: { tone: "urgent", label: t`No-show` },
  };
}
