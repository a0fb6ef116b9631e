import type { ManualAlert } from "@bellhop/contract/alerts";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconBellPlus, IconPencil, IconX } from "@tabler/icons-react";
import { useFormats } from "../../core/language/formats.ts";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import styles from "./AlertsScreen.module.css";
import { useAlertChanges } from "./alert-changes.ts";

/** "Giulia, 16:03: The lift is stuck." */
export function ManualAlertWords({ alert: { text, set_by, set_at, count } }: { alert: ManualAlert }) {
  const { time, number } = useFormats();
  const name = (
    <strong>
      <bdi>{set_by}</bdi>
    </strong>
  );
  const at = <time dateTime={set_at}>{time(set_at)}</time>;
  const words = <bdi>{text}</bdi>;
  return (
    <>
      {text ? (
        <Trans>
          {name}, {at}: {words}
        </Trans>
      ) : (
        <Trans>
          {name} added an alert, {at}
        </Trans>
      )}
      {count > 1 && <span className={styles.count}> ×{number(count)}</span>}
    </>
  );
}

export function ManualAlertRow({ alert, onEdit }: { alert: ManualAlert; onEdit: () => void }) {
  const { t } = useLingui();
  const { removeManual } = useAlertChanges();
  return (
    <div className={styles.row}>
      <span className={styles.icon} data-tone="calm">
        <Icon of={IconBellPlus} />
      </span>
      <p className={styles.manual}>
        <ManualAlertWords alert={alert} />
      </p>
      <span className={styles.rowTools}>
        <IconButton label={t`Edit alert`} onClick={onEdit}>
          <Icon of={IconPencil} size={16} />
        </IconButton>
        <IconButton label={t`Remove alert`} onClick={() => void removeManual(alert)}>
          <Icon of={IconX} size={16} />
        </IconButton>
      </span>
    </div>
  );
}
