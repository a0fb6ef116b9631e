import type { TextTranslation } from "@bellhop/contract/translations";
import { useLingui } from "@lingui/react/macro";

/** What staff read when a model has written nothing; `otherwise` if there is nothing more to say. */
export function useFailureWords(): (
  failure: TextTranslation["failure"] | undefined,
  otherwise: string,
) => string {
  const { t } = useLingui();
  return (failure, otherwise) => {
    switch (failure) {
      case "venue_budget":
      case "guest_budget":
        return t`This month's limit for the language model is reached.`;
      case "no_model":
      case "not_allowed":
      case "switched_off":
        return t`The language model is switched off.`;
      default:
        return otherwise;
    }
  };
}
