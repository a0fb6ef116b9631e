import type { PlanMeter, StoppedBecause } from "@bellhop/contract/plans";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../core/language/formats.ts";

/** The current warning; undefined below the first one. */
export function useMeterWords(): (meter: PlanMeter) => string | undefined {
  const { t } = useLingui();
  const { fullDay, percent } = useFormats();
  const stopWords = useStopWords();
  return ({ stopped_because: because, grace_ends_at: graceEnds, warned_percent: warned }) => {
    if (because) return stopWords(because);
    if (graceEnds) {
      const day = fullDay(graceEnds);
      return t`The plan is used up. The assistant answers until ${day}.`;
    }
    if (warned === null) return undefined;
    const share = percent(warned / 100);
    return t`${share} of the plan is used.`;
  };
}

/** Why the assistant has stopped answering. */
function useStopWords(): (because: StoppedBecause) => string {
  const { t } = useLingui();
  return (because) =>
    ({
      test_over: t`The free test is over. Your team answers all guests.`,
      answers_used_up: t`All answers of the free test are used. Your team answers all guests.`,
      conversations_used_up: t`This month's conversations are used up. Your team answers new guests.`,
    })[because];
}
