import { Trans, useLingui } from "@lingui/react/macro";
import { IconBellPlus, IconMinus, IconPlus } from "@tabler/icons-react";
import { useFormats } from "../../core/language/formats.ts";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import styles from "./AlertsScreen.module.css";
import { useAlertChanges } from "./alert-changes.ts";

type ByHandRowProps = { count: number; set_at: string; set_by: string };

export function ByHandRow({ count, set_at, set_by }: ByHandRowProps) {
  const { t } = useLingui();
  const { time, number } = useFormats();
  const { setByHand } = useAlertChanges();
  const name = <bdi>{set_by}</bdi>;
  const at = time(set_at);
  return (
    <div className={styles.row}>
      <span className={styles.icon} data-tone="calm">
        <Icon of={IconBellPlus} />
      </span>
      <span className={styles.words}>
        <span className={styles.line}>
          <Trans>Set by hand</Trans>
        </span>
        <span className={styles.about}>
          <Trans>
            by {name}, {at}
          </Trans>
        </span>
      </span>
      <fieldset className={styles.stepper}>
        <legend className="unseen">{t`Alerts set by hand`}</legend>
        <IconButton label={t`One less`} onClick={() => void setByHand(count - 1)}>
          <Icon of={IconMinus} size={16} />
        </IconButton>
        <output>{number(count)}</output>
        <IconButton label={t`One more`} onClick={() => void setByHand(count + 1)}>
          <Icon of={IconPlus} size={16} />
        </IconButton>
      </fieldset>
    </div>
  );
}
