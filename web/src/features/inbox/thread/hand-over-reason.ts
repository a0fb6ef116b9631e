import type { HandOverReason } from "@bellhop/contract/messages";
import { useLingui } from "@lingui/react/macro";
import { isolated } from "../../../ui/isolated.ts";

/** Long enough to identify the question. */
const quotedMost = 64;

/** Why the assistant handed over, with the topic if known. */
export function useHandOverReason(): (reason: HandOverReason, about: string) => string {
  const { t } = useLingui();
  return (reason, whole) => {
    const short = whole.length > quotedMost ? `${whole.slice(0, quotedMost).replace(/\s+\S*$/, "")}…` : whole;
    const about = short && isolated(short);
    const causes: Record<HandOverReason, string> = {
      emergency: about ? t`emergency, “${about}”` : t`emergency`,
      request: about ? t`a request, “${about}”` : t`a request`,
      reply: about ? t`a reply to you, “${about}”` : t`a reply to you`,
      statement: about ? t`a message for you, “${about}”` : t`a message for you`,
      no_entry: about ? t`no entry covers “${about}”` : t`no entry covers this`,
      unsure: about ? t`not sure about “${about}”` : t`not sure of the answer`,
      entries_disagree: about ? t`two entries disagree about “${about}”` : t`two entries disagree`,
      wants_person: t`the guest asked for a person`,
      complaint: about ? t`a complaint, “${about}”` : t`a complaint`,
      safety: about ? t`safety, “${about}”` : t`a question of safety`,
      sensitive: about ? t`a sensitive matter, “${about}”` : t`a sensitive matter`,
      not_text: t`the assistant reads only text`,
      not_built: t`the assistant is not built yet`,
      paused: t`the assistant is paused`,
      assistant_failed: t`the assistant could not answer`,
    };
    return causes[reason];
  };
}
