import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../core/language/formats.ts";
import type { ShownRule } from "../drafts.ts";
import { isUnsaved } from "../rule-words.ts";

/** How a message did in the last 30 days, in a few words. */
export function useResultWords() {
  const { t } = useLingui();
  const { number, percent, dayMonth } = useFormats();
  return (rule: ShownRule): string => {
    const { sent, read, replied, held_back, ordered, scores, without_score: withoutScore } = rule.results;
    if (isUnsaved(rule)) return t`not saved yet`;
    if (!rule.is_on) {
      const since = dayMonth(rule.switched_at);
      return rule.version === 1 && sent === 0 ? t`off` : t`off since ${since}`;
    }
    if (sent === 0) return held_back > 0 ? t`${number(held_back)} held back` : t`nothing sent yet`;
    const rated = scores.reduce((sum, count) => sum + count, withoutScore);
    const result =
      rule.purpose === "feedback" && rated > 0
        ? t`${number(rated)} rated`
        : rule.purpose === "sells"
          ? t`${number(ordered)} ordered`
          : replied * 4 >= sent
            ? t`${number(replied)} replied`
            : t`${percent(read / sent)} read`;
    return `${t`${number(sent)} sent`} · ${result}`;
  };
}
