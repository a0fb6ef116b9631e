import { Trans, useLingui } from "@lingui/react/macro";
import styles from "./CardFoot.module.css";
import { NextTime } from "./lazy-parts.tsx";

type NextTimeChoiceProps = { isOn: boolean; onSwitch: (isOn: boolean) => void };

/** Saves the question with this reply as a draft answer, without leaving the guest. */
export function NextTimeChoice({ isOn, onSwitch }: NextTimeChoiceProps) {
  return (
    <label className={styles.nextTime}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onSwitch(target.checked)} />
      <Trans>Answer this next time too</Trans>
    </label>
  );
}

type NextTimeDraftProps = React.ComponentProps<typeof NextTime>;

export const NextTimeDraft = (props: NextTimeDraftProps) => (
  <div className={styles.draft}>
    <NextTime {...props} />
  </div>
);

/** The primary names what it does. */
export function useSendLabel(): (decisions: readonly { decision: string }[]) => string {
  const { t } = useLingui();
  return (decisions) => {
    const kinds = new Set(decisions.map(({ decision }) => decision));
    if (kinds.size === 0) return t`Send reply`;
    if (kinds.size > 1) return t`Decide and send`;
    if (kinds.has("confirm")) return t`Confirm and send`;
    return kinds.has("propose") ? t`Propose and send` : t`Decline and send`;
  };
}
