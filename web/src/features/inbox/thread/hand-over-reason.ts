import type { GuestRequest, HandOverReason } from "@bellhop/contract/messages";
import { useLingui } from "@lingui/react/macro";
import { isolated } from "../../../ui/isolated.ts";
import { useRequestWords } from "../../requests/index.ts";

/** Long enough to identify the question. */
const maxQuoted = 64;

const shortened = (text: string) =>
  text.length > maxQuoted ? `${text.slice(0, maxQuoted).replace(/\s+\S*$/, "")}…` : text;

/** Why the assistant handed over, with the guest's words if given. */
export function useHandOverReason(): (reason: HandOverReason, about: string) => string {
  const { t } = useLingui();
  return (reason, about) => {
    const labels: Record<HandOverReason, string> = {
      emergency: t`Emergency`,
      request: t`Request`,
      reply: t`Reply to your team`,
      statement: t`Message for your team`,
      no_entry: t`Not in your texts`,
      unsure: t`Assistant was not sure`,
      entries_disagree: t`Two entries disagree`,
      wants_person: t`Guest asked for a person`,
      complaint: t`Complaint`,
      safety: t`Safety`,
      sensitive: t`Sensitive topic`,
      not_text: t`Not a text message`,
      not_built: t`Assistant not published yet`,
      paused: t`Assistant is off or paused`,
      plan_limit: t`Plan is used up`,
      assistant_failed: t`Assistant had an error`,
    };
    const label = labels[reason];
    return about ? t`${label} · “${isolated(shortened(about))}”` : label;
  };
}

type HandOver = {
  reason: HandOverReason;
  request?: GuestRequest | null | undefined;
  asked?: string | null | undefined;
  sent?: string | undefined;
};

/** What was handed over: the request, the question that the guest answers, or the reason. */
export function useHandOverTitle(): (handOver: HandOver) => string {
  const { t } = useLingui();
  const reasonWords = useHandOverReason();
  const requestWords = useRequestWords();
  return ({ reason, request, asked, sent }) => {
    if (request) return requestWords(request);
    if (sent === "image") return t`Guest sent a picture`;
    if (sent === "audio") return t`Guest sent a voice note`;
    if (reason === "reply" && asked) return t`Reply to “${isolated(shortened(asked))}”`;
    return reasonWords(reason, "");
  };
}
