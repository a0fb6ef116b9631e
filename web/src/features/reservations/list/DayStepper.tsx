import { addDays } from "@bellhop/contract/formats";
import { useLingui } from "@lingui/react/macro";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { DateInput } from "../../../core/forms/DateInput.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useToday } from "../reservation-queries.ts";
import { useDayName } from "./day-name.ts";
import styles from "./Toolbar.module.css";

type DayStepperProps = { day: string | undefined; onDay: (day: string | undefined) => void };

export function DayStepper({ day, onDay }: DayStepperProps) {
  const { t } = useLingui();
  const today = useToday();
  const shown = day ?? today;
  const name = useDayName()(shown);
  const go = (to: string | null) => onDay(to === null || to === today ? undefined : to);
  return (
    <fieldset className={styles.stepper} aria-label={t`Day`}>
      <IconButton label={t`Previous day`} onClick={() => go(addDays(shown, -1))}>
        <Icon of={IconChevronLeft} flip />
      </IconButton>
      <div className={styles.date}>
        <DateInput label={t`Date`} isNeeded value={shown} onChange={go} />
      </div>
      <IconButton label={t`Next day`} onClick={() => go(addDays(shown, 1))}>
        <Icon of={IconChevronRight} flip />
      </IconButton>
      <span className={styles.dayName} aria-live="polite">
        {name}
      </span>
      {day && day !== today && (
        <Button size="row" onClick={() => go(null)}>
          {t`Today`}
        </Button>
      )}
    </fieldset>
  );
}
