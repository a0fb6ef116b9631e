import type { Stay } from "@bellhop/contract/conversations";
import { useLingui } from "@lingui/react/macro";

type Shown = { tone: "ok" | "info" | "neutral" | "waiting" | "urgent"; words: string };

/** Label and colour role of a reservation's status. */
export function useStayState(): Record<Stay["status"], Shown> {
  const { t } = useLingui();
  return {
    inquiry: { tone: "neutral", words: t`Inquiry` },
    pending: { tone: "waiting", words: t`Pending` },
    confirmed: { tone: "info", words: t`Confirmed` },
    checked_in: { tone: "ok", words: t`In house` },
    checked_out: { tone: "neutral", words: t`Left` },
    cancelled: { tone: "neutral", words: t`Cancelled` },
    no_show: { tone: "urgent", words: t`No-show` },
  };
}
