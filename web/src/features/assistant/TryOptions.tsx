import { Trans, useLingui } from "@lingui/react/macro";
import { IconUser } from "@tabler/icons-react";
import { DateInput } from "../../core/forms/DateInput.tsx";
import { useFormats } from "../../core/language/formats.ts";
import { nowMs } from "../../core/time/clock.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./TryOptions.module.css";
import type { TryContext } from "./tries.ts";

type TryOptionsProps = { as: TryContext; onChange: (more: Partial<TryContext>) => void };

export function TryOptions({ as, onChange }: TryOptionsProps) {
  const { t } = useLingui();
  const { dayOf } = useFormats();
  return (
    <div className={styles.options}>
      <Icon of={IconUser} size={16} />
      <label>
        <span className="unseen">
          <Trans>Type of guest</Trans>
        </span>
        <select
          value={as.stay}
          onChange={(event) =>
            onChange({ stay: event.currentTarget.value === "in_house" ? "in_house" : "before_arrival" })
          }
        >
          <option value="in_house">{t`Guest staying now`}</option>
          <option value="before_arrival">{t`Guest before arrival`}</option>
        </select>
      </label>
      <DateInput
        label={t`Date`}
        isNeeded
        value={as.on ?? dayOf(nowMs())}
        onChange={(on) => onChange({ on: on ?? undefined })}
      />
    </div>
  );
}
