import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle, IconLanguage } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import { useFailureWords } from "./failure-words.ts";
import styles from "./TranslationLine.module.css";
import type { useTranslation } from "./use-translation.ts";

type State = ReturnType<typeof useTranslation>;

/** Below a text that is translated, or should be: the other text is one tap away. */
export function TranslationLine({
  state,
  isOriginal,
  onSwitch,
}: {
  state: State;
  isOriginal: boolean;
  onSwitch: () => void;
}) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { translation, hasFailed, isAsking, again } = state;
  if (isAsking) {
    return (
      <Line>
        <Trans>Translating…</Trans>
      </Line>
    );
  }
  if (hasFailed) {
    return (
      <Line isTrouble>
        {failureWords(translation?.failure, t`Could not translate.`)}{" "}
        <button type="button" onClick={again}>
          <Trans>Try again</Trans>
        </button>
      </Line>
    );
  }
  if (translation?.outcome === "unreliable") {
    return (
      <Line isTrouble>
        <Trans>Could not be translated reliably.</Trans>
      </Line>
    );
  }
  if (translation?.outcome !== "translated") return null;
  return (
    <Line>
      <button type="button" onClick={onSwitch}>
        {isOriginal ? <Trans>Show translation</Trans> : <Trans>Show original</Trans>}
      </button>
    </Line>
  );
}

export function Line({ isTrouble = false, children }: { isTrouble?: boolean; children: ReactNode }) {
  return (
    <p className={styles.line} data-trouble={isTrouble || undefined}>
      <Icon of={isTrouble ? IconAlertTriangle : IconLanguage} size={14} />
      <span>{children}</span>
    </p>
  );
}
