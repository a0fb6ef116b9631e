import type { RequestDecision, RequestState } from "@bellhop/contract/requests";
import { useLingui } from "@lingui/react/macro";
import type { Chip } from "../../../ui/Chip.tsx";

type Tone = NonNullable<Parameters<typeof Chip>[0]["tone"]>;

export const toneOf: Record<RequestState, Tone> = {
  new: "info",
  proposed: "waiting",
  confirmed: "accent",
  in_progress: "accent",
  done: "neutral",
  declined: "neutral",
  cancelled: "neutral",
  expired: "urgent",
};

export function useStateWords(): Record<RequestState, string> {
  const { t } = useLingui();
  return {
    new: t`New`,
    proposed: t`Guest decides`,
    confirmed: t`Confirmed`,
    in_progress: t`In progress`,
    done: t`Done`,
    declined: t`Declined`,
    cancelled: t`Cancelled`,
    expired: t`Expired`,
  };
}

/** Buttons. */
export function useDecisionWords(): Record<RequestDecision, string> {
  const { t } = useLingui();
  return {
    confirm: t`Confirm`,
    propose: t`Other time`,
    decline: t`Decline`,
    start: t`Start`,
    finish: t`Done`,
    cancel: t`Cancel request`,
  };
}
