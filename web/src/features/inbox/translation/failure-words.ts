import type { Translation } from "@bellhop/contract/translations";
import { useLingui } from "@lingui/react/macro";

/** What staff read when a model has not translated. */
export function useFailureWords(): (failure: Translation["failure"] | undefined) => string {
  const { t } = useLingui();
  return (failure) => {
    switch (failure) {
      case "venue_budget":
      case "guest_budget":
        return t`This month's limit for the language model is reached.`;
      case "no_model":
      case "not_allowed":
      case "switched_off":
        return t`Translation is switched off.`;
      default:
        return t`Could not translate.`;
    }
  };
}
