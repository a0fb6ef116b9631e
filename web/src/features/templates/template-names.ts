import type { TemplateState } from "@bellhop/contract/templates";
import { useLingui } from "@lingui/react/macro";

/** Names of the templates for the moments of a stay; others show their own name, readable. */
export function useTemplateName(): (name: string) => string {
  const { t } = useLingui();
  const known: Record<string, string> = {
    booking_confirmed: t`Booking confirmed`,
    arrival_information: t`Arrival information`,
    all_fine: t`Everything fine?`,
    departure_reminder: t`Departure reminder`,
    answer_ready: t`Answer is ready`,
    feedback_request: t`Feedback request`,
  };
  return (name) => known[name] ?? name.replaceAll("_", " ");
}

export function useTemplateState(): (state: TemplateState) => {
  words: string;
  tone: "neutral" | "waiting" | "ok" | "urgent";
} {
  const { t } = useLingui();
  const states = {
    draft: { words: t`Draft`, tone: "neutral" },
    submitted: { words: t`In review`, tone: "waiting" },
    approved: { words: t`Approved`, tone: "ok" },
    rejected: { words: t`Rejected`, tone: "urgent" },
    paused: { words: t`Paused`, tone: "urgent" },
    disabled: { words: t`Switched off`, tone: "urgent" },
  } as const;
  return (state) => states[state];
}
