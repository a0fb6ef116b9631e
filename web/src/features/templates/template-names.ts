import type { NotSendable, TemplateCategory, TemplateState } from "@bellhop/contract/templates";
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

/** What Meta decided about a template. */
export function useTemplateFacts() {
  const { t } = useLingui();
  const categories: Record<TemplateCategory, string> = {
    utility: t`Stay information`,
    marketing: t`Offers`,
    authentication: t`Sign-in codes`,
  };
  const qualities: Record<string, string> = { GREEN: t`high`, YELLOW: t`medium`, RED: t`low` };
  const reasons: Record<NotSendable, string> = {
    header_file: t`It has a picture or file. Bellhop can't send such templates.`,
    named_slots: t`Its slots have names. Bellhop can only fill in numbered slots.`,
    needs_more: t`It has a button or card that needs more than text. Bellhop can't send such templates.`,
  };
  return {
    categoryOf: (category: TemplateCategory) => categories[category],
    qualityOf: (quality: string) => qualities[quality] ?? quality,
    whyNotSendable: (reason: NotSendable) => reasons[reason],
  };
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
