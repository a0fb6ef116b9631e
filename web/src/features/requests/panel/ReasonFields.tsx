import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { type GuestSentence, sentencesFor } from "../words/guest-sentences.ts";
import styles from "./Decide.module.css";
import { Choice } from "./ProposeFields.tsx";

type ReasonFieldsProps = {
  /** The guest's, who reads the reason. */
  language: string | null;
  reason: string;
  onReason: (reason: string) => void;
};

export function ReasonFields({ language, reason, onReason }: ReasonFieldsProps) {
  const { t } = useLingui();
  const sentences = sentencesFor(language);
  const labels: [GuestSentence, string][] = [
    ["fully_booked", t`Fully booked`],
    ["not_then", t`Not at this hour`],
    ["not_offered", t`We don't offer this`],
  ];
  return (
    <fieldset className={styles.propose}>
      <legend className={styles.legend}>
        <Trans>Reason for the guest</Trans>
      </legend>
      <div className={styles.fields}>
        {labels.map(([name, label]) => (
          <Choice
            key={name}
            isChosen={reason === sentences[name]}
            onChoose={() => onReason(reason === sentences[name] ? "" : sentences[name])}
          >
            {label}
          </Choice>
        ))}
      </div>
      <input
        className={styles.reason}
        aria-label={t`Reason for the guest`}
        placeholder={t`Or write one`}
        dir="auto"
        autoComplete="off"
        maxLength={limits.requestReasonCharacters}
        value={reason}
        onChange={({ target }) => onReason(target.value)}
      />
    </fieldset>
  );
}
